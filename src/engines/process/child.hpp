// Child: another program that runs beside ours, with our end of its standard input, output and error output.
// It has a session and process group of its own, so that it goes with all that it has started, and dies with
// the thread that started it.
//
//   auto child = Child::start({.words = {"/usr/bin/cat"}});
//   std::string input = "hello\n";
//   const Said said = child->exchange(input, 0.5);      // said.out == "hello\n"
// For the system it is the first to be killed where memory runs out.
//
// Linux. Nothing here blocks longer than it is told, no signal is raised, and no descriptor is inherited.
#pragma once

#include "base/result.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace shinpan::inline engines {

class MemoryWatch;

// For each process of the child, if nothing else is said.
struct Limits {
    std::optional<int> cpu_seconds{};  // of processor time, then it is killed
    std::optional<int> memory_mib{};   // of address space, then it gets no more; also of memory for all of
                                       // them together, then they are killed

    friend bool operator==(const Limits&, const Limits&) = default;
};

struct ChildSetup {
    std::vector<std::string> words{};  // at least one; the first is the path of the program
    std::string folder{};              // to run in; empty for ours
    Limits limits{};
    std::optional<std::vector<std::string>> environment{};  // "NAME=VALUE"; nothing: ours
    std::string handed{};               // what it can read from descriptor 3; empty: nothing there
    std::vector<std::string> opened{};  // files that it can read from the descriptors behind that
};

// What came from a child.
struct Said {
    std::string out{};
    std::string errors{};
    bool has_ended = false;  // it has closed its output: nothing more will come
};

class Child {
public:
    // Or why the program cannot be run.
    static Result<Child, std::string> start(const ChildSetup&);

    Child(Child&&) noexcept;
    Child& operator=(Child&&) noexcept;
    ~Child();  // kills it

    // Writes what it can of `input` and takes that off, and returns as soon as something has come or all is
    // written; after so many seconds with what there is.
    Said exchange(std::string& input, double seconds);

    // Processor time of the child and of what it has started, as far as that still runs or was waited for.
    double cpu_seconds() const;

    // Closes its input and output, waits so long for it to end, then kills its whole group. How it ended:
    // "ended with status 0", "was killed by signal 9 (Killed)", "ran on" where it had to be killed here;
    // empty where it had been stopped before. Where it was killed for its memory, that is told behind it.
    std::string stop(double seconds);
    static constexpr const char* ran_on = "ran on";

    // Until it is stopped, whether or not the program has ended by itself.
    bool is_ours() const { return process_ > 0; }

    // The program itself has ended; what it has started may still hold its output open.
    bool has_exited() const;

private:
    Child();
    void read(int& from, std::string& into, Said&);
    bool write(std::string& input);

    int process_ = 0;
    std::unique_ptr<MemoryWatch> watch_;
    int in_ = -1, out_ = -1, errors_ = -1;  // our ends; -1: closed
};

}  // namespace shinpan::engines
