'use strict';
// Takes locks with node-redlock, told by lines on standard input; ../locker.h says which.
//   node locker.js 4|5 PORT…
// NODE_PATH names the folder into which install.sh put the packages.

const path = require('path');
const readline = require('readline');
const { setTimeout } = require('timers/promises');
const Redis = require('ioredis');

const kPauseMs = 5;
const kRetriesPerCall = 10; // the libraries' own default
const kCountingWaitMs = 20000;

/// Each version behind the same four calls. A call throws; refused() tells a library's verdict from anything else.
/// `nodeErrors` counts nodes that failed, as opposed to nodes that voted against.
class Version4 {
  constructor(clients) {
    this.Redlock = require('redlock4');
    this.redlock = new this.Redlock(clients, { retryCount: 0, retryDelay: kPauseMs, retryJitter: kPauseMs / 2 });
    this.nodeErrors = 0;
    this.redlock.on('clientError', () => ++this.nodeErrors);
  }
  take(name, ttl, retries) {
    return this.redlock.lockWithOptions(name, ttl, { retryCount: retries });
  }
  extend(lock, ttl) {
    return lock.extend(ttl);
  }
  release(lock) {
    return lock.unlock();
  }
  refused(error) {
    return error instanceof this.Redlock.LockError;
  }
}

class Version5 {
  constructor(clients) {
    const { default: Redlock, ExecutionError, ResourceLockedError } = require('redlock5');
    this.ExecutionError = ExecutionError;
    this.redlock = new Redlock(clients, { retryCount: 0, retryDelay: kPauseMs, retryJitter: kPauseMs / 2 });
    this.nodeErrors = 0;
    this.redlock.on('error', (error) => {
      if (!(error instanceof ResourceLockedError)) ++this.nodeErrors;
    });
  }
  take(name, ttl, retries) {
    return this.redlock.acquire([name], ttl, { retryCount: retries });
  }
  extend(lock, ttl) {
    return lock.extend(ttl);
  }
  release(lock) {
    return lock.release();
  }
  refused(error) {
    return error instanceof this.ExecutionError;
  }

  /// As an application does that works under a lock: using() extends it. The work is to wait for release(). Only who stands
  /// in the way of its acquire() learns the lock's value.
  keep(name, ttl) {
    return new Promise((resolve, reject) => {
      let taken;
      const acquire = this.redlock.acquire.bind(this.redlock);
      this.redlock.acquire = async (...rest) => (taken = await acquire(...rest));
      const done = this.redlock.using([name], ttl, () => {
        return new Promise((end) => resolve({ value: taken.value, release: () => (end(), done) }));
      });
      done.catch(reject);
      this.redlock.acquire = acquire;
    });
  }
}

const [version, ...ports] = process.argv.slice(2);
// No queue for nodes that are down: a node that cannot be asked is an error at once, as Redlock wants it.
const clients = ports.map(
  (port) => new Redis({ port: Number(port), enableOfflineQueue: false, maxRetriesPerRequest: 0, retryStrategy: () => kPauseMs })
);
const library = version === '4' ? new Version4(clients) : new Version5(clients);
let held = null;

/// Waits as applications do, by asking the library again. One call with endless retries would not do for version 5: while
/// it retries it keeps what it was granted on a minority, and counts that as somebody else's.
async function take(name, ttl, wait) {
  const end = performance.now() + wait;
  for (;;) {
    try {
      return await library.take(name, ttl, wait > 0 ? kRetriesPerCall : 0);
    } catch (error) {
      if (!library.refused(error) || performance.now() >= end) throw error;
    }
  }
}

/// Commands of one connection are answered in order: after this nothing of ours is on its way.
async function settle() {
  const answers = await Promise.allSettled(clients.map((client) => client.ping()));
  return answers.filter((answer) => answer.status === 'fulfilled').length;
}

const commands = {
  async acquire(name, ttl, wait) {
    held = await take(name, Number(ttl), Number(wait));
    return `held ${held.value}`;
  },
  async keep(name, ttl) {
    held = await library.keep(name, Number(ttl));
    return `held ${held.value}`;
  },
  async extend(ttl) {
    held = await library.extend(held, Number(ttl));
    return 'extended';
  },
  async release() {
    await library.release(held);
    return 'released';
  },
  async increment(name, counter, times, ttl) {
    for (let i = 0; i < Number(times); ++i) {
      const lock = await take(name, Number(ttl), kCountingWaitMs);
      const seen = Number(await clients[0].get(counter));
      await clients[0].rpush(`${counter}:order`, 'theirs');
      await clients[0].set(counter, seen + 1);
      await library.release(lock);
      await setTimeout(Math.random() * 2 * kPauseMs);
    }
    return `counted ${times}`;
  },
  async settle() {
    return `settled ${await settle()}`;
  },
};

async function answer(line) {
  const [word, ...rest] = line.trim().split(/\s+/);
  library.nodeErrors = 0;
  try {
    return await commands[word](...rest);
  } catch (error) {
    return library.refused(error) ? `refused ${library.nodeErrors} ${error.message}` : `failed ${error}`;
  }
}

async function main() {
  await Promise.all(clients.map((client) => new Promise((resolve) => client.once('ready', resolve))));
  clients.forEach((client) => client.on('error', () => {})); // counted where it matters
  // Every node has the scripts from here on, so that each call is one command per node.
  const warmUp = await library.take(`warm-up:${process.pid}`, 60000, 0);
  await settle();
  await library.release(await library.extend(warmUp, 60000));
  await settle();

  const name = `redlock${version}`;
  const installed = require(path.join(process.env.NODE_PATH, name, 'package.json'));
  console.log(`ready node-redlock ${installed.version}`);
  for await (const line of readline.createInterface({ input: process.stdin })) {
    console.log((await answer(line)).replace(/\s+/g, ' '));
  }
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
