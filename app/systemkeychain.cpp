#include "systemkeychain.h"

#include <lockscope/core/base/text.h>

#include <QCoreApplication>

#if defined(LOCKSCOPE_QTKEYCHAIN)
#include <qt6keychain/keychain.h>
#endif

namespace Lockscope::App {

#if defined(LOCKSCOPE_QTKEYCHAIN)

namespace {

Error errorOf(const QKeychain::Job &job)
{
    const auto told = [&job](const char *otherwise) {
        // If no service answers, QtKeychain often reports only this.
        const QString words = visibleText(job.errorString(), 200);
        return words.isEmpty() || words == QLatin1String("Unknown error")
            ? QCoreApplication::translate("SystemKeychain", otherwise)
            : words;
    };
    switch (job.error()) {
    case QKeychain::EntryNotFound:
        return {.kind = ErrorKind::NotFound,
                .message = told(QT_TRANSLATE_NOOP("SystemKeychain", "there is no such entry"))};
    case QKeychain::AccessDenied:
    case QKeychain::AccessDeniedByUser:
        return {.kind = ErrorKind::Permission,
                .message = told(QT_TRANSLATE_NOOP("SystemKeychain", "the keychain refused access"))};
    default:
        return {.kind = ErrorKind::Io,
                .message = told(QT_TRANSLATE_NOOP("SystemKeychain", "no keychain service answers"))};
    }
}

class SystemKeychain final : public Keychain
{
public:
    void read(const QString &key, std::function<void(const Result<QByteArray> &)> handler) override
    {
        auto *job = new QKeychain::ReadPasswordJob(service());
        begin(job, key, [job, handler = std::move(handler)] {
            if (job->error() == QKeychain::NoError)
                handler(job->binaryData());
            else
                handler(errorOf(*job));
        });
    }
    void write(const QString &key, const QByteArray &secret, std::function<void(const Result<void> &)> handler) override
    {
        auto *job = new QKeychain::WritePasswordJob(service());
        job->setBinaryData(secret);
        begin(job, key, [job, handler = std::move(handler)] {
            if (job->error() == QKeychain::NoError)
                handler({});
            else
                handler(errorOf(*job));
        });
    }
    void remove(const QString &key) override
    {
        begin(new QKeychain::DeletePasswordJob(service()), key, [] {});
    }

private:
    static QString service() { return QStringLiteral("lockscope"); }

    template <typename Finished>
    static void begin(QKeychain::Job *job, const QString &key, Finished finished)
    {
        job->setKey(key);
        job->setInsecureFallback(false);
        QObject::connect(job, &QKeychain::Job::finished, job, std::move(finished));
        job->start(); // finishes in a later turn of the event loop, and deletes itself
    }
};

} // namespace

std::unique_ptr<Keychain> makeSystemKeychain()
{
    return std::make_unique<SystemKeychain>();
}

QString whyNoSystemKeychain()
{
    return {};
}

#else

std::unique_ptr<Keychain> makeSystemKeychain()
{
    return nullptr;
}

QString whyNoSystemKeychain()
{
    return QCoreApplication::translate("SystemKeychain", "this Lockscope was built without QtKeychain");
}

#endif

} // namespace Lockscope::App
