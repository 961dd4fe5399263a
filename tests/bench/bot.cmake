# Programs that measure the bot: docs/strength.md. The slow tests use them too.
if(TARGET shinpan_apps_match AND NOT TARGET shinpan_bot_games)
    set(here ${PROJECT_SOURCE_DIR}/tests/bench)
    add_executable(shinpan_bot_games ${here}/bot_games_main.cpp ${here}/bot_players.cpp ${here}/bot_habits.cpp
        ${here}/gtp_program.cpp ${here}/played_on.cpp)
    target_link_libraries(shinpan_bot_games PRIVATE shinpan_apps_match)
    add_executable(shinpan_bot_endings ${here}/bot_endings_main.cpp)
    target_link_libraries(shinpan_bot_endings PRIVATE shinpan_bot_search shinpan_go_rulesets)
    foreach(program learn_policy write_positions)
        add_executable(shinpan_${program} ${here}/${program}_main.cpp ${here}/learned_games.cpp)
        target_link_libraries(shinpan_${program} PRIVATE shinpan_bot_search shinpan_formats_record shinpan_go_rulesets)
    endforeach()
endif()
