// The keys of a ruleset: every value and clause with the name that it has in a file. Reading, writing and
// owning all walk this one list; an axis that it leaves out does not compile.
//
//   for_each_key(rules, [](const std::string& key, auto& value) { ... });   // "ending.passes", int&
#pragma once

#include "go/rules/ruleset.hpp"

#include <string>
#include <type_traits>

namespace shinpan::inline go {

// Calls visit(key, part) for each part of an axis' value; a value without parts is one itself. The functions
// are templates so that they serve constant and changing rulesets alike.
template <class Value, class Visit>
void for_each_part(const std::string& key, Value& value, Visit& visit) {
    using T = std::remove_const_t<Value>;
    if constexpr (std::is_same_v<T, Breach>) {
        auto& [then, until] = value;
        visit(key + ".then", then);
        visit(key + ".until", until);
    } else if constexpr (std::is_same_v<T, Handicap>) {
        auto& [placement, compensation, komi, komi_clause, passes_may_lapse] = value;
        visit(key + ".placement", placement);
        visit(key + ".compensation", compensation);
        visit(key + ".komi", komi);
        visit(key + ".passes_may_lapse", passes_may_lapse);
        visit("clauses.handicap_komi", komi_clause);
    } else if constexpr (std::is_same_v<T, Ending>) {
        auto& [procedure, passes, resume_first, final_stop, stops_play, after_end, first_counts, next_stop,
               stop, agree, resume, end] = value;
        visit(key + ".procedure", procedure);
        visit(key + ".passes", passes);
        visit(key + ".resume_first", resume_first);
        visit(key + ".final_stop", final_stop);
        visit(key + ".agreement_stops_play", stops_play);
        visit(key + ".agreement_after_end", after_end);
        visit(key + ".first_pass_counts", first_counts);
        visit(key + ".next_stop_fixes_position", next_stop);
        visit("clauses.stop", stop);
        visit("clauses.agree", agree);
        visit("clauses.resume", resume);
        visit("clauses.end", end);
    } else {
        visit(key, value);
    }
}

// Calls visit.rule(key, Rule<T>) for each axis, and visit.plain(key, value) for what stands beside them.
template <class Rules, class Visit>
void for_each_axis(Rules& rules, Visit& visit) {
    auto& [id, name, source, variant_of, read, turn, empty_point, capture, illegal_play, out_of_turn,
           self_capture, repetition, second_repetition, long_cycle, most_moves, pass_cost, last_move,
           first_pass, button, ending, removal, ko_pass, precedents, both_may_lose, scoring, seki, shared,
           group_tax, komi, tie, handicap] = rules;
    visit.plain("id", id);
    visit.plain("name", name);
    visit.plain("source", source);
    visit.plain("variant_of", variant_of);
    visit.plain("text_read", read);
    visit.plain("clauses.turn", turn);
    visit.plain("clauses.empty_point", empty_point);
    visit.plain("clauses.capture", capture);
    visit.rule("illegal_play", illegal_play);
    visit.rule("out_of_turn", out_of_turn);
    visit.rule("self_capture", self_capture);
    visit.rule("repetition", repetition);
    visit.rule("second_repetition", second_repetition);
    visit.rule("long_cycle", long_cycle);
    visit.rule("most_moves", most_moves);
    visit.rule("pass_cost", pass_cost);
    visit.rule("last_move", last_move);
    visit.rule("first_pass", first_pass);
    visit.rule("button", button);
    visit.rule("ending", ending);
    visit.rule("removal", removal);
    visit.rule("ko_pass", ko_pass);
    visit.rule("precedents", precedents);
    visit.rule("both_may_lose", both_may_lose);
    visit.rule("scoring", scoring);
    visit.rule("seki", seki);
    visit.rule("shared", shared);
    visit.rule("group_tax", group_tax);
    visit.rule("komi", komi);
    visit.rule("tie", tie);
    visit.rule("handicap", handicap);
}

// Goes on from each axis to its parts and its clause.
template <class Visit>
struct EachKey {
    Visit& visit;

    template <class Value>
    void plain(const std::string& key, Value& value) {
        visit(key, value);
    }
    template <class AnyRule>
    void rule(const std::string& key, AnyRule& rule) {
        for_each_part(key, rule.is, visit);
        visit("clauses." + key, rule.clause);
    }
};

// Calls visit(key, value) for every value and every clause.
template <class Rules, class Visit>
void for_each_key(Rules& rules, Visit visit) {
    EachKey<Visit> each{visit};
    for_each_axis(rules, each);
}

}  // namespace shinpan::go
