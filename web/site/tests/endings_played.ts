// Every ending that the rules know, as two players come to it who do not agree on A1 and D4. A word is a
// point or "pass"; "mark:A1" taps a group; "dead:A1" waits until a stone is marked; anything with
// underlines is a button.

export interface Ending {
  readonly ending: string;
  readonly rules: string;
  /** What the page says where the players come to differ. */
  readonly says: string;
  readonly moves: string;
  /** The board of `small` after two passes, counted by the same rules without more ado. */
  readonly plain: string;
  readonly rest: string;
  readonly result: string;
  /** A row of the count, where the ending leaves its trace there. */
  readonly row?: string;
}

export const endings: readonly Ending[] = [
  {
    ending: "agreement, or resumption by the requester's opponent",
    rules: "japanese-1989",
    moves: "pass pass",
    plain: "W+6.5",
    says: "Whoever wants it may have play go on; then the opponent begins.",
    rest:
      "mark:A1 Black_proposes_these mark:A1 mark:D4 White_proposes_these Black_asks_to_play_on E4 A2 " +
      "pass pass Both_agree:_the_game_ends_here",
    result: "W+1.5",
  },
  {
    ending: "agreement, or resumption by who the players agree on",
    rules: "new-zealand",
    moves: "pass pass",
    plain: "W+7",
    says: "Without agreement play goes on; the players agree on who begins.",
    rest:
      "mark:A1 Black_proposes_these White_asks_to_play_on E4 A2 pass pass White_says_that_no_stone_is_dead " +
      "Black_accepts",
    result: "W+2",
  },
  {
    ending: "a second stop that is final",
    rules: "french-2007",
    moves: "pass pass",
    plain: "W+7.5",
    says: "The second stop is final: what then stands on the board is alive.",
    rest: "mark:A1 Black_proposes_these Black_asks_to_play_on A2 D5 pass D3 pass E4 pass pass",
    result: "W+12.5",
  },
  {
    ending: "passes right after a resumption: all alive",
    rules: "aga",
    moves: "pass pass",
    plain: "W+7.5",
    says: "If both pass again with no stone between, everything on the board is alive.",
    rest:
      "mark:D4 White_proposes_these Black_asks_to_play_on A2 E4 pass pass Black_asks_to_play_on pass " +
      "pass",
    result: "W+2.5",
  },
  {
    ending: "passes that cost stones, and White's last one",
    rules: "aga-territory",
    moves: "pass pass",
    plain: "W+7.5",
    says: "White makes the last move: where Black did, White hands over one more stone.",
    rest:
      "mark:D4 White_proposes_these Black_asks_to_play_on A2 pass pass mark:D4 White_proposes_these " +
      "Black_accepts",
    result: "W+12.5",
    row: "stones given for passes −2 −3 Rule 7",
  },
  {
    ending: "three passes",
    rules: "igs",
    moves: "pass pass pass",
    plain: "W+5.5",
    says: "3 passes in a row stop the game.",
    rest:
      "mark:A1 Black_proposes_these White_asks_to_play_on E4 A2 D5 pass D3 pass pass pass " +
      "Black_says_that_no_stone_is_dead White_accepts",
    result: "W+8.5",
  },
  {
    ending: "four passes, the pause taken up again by a stone",
    rules: "ing-1996",
    moves: "pass pass",
    plain: "W+8",
    says: "In the pause the players may agree on what is dead; a stone takes the game up again.",
    rest:
      "mark:A1 Black_proposes_these mark:A1 White_says_that_no_stone_is_dead plays_a_stone A2 E4 " +
      "pass pass pass pass",
    result: "W+3",
  },
  {
    ending: "a preliminary end with a second phase",
    rules: "ikeda-territory-1",
    moves: "pass pass",
    plain: "0",
    says:
      "The second phase: play goes on to settle what is dead, and each pass hands over a stone. Black " +
      "begins.",
    rest: "A2 D5 pass D3 pass E4 pass pass",
    result: "W+5",
  },
  {
    ending: "agreement right after a preliminary end",
    rules: "ikeda-territory-1",
    moves: "pass pass",
    plain: "0",
    says: "Until a stone is played the players may also agree on what is dead, and so end the game (Notes)",
    rest: "marks_a_group mark:A1 Black_proposes_these mark:D4 White_proposes_these Black_accepts",
    result: "W+5",
  },
  {
    ending: "the first pass apart",
    rules: "ikeda-area-3",
    moves: "A2 pass pass",
    plain: "0",
    says: "",
    rest: "D5 pass D3 pass E4 pass pass",
    result: "W+6",
  },
  {
    ending: "pass stones, Black's last pass free",
    rules: "ikeda-territory-3",
    moves: "A2 pass pass",
    plain: "0",
    says: "The last pass of the game costs nothing if it is Black's.",
    rest: "mark:D4 White_proposes_these mark:D4 Black_says_that_no_stone_is_dead White_accepts",
    result: "B+6",
  },
  {
    ending: "two positions: analysis and restoration",
    rules: "simple-territory-07",
    moves: "pass pass",
    plain: "0",
    says: "The scoring position is fixed when the players agree to end",
    rest:
      "mark:A1 Black_proposes_these mark:A1 Both_agree:_the_game_ends_here White_asks_to_play_on A2 D5 " +
      "pass D3 pass E4 pass pass Both_agree:_the_marked_stones_are_dead",
    result: "W+5",
  },
  {
    ending: "an estimate that the players correct",
    rules: "igfip",
    moves: "pass pass",
    plain: "0",
    says: "The program says what is dead; the players or an arbiter may correct it.",
    rest: "dead:A1 dead:D4 mark:A1 White_proposes_these mark:A1 Black_proposes_these White_accepts",
    result: "W+5",
  },
  {
    ending: "nothing taken off without play",
    rules: "tromp-taylor",
    moves: "A2 D5 pass D3",
    plain: "0",
    says: "",
    rest: "pass E4 pass pass",
    result: "W+5",
  },
];
