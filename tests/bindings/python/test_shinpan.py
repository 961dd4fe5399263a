"""The Python module on the shared library."""

import copy
import doctest
import gc
import json
import pickle
import re
import subprocess
import sys
import threading
import typing
import unittest
from pathlib import Path

import shinpan
import shinpan.answers
import shinpan.verdicts
from shinpan import IllegalMove, ShinpanError

PROJECT = Path(__file__).resolve().parents[3]
KO = ["A2", "C1", "E5", "B2", "E4", "A1", "B1"]
DEAD = ["G7", "F3", "G3", "E2"]


def ko_game() -> shinpan.Game:
    game = shinpan.Game("french", size=5)
    for point in KO:
        game.play(game.to_move, point)
    return game


def example(name: str) -> shinpan.Record:
    return shinpan.read_sgf((PROJECT / "examples" / f"{name}.sgf").read_bytes()).record()


class Games(unittest.TestCase):
    def test_refusal(self) -> None:
        game = ko_game()
        board = game.board()
        self.assertEqual(game.try_play("W", "A1"), {
            "color": "W", "point": "A1", "reason": "repetition", "clause": "§8", "repeats_move": 6,
            "consequence": "refused",
        })
        with self.assertRaisesRegex(IllegalMove, r"^A1: repetition \(§8\)$") as raised:
            game.play("W", "A1")
        self.assertEqual(raised.exception.refusal, game.try_play("W", "A1"))
        self.assertIsInstance(raised.exception, ShinpanError)
        elsewhere = pickle.loads(pickle.dumps(raised.exception))
        self.assertEqual((str(elsewhere), elsewhere.refusal), (str(raised.exception), raised.exception.refusal))
        self.assertEqual(game.board(), board)
        self.assertEqual((game.moves, game.prisoners("W")), (7, 1))
        self.assertEqual(game.after_move(6).prisoners("W"), 0)

    def test_every_event_that_is_refused_is_raised_or_returned(self) -> None:
        game = ko_game()
        with self.assertRaises(IllegalMove) as out_of_turn:
            game.pass_turn("B")
        self.assertEqual(out_of_turn.exception.refusal, game.try_pass_turn("B"))
        self.assertEqual(out_of_turn.exception.refusal["reason"], "out_of_turn")
        with self.assertRaises(IllegalMove) as not_now:
            game.apply("marks_proposed W A2")
        self.assertEqual(not_now.exception.refusal, game.try_apply("marks_proposed W A2"))
        self.assertEqual(not_now.exception.refusal["reason"], "not_now")
        self.assertEqual(game.moves, 7)
        self.assertIsNone(game.try_pass_turn("W"))
        self.assertIsNone(game.try_play("B", "C3"))
        self.assertIsNone(game.try_apply("pass W"))
        self.assertEqual(game.moves, 10)

    def test_event_count(self) -> None:
        game = ko_game()
        count = game.event_count
        self.assertEqual(count, game.state()["event_count"])
        game.apply("resign W")
        game.apply(f"annulled - {count} by mistake")
        self.assertEqual((game.is_over, game.event_count), (False, count + 2))
        refusal = game.try_apply("undo_asked W 1")
        assert refusal is not None
        self.assertEqual(refusal["reason"], "arbiter_decided")

    def test_points(self) -> None:
        game = ko_game()
        self.assertEqual((game.names[0], game.names[20]), ("A5", "A1"))
        for player in typing.get_args(shinpan.answers.Player):
            for point, answer in enumerate(game.legality(player)):
                self.assertEqual(game.refuses(player, point) is None, answer == 0)
                self.assertEqual(game.refuses(player, game.names[point]) is None, answer == 0)
        for nowhere in (-1, 25, "F1", "a6", "BB52"):
            refusal = game.try_play("W", nowhere)
            assert refusal is not None
            self.assertEqual(refusal["reason"], "off_board")
        for no_point in ("I1", "", "nonsense", "A0", "A53"):
            for asked in (game.play, game.try_play, game.refuses):
                with self.assertRaises(ShinpanError) as raised:
                    asked("W", no_point)
                self.assertNotIsInstance(raised.exception, IllegalMove)

    def test_ending(self) -> None:
        game = shinpan.Game("japanese", size=5, komi=0)
        for point in ("C3", "D3", "D4"):
            game.play(game.to_move, point)
        game.pass_turn("W")
        meaning = game.state()["pass"]
        self.assertEqual((meaning["phase"], meaning["clause"]), ("stopped", "Article 9.1"))
        game.pass_turn("B")
        game.apply("marks_proposed B D3")
        self.assertEqual(game.state()["may"]["marks_accepted"], ["W"])
        game.apply(game.state()["marks"]["acceptance"])
        self.assertTrue(game.is_over)
        self.assertEqual((game.score()["result"], game.score()["removed"]), ("B+24", ["D3"]))

    def test_events_make_the_same_game(self) -> None:
        game = ko_game()
        again = shinpan.Game("french", size=5)
        for event in game.events():
            again.apply(event)
        self.assertEqual(again.state(), game.state())

    def test_an_event_is_one_line_whatever_its_words(self) -> None:
        for between in "\u2028\u2029\x85\r\v\f\x1c":
            game = shinpan.Game("french", size=5)
            ruling = f"ruling W 0 late{between}twice"
            game.apply(ruling)
            self.assertEqual(game.events(), [ruling])
        self.assertEqual(shinpan.Game("french", size=5).events(), [])

    def test_copies_are_games_of_their_own(self) -> None:
        game = ko_game()
        for other in (game.copy(), copy.copy(game), copy.deepcopy([game])[0]):
            self.assertEqual(other.state(), game.state())
            other.pass_turn("W")
            self.assertEqual((game.moves, other.moves), (7, 8))
        for owner in (game, game.record(), game.record().sgf()):
            with self.assertRaisesRegex(TypeError, "pickled"):
                pickle.dumps(owner)
        with self.assertRaisesRegex(TypeError, "copied"):
            copy.copy(game.record())

    def test_mistakes(self) -> None:
        with self.assertRaisesRegex(ShinpanError, "nearest are 'japanese'"):
            shinpan.Game("japanes")
        with self.assertRaisesRegex(ShinpanError, "1 to 52"):
            shinpan.Game("japanese", size=53)
        for komi in (0.3, 1e300, 2.0**31, float("inf"), float("nan")):
            with self.assertRaisesRegex(ShinpanError, "half points"):
                shinpan.Game("japanese", komi=komi)
        with self.assertRaisesRegex(ShinpanError, "larger than any board"):
            shinpan.Game("japanese", komi=1e8)
        with self.assertRaises(ShinpanError) as raised:
            ko_game().apply("play W Z9")
        self.assertEqual((raised.exception.line, raised.exception.column), (1, 8))
        with self.assertRaisesRegex(ShinpanError, "no stone stands on C3"):
            ko_game().score(["C3"])
        with self.assertRaisesRegex(ShinpanError, "NUL"):
            ko_game().apply("play W \0")
        with self.assertRaises(ShinpanError):
            ko_game().after_move(8)

    def test_a_wrong_value_is_a_shinpan_error_and_a_wrong_type_a_type_error(self) -> None:
        lone = "\ud800"
        for mistake in (
            lambda: shinpan.decoded(b"(;)", "nosuch"), lambda: shinpan.read_sgf(f"(;C[{lone}])"),
            lambda: shinpan.Game(lone), lambda: ko_game().apply("timeout B " + lone),
            lambda: ko_game().play("W", lone),
        ):
            self.assertRaises(ShinpanError, mistake)
        no_type: typing.Any
        for no_type in (5, 5.5, object()):
            self.assertRaises(TypeError, shinpan.Game, no_type, 5)
            self.assertRaises(TypeError, shinpan.ruleset, no_type)
            self.assertRaises(TypeError, shinpan.read_sgf, no_type)
        for no_type in ("55", 5.0, ("5", "5"), (5.0, 5)):
            self.assertRaises(TypeError, shinpan.Game, "french", no_type)
        for no_type in ("(;)", bytearray(b"(;)"), None):
            self.assertRaises(TypeError, shinpan.encodings, no_type)
            self.assertRaises(TypeError, shinpan.decoded, no_type)
            self.assertRaises(TypeError, shinpan.decoded, no_type, "utf-8")
        self.assertRaises(TypeError, shinpan.read_sgf, bytearray(b"(;)"))
        self.assertRaises(TypeError, shinpan.Game, "french", 5, "7")
        self.assertRaises(TypeError, ko_game().proof, 1.5)

    def test_numbers_are_not_cut_to_those_of_the_interface(self) -> None:
        game = ko_game()
        for mistake in (
            lambda: game.play("W", 2**32 + 12), lambda: shinpan.Game("french", size=2**32 + 9),
            lambda: game.estimate(playouts=2**32 + 2), lambda: game.think(seed=-1), lambda: game.score([-1]),
            lambda: game.score([25]), lambda: game.record().board(-2), lambda: shinpan.Game("french", size=(9, 9, 9)),
        ):
            self.assertRaises(ShinpanError, mistake)
        self.assertEqual(game.moves, 7)
        for no_point in (None, 1.0):
            self.assertRaises(TypeError, game.play, "W", no_point)

    def test_threads(self) -> None:
        def played() -> list[str]:
            game = shinpan.Game("aga", size=5)
            while not game.is_over and game.moves < 20:
                thought = game.think(playouts=10, seed=3)
                assert thought is not None
                game.apply(thought["event"])
            return game.events()

        found: list[list[str]] = []
        threads = [threading.Thread(target=lambda: found.append(played())) for _ in range(3)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(found, [played()] * 3)

    def test_memory_is_given_back(self) -> None:
        def resident() -> int:
            return int(Path("/proc/self/statm").read_text().split()[1])

        for _ in range(200):
            ko_game().state()
        gc.collect()
        before = resident()
        for _ in range(5000):
            ko_game().state()
        gc.collect()
        self.assertLess(resident() - before, 4000)  # pages: 5000 games would take 80,000


class Knowledge(unittest.TestCase):
    def test_a_dead_stone_without_a_name_is_a_mistake(self) -> None:
        game = ko_game()
        for names in ([""], ["A1 A2"], "A1"):
            with self.assertRaises(ShinpanError):
                game.score(names)

    def test_a_fault_of_a_record_has_its_remark(self) -> None:
        with self.assertRaises(ShinpanError) as raised:
            shinpan.read_sgf("(;SZ[99])").record()
        self.assertTrue(raised.exception.remark["kind"])

    def test_a_record_in_another_encoding_can_be_written(self) -> None:
        sgf = shinpan.read_sgf(b"(;SZ[9]PB[\xb9\xfe];B[ee])")
        self.assertIn("PB[\ufffd\ufffd]", str(sgf))
        remarks = [fault["remark"] for fault in sgf.tree()["warnings"]]
        self.assertIn({"kind": "no_utf8", "facts": {"bytes": 2}}, remarks)

    def test_each_game_is_decoded_by_itself(self) -> None:
        korean, chinese = "(;GM[1]CA[EUC-KR]PB[이창호];B[aa])\n", "(;GM[1]CA[GB2312]PB[古力];B[aa])"
        file = korean.encode("euc-kr") + chinese.encode("gb2312")
        self.assertEqual([part["encoding"] for part in shinpan.encodings(file)], ["EUC-KR", "GB18030"])
        self.assertEqual(shinpan.decoded(file), korean + chinese)
        self.assertEqual(shinpan.decoded("PB[小林光一]".encode("shift_jis"), "shift_jis"), "PB[小林光一]")
        self.assertEqual(shinpan.decoded(b""), "")

    def test_record(self) -> None:
        record = example("gnugo_9x9_japanese")
        verdict = record.verdict()
        self.assertEqual((verdict["result"], verdict["basis"], verdict["agrees"]), ("B+7.5", "agreed", True))
        compared = {one["rules"]: one for one in record.every_verdict()}
        self.assertTrue(compared["japanese-1989"]["same"])
        self.assertTrue(any(one["causes"] for one in compared.values()))
        game, refused = shinpan.game_of(record)
        self.assertIsNone(refused)
        self.assertEqual(game.record().sgf().record().facts()["moves"], record.facts()["moves"])

    def test_count(self) -> None:
        game, _ = shinpan.game_of(example("gnugo_9x9_japanese"))
        for method in game.counting_methods(DEAD):
            count = game.count(method["method"], DEAD)
            self.assertEqual(count["margin_half"], game.score(DEAD)["margin_half"])
        self.assertTrue(game.count_picture("japanese", 1, DEAD).startswith("<svg "))

    def test_a_ruling_stays_the_arbiters_in_the_record(self) -> None:
        for number, result in ((2, "Void"), (3, "BothLose")):
            game = shinpan.Game("japanese", 5)
            game.apply(f"ruling - {number}")
            verdict = game.record().verdict()
            self.assertEqual((verdict["result"], verdict["basis"]), (result, "arbiter"))

    def test_life_and_death(self) -> None:
        game, _ = shinpan.game_of(example("four_in_a_row"), "japanese")
        lives = {p for group in game.proof(20_000)["groups"] if group["is"] == "lives" for p in group["stones"]}
        proof = game.proof(20_000)
        self.assertEqual(lives, {*proof["black"]["safe"], *proof["white"]["safe"]})
        self.assertTrue(lives)
        self.assertEqual(len(game.estimate(playouts=40)["owner"]), game.size[1])
        random = game.playouts(30, seed=2)
        self.assertEqual(random, game.playouts(30, seed=2))
        self.assertEqual(len(random["black"]), len(game.names))
        self.assertIn("clause", game.confirmation(states=1000))
        three, _ = shinpan.game_of(example("notorious/three_points_without_capturing"), "japanese-1949")
        self.assertEqual([(one["stones"], one["points"]) for one in three.precedents()["decided"]], [(["A4"], 3)])
        disputed, _ = shinpan.game_of(example("disputed_stone"))
        verdict = disputed.standing("B3", dead=["C11"])
        self.assertEqual((verdict["standing"]["is"], len(verdict["agreed"]["white"])), ("dead", 45))
        self.assertEqual(disputed.standing("B3", nodes=1000)["standing"]["is"], "open")
        with self.assertRaises(ShinpanError):
            disputed.standing("A1")
        self.assertTrue(game.certificate(20_000).startswith("shinpan-certificate 1\n"))
        self.assertTrue(game.svg(1).startswith("<svg "))
        self.assertIn("A B C", str(game))

    def test_tree(self) -> None:
        sgf = shinpan.Sgf()
        root = sgf.add_node()
        sgf.add("SZ", "5")
        sgf.add_node(root)
        sgf.add("B", "cc")
        side = sgf.add_node(root)
        sgf.add("C", "水 \\]")
        with self.assertRaises(ShinpanError):
            sgf.add_node(1)
        self.assertEqual(shinpan.read_sgf(str(sgf)).tree()["nodes"], sgf.tree()["nodes"])
        self.assertEqual(sgf.record_to(side).facts()["events"], [])
        self.assertEqual(sgf.record_to(side).board(), bytes(25))
        self.assertEqual(sgf.record().board()[12], 1)
        with self.assertRaises(ShinpanError):
            shinpan.read_sgf(b"no game")

    def test_a_board_that_no_rules_have_says_from_where(self) -> None:
        record = shinpan.read_sgf("(;SZ[3]RU[Japanese];B[ba];W[cc];W[ba])").record()
        parting = record.parting()
        assert parting is not None
        self.assertEqual((parting["from_move"], parting["line"], parting["illegal"]["point"]), (3, 1, "B3"))
        self.assertIn("the referee's position is another", parting["what"])
        self.assertEqual((record.board(2)[1], record.board(3)[1]), (1, 2))
        self.assertIsNone(example("gnugo_9x9_japanese").parting())

    def test_variations(self) -> None:
        sgf = shinpan.read_sgf((PROJECT / "examples" / "ko_in_variations.sgf").read_bytes())
        judged = sgf.variations()
        self.assertEqual([one["legal"] for one in judged], [False, False, True])
        first = judged[0]["illegal"]
        self.assertEqual((first["move"], first["point"], first["reason"], first["clause"]), (10, "B2", "repetition", "§8"))
        self.assertEqual((judged[2]["after"], judged[2]["branch_after"], judged[2]["line"]), (9, 11, 8))
        self.assertEqual(sgf.variations(rules="japanese")[0]["illegal"]["clause"], "Article 6")
        with self.assertRaises(ShinpanError):
            sgf.variations(game=1)
        with self.assertRaises(ShinpanError):
            shinpan.read_sgf("(;SZ[5];B[cc])").variations()

    def test_rulesets(self) -> None:
        for rules in shinpan.rulesets():
            self.assertEqual(shinpan.ruleset(rules["id"])["name"], rules["name"])
        self.assertEqual(shinpan.handicap("japanese", 19, 2)["points"], ["Q16", "D4"])
        for brief in shinpan.rulesets():
            rules = brief["id"]
            given = shinpan.handicap(rules, 9, 2)
            if given["placement"] == "none":
                continue
            game = shinpan.Game(rules, 9)
            game.apply("handicap B 2 G7 C3")
            self.assertEqual(game.state()["komi_half"], given["komi_half"], rules)
            agreed = shinpan.Game(rules, 9, komi=5.5)
            agreed.apply("handicap B 2 G7 C3")
            self.assertEqual(agreed.state()["komi_half"], 11, rules)
        self.assertEqual(shinpan.handicap_between("5k", "1 dan"), {
            "even": False, "stones": 5, "swapped": False, "rules": "wikipedia-basic", "clause": "Handicap"})
        self.assertEqual([one["level"] for one in shinpan.levels()][:2], [1, 2])
        self.assertRegex(shinpan.version(), r"^\d+\.\d+\.\d+$")


class Cases(unittest.TestCase):
    """The project's own games: every move is legal, and the captures agree."""

    def test_games(self) -> None:
        lines = (PROJECT / "tests/cases/games.jsonl").read_text().splitlines()
        for case in map(json.loads, filter(None, lines)):
            cols = case["size"][0]
            points = [(ord(m[2]) - 97) * cols + ord(m[1]) - 97 if m[1:] else None for m in case["moves"].split(";")]
            game = shinpan.Game(case["rules"], tuple(case["size"]))
            for color in ("B", "W"):
                letters = case["A" + color]
                named = [game.names[(ord(b) - 97) * cols + ord(a) - 97] for a, b in zip(letters[::2], letters[1::2])]
                if named:
                    game.apply(f"setup {color} " + " ".join(named))
            for move, point in zip(case["moves"].split(";"), points):
                if game.to_move != move[0]:
                    game.apply("turn " + move[0])
                refused = game.try_pass_turn(move[0]) if point is None else game.try_play(move[0], point)
                self.assertIsNone(refused, case["id"])
            captured = {"B": game.prisoners("W"), "W": game.prisoners("B")}
            self.assertEqual(captured, case["captured_by"], case["id"])


class Types(unittest.TestCase):
    """The types of answers in Python and in TypeScript are the schema's."""

    def test_answers(self) -> None:
        checked = subprocess.run([sys.executable, PROJECT / "tools/answers", "--check"], stderr=subprocess.PIPE)
        self.assertEqual(checked.stderr, b"")

    def test_verdicts(self) -> None:
        schema = json.loads((PROJECT / "docs/schema/referee.json").read_text())["$defs"]
        of_a_file = {"file", "game", "variations"}
        keys = set(schema["verdict"]["properties"]) - of_a_file
        self.assertEqual(set(typing.get_type_hints(shinpan.verdicts.Verdict)), keys)
        self.assertEqual(set(typing.get_type_hints(shinpan.verdicts.Terms)), set(schema["score"]["properties"]))


class Documents(unittest.TestCase):
    """What the pages show are the example programs and what they print."""

    def shows(self, page: str, program: str, *arguments: str) -> None:
        """The page has the program's text, and as a block of its own the call with all that it prints."""
        path = PROJECT / "examples/programs" / program
        shown = (PROJECT / "docs" / page).read_text()
        self.assertIn(f"```python\n{path.read_text()}```", shown)
        said = subprocess.run([sys.executable, path, *arguments], cwd=PROJECT / "examples",
                              capture_output=True, text=True, check=True)
        call = " ".join(["$ python3", program, *arguments])
        self.assertIn(f"```console\n{call}\n{said.stdout}```", shown)

    def test_libraries(self) -> None:
        self.shows("libraries.md", "ko.py")

    def test_tutorial(self) -> None:
        self.shows("tutorials/python.md", "second_opinion.py", "white_passes_first.sgf")


def load_tests(loader: unittest.TestLoader, tests: unittest.TestSuite, _pattern: object) -> unittest.TestSuite:
    tests.addTests(doctest.DocTestSuite(shinpan))
    return tests


class Counted(unittest.TextTestResult):
    """Ends with the line by which the project counts tests."""

    def stopTestRun(self) -> None:
        failed = len(self.failures) + len(self.errors)
        passed = self.testsRun - failed - len(self.skipped)
        self.stream.writeln(f"\n{passed} passed, {failed} failed, {len(self.skipped)} skipped")


if __name__ == "__main__":
    unittest.main(testRunner=unittest.TextTestRunner(resultclass=Counted))
