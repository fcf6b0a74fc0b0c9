#include "fingerprints.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace Lockscope {

const std::vector<ScriptFingerprint> &scriptFingerprints()
{
    static const std::vector<ScriptFingerprint> kScripts = {
        {"redsync v4", "delete", "e950836ed1e694540c503ef9972b8de518044d3b"},
        {"redsync v4", "touch", "d75bb8b5bd13532ddedd17762e772346e39b321e"},
        {"redsync v4", "touch+setnx", "b6b55c439e02c6f52ffb8be7ec8c0d0ac816ea79", true},
        {"node-redlock v5", "acquire", "96da70f7716f27d278a5218544df37fd8b0a5e4c"},
        {"node-redlock v5", "extend", "aed6f382e410db8ba7926d4e5e9aab410bf2a78a"},
        {"node-redlock v5", "release", "e4612211c9f8f51c257e26e056b0a654b3187242"},
        {"node-redlock v4.2.0", "lock", "e5a322e2634ef59a516e8ea150cb085afafee684"},
        {"node-redlock v4.2.0", "unlock", "0f0f23b9048b36752b5be114f357ba083449f908"},
        {"node-redlock v4.2.0", "extend", "ce46f80993d5dac20dd066eb301a4e37994bdbed"},
        {"redlock-rb 2.0.6", "lock", "ceb2b2062e40c51a2b3963fd078bc71f11bdc65c"},
        {"redlock-rb 2.0.6", "unlock", "8e4905cee18e7c3188d10f2b8b170e403baed34f"},
        {"redlock-rb 2.0.6", "pttl", "78d2ca48a6dc9ef6892059792a3a0c5237733d64"},
        {"redis-py", "release", "c3f8721cbb97f72bc19e972846bd7aaf91901658"},
        {"redis-py", "extend", "a4e8783852e6b949f9ef3a97212805108459a890"},
        {"redis-py", "reacquire", "1cac51482acf5858da00f6d685d68f886cd6b6b2"},
        {"python-redis-lock 4.0.1", "unlock", "90da91872223f85eb1376a17e3c4df21ace8c54b"},
        {"python-redis-lock 4.0.1", "extend", "fed16109024d968d9496e4140fe1355bac05ebff"},
        {"python-redis-lock 4.0.1", "reset", "afbc8014508f92e446b56567e8ba600e811c1bd5"},
        {"pottery 3.0.1", "acquired", "f5f7bd3a3aa4a63c507c1155c5ea1219b350d992"},
        {"pottery 3.0.1", "extend", "ba015a80261b616e7a62d35df0b8e3edbe6c9414"},
        {"pottery 3.0.1", "release", "a4aada0b36710970eedaaaeec4a6b7d8c78c4f80"},
        {"redlock-py", "unlock", "4e92fdc63815b3a0a2dd1c1df3694de73607c88d"},
        {"aioredlock 0.7.3", "set", "c75a9bf1538efcdb1f383acc3e273c5089d57e58", true},
        {"aioredlock 0.7.3", "unset", "241e4ca540a1cc4ec1f32d9eb9f879e607d7e6e5"},
        {"bsm/redislock 0.10", "obtain", "eb0c00d98f6f33b4262419a509002884540f30be"},
        {"bsm/redislock 0.10", "refresh", "5a22d7e8431313862816d4416b5e46dd70fc340d"},
        {"bsm/redislock 0.10", "release", "9470c810040e272ee6c579d8d4331aaf6332a7b1"},
        {"go-zero", "lock", "dbecad63894903ddf755d05d73a3eb7432ef75c0"},
        {"go-zero", "del", "e04ea1352c46ae16a15753d4960bee821bf3b3fa"},
        {"rueidislock", "acquire PXAT", "3875d208d9e377969d2022550302cc83ad17b584"},
        {"rueidislock", "acquire PX", "fa3d1aaa7e4145457755016a3d5daf72fa7a11bf"},
        {"rueidislock", "extend", "852ba6ec6104340ced36643283c856d4698569e4"},
        {"rueidislock", "delete", "9eb62214c9af87ae5f9a9f12bb4520281c0d2ae1"},
        {"rslock 0.7", "unlock", "daf86bbf8740dd3ca86733367a016364b2110627"},
        {"rslock 0.7", "extend", "17a49af0c4b1a9034503fa84f3570f5ca76c4cbf"},
        {"redis++ RedLockMutex", "extend", "d9558fccdcd78dcea082d72df1b67924077deac2"},
        {"redis++ RedLockMutex", "unlock", "764ece7daa93da82f4fbf4e82e0ade7067dfec70"},
        {"redlock-cpp", "continue", "6ecaa08b5be852b9cfeb602b7097fac117801aa5"},
        {"redlock-cpp", "unlock", "e9f69f2beb755be68b5e456ee2ce9aadfbc4ebf4"},
        {"cheprasov", "release", "9bdce90060b1eb1923ba581ffba7051865f063d7"},
        {"cheprasov", "update", "b414769872ec8518662b9f29e83fc691b0349f45"},
        {"lock4j", "lock", "7ea1efbea425b62e6593f238a6c18bf25907dbd9"},
        {"lock4j", "unlock", "8346c71009ae4c895ff1757a6743ec825a38b42d"},
        {"lock4j", "renew", "86b4fe869d9cbdd1d98fbd1a558026fd419f7ce5"},
        {"Dapr", "unlock", "08741c111900b6318ee3f60cb3c2fa1f6c74d859"},
        {"Spring Integration 7.x", "obtain", "175897a4e379e99e79a54937be09226f76cdcfe5"},
        {"Spring Integration 7.x", "renew", "879e0f7b8d83c3266d4e996627438c05dbda0b89"},
        {"Spring Integration 7.x", "unlock pub/sub", "7a71e9443a2a41539fb115a5a27d5a748a871aed"},
        {"Spring Integration 7.x", "spin", "f0f9038aa2b6d6c3436c72d147573ea2a58f0ef2"},
        {"ShedLock safeUpdate", "del", "194f3902b2dd08557818d09fc2e7682d91480e53"},
        {"ShedLock safeUpdate", "upd", "67256370c2d1c87e2250898075542b1a7fa5b917"},
        {"Laravel 13", "releaseLock", "647c65a442733a1aa440f99908d249d13b4d6c4a"},
        {"Laravel 13", "refreshLock", "d5f94f1848f0c54fff99d99dbc4d54184a157c02"},
        {"Laravel 13", "funnel acquire", "420ca604de4310d8301943a71390ee669720d640"},
        {"Laravel 13", "release", "a50243715157b186c5162c69e02eff3bf0c7994a"},
        {"redis-semaphore", "refresh", "594683e49a64ebaf975caf5f8079a1d097c438f1"},
        {"redis-semaphore", "release mutex", "7157921a7cc7cfba979acf6d63f073151df17d12"},
        {"redis-semaphore", "semaphore acquire", "43ebdb49120d170e08af560cb4e46e36f8585936"},
        {"redis-semaphore", "refresh", "999a49a1d07671a8027165641001f5bad44608b3"},
        {"Redisson 4.7.0", "RLock try", "149c5a8bf18676fd99e9e6e24923bd64d9b62f94"},
        {"Redisson 4.7.0", "RLock unlock", "6866459238a13a701d42f4971f12d9f3a50e2442"},
        {"Redisson 4.7.0", "watchdog renew", "8265851aa2edb90b257cceae29ceebae4c8dfb51"},
        {"Redisson 4.7.0", "RLock forceUnlock", "605e338249a7a1d40df83b04f7658354f883b41b"},
        {"Redisson 4.7.0", "read", "95553a6ff11176c18e71344e89d116b06fd6f753"},
        {"Redisson 4.7.0", "write try", "6306ba3bf1f563b284bed52d305fce615c6664d9"},
        {"Redisson 4.7.0", "spin", "dad0f8d619e548e04f21fb48d50be5034df3adae"},
        {"Redisson 4.7.0", "fenced try", "49babb5a1e6a0c5f188c2ae62b93b51cdfd63e45"},
    };
    return kScripts;
}

namespace {

struct Rhythm
{
    const char *library;
    double share; ///< of the lease, after which it is renewed
    Millis lease{0}; ///< the usual one; 0: the application's choice
};

constexpr std::array kRhythms = std::to_array<Rhythm>({
    {"Medallion DistributedLock", 0.30, Millis(30'000)},
    {"EasyCaching", 0.3125, Millis(16'000)},
    {"Redisson", 1.0 / 3, Millis(30'000)},
    {"lock4j", 1.0 / 3, Millis(30'000)},
    {"Spring Integration", 1.0 / 3, Millis(60'000)},
    {"Lockscope", 1.0 / 3},
    {"Bull", 0.5, Millis(30'000)},
    {"BullMQ", 0.25, Millis(30'000)},
    {"Hangfire.Redis.StackExchange", 0.5, Millis(30'000)},
    {"redis++ RedMutex", 0.5, Millis(3'000)},
    {"rueidislock", 0.5, Millis(5'000)},
    {"RedLock.net", 0.5},
    {"FreeRedis", 0.5},
    {"ShedLock KeepAlive", 0.5},
    {"aioredlock", 0.6, Millis(10'000)},
    {"python-redis-lock", 2.0 / 3},
    {"redis-semaphore (Node)", 0.8, Millis(10'000)},
    {"redlock-universal", 0.8, Millis(30'000)},
    {"RedBeat", 0.2, Millis(1'500'000)},
});

/// Timers come late rather than early.
constexpr double kTolerance = 0.02;

} // namespace

QStringList librariesByRhythm(Millis interval, Millis lease)
{
    if (interval <= Millis(0) || lease <= Millis(0))
        return {};
    const double share = static_cast<double>(interval.count()) / static_cast<double>(lease.count());
    QStringList usual;
    QStringList possible;
    for (const auto &rhythm : kRhythms) {
        if (std::abs(share - rhythm.share) > kTolerance)
            continue;
        // The TTL is seen a moment after it was set.
        const bool fits = rhythm.lease > Millis(0) && lease <= rhythm.lease && lease >= rhythm.lease * 95 / 100;
        if (fits)
            usual.append(QLatin1String(rhythm.library));
        else if (rhythm.lease == Millis(0))
            possible.append(QLatin1String(rhythm.library));
    }
    return usual + possible;
}

} // namespace Lockscope
