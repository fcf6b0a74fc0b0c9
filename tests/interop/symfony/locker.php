<?php
// Takes locks with Symfony's Lock component, told by lines on standard input; ../locker.h says which. A wait has no end: the
// library knows none.
//   php locker.php PORT

require 'Symfony/Component/Lock/autoload.php';

use Symfony\Component\Lock\Exception\LockConflictedException;
use Symfony\Component\Lock\Key;
use Symfony\Component\Lock\LockFactory;
use Symfony\Component\Lock\Store\RedisStore;

$redis = new Redis();
$redis->connect('127.0.0.1', (int) $argv[1]);
$factory = new LockFactory(new RedisStore($redis));
$lock = null;

$commands = [
    'acquire' => function (string $name, string $ttl, string $wait) use ($factory, &$lock): string {
        $key = new Key($name);
        $lock = $factory->createLockFromKey($key, (int) $ttl / 1000, false);
        return $lock->acquire((int) $wait > 0) ? 'held '.$key->getState(RedisStore::class) : 'refused 0 not acquired';
    },
    'extend' => function (string $ttl) use (&$lock): string {
        $lock->refresh((int) $ttl / 1000);
        return 'extended';
    },
    'release' => function () use (&$lock): string {
        $lock->release();
        return 'released';
    },
    'settle' => function () use ($redis): string {
        $redis->ping();
        return 'settled 1';
    },
];

echo 'ready symfony/lock ', phpversion('redis'), "\n";
while (($line = fgets(STDIN)) !== false) {
    $words = preg_split('/\s+/', trim($line));
    try {
        $answer = $commands[array_shift($words)](...$words);
    } catch (LockConflictedException $error) {
        $answer = 'refused 0 '.$error->getMessage();
    } catch (Throwable $error) {
        $answer = 'failed '.$error->getMessage();
    }
    echo preg_replace('/\s+/', ' ', $answer), "\n";
}
