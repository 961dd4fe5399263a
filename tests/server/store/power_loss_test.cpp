// What the store has answered to have is there after the power was lost: what was written and not synced is
// gone or torn, as a disk may do it. A file system for SQLite that remembers what was not synced yet shows
// it.
#include "server/store/stored_game.hpp"

#include <doctest/doctest.h>

#include <sqlite3.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace shinpan;
using namespace shinpan::server;

namespace {

// What stood in a file before a write that was not synced.
struct Undo {
    sqlite3_int64 offset = 0, size = 0;  // of the file before
    std::string before{};
    std::size_t length = 0;  // of what was written
};

// The disk: for each file what would be undone if the power were lost now.
struct Disk {
    bool keeps_syncs = true;  // false: a sync does nothing, as with a library that swallows them
    std::map<std::string, std::vector<Undo>> unsynced{};
    std::function<void()> before_write{};
};

Disk disk;  // of the test that runs; SQLite's interface has no place for it

struct File {
    sqlite3_file base{};
    std::string* name = nullptr;
    sqlite3_file* real() { return reinterpret_cast<sqlite3_file*>(this + 1); }
};

sqlite3_vfs* real_vfs() {
    static sqlite3_vfs* const found = sqlite3_vfs_find(nullptr);
    return found;
}

File& file_of(sqlite3_file* file) { return *reinterpret_cast<File*>(file); }
const sqlite3_io_methods& real_methods(sqlite3_file* file) { return *file_of(file).real()->pMethods; }

void note_before(sqlite3_file* file, sqlite3_int64 offset, std::size_t length) {
    File& mine = file_of(file);
    Undo undo{.offset = offset, .length = length};
    real_methods(file).xFileSize(mine.real(), &undo.size);
    const auto there = std::clamp<sqlite3_int64>(undo.size - offset, 0, static_cast<sqlite3_int64>(length));
    undo.before.resize(static_cast<std::size_t>(there));
    if (there > 0) real_methods(file).xRead(mine.real(), undo.before.data(), static_cast<int>(there), offset);
    disk.unsynced[*mine.name].push_back(std::move(undo));
}

int close_file(sqlite3_file* file) {
    const int result = real_methods(file).xClose(file_of(file).real());
    delete file_of(file).name;
    return result;
}

int write_file(sqlite3_file* file, const void* bytes, int length, sqlite3_int64 offset) {
    if (disk.before_write) disk.before_write();
    note_before(file, offset, static_cast<std::size_t>(length));
    return real_methods(file).xWrite(file_of(file).real(), bytes, length, offset);
}

int truncate_file(sqlite3_file* file, sqlite3_int64 size) {
    sqlite3_int64 before = 0;
    real_methods(file).xFileSize(file_of(file).real(), &before);
    if (before > size) note_before(file, size, static_cast<std::size_t>(before - size));
    return real_methods(file).xTruncate(file_of(file).real(), size);
}

int sync_file(sqlite3_file* file, int flags) {
    if (disk.keeps_syncs) disk.unsynced[*file_of(file).name].clear();
    return real_methods(file).xSync(file_of(file).real(), flags);
}

// All that is not written is the system's own.
const sqlite3_io_methods& methods() {
    static const sqlite3_io_methods all = [] {
        sqlite3_io_methods made{};
        made.iVersion = 2;
        made.xClose = close_file;
        made.xWrite = write_file;
        made.xTruncate = truncate_file;
        made.xSync = sync_file;
        made.xRead = [](sqlite3_file* f, void* to, int n, sqlite3_int64 at) {
            return real_methods(f).xRead(file_of(f).real(), to, n, at);
        };
        made.xFileSize = [](sqlite3_file* f, sqlite3_int64* n) {
            return real_methods(f).xFileSize(file_of(f).real(), n);
        };
        made.xLock = [](sqlite3_file* f, int l) { return real_methods(f).xLock(file_of(f).real(), l); };
        made.xUnlock = [](sqlite3_file* f, int l) { return real_methods(f).xUnlock(file_of(f).real(), l); };
        made.xCheckReservedLock = [](sqlite3_file* f, int* out) {
            return real_methods(f).xCheckReservedLock(file_of(f).real(), out);
        };
        made.xFileControl = [](sqlite3_file* f, int op, void* arg) {
            return real_methods(f).xFileControl(file_of(f).real(), op, arg);
        };
        made.xSectorSize = [](sqlite3_file* f) { return real_methods(f).xSectorSize(file_of(f).real()); };
        made.xDeviceCharacteristics = [](sqlite3_file*) { return 0; };  // nothing is promised
        made.xShmMap = [](sqlite3_file* f, int i, int n, int more, void volatile** at) {
            return real_methods(f).xShmMap(file_of(f).real(), i, n, more, at);
        };
        made.xShmLock = [](sqlite3_file* f, int from, int n, int flags) {
            return real_methods(f).xShmLock(file_of(f).real(), from, n, flags);
        };
        made.xShmBarrier = [](sqlite3_file* f) { real_methods(f).xShmBarrier(file_of(f).real()); };
        made.xShmUnmap = [](sqlite3_file* f, int all_of_it) {
            return real_methods(f).xShmUnmap(file_of(f).real(), all_of_it);
        };
        return made;
    }();
    return all;
}

int open_file(sqlite3_vfs*, const char* name, sqlite3_file* file, int flags, int* out) {
    File& mine = file_of(file);
    const int result = real_vfs()->xOpen(real_vfs(), name, mine.real(), flags, out);
    mine.base.pMethods = nullptr;
    if (result != SQLITE_OK) return result;
    mine.name = new std::string(name == nullptr ? "" : name);
    mine.base.pMethods = &methods();
    return SQLITE_OK;
}

// SQLite's files go over that disk while it lives.
class OverDisk {
public:
    explicit OverDisk(bool keeps_syncs) {
        disk = Disk{.keeps_syncs = keeps_syncs};
        vfs_ = *real_vfs();
        vfs_.zName = "unsynced";
        vfs_.szOsFile = static_cast<int>(sizeof(File)) + real_vfs()->szOsFile;
        vfs_.xOpen = open_file;
        sqlite3_vfs_register(&vfs_, 1);
    }
    OverDisk(const OverDisk&) = delete;
    OverDisk& operator=(const OverDisk&) = delete;
    ~OverDisk() {
        sqlite3_vfs_unregister(&vfs_);
        sqlite3_vfs_register(real_vfs(), 1);
    }

private:
    sqlite3_vfs vfs_{};
};

// The folder as it would be after the power was lost: all that was not synced is undone, the newest first.
// `torn`: of the oldest unsynced write the first half has come to the disk.
void lose_power(const std::filesystem::path& from, const std::filesystem::path& to, bool torn) {
    std::filesystem::remove_all(to);
    std::filesystem::create_directory(to);
    for (const char* name : {"games.db", "games.db-wal"}) {
        const auto source = from / name;
        if (!std::filesystem::exists(source)) continue;
        std::ifstream in(source, std::ios::binary);
        std::string bytes((std::istreambuf_iterator<char>(in)), {});
        const auto& undos = disk.unsynced[source.string()];
        for (std::size_t i = undos.size(); i-- > 0;) {
            const Undo& undo = undos[i];
            const std::size_t kept = torn && i == 0 ? undo.length / 2 : 0;
            const auto at = static_cast<std::size_t>(undo.offset);
            if (undo.before.size() > kept && bytes.size() >= at + undo.before.size())
                bytes.replace(at + kept, undo.before.size() - kept, undo.before.substr(kept));
            const auto size = std::max(static_cast<std::size_t>(undo.size), kept > 0 ? at + kept : 0);
            bytes.resize(size);
        }
        std::ofstream(to / name, std::ios::binary) << bytes;
    }
}

// A store over that disk, in a folder that goes with it.
class PoweredStore {
public:
    explicit PoweredStore(bool keeps_syncs)
        : over_(keeps_syncs), store_(*SqliteStore::open(folder_.path("games.db"))) {}
    Store& operator*() { return *store_; }

    // The store as it is opened after the power is lost now; nothing where it cannot be.
    std::unique_ptr<Store> after_power_loss(bool torn) {
        lose_power(folder_.path(), after_, torn);
        auto found = SqliteStore::open((after_ / "games.db").string());
        return found ? std::move(*found) : nullptr;
    }

private:
    OverDisk over_;
    const tests::Folder folder_{};
    const std::filesystem::path after_ = folder_.path("after");
    std::unique_ptr<Store> store_;
};

// Guests are kept one after the other and the power is lost after each; how many that were acknowledged are
// gone.
int lost(bool keeps_syncs, bool torn) {
    PoweredStore store(keeps_syncs);
    int gone = 0;
    for (int i = 0; i < 40; ++i) {
        const std::string name = "guest" + std::to_string(i);
        REQUIRE(is_kept(ask(*store, KeepGuest{{.id = name, .name = name}, "token of " + name, i})));
        const auto found = store.after_power_loss(torn);
        for (int j = 0; j <= i; ++j) {
            const FindSession wanted{"token of guest" + std::to_string(j)};
            if (!found || !std::holds_alternative<Person>(ask(*found, wanted))) ++gone;
        }
    }
    return gone;
}

}  // namespace

TEST_CASE("what the store has answered to have is there after the power was lost") {
    CHECK(lost(true, false) == 0);
    CHECK(lost(true, true) == 0);
}

TEST_CASE("on a disk that only says that it has synced, something is lost") { CHECK(lost(false, false) > 0); }

TEST_CASE("a game is whole whenever the power is lost while its log is packed") {
    for (const bool torn : {false, true}) {
        PoweredStore store(true);
        StoredGame game(*store);
        game.play_to_end(40);
        int losses = 0, packed = 0;
        const auto lose = [&] {
            const auto go_on = std::exchange(disk.before_write, nullptr);
            auto found = store.after_power_loss(torn);
            REQUIRE(found);
            CHECK(entries_in(*found, game.name()) == game.kept());
            packed += packed_in(*found, game.last_at() + 1) == 0 ? 1 : 0;
            CHECK(entries_in(*found, game.name()) == game.kept());
            found.reset();  // which writes, too
            ++losses;
            disk.before_write = go_on;
        };
        disk.before_write = lose;
        CHECK(packed_in(*store, game.last_at() + 1) == 1);
        lose();
        disk.before_write = nullptr;
        CHECK(packed >= 1);      // at last it is packed,
        CHECK(losses > packed);  // and was not before
    }
}
