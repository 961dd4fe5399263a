#include "referee/report/variation_words.hpp"

#include "referee/report/json_parts.hpp"
#include "referee/report/notes.hpp"
#include "referee/report/report.hpp"

#include <algorithm>
#include <utility>

namespace shinpan::inline referee {
namespace {

std::string line_of(const JudgedVariation& variation, const std::string& text) {
    return "  Variation  " + where_in_words(variation) + ": " + text + "\n";
}

std::string in_words(const BadInput& unreadable) { return "cannot be read: " + unreadable.what; }

// What is wrong with it, without the clause; empty where nothing is.
std::string fault_in_words(const JudgedVariation& variation, Size size) {
    if (variation.illegal) return refused_move_in_words(*variation.illegal, size);
    return variation.unreadable ? in_words(*variation.unreadable) : std::string{};
}

struct Fault {
    std::string words;
    std::vector<std::string_view> rules{};  // under which it is one
};

std::vector<Fault> faults_of(std::size_t variation, const std::vector<VariationsUnder>& under, Size size) {
    std::vector<Fault> faults;
    for (const VariationsUnder& one : under) {
        const std::string words = fault_in_words(one.variations[variation], size);
        if (words.empty()) continue;
        auto same = std::find_if(faults.begin(), faults.end(),
                                 [&](const Fault& fault) { return fault.words == words; });
        if (same == faults.end()) same = faults.insert(faults.end(), {words});
        same->rules.push_back(one.rules->id);
    }
    return faults;
}

std::string joined(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words) text += (text.empty() ? "" : ", ") + std::string(word);
    return text;
}

}  // namespace

std::string where_in_words(const JudgedVariation& variation) {
    std::string text =
        variation.after == 0 ? "at the beginning" : "after move " + std::to_string(variation.after);
    const Place place = variation.place;
    if (place.line > 0) text += ", line " + std::to_string(place.line);
    if (place.column > 0) text += ", column " + std::to_string(place.column);
    if (variation.branch_after == variation.after) return text;
    return text + ", from move " + std::to_string(variation.branch_after + 1) + " of a variation";
}

std::string judged_in_words(const JudgedVariation& variation, Size size) {
    if (variation.illegal)
        return "refused: " + refusal_in_words(*variation.illegal, size) + "; " +
               consequence_in_words(*variation.illegal);
    if (variation.unreadable) return in_words(*variation.unreadable);
    const std::string moves = counted(variation.moves, "move", "moves");
    if (variation.let_stand == 0) return moves + ", all legal";
    return moves + "; " + std::to_string(variation.let_stand) + " against the rules, let stand";
}

std::string report(const std::vector<JudgedVariation>& variations, Size size) {
    std::string text;
    for (const JudgedVariation& one : variations) text += line_of(one, judged_in_words(one, size));
    return text;
}

std::string report(const std::vector<VariationsUnder>& under, Size size) {
    std::string text;
    if (under.empty()) return text;
    const std::vector<JudgedVariation>& any = under.front().variations;
    for (std::size_t i = 0; i < any.size(); ++i) {
        const std::vector<Fault> faults = faults_of(i, under, size);
        if (faults.empty()) text += line_of(any[i], "legal under every ruleset");
        for (const Fault& fault : faults) {
            const bool is_everywhere = fault.rules.size() == under.size();
            const std::string rules = is_everywhere ? "every ruleset" : joined(fault.rules);
            text += line_of(any[i], "refused under " + rules + ": " + fault.words);
        }
    }
    return text;
}

std::string brief(const std::vector<JudgedVariation>& variations, Size size) {
    const auto is_legal = [](const JudgedVariation& one) { return one.legal(); };
    const auto first = std::find_if_not(variations.begin(), variations.end(), is_legal);
    const std::string all = counted(static_cast<int>(variations.size()), "variation", "variations");
    if (first == variations.end()) return all + ", all legal";
    const auto refused = variations.end() - first - std::count_if(first, variations.end(), is_legal);
    return all + ", " + std::to_string(refused) + " of them refused, first " + where_in_words(*first) + ": " +
           fault_in_words(*first, size);
}

void write_variations(JsonWriter& json, const std::vector<JudgedVariation>& variations, Size size) {
    json.begin_array();
    for (const JudgedVariation& one : variations) {
        json.begin_object().key("after").number(one.after).key("branch_after").number(one.branch_after);
        json.key("line").number(one.place.line).key("column").number(one.place.column);
        json.key("moves").number(one.moves).key("let_stand").number(one.let_stand);
        json.key("legal").boolean(one.legal());
        write_illegal(json.key("illegal"), one.illegal, size);
        json.key("error");
        if (one.unreadable)
            write_fault(json, *one.unreadable);
        else
            json.null();
        json.end_object();
    }
    json.end_array();
}

}  // namespace shinpan::referee
