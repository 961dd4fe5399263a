#include "base/text.hpp"
#include "base/utf8.hpp"
#include "rulefile/checks.hpp"
#include "rulefile/katago.hpp"
#include "rulefile/katago_compact.hpp"
#include "rulefile/katago_settings.hpp"
#include "rulesets/katago_words.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <optional>

namespace shinpan {
namespace {

namespace json = boost::json;
using rulefile::KatagoSettings;

constexpr double most_komi = 1000;

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

// Fills the settings from an object and keeps the first thing that is wrong with it.
class SettingsReader {
public:
    SettingsReader(const json::object& object, std::string_view text) : object_(object), text_(text) {
        word({"ko"}, settings_.ko, {"SIMPLE", "POSITIONAL", "SITUATIONAL", "SPIGHT"});
        word({"scoring", "score"}, settings_.scoring, {"AREA", "TERRITORY"});
        if (settings_.scoring == "TERRITORY") settings_.tax = "SEKI";
        word({"tax"}, settings_.tax, {"NONE", "SEKI", "ALL"});
        word({"whiteHandicapBonus"}, settings_.bonus, {"0", "N-1", "N"});
        flag("suicide", settings_.suicide);
        flag("hasButton", settings_.button);
        flag("friendlyPassOk", settings_.friendly_pass);
        if (settings_.button) settings_.komi = points(7);
        if (settings_.scoring == "TERRITORY") settings_.komi = points(6) + half_point;
        komi();
        refuse_unknown_keys();
        if (settings_.button && settings_.scoring == "TERRITORY")
            fail("hasButton", "KataGo has the button with area scoring only");
    }

    Result<KatagoSettings, BadInput> result() && {
        if (error_) return failure(std::move(*error_));
        return settings_;
    }

private:
    const json::value* find(std::string_view key) {
        known_.push_back(key);
        return object_.if_contains(key);
    }

    void word(std::initializer_list<std::string_view> keys, std::string_view& setting,
              std::vector<std::string_view> words) {
        for (const std::string_view key : keys) {
            const json::value* value = find(key);
            if (!value) continue;
            const json::string* given = value->if_string();
            const auto found =
                given ? std::find(words.begin(), words.end(), std::string_view(*given)) : words.end();
            if (found != words.end())
                setting = *found;
            else
                fail(key, "'" + std::string(key) + "' takes one of: " + listed(words) +
                              (given ? "; not '" + std::string(*given) + "'" : "; in quotation marks"));
        }
    }

    void flag(std::string_view key, bool& setting) {
        const json::value* value = find(key);
        if (!value) return;
        if (const bool* given = value->if_bool())
            setting = *given;
        else
            fail(key, "'" + std::string(key) + "' takes true or false");
    }

    void komi() {
        const json::value* value = find("komi");
        if (!value) return;
        const double given = value->is_double()  ? value->get_double()
                             : value->is_int64() ? static_cast<double>(value->get_int64())
                                                 : most_komi + 1;
        const bool is_half = std::abs(given) <= most_komi && 2 * given == std::floor(2 * given);
        if (is_half)
            settings_.komi = HalfPoints{static_cast<int>(2 * given)};
        else
            fail("komi", "'komi' takes points, whole or half, such as 7 or 6.5");
    }

    void refuse_unknown_keys() {
        for (const auto& entry : object_) {
            const std::string_view key = entry.key();
            if (std::find(known_.begin(), known_.end(), key) == known_.end())
                fail(key, "there is no key '" + std::string(utf8_head(key, 60)) +
                              "'; there are: " + listed(known_));
        }
    }

    // The keys have no escapes, so that each stands in the text as it is.
    void fail(std::string_view key, std::string what) {
        if (error_) return;
        const std::size_t at = text_.find('"' + std::string(key) + '"');
        error_ = at == std::string_view::npos ? BadInput{0, 0, std::move(what)}
                                              : rulefile::fault_at_byte(text_, at, std::move(what));
    }

    const json::object& object_;
    std::string_view text_;
    std::vector<std::string_view> known_;
    KatagoSettings settings_{};
    std::optional<BadInput> error_;
};

Result<json::value, BadInput> parse(std::string_view text) {
    json::parser parser;
    json::error_code error;
    const std::size_t read = parser.write_some(text.data(), text.size(), error);
    if (error) return failure(rulefile::fault_at_byte(text, read, "this is not JSON: " + error.message()));
    if (!trimmed(text.substr(read)).empty())
        return failure(rulefile::fault_at_byte(text, read, "there is text after the JSON"));
    return parser.release();
}

std::optional<KatagoSettings> settings_called(std::string_view word) {
    std::string plain = lower(word);
    std::replace_if(
        plain.begin(), plain.end(), [](char c) { return c == ' ' || c == '_'; }, '-');
    for (const KatagoWord& known : katago_words())
        if (known.word == plain)
            if (auto settings = parse(known.json))
                if (auto read = SettingsReader(settings->as_object(), known.json).result()) return *read;
    return {};
}

Result<KatagoSettings, BadInput> settings_for(std::string_view text, std::string_view word) {
    if (auto settings = settings_called(word)) return *settings;
    std::vector<std::string_view> words;
    for (const KatagoWord& known : katago_words()) words.push_back(known.word);
    const std::size_t at = text.find_first_not_of(" \t\r\n");
    return failure(rulefile::fault_at_byte(text, at == std::string_view::npos ? 0 : at,
                                           "KataGo has no rules '" + std::string(utf8_head(word, 60)) +
                                               "'; it has: " + listed(words) +
                                               ", and settings such as koSIMPLEscoreAREAtaxNONEsui0"));
}

Result<KatagoSettings, BadInput> settings_of_compact(std::string_view text) {
    const auto written = rulefile::json_of_compact(text);
    if (!written) return failure(written.error());
    const auto value = parse(*written);
    if (!value) return failure(BadInput{0, 0, "'komi' takes points, whole or half, such as 7 or 6.5"});
    return SettingsReader(value->as_object(), text).result();
}

Result<KatagoSettings, BadInput> settings_from(std::string_view text) {
    const std::string_view body = trimmed(text);
    if (rulefile::is_katago_compact(body)) return settings_of_compact(text);
    if (!body.starts_with('{') && !body.starts_with('"')) return settings_for(text, body);
    const auto value = parse(text);
    if (!value) return failure(value.error());
    if (const json::string* word = value->if_string()) return settings_for(text, std::string_view(*word));
    return SettingsReader(value->as_object(), text).result();
}

Ruleset ruleset_with(const KatagoSettings& s) {
    Ruleset rules{.id = "katago-rules", .name = "KataGo's settings", .source = "KataGo's rules JSON"};
    rules.self_capture.is = s.suicide ? SelfCapture::groups_only : SelfCapture::forbidden;
    rules.repetition.is = s.ko == "SIMPLE"       ? basic_ko
                          : s.ko == "POSITIONAL" ? positional_superko
                          : s.ko == "SPIGHT"     ? superko_since_pass
                                                 : situational_superko;
    if (s.ko == "SIMPLE") rules.long_cycle.is = LongCycle::no_result;
    rules.button.is = s.button ? Button::lifts_bans : Button::none;
    const bool agreed = s.friendly_pass || s.scoring == "TERRITORY";
    rules.ending.is = {.procedure = two_passes, .agreement_after_end = agreed};
    rules.removal.is = agreed ? Removal::by_agreement : Removal::never;
    rules.scoring.is = s.scoring == "AREA" ? Scoring::area : Scoring::territory;
    rules.seki.is = s.tax == "NONE" ? SekiPoints::count : SekiPoints::none_by_dame;
    rules.group_tax.is = s.tax == "ALL" ? GroupTax::two_each : GroupTax::none;
    rules.komi.is = s.komi;
    const Compensation bonus = s.bonus == "N"     ? Compensation::n
                               : s.bonus == "N-1" ? Compensation::n_minus_1
                                                  : Compensation::none;
    rules.handicap.is = {.placement = Placement::free, .compensation = bonus, .komi = s.komi};
    return rules;
}

}  // namespace

Result<RuleFile, BadInput> ruleset_from_katago(std::string_view text) {
    const auto settings = settings_from(text);
    if (!settings) return failure(settings.error());
    const Ruleset rules = ruleset_with(*settings);
    return RuleFile{OwnRuleset(rules), katago_rules_of(rules).differences};
}

Result<RuleFile, BadInput> read_rule_file(std::string_view text) {
    const std::string_view body = trimmed(text);
    const bool is_katago =
        body.starts_with('{') || body.starts_with('"') || rulefile::is_katago_compact(body);
    if (is_katago) return ruleset_from_katago(text);
    auto own = ruleset_from_toml(text);
    if (!own) return failure(std::move(own.error()));
    return RuleFile{std::move(*own)};
}

}  // namespace shinpan
