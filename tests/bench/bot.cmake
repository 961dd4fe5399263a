# Programs that measure the bot: docs/strength.md. The slow tests use them too.
if(TARGET shinpan_match AND NOT TARGET shinpan_bot_games)
    set(here ${PROJECT_SOURCE_DIR}/tests/bench)
    add_executable(shinpan_bot_games ${here}/bot_games_main.cpp ${here}/bot_players.cpp ${here}/bot_habits.cpp
        ${here}/gtp_program.cpp ${here}/played_on.cpp)
    target_link_libraries(shinpan_bot_games PRIVATE shinpan_match)
    add_executable(shinpan_bot_endings ${here}/bot_endings_main.cpp)
    target_link_libraries(shinpan_bot_endings PRIVATE shinpan_bot shinpan_rulesets)
    add_executable(shinpan_learn_policy ${here}/learn_policy_main.cpp)
    target_link_libraries(shinpan_learn_policy PRIVATE shinpan_bot shinpan_record shinpan_rulesets)
endif()
