"""Takes locks with redis-py's redis.lock.Lock, told by lines on standard input; ../locker.h says which.

    locker.py PORT
"""

import random
import sys
import time

import redis
from redis.exceptions import LockError
from redis.lock import Lock

PAUSE = 0.005
COUNTING_WAIT_MS = 20_000


class Locker:
    def __init__(self, port):
        self.client = redis.Redis(port=port)
        self.client.ping()
        self.lock = None

    def take(self, name, ttl, wait):
        lock = Lock(self.client, name, timeout=ttl / 1000, sleep=PAUSE, blocking=wait > 0, blocking_timeout=wait / 1000)
        if not lock.acquire():
            raise LockError("not acquired")
        return lock

    def acquire(self, name, ttl, wait):
        self.lock = self.take(name, int(ttl), int(wait))
        return "held " + self.lock.local.token.decode()

    def extend(self, ttl):
        self.lock.extend(int(ttl) / 1000, replace_ttl=True)
        return "extended"

    def release(self):
        self.lock.release()
        return "released"

    def increment(self, name, counter, times, ttl):
        for _ in range(int(times)):
            lock = self.take(name, int(ttl), COUNTING_WAIT_MS)
            seen = int(self.client.get(counter) or 0)
            self.client.rpush(counter + ":order", "theirs")
            self.client.set(counter, seen + 1)
            lock.release()
            time.sleep(random.uniform(0, 2 * PAUSE))
        return "counted " + times

    def settle(self):
        self.client.ping()
        return "settled 1"


def main():
    locker = Locker(int(sys.argv[1]))
    commands = {name: getattr(locker, name) for name in ("acquire", "extend", "release", "increment", "settle")}
    print("ready redis-py", redis.__version__, flush=True)
    for line in sys.stdin:
        word, *arguments = line.split()
        try:
            answer = commands[word](*arguments)
        except LockError as error:
            answer = f"refused 0 {error}"
        except Exception as error:  # pylint: disable=broad-except
            answer = f"failed {type(error).__name__}: {error}"
        print(" ".join(answer.split()), flush=True)


main()
