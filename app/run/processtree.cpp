#include "processtree.h"

#include <QByteArrayList>

#include <algorithm>
#include <cctype>
#include <dirent.h>
#include <fcntl.h>
#include <optional>
#include <unistd.h>

namespace Lockscope::App {

namespace {

struct Process
{
    pid_t id = 0;
    pid_t parent = 0;
    char state = '?';
};

std::optional<Process> readProcess(pid_t id)
{
    const QByteArray path = "/proc/" + QByteArray::number(id) + "/stat";
    const int file = open(path.constData(), O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return std::nullopt;
    char text[512];
    const ssize_t size = read(file, text, sizeof text);
    close(file);
    if (size <= 0)
        return std::nullopt;
    // pid (name) state ppid …; the name may contain anything, even parentheses.
    const auto line = QByteArray::fromRawData(text, size);
    const auto fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
    if (fields.size() < 2 || fields.first().isEmpty())
        return std::nullopt;
    return Process{.id = id, .parent = fields.at(1).toInt(), .state = fields.first().front()};
}

std::vector<Process> allProcesses()
{
    std::vector<Process> processes;
    DIR *folder = opendir("/proc");
    if (folder == nullptr)
        return processes;
    while (const dirent *entry = readdir(folder)) {
        if (std::isdigit(static_cast<unsigned char>(entry->d_name[0])) == 0)
            continue;
        if (const auto process = readProcess(QByteArray(entry->d_name).toInt()))
            processes.push_back(*process);
    }
    closedir(folder);
    return processes;
}

} // namespace

std::vector<pid_t> descendantsOf(pid_t ancestor)
{
    const auto processes = allProcesses();
    std::vector<pid_t> family{ancestor};
    for (size_t i = 0; i < family.size(); ++i) {
        for (const auto &process : processes) {
            if (process.parent == family[i])
                family.push_back(process.id);
        }
    }
    family.erase(family.begin());
    return family;
}

bool isDescendant(pid_t process, pid_t ancestor)
{
    while (process > 1) {
        const auto found = readProcess(process);
        if (!found)
            return false;
        process = found->parent;
        if (process == ancestor)
            return true;
    }
    return false;
}

bool isStopped(pid_t process)
{
    const auto found = readProcess(process);
    return found && found->state == 'T';
}

} // namespace Lockscope::App
