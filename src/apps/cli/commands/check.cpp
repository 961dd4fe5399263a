// shinpan check: a certificate against a record, by the separate program shinpan-check.
#include "apps/cli/commands.hpp"
#include "apps/cli/commands/chosen_rules.hpp"
#include "apps/cli/commands/common_options.hpp"
#include "apps/cli/commands/one_game.hpp"
#include "apps/cli/companion_program.hpp"
#include "apps/cli/files/files.hpp"
#include "apps/cli/files/passing_file.hpp"
#include "apps/cli/status.hpp"
#include "apps/cli/terminal/terminal.hpp"
#include "formats/record/record_writer.hpp"
#include "formats/record/sgf/writer.hpp"
#include "go/rules/words.hpp"
#include "referee/proof/bare_record.hpp"
#include "referee/proof/unjudged_replay.hpp"

#include <sstream>

namespace shinpan::inline apps::cli {
namespace {

struct CheckOptions {
    std::string record;
    std::string certificate;
    int game = 1;
    std::string rules;  // empty: those that the record names, if any
    ReadHow read{};
};

bool is_certificate(std::string_view text) { return text.starts_with("shinpan-certificate "); }

// The ruleset that the certificate names on its second line; empty where there is none.
std::string rules_of(const std::string& certificate) {
    std::istringstream in(certificate);
    std::string line, keyword, word;
    std::getline(in, line);
    in >> keyword >> word;
    return keyword == "rules" ? word : "";
}

// The ruleset that it should be for. What a file says never opens another file.
Result<ChosenRules, BadInput> wanted_rules(const CheckOptions& options, const Record& record,
                                           const std::string& named) {
    if (!options.rules.empty()) return chosen_rules(options.rules, record);
    return rules_called(record.rules_word.empty() ? named : record.rules_word);
}

// How far back the bans look, in the checker's words: for the last pass it has none, the whole game is more.
std::string look_back(const Ruleset& rules) {
    bool two = false;
    bool whole = false;
    for (const Repetition& ban : {rules.repetition.is, rules.second_repetition.is}) {
        switch (ban.back) {
            case Repetition::Back::none: break;
            case Repetition::Back::two_positions: two = true; break;
            case Repetition::Back::last_pass:
            case Repetition::Back::whole_game: whole = true; break;
        }
    }
    return whole ? "whole_game" : two ? "two_positions" : "none";
}

int run_checker(const CheckOptions& options, const std::string& record, const Ruleset& rules) {
    return run_program_beside(
        "shinpan-check", {record, options.certificate, "--self-capture",
                          std::string(word_of(rules.self_capture.is)), "--repetition", look_back(rules)});
}

// The checker reads the first game of a file; a later one goes to it in a file of its own, as `prove` writes
// it beside a certificate.
int run_checker_on_later(const CheckOptions& options, const Record& record, const Ruleset& rules) {
    const Record plain = plain_record(record, moves_in(record));
    const auto file = PassingFile::with(sgf::write(sgf::collection_of(plain)));
    if (file) return run_checker(options, file->path(), rules);
    complain(file.error().what);
    return refused;
}

int run_check(const CheckOptions& options) {
    if (options.record == "-") {
        complain("the checker reads the record from its file, not from standard input; name the file");
        return wrong_usage;
    }
    const auto certificate = read_file(options.certificate);
    if (!certificate) {
        complain(options.certificate, certificate.error());
        return refused;
    }
    if (!is_certificate(*certificate)) {
        complain(options.certificate,
                 {1, 0, "is not a certificate; one begins with 'shinpan-certificate 1'"});
        return refused;
    }
    const auto record = one_game(options.record, options.game, options.read);
    if (!record) return record.error();
    const std::string named = rules_of(*certificate);
    const auto rules = wanted_rules(options, *record, named);
    if (!rules) {
        if (!options.rules.empty()) {
            complain("--rules", rules.error());
            return wrong_usage;
        }
        complain(record->rules_word.empty() ? options.certificate : options.record, rules.error());
        return refused;
    }
    const Ruleset& ruleset = **rules;
    if (ruleset.id != named) {
        const std::string what = "is for the rules '" + named + "', not for " + std::string(ruleset.id);
        complain(options.certificate, {2, 0, what});
        return refused;
    }
    return options.game == 1 ? run_checker(options, options.record, ruleset)
                             : run_checker_on_later(options, *record, ruleset);
}

}  // namespace

void add_check(const CommandParser& program) {
    const CommandParser command = program.command("check", "Verify a certificate of life and death");
    CheckOptions& options = command.runs(run_check);
    command.option("FILE", options.record, "The record, in SGF").required();
    command.option("CERT", options.certificate, "The certificate").required();
    add_reading(command, options.read);
    add_game(command, options.game);
    command.option("--rules", options.rules,
                   "The ruleset that it should be for, or a .toml or .json file of your own (default: what "
                   "the record names, if anything)");
}

}  // namespace shinpan::apps::cli
