// What a command says it can be told: its options with their help, and what runs once they are read. It hides
// the library that parses, which takes seconds to compile.
//
//   CommandParser command = program.command("explain", "Tell all that the referee knows about one move");
//   ExplainOptions& options = command.runs(run_explain);
//   command.option("--move", options.move, "The move's number, from 1").required();
#pragma once

#include "apps/cli/described.hpp"
#include "apps/cli/out_of_memory.hpp"

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace shinpan::inline apps::cli {

// What is wrong with a value; empty where nothing is.
using ValueCheck = std::function<std::string(const std::string& value)>;

// An option or argument of a command, as long as the parser lives. Each function gives the option itself.
class OptionParser {
public:
    explicit OptionParser(CLI::Option* option) : option_(option) {}

    const OptionParser& required() const;
    const OptionParser& shows_default() const;  // in its help, the value as it is now
    const OptionParser& excludes(const OptionParser& other) const;
    const OptionParser& needs(const OptionParser& other) const;

    const OptionParser& whole_number(long low, long high) const;  // both included
    const OptionParser& number(double low, double high) const;    // both included; no nan
    const OptionParser& one_of(const std::vector<std::string>& words) const;
    const OptionParser& checked(const ValueCheck&,
                                const std::string& kind) const;  // `kind`: of value, for help

    const OptionParser& values(int least, int most) const;
    const OptionParser& at_least(int least) const;
    const OptionParser& one_value_each_time() const;  // of an option that may be given several times
    const OptionParser& separated_by(char) const;

private:
    CLI::Option* option_;
};

// A command, or the program itself, as long as the parser lives.
class CommandParser {
public:
    // `status` is the exit status that the command leaves.
    CommandParser(CLI::App* command, int* status) : command_(command), status_(status) {}

    CommandParser command(const std::string& name, const std::string& about) const;
    void one_command_at_most() const;
    void one_command_exactly() const;
    bool was_named() const;  // on the line that was read

    // A value that is filled when the line is read: of text, int, long, double, an optional int, or a list of
    // texts or doubles. `name`: "FILE", "--game" or "-o,--out". The value lives as long as the parser.
    template <class T>
    OptionParser option(const std::string& name, T& value, const std::string& about) const;
    OptionParser option_taken(const std::string& name, const std::function<void(int)>& take,
                              const std::string& about) const;
    OptionParser flag(const std::string& name, bool& value, const std::string& about) const;

    // The options, filled when the line is read; then `run` gives the exit status.
    template <class Options>
    Options& runs(int (*run)(const Options&)) const {
        auto options = std::make_shared<Options>();
        then([options, run] { return within_memory(*options, run); });
        return *options;
    }
    void then(std::function<int()> run) const;
    void then_alone(std::function<int()> run) const;  // where the line names no command of this one

    // Options that the line leaves out have the value of the environment's variable, such as SHINPAN_DB of
    // --db, or else that of the file of --config, with a line `db = games.db` for it. --print-config prints
    // all values instead of running it. To be called once all options are there.
    void then_configured(const std::string& prefix, std::function<int()> run) const;

    std::vector<Command> described() const;  // itself, without a name, and all that it has

private:
    CLI::App* command_;
    int* status_;
};

}  // namespace shinpan::apps::cli
