/* Plays a ko on 5x5, is told why it may not be retaken, ends the game and counts it.
 *
 *   cc ko.c $(pkg-config --cflags --libs shinpan-c) -o ko && ./ko */
#include <shinpan/shinpan.h>

#include <stdio.h>

static void say(char* text) {
    if (text != NULL) puts(text);
    shinpan_free(text);
}

int main(void) {
    static const char* const plays[] = {"A2", "C1", "E5", "B2", "E4", "A1", "B1", "A1"};
    char* why = NULL;
    shinpan_game* game = shinpan_game_new("French", 5, 5, 0, &why);
    if (game == NULL) {
        say(why);
        return 1;
    }
    for (size_t i = 0; i < sizeof plays / sizeof plays[0]; ++i) {
        const int point = shinpan_point_named(plays[i], 5, 5);
        if (shinpan_game_play(game, shinpan_game_to_move(game), point) == SHINPAN_DONE) continue;
        printf("%s is refused: ", plays[i]);
        say(shinpan_game_refusal(game));
    }
    for (int i = 0; i < 2; ++i) shinpan_game_pass(game, shinpan_game_to_move(game));
    say(shinpan_game_text(game));
    say(shinpan_game_score(game, "", NULL));
    shinpan_game_free(game);
    return 0;
}
