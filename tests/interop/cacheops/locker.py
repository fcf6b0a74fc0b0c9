"""Takes locks with cacheops, as its cached_as(…, lock=True) does around what is computed, told by lines on standard input;
../locker.h says which. An attempt always waits, TTLs are whole seconds, and nothing prolongs them.

    locker.py PORT
"""

import os
import sys

from django.conf import settings

settings.configure(CACHEOPS_REDIS={"host": "127.0.0.1", "port": int(sys.argv[1])})

# Django wants its settings before cacheops is loaded.
import cacheops.redis  # noqa: E402  pylint: disable=wrong-import-position

client = cacheops.redis.redis_client
computing = None


def acquire(name, ttl, _wait):
    global computing  # pylint: disable=global-statement
    cacheops.redis.LOCK_TIMEOUT = int(ttl) // 1000
    computing = client.getting(name, lock=True)
    if computing.__enter__() is not None:
        return "refused 0 it is computed already"
    return "held LOCK"


def release():
    computing.__exit__(None, None, None)
    return "released"


def settle():
    client.ping()
    return "settled 1"


def main():
    client.ping()
    commands = {"acquire": acquire, "release": release, "settle": settle}
    print("ready cacheops", ".".join(map(str, cacheops.VERSION)), flush=True)
    for line in sys.stdin:
        word, *arguments = line.split()
        try:
            answer = commands[word](*arguments)
        except Exception as error:  # pylint: disable=broad-except
            answer = f"failed {type(error).__name__}: {error}"
        print(" ".join(answer.split()), flush=True)
    os._exit(0)  # what is held stays behind: the interpreter's own end would give it back, halfway


main()
