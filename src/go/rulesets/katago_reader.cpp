#include "base/fault_at_byte.hpp"
#include "base/text.hpp"
#include "base/utf8.hpp"
#include "go/rulesets/katago.hpp"
#include "go/rulesets/katago_compact.hpp"
#include "go/rulesets/katago_faults.hpp"
#include "go/rulesets/katago_json.hpp"
#include "go/rulesets/katago_settings.hpp"
#include "go/rulesets/katago_words.hpp"

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace shinpan::inline go {
namespace {

namespace fault = katago_fault;

constexpr int most_komi = 1000;

Argument key_fact(std::string_view key) { return fact("key", std::string(utf8_head(key, 60))); }

// "6.5", "-7", "7.0": whole or half points.
std::optional<HalfPoints> half_points_in(std::string_view number) {
    const bool negative = number.starts_with("-");
    if (negative) number.remove_prefix(1);
    const std::size_t point = std::min(number.find('.'), number.size());
    const std::string_view whole = number.substr(0, point);
    std::string_view fraction = number.substr(std::min(point + 1, number.size()));
    while (fraction.ends_with("0")) fraction.remove_suffix(1);
    const bool is_plain = !whole.empty() && whole.size() <= 4 &&
                          whole.find_first_not_of("0123456789") == whole.npos &&
                          (fraction.empty() || fraction == "5");
    if (!is_plain) return {};
    int halves = fraction.empty() ? 0 : 1;
    int points = 0;
    for (const char c : whole) points = points * 10 + (c - '0');
    halves += 2 * points;
    if (halves > 2 * most_komi) return {};
    return HalfPoints{negative ? -halves : halves};
}

std::string_view trimmed(std::string_view text) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t\r\n") - begin + 1);
}

// Fills the settings from an object and keeps the first thing that is wrong with it.
class SettingsReader {
public:
    SettingsReader(const JsonSettings& object, std::string_view text) : object_(object), text_(text) {
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
            fail("hasButton", {fault::button_needs_area});
    }

    Result<KatagoSettings, BadInput> result() && {
        if (error_) return failure(std::move(*error_));
        return settings_;
    }

private:
    const JsonSetting* find(std::string_view key) {
        known_.push_back(key);
        return object_.find(key);
    }

    void word(std::initializer_list<std::string_view> keys, std::string_view& setting,
              std::vector<std::string_view> words) {
        for (const std::string_view key : keys) {
            const JsonSetting* value = find(key);
            if (!value) continue;
            const bool given = value->kind == JsonSetting::Kind::text;
            const auto found = given ? std::find(words.begin(), words.end(), value->text) : words.end();
            const Argument taken = fact("words", listed(words));
            if (found != words.end())
                setting = *found;
            else if (given)
                fail(key, {fault::takes_other_word,
                           {key_fact(key), taken, fact("given", "'" + value->text + "'")}});
            else
                fail(key, {fault::takes_word, {key_fact(key), taken}});
        }
    }

    void flag(std::string_view key, bool& setting) {
        const JsonSetting* value = find(key);
        if (!value) return;
        if (value->kind == JsonSetting::Kind::flag)
            setting = value->flag;
        else
            fail(key, {fault::takes_flag, {key_fact(key)}});
    }

    void komi() {
        const JsonSetting* value = find("komi");
        if (!value) return;
        const bool is_number = value->kind == JsonSetting::Kind::number;
        if (const auto given = is_number ? half_points_in(value->text) : std::nullopt)
            settings_.komi = *given;
        else
            fail("komi", {fault::takes_points, {key_fact("komi")}});
    }

    void refuse_unknown_keys() {
        for (const JsonSetting& entry : object_.settings) {
            const std::string_view key = entry.key;
            if (std::find(known_.begin(), known_.end(), key) == known_.end())
                fail(key, {fault::unknown_key, {key_fact(key), fact("keys", listed(known_))}});
        }
    }

    // The keys have no escapes, so that each stands in the text as it is.
    void fail(std::string_view key, Message what) {
        if (error_) return;
        const std::size_t at = text_.find('"' + std::string(key) + '"');
        error_ = at == std::string_view::npos ? bad_input(0, 0, std::move(what))
                                              : fault_at_byte(text_, at, std::move(what));
    }

    const JsonSettings& object_;
    std::string_view text_;
    std::vector<std::string_view> known_;
    KatagoSettings settings_{};
    std::optional<BadInput> error_;
};

std::optional<KatagoSettings> settings_called(std::string_view word) {
    std::string plain = lower(word);
    std::replace_if(
        plain.begin(), plain.end(), [](char c) { return c == ' ' || c == '_'; }, '-');
    for (const KatagoWord& known : katago_words())
        if (known.word == plain)
            if (auto settings = json_settings(known.json))
                if (auto read = SettingsReader(*settings, known.json).result()) return *read;
    return {};
}

Result<KatagoSettings, BadInput> settings_for(std::string_view text, std::string_view word) {
    if (auto settings = settings_called(word)) return *settings;
    std::vector<std::string_view> words;
    for (const KatagoWord& known : katago_words()) words.push_back(known.word);
    const std::size_t at = text.find_first_not_of(" \t\r\n");
    return failure(
        fault_at_byte(text, at == std::string_view::npos ? 0 : at,
                      {fault::unknown_rules,
                       {fact("given", std::string(utf8_head(word, 60))), fact("words", listed(words))}}));
}

Result<KatagoSettings, BadInput> settings_of_compact(std::string_view text) {
    const auto written = json_of_compact(text);
    if (!written) return failure(written.error());
    const auto value = json_settings(*written);
    if (!value) return failure(bad_input(0, 0, {fault::takes_points, {key_fact("komi")}}));
    return SettingsReader(*value, text).result();
}

Result<KatagoSettings, BadInput> settings_from(std::string_view text) {
    const std::string_view body = trimmed(text);
    if (is_katago_compact(body)) return settings_of_compact(text);
    if (!body.starts_with('{') && !body.starts_with('"')) return settings_for(text, body);
    const auto value = json_settings(text);
    if (!value) return failure(value.error());
    if (value->is_text) return settings_for(text, value->settings.front().text);
    return SettingsReader(*value, text).result();
}

}  // namespace

OwnRuleset ruleset_with(const KatagoSettings& s) {
    const std::string id = compact_text(s);
    Ruleset rules{.id = id, .name = "KataGo's settings", .source = "KataGo's rules JSON"};
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
    return OwnRuleset(rules);
}

Result<ReadRules, BadInput> ruleset_in_katago(std::string_view text) {
    const auto settings = settings_from(text);
    if (!settings) return failure(settings.error());
    OwnRuleset own = ruleset_with(*settings);
    return ReadRules{own, katago_rules_of(own.rules()).differences};
}

bool is_katago(std::string_view text) {
    const std::string_view body = trimmed(text);
    return body.starts_with('{') || body.starts_with('"') || is_katago_compact(body);
}

}  // namespace shinpan::go
