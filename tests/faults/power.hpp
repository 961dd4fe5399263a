// A loss of power, simulated: what a process did to the files of a folder is noted, and what a disk may hold
// of it when the power goes is laid down anew.
//
//   auto journal = Journal::of(folder, [] { return write_everything() ? 0 : 1; });
//   for (std::size_t cut = 0; cut <= journal->size(); ++cut) journal->lay_down(cut, Survives::synced, 1);
//
// What a file held when it was last made sure of is there, and so is every name whose folder was made sure of
// since. Of what was written or named later any part may be there, each without the other.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace faults {

// What is left of what nobody made sure of.
enum class Survives : std::uint8_t { nothing, names, contents, some };

class Journal {
public:
    // Runs the body in a process of its own. The folder is empty at first, but for files that `there` names,
    // which are empty and stay the same files. Nothing where the system cannot ask.
    static std::optional<Journal> of(const std::string& folder, const std::function<int()>& body,
                                     const std::vector<std::string>& there = {});

    std::size_t size() const { return steps_.size(); }

    // How many texts were written to "/dev/null" before the cut: so the body says that something is safe.
    int acknowledged(std::size_t cut) const;

    // Makes the folder what the disk may hold when the power goes behind so many steps. With `some`, the seed
    // draws what is left, and writes are torn.
    void lay_down(std::size_t cut, Survives, std::uint64_t seed) const;

private:
    enum class Kind : std::uint8_t { create, folder, write, shorten, sync, rename, remove, acknowledge };
    struct Step {
        Kind kind;
        std::string path{};
        std::string text{};      // written; of a rename, the new name
        std::size_t length = 0;  // of what is shortened
    };
    class Disk;
    class Recorder;

    std::string folder_;
    std::vector<std::string> there_;
    std::vector<Step> steps_;
};

}  // namespace faults
