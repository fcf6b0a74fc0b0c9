#include "tour.h"

#include "words.h"

namespace Lockscope::Lab {

using namespace Qt::StringLiterals;

const std::vector<TourStop> &tour()
{
    static const std::vector<TourStop> kStops{
        {u"lost-update"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Two clients change one number. What can go wrong without a lock?"),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "Both wrote 99: a sale is lost. Read, decide and write must exclude each other.")},
        {u"crash-without-expiry"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "SETNX lets only one client in. What if that client dies?"),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "The key has no expiry, so nobody ever gets the lock again. A lock needs a TTL.")},
        {u"crash-between-setnx-and-expire"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "EXPIRE as a second command adds a TTL. Is that enough?"),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "The client died between the two commands. Key and TTL must be set in one step.")},
        {u"crash-in-one-script"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "One step sets both, like SET NX PX. The owner dies again."),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "The lock expires, and work goes on. But a TTL can also end while its owner lives.")},
        {u"wrong-lock-deleted"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Ann's work lasts longer than her TTL. Then she sends DEL."),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "DEL removed Bob's lock, and Carl came in. The value must name its owner.")},
        {u"check-then-delete"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Now the value names the owner, and Ann checks it before DEL."),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "The lock changed hands between check and DEL. Compare and delete must be one step.")},
        {u"own-lock-deleted"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A script compares and deletes in one step."),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "Bob's lock stays. But Ann and Bob still worked at once: her TTL was too short.")},
        {u"watchdog-saves"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "A watchdog renews the TTL for as long as the work lasts."),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "The TTL may be short, and long work is safe: as long as the watchdog runs.")},
        {u"watchdog-tells"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The whole process pauses, and its watchdog with it."),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "No watchdog can renew while it is paused. It can only report the loss afterwards.")},
        {u"failover"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "The server is not perfect either: the master dies."),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "Replication is asynchronous, so the new master granted the lock again.")},
        {u"failover-redlock"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Redlock asks five independent nodes for a majority."),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "One forgetful node of five changes nothing. But a paused holder can still write late.")},
        {u"long-pause-fenced"_s,
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words", "Each grant has a number, and the store knows the greatest one."),
         QT_TRANSLATE_NOOP("Lockscope::Lab::Words",
                           "Only the store can refuse a late write. That is what fencing tokens are for.")}};
    return kStops;
}

} // namespace Lockscope::Lab
