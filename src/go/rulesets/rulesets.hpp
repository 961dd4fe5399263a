// The rulesets, one constant each; registry.hpp finds them by name.
#pragma once

#include "go/rules/ruleset.hpp"

namespace shinpan::inline go {

extern const Ruleset ikeda_area_1;
extern const Ruleset ikeda_area_1_psk;
extern const Ruleset ikeda_area_1_plain_handicap;
extern const Ruleset ikeda_area_2;
extern const Ruleset ikeda_area_2_psk;
extern const Ruleset ikeda_area_2_plain_handicap;
extern const Ruleset ikeda_area_3;
extern const Ruleset ikeda_area_3_psk;
extern const Ruleset ikeda_area_3_plain_handicap;
extern const Ruleset ikeda_area_3_first_pass_counts;
extern const Ruleset ikeda_territory_1;
extern const Ruleset ikeda_territory_1_psk;
extern const Ruleset ikeda_territory_1_full_handicap;
extern const Ruleset ikeda_territory_2;
extern const Ruleset ikeda_territory_2_psk;
extern const Ruleset ikeda_territory_2_full_handicap;
extern const Ruleset ikeda_territory_3;
extern const Ruleset ikeda_territory_3_psk;
extern const Ruleset ikeda_territory_3_full_handicap;
extern const Ruleset simple_territory_07;
extern const Ruleset simple_territory_07_next_interruption;
extern const Ruleset simple_territory_07_no_single_suicide;
extern const Ruleset igfip;
extern const Ruleset igfip_japanese_seki;
extern const Ruleset french_2007;
extern const Ruleset french_2007_ssk;
extern const Ruleset french_2007_psk;
extern const Ruleset wikipedia_basic;
extern const Ruleset wikipedia_basic_ssk;
extern const Ruleset wikipedia_basic_nssk;
extern const Ruleset wikipedia_basic_7a;
extern const Ruleset wikipedia_basic_7a_ssk;
extern const Ruleset wikipedia_basic_7a_nssk;
extern const Ruleset japanese_1989;
extern const Ruleset japanese_1989_one_ko_pass;
extern const Ruleset japanese_1989_unfilled_dame;
extern const Ruleset japanese_1949;
extern const Ruleset wagc_1979;
extern const Ruleset korean;
extern const Ruleset chinese_as_written;
extern const Ruleset chinese_as_written_ssk;
extern const Ruleset chinese_practice;
extern const Ruleset aga;
extern const Ruleset aga_nssk;
extern const Ruleset aga_second_stop;
extern const Ruleset aga_territory;
extern const Ruleset bga;
extern const Ruleset bga_area;
extern const Ruleset ing_1996;
extern const Ruleset ing_simplified;
extern const Ruleset new_zealand;
extern const Ruleset new_zealand_ssk;
extern const Ruleset new_zealand_no_single_suicide;
extern const Ruleset tromp_taylor;
extern const Ruleset tromp_taylor_ssk;
extern const Ruleset stone_scoring;
extern const Ruleset button_go;
extern const Ruleset button_go_keeps_bans;
extern const Ruleset wmsg_2008;
extern const Ruleset egf_ing;
extern const Ruleset egf_area;
extern const Ruleset egf_japanese;
extern const Ruleset igs;

}  // namespace shinpan::go
