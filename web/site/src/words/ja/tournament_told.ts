// What the desk of a tournament tells, by its kinds; a fact stands as "{name}" (told_desk.ts).

export const sentences: Readonly<Record<string, string>> = {
  no_title: "大会名がありません。",
  wrong_rounds: "大会は1〜{most}回戦です（{rounds}ではありません）。",
  bar_below_floor: "マクマホンの上限が下限より下です。",
  wrong_placement: "順位の基準は1〜{most}個です（{count}個ではありません）。",
  criterion_twice: "基準{criterion}が二度あります。",
  categories_rise: "クラスの下限は順に下がる必要があります。",
  wrong_ceiling: "置石の上限は0〜9子です。",
  wrong_team_size: "チームは1〜9人です。",
  impossible_clock: "そのような持ち時間はありません。",
  rounds_below_paired: "{paired}回戦まで組み合わせ済みなので、{rounds}回戦にはできません。",
  teams_change: "組み合わせ済みの回戦があるので、個人戦と団体戦を切り替えられません。",
  no_such_player: "{player}番の参加者はいません。",
  next_number: "次の参加者は{next}番です（{number}番ではありません）。",
  too_many_players: "大会の参加者は{most}人までです。",
  no_name: "参加者の名前が要ります。",
  wrong_rank: "段級位は30kから18dまでです。",
  wrong_correction: "初期点の補正は{least}〜{most}点です。",
  member_is_team: "メンバーは参加者で、チームではありません。",
  member_twice: "{player}がメンバーに二度あります。",
  member_elsewhere: "{player}は{team}のメンバーです。",
  absence_backwards: "欠席の最後の回戦が最初より前です。",
  wrong_attendance: "欠席は届け出か無断か、あるいは出場です。",
  absent_with_game:
    "{player}は{round}回戦に対局があります。組み合わせを取り消すか、不戦の結果を記入してください。",
  absent_with_bye: "{player}は{round}回戦の抜け番です。先に取り消してください。",
  no_such_round: "{round}回戦はありません。大会は{rounds}回戦です。",
  standings_are_final: "{round}回戦終了時の順位は確定しています。先に承認を取り消してください。",
  paired_already: "{player}は{round}回戦の{table}卓に組み合わせ済みです。",
  has_bye: "{player}は{round}回戦の抜け番です。",
  is_absent: "{player}は{round}回戦を欠席します。",
  not_checked_in: "{player}はまだ来場していません。",
  table_taken: "{round}回戦の{table}卓は使われています。",
  wrong_handicap: "置石は0〜{most}子です。",
  paired_twice: "{player}が{round}回戦に二度組まれます。",
  not_paired: "{player}は{round}回戦に組まれていません。",
  game_has_result: "{white} – {black}の対局には結果があります。先に取り消してください。",
  not_paired_together:
    "{white}と{black}は{round}回戦で対局しません{white_plays?。" +
    "{white}は{white_table}卓で{white_plays}と対局}{black_plays?。" +
    "{black}は{black_table}卓で{black_plays}と対局}。",
  wrong_table: "卓の番号は1からです。",
  table_of_others: "{table}卓は{white} – {black}の卓です。",
  has_white: "この対局では{player}が白です。",
  not_paired_yet: "{round}回戦はまだ組み合わせていません。",
  no_result_yet: "{round}回戦の{white} – {black}はまだ結果がありません。",
  no_reason: "裁定には理由が要ります。",
  unreadable_record: "裁定の棋譜を読めません{line?（{line}行{column}列）}：{fault}",
  no_rules_to_replay: "大会のルールが決まっていないので、棋譜を再現できません。",
  negative_penalty: "減点は0点以上です。",
  ruling_of_two: "結果の裁定には白と黒が要ります。",
  penalty_of_one: "減点は一人に対するものです。",
  appealed_already: "この裁定にはすでに異議が出ています。",
  not_a_ruling: "記録{entry}は裁定ではありません。",
  heard_already: "この異議は審議済みです。",
  not_an_appeal: "記録{entry}は異議ではありません。",
  nothing_to_undo: "取り消せる記録{entry}はありません。",
  stands_on_it: "記録{entry}がこれに基づいています。先にそれを取り消してください。",
  no_conditions: "大会は大会要項から始まります。",
  wrong_number: "記録の番号が{number}になっています。正しくは{expected}です。",
  by_hand_alone: "要項では手作業で組み合わせることになっています。",
  results_missing:
    "結果のない対局（回戦）：{games}{more?、ほか{more}局}。記入するか、結果なしで組んでください。",
  cannot_be_paired: "{player}は{round}回戦に組めません。来場していないか、組み合わせ済みです。",
  nobody_left: "{round}回戦に組む人がいません。",
  all_places_decided: "順位はすべて決まりました。同じ成績の人はもういません。",
  needs_repeat:
    "{round}回戦は再対局なしには組めません{stuck?：{stuck}}{more_stuck?、ほか{more_stuck}人}{stuck?は来場者全員と対局済み}。" +
    "最善でも再対局になるのは：{games}{more?、ほか{more}局}。再対局を許すか、抜け番にするか、ほかの人を加えてください。",
  too_many_criteria:
    "この回戦の基準は一度に計算できません。分けて組むか、互換方式で組んでください。",
  tables_decide: "総当たりでは対戦表が相手を決め、最後には全員が対局します。",
  no_such_pair: "{round}回戦に{one}番と{other}番の二人はいません。",
  no_bye: "{round}回戦に抜け番の人はいません。",
  meets: "{couple}{bye?{bye}の抜け番}はこの回戦にあります。",
  worse_first:
    "{couple}{bye?{bye}の抜け番}を含む最善の組み合わせは劣ります：{criterion}（{here}でなく{there}）。",
  worse:
    "{couple}{bye?{bye}の抜け番}を含む最善の組み合わせは劣ります：{criterion}（{here}でなく{there}）。それより前の基準は同じです。",
  loses_most:
    "{couple}{bye?{bye}の抜け番}を含む最善の組み合わせは劣ります。最も劣るのは：{criterion}（{here}でなく{there}）。",
  better_first:
    "{couple}{bye?{bye}の抜け番}を含む組み合わせのほうが優れています。今の組み合わせが劣るのは：{criterion}（{there}でなく{here}）。",
  better:
    "{couple}{bye?{bye}の抜け番}を含む組み合わせのほうが優れています。今の組み合わせが劣るのは：{criterion}（{there}でなく{here}）。それより前の基準は同じです。",
  gains_most:
    "{couple}{bye?{bye}の抜け番}を含む組み合わせのほうが優れています。今の組み合わせが最も劣るのは：{criterion}（{there}でなく{here}）。",
  as_good:
    "{couple}{bye?{bye}の抜け番}を含む最善の組み合わせは、すべての基準で今のものと同じです。",
  conditions: "要項：{title}、{system}、{rounds}回戦",
  registered: "登録：{number} {player}{club?（{club}）}",
  checked_in: "{player}が来場",
  preliminary: "{player}は来場を取り消し",
  plays: "{player}は{rounds}回戦に出場",
  agreed_absent: "{player}は{rounds}回戦を届け出欠席",
  absent: "{player}は{rounds}回戦を無断欠席",
  paired: "{round}回戦：{games}局を組み合わせ{method?（{method}）}{byes?、抜け番：{byes}}",
  paired_one: "{round}回戦：{game}を組み合わせ{method?（{method}）}{byes?、抜け番：{byes}}",
  unpaired: "{round}回戦：組み合わせを取り消し{players?（{players}）}",
  rearranged: "{round}回戦：{game}、{table}卓、置石{handicap}",
  rearranged_even: "{round}回戦：{game}、{table}卓、互先",
  reported: "{round}回戦：{game} {result}",
  ruled_result:
    "裁定、{round}回戦：{game} {result}：{words}{clause?（{clause}）}{arbiter?、{arbiter}}",
  ruled:
    "裁定、{round}回戦：{ruling}{players?、{players}}{points?、" +
    "{points}点}：{words}{clause?（{clause}）}{arbiter?、{arbiter}}",
  appealed: "{player}が裁定{ruling}に異議：{words}",
  upheld: "異議{appeal}を認める{committee?（{committee}）}{words?：{words}}",
  rejected: "異議{appeal}を退ける{committee?（{committee}）}{words?：{words}}",
  approved: "{round}回戦終了時の順位を確定{by?（{by}）}",
  undone: "記録{entry}を取り消し",
  only_looks_on: "このページでは見るだけです。",
  request_too_long: "長すぎて受け取れません。",
  no_such_event: "大会{event}はありません。",
  event_exists: "大会{event}はすでにあります。",
  wrong_event_name: "ファイル名には小文字の英字、数字、ハイフンだけが使えます。",
  open_elsewhere: "{file}：ほかのShinpanが開いています。",
  cannot_be_read: "{file}を読めません：{reason}",
  cannot_be_made: "{file}を作れません：{reason}",
  cannot_be_written: "{file}に書き込めません：{reason}",
};

/** What each criterion of the strict method counts. */
export const costs: Readonly<Record<string, string>> = {
  repeat: "再対局",
  second_bye: "二度目の抜け番",
  last_bye: "抜け番と最低得点との隔たり",
  category: "クラスの差",
  score: "得点の差",
  origin: "同じ所属や国の対局",
  drawn: "ふたたび上下に組まれた人",
  drawn_place: "上下に組まれた人の、グループ内の望ましい位置からの隔たり",
  handicap: "置石の数",
  seeding: "グループ内のシードからの隔たり",
  colors: "手番の偏り",
  chance: "大会の種による抽選",
};

/** What each weight of the compatible method is for. */
export const weights: Readonly<Record<string, string>> = {
  repeat: "初対局",
  random: "抽選",
  colors: "手番の釣り合い",
  category: "同じクラスの対局",
  score: "得点の差の小ささ",
  drawn: "上下に組まれる人",
  seeding: "グループ内のシード",
  handicap: "置石の少なさ",
  origin: "異なる所属や国の対局",
};
