// shinpan check: a certificate against a record, by the separate program shinpan-check.
#include "cli/chosen_rules.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/one_game.hpp"
#include "cli/program_beside.hpp"
#include "cli/status.hpp"
#include "cli/terminal.hpp"
#include "rules/words.hpp"

#include <sstream>

namespace shinpan::cli {
namespace {

bool is_certificate(std::string_view text) {
    return text.starts_with("shinpan-certificate ");
}

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

}  // namespace

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
        complain(options.certificate, {1, 0, "is no certificate; one begins with 'shinpan-certificate 1'"});
        return refused;
    }
    const auto record = one_game(options.record, 1);
    if (!record) return refused;
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
    const std::string self_capture(word_of(ruleset.self_capture.is));
    return run_beside("shinpan-check", {options.record, options.certificate, "--self-capture", self_capture,
                                        "--repetition", look_back(ruleset)});
}

}  // namespace shinpan::cli
