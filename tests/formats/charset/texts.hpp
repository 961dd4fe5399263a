// Names, sentences and remarks on games, in the languages that records are written in; and texts made of
// them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace texts {

struct Language {
    const char* name;
    std::vector<const char*> encodings;  // as iconv calls them, in which its texts come
    std::vector<const char*> parts;
};

inline const Language languages[] = {
    {"Chinese, simplified",
     {"GB18030"},
     {"黑棋第五十七手是失着，应当先在左上角打吃。",
      "白棋中盘胜",
      "双方布局平稳，白棋略占先手。",
      "第十三届名人战决赛第二局",
      "这里形成转换，黑棋得到外势，白棋得到实地。",
      "对局者：王文达 四段",
      "上海市业余围棋锦标赛",
      "贴目三又四分之三子",
      "此后双方保留变化，直到官子阶段才继续。",
      "读秒时白方出现错觉，被黑方抓住机会。",
      "网络对局，限时二十分钟。",
      "我认为这手棋太薄，下一步容易被切断。",
      "请看参考图，黑棋可以简单做活。",
      "李明诚对赵国栋，分先",
      "终局时双方都没有时间了。",
      "劫材不够，只好放弃这块棋。",
      "少儿组第一名",
      "讲解：刘教练",
      "如果白棋脱先，右边大龙就有危险",
      "本局共二百六十一手，黑胜一目半"}},
    {"Chinese, traditional",
     {"BIG5"},
     {"黑棋第五十七手是敗著，應該先在左上角打吃。",
      "白棋中押勝",
      "雙方佈局平穩，白棋稍微領先。",
      "第十三屆名人賽決賽第二局",
      "這裡形成轉換，黑棋得到外勢，白棋得到實地。",
      "對局者：王文達 四段",
      "臺北市業餘圍棋錦標賽",
      "貼七目半",
      "此後雙方保留變化，直到收官階段才繼續。",
      "讀秒時白方出現錯覺，被黑方抓住機會。",
      "網路對局，限時二十分鐘。",
      "我認為這手棋太薄，下一步容易被切斷。",
      "請看參考圖，黑棋可以簡單做活。",
      "李明誠對趙國棟，分先",
      "終局時雙方都沒有時間了。",
      "劫材不夠，只好放棄這塊棋。",
      "少年組第一名",
      "講解：劉老師",
      "如果白棋脫先，右邊大龍就有危險",
      "本局共二百六十一手，黑勝一目半"}},
    {"Japanese",
     {"SHIFT_JIS", "EUC-JP"},
     {"黒の五十七手目は疑問で、左上を先に当てるべきだった。",
      "白中押し勝ち",
      "穏やかな布石で、白がやや打ちやすい。",
      "第十三期天狗戦決勝第二局",
      "ここで大きなフリカワリとなった。",
      "対局者：山口健太 四段",
      "東京アマチュア選手権",
      "コミ六目半",
      "コウダテが足りず、右辺を捨てた。",
      "秒読みの中で白に錯覚があった。",
      "インターネット対局、持ち時間二十分。",
      "この手は薄いと思います。",
      "参考図の黒は簡単に生きています。",
      "小川恵子と松本誠の対局",
      "最後は双方とも時間がなくなった。",
      "解説 中野八段",
      "白が手を抜けば、中央の大石が危ない",
      "ヨセで逆転",
      "置碁 三子局",
      "以下略、二百六十一手まで黒の一目半勝ち"}},
    {"Korean",
     {"EUC-KR"},
     {"흑 오십칠 수는 실수로, 왼쪽 위를 먼저 단수쳐야 했다.",
      "백 불계승",
      "무난한 포석으로 백이 조금 앞선다.",
      "제십삼기 명인전 결승 두 번째 판",
      "여기서 큰 바꿔치기가 이루어졌다.",
      "대국자: 박영수 사단",
      "서울 아마추어 바둑 대회",
      "덤 여섯 집 반",
      "팻감이 모자라서 우변을 버렸다.",
      "초읽기에 몰린 백이 착각했다.",
      "인터넷 대국, 제한 시간 이십 분.",
      "이 수는 너무 얇다고 생각합니다.",
      "참고도에서 흑은 쉽게 살아 있다.",
      "김미경과 이상현의 대국",
      "마지막에는 둘 다 시간이 없었다.",
      "해설 정 팔단",
      "백이 손을 빼면 가운데 대마가 위험하다",
      "끝내기에서 역전",
      "접바둑 세 점",
      "이백육십일 수 끝, 흑 한 집 반 승"}},
    {"Russian",
     {"WINDOWS-1251"},
     {"Ход 57 чёрных ошибочен, сначала нужно было дать атари слева.",
      "Белые выиграли сдачей",
      "Спокойное начало, белые немного впереди.",
      "Второй матч финала",
      "Здесь произошёл большой обмен.",
      "Игрок: Сергей Кузнецов, 4 дан",
      "Чемпионат города среди любителей",
      "Коми шесть с половиной",
      "Ко-угроз не хватило, и правую сторону пришлось отдать.",
      "В цейтноте белые ошиблись.",
      "Партия по сети, двадцать минут.",
      "Мне кажется, этот ход слишком тонкий.",
      "На диаграмме чёрные легко живут.",
      "Анна Волкова против Игоря Белова",
      "В конце времени не осталось ни у кого.",
      "Комментарии Михаила, 6 дан",
      "Если белые сыграют в другом месте, центр в опасности",
      "Перелом в ёсэ",
      "Игра с форой в три камня",
      "Двести шестьдесят один ход, чёрные выиграли полтора очка"}},
    {"German, French",
     {"WINDOWS-1252"},
     {"Zug 57 von Schwarz ist ein Fehler, zuerst müsste links Atari gespielt werden.",
      "Weiß gewinnt durch Aufgabe",
      "Ruhige Eröffnung, Weiß führt knapp.",
      "Zweites Spiel der Vereinsmeisterschaft in Düsseldorf",
      "Hier kam es zu einem großen Tausch.",
      "Spieler: Jürgen Schäfer, 4. Dan",
      "Für ein Ko fehlten die Drohungen, also gab er die rechte Seite auf.",
      "In Zeitnot übersah Weiß das Geta.",
      "Ich glaube, dieser Zug ist zu dünn.",
      "Überzeugend gespielt",
      "Könnte Schwarz hier schneiden?",
      "Le coup 57 de Noir est une erreur, il fallait d’abord jouer atari à gauche.",
      "Blanc gagne par abandon",
      "Début calme, Blanc est légèrement devant.",
      "Deuxième partie de la finale à Besançon",
      "Un grand échange a eu lieu ici.",
      "Joueur : Hélène Lefèvre, 4e dan",
      "Les menaces de ko ne suffisaient pas, le côté droit est abandonné.",
      "Ça me paraît trop léger.",
      "Noir vit sans difficulté dans la référence"}},
};

// The same numbers everywhere, whatever the standard library.
class Numbers {
public:
    std::size_t below(std::size_t bound) {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<std::size_t>(state_ >> 33) % bound;
    }

private:
    std::uint64_t state_ = 1;
};

// One to three parts; every other text is a record's.
inline std::string text_of(const Language& language, Numbers& numbers) {
    const auto part = [&] { return std::string(language.parts[numbers.below(language.parts.size())]); };
    if (numbers.below(2) == 0) return "(;GM[1]FF[4]SZ[19]PB[" + part() + "];B[pd];W[dp]C[" + part() + "])";
    std::string text = part();
    for (std::size_t more = numbers.below(3); more > 0; --more) text += " " + part();
    return text;
}

}  // namespace texts
