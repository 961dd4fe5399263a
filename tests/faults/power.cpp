#include "faults/power.hpp"

#include "faults/watched.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <set>

#include <fcntl.h>
#include <sys/syscall.h>

namespace faults {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_path = 4096;

std::string text_at(const seccomp_notif& call, std::uint64_t at) {
    const std::string bytes = memory_of(call, at, longest_path);
    return bytes.substr(0, bytes.find('\0'));
}

std::string without_slash(std::string path) {
    while (path.ends_with('/')) path.pop_back();
    return path;
}

std::string parent_of(const std::string& path) { return fs::path(path).parent_path().string(); }

}  // namespace

// Notes the calls that change something in the folder.
class Journal::Recorder {
public:
    explicit Recorder(Journal& journal) : journal_(journal) {}

    void note(const seccomp_notif& call) {
        const auto& a = call.data.args;
        switch (call.data.nr) {
            case SYS_openat: return note_open(text_at(call, a[1]), a[2]);
            case SYS_write: return note_write(call);
            case SYS_fsync:
            case SYS_fdatasync: return add({Kind::sync, path_of(call)});
            case SYS_ftruncate: return add({Kind::shorten, path_of(call), {}, a[1]});
            case SYS_renameat:
            case SYS_renameat2: return add({Kind::rename, text_at(call, a[1]), text_at(call, a[3])});
            case SYS_unlinkat: return add({Kind::remove, text_at(call, a[1])});
            case SYS_mkdirat: return add({Kind::folder, text_at(call, a[1])});
#if defined(__x86_64__)
            case SYS_rename: return add({Kind::rename, text_at(call, a[0]), text_at(call, a[1])});
            case SYS_unlink: return add({Kind::remove, text_at(call, a[0])});
            case SYS_mkdir: return add({Kind::folder, text_at(call, a[0])});
#endif
            default: return;
        }
    }

private:
    static std::string path_of(const seccomp_notif& call) {
        std::error_code none;
        return fs::read_symlink(descriptor_of(call, call.data.args[0]), none).string();
    }

    void note_open(const std::string& path, std::uint64_t how) {
        if ((how & O_CREAT) != 0 && !fs::exists(path))
            add({Kind::create, path});
        else if ((how & O_TRUNC) != 0)
            add({Kind::shorten, path});
    }

    void note_write(const seccomp_notif& call) {
        const std::string path = path_of(call);
        const Kind kind = path == "/dev/null" ? Kind::acknowledge : Kind::write;
        add({kind, path, memory_of(call, call.data.args[1], call.data.args[2])});
    }

    // Of the folder itself, too.
    void add(Step step) {
        step.path = without_slash(step.path);
        const bool is_ours = (step.path + "/").starts_with(journal_.folder_ + "/");
        if (is_ours || step.kind == Kind::acknowledge) journal_.steps_.push_back(std::move(step));
    }

    Journal& journal_;
};

// What a disk holds for sure, and what was done since in order.
class Journal::Disk {
public:
    Disk(Survives survives, std::uint64_t seed) : survives_(survives), random_(seed) {}

    void begin_with(const std::string& path) { now_[path] = safe_[path] = new_file(); }

    void take(const Step& step) {
        switch (step.kind) {
            case Kind::create:
                now_[step.path] = new_file();
                renamed_.push_back(step);
                renamed_files_.push_back(now_[step.path]);
                return;
            case Kind::folder:
                now_[step.path] = a_folder;
                renamed_.push_back(step);
                renamed_files_.push_back(a_folder);
                return;
            case Kind::rename:
                now_[step.text] = now_.at(step.path);
                now_.erase(step.path);
                renamed_.push_back(step);
                renamed_files_.push_back(now_[step.text]);
                return;
            case Kind::remove:
                now_.erase(step.path);
                renamed_.push_back(step);
                renamed_files_.push_back(a_folder);
                return;
            case Kind::write:
            case Kind::shorten: files_[now_.at(step.path)].since.push_back(step); return;
            case Kind::sync: return sync(step.path);
            case Kind::acknowledge: return;
        }
    }

    // Path and content of what is there, folders first.
    void lay_down() {
        for (std::size_t i = 0; i < renamed_.size(); ++i)
            if (is_left(true)) carry_out(renamed_[i], renamed_files_[i]);
        for (const auto& [path, file] : safe_) {
            if (!fs::is_directory(parent_of(path))) continue;  // its folder has no name
            if (file == a_folder)
                fs::create_directory(path);
            else
                std::ofstream(path, std::ios::binary) << left_of(files_[file]);
        }
    }

private:
    static constexpr std::size_t a_folder = 0;
    struct File {
        std::string safe{};
        std::vector<Step> since{};
    };

    std::size_t new_file() {
        files_.emplace_back();
        return files_.size() - 1;
    }

    bool is_left(bool is_name) {
        switch (survives_) {
            case Survives::nothing: return false;
            case Survives::names: return is_name;
            case Survives::contents: return !is_name;
            case Survives::some: return random_() % 2 == 0;
        }
        return false;
    }

    // The folder's names are safe with it.
    void sync(const std::string& path) {
        const auto found = now_.find(path);
        if (found != now_.end() && found->second != a_folder) {
            File& file = files_[found->second];
            for (const Step& step : file.since) change(file.safe, step, step.text.size());
            file.since.clear();
            return;
        }
        for (std::size_t i = 0; i < renamed_.size();) {
            if (parent_of(renamed_[i].path) != path) {
                ++i;
                continue;
            }
            carry_out(renamed_[i], renamed_files_[i]);
            renamed_.erase(renamed_.begin() + static_cast<std::ptrdiff_t>(i));
            renamed_files_.erase(renamed_files_.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }

    // All renaming here is within one folder.
    void carry_out(const Step& step, std::size_t file) {
        if (step.kind == Kind::remove || step.kind == Kind::rename) safe_.erase(step.path);
        if (step.kind == Kind::rename) safe_[step.text] = file;
        if (step.kind == Kind::create || step.kind == Kind::folder) safe_[step.path] = file;
    }

    static void change(std::string& text, const Step& step, std::size_t length) {
        if (step.kind == Kind::shorten)
            text.resize(std::min(text.size(), step.length));
        else
            text += step.text.substr(0, length);
    }

    // What of a write is lost in front of another is a hole.
    std::string left_of(const File& file) {
        std::string text = file.safe;
        for (const Step& step : file.since) {
            const std::size_t length = step.text.size();
            const bool is_torn = survives_ == Survives::some;
            if (is_left(false))
                change(text, step, is_torn ? random_() % (length + 1) : length);
            else if (is_torn && random_() % 4 == 0)
                text += std::string(length, '\0');
        }
        return text;
    }

    Survives survives_;
    std::mt19937_64 random_;
    std::vector<File> files_ = std::vector<File>(1);  // the first stands for folders
    std::map<std::string, std::size_t> now_{}, safe_{};
    std::vector<Step> renamed_{};  // since their folder was made sure of
    std::vector<std::size_t> renamed_files_{};
};

std::optional<Journal> Journal::of(const std::string& folder, const std::function<int()>& body,
                                   const std::vector<std::string>& there) {
    Journal journal;
    journal.folder_ = without_slash(folder);
    journal.there_ = there;
    Recorder recorder(journal);
    const auto status = watched_run(body, [&](const seccomp_notif& call, seccomp_notif_resp& response) {
        recorder.note(call);
        response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
    });
    if (!status) return {};
    return journal;
}

int Journal::acknowledged(std::size_t cut) const {
    const auto end = steps_.begin() + static_cast<std::ptrdiff_t>(cut);
    return static_cast<int>(
        std::count_if(steps_.begin(), end, [](const Step& step) { return step.kind == Kind::acknowledge; }));
}

void Journal::lay_down(std::size_t cut, Survives survives, std::uint64_t seed) const {
    for (const auto& old : fs::directory_iterator(folder_))
        if (std::find(there_.begin(), there_.end(), old.path()) == there_.end()) fs::remove_all(old.path());
    Disk disk(survives, seed);
    for (const std::string& path : there_) disk.begin_with(path);
    for (std::size_t i = 0; i < cut; ++i) disk.take(steps_[i]);
    disk.lay_down();
}

}  // namespace faults
