#!/usr/bin/env python3
"""tools/common_characters.py > src/formats/charset/common_characters.cpp

Writes the tables by which an encoding is told: the characters that texts about Go have most, as the bytes of each
encoding, and what each letter of the encodings of one byte costs."""

# Of each language the most frequent first: of running text, then of names and of words for Go.
SIMPLIFIED = (
    "的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然"
    "家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把"
    "机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果"
    "加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔"
    "更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展"
    "马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共"
    "确传师观清今切院让识候带导争运拿花六快团认半早请转息注服求兰青叫办写今远步群房住离孩车七八九百千版图片近细"
    "围棋黑胜负盘段职业赛杯冠亚军届局贴让吃提征劫眼厚薄势攻守防官收终布局定式挂角飞跳断粘扳尖虎镇封厨挖冲补错招妙"
    "李刘陈杨赵黄周吴徐孙胡朱林郭罗梁宋郑谢韩唐冯董萧曹袁邓傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶余潘杜戴夏钟汪田姜范石姚谭"
    "廖邹熊陆郝孔崔康毛邱秦江史顾侯邵孟龙雷钱汤尹黎易武乔贺赖龚聂柯檀古芈连柁陶辜党童丘时牛江朴申"
    "伟芳娜敏静丽磊洋勇艳杰娟涛超秀霞刚桂睿廷嘉洁尧晋铭昊星豪志辉鹏波宇轩浩天泽俊峰建华玉兰英文斌欣怡凡冰毅柯润洪"
    "友谊春秋冬夏网络手机电视平台公开联赛围甲乙级升降组第轮届业余注释评论说明解说变化图参考参数版权下载上传作者编辑"
)
TRADITIONAL = (
    "的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡用道行所然"
    "家種事成方多經麼去法學如都同現當沒動面起看定天分還進好小部其些主樣理心她本前開但因只從想實日軍者意無力它與長把"
    "機十民第公此已工使情明性知全三又關點正業外將兩高間由問很最重並物手應戰向頭文體政美相見被利什二等產或新己制身果"
    "加西斯月話合回特代內信表化老給世位次度門任常先海通教兒原東聲提立及比員解水名真論處走義各入幾口認條平系氣題活爾"
    "更別打女變四神總何電數安少報才結反受目太量再感建務做接必場件計管期市直德資命山金指克許統區保至隊形社便空決治展"
    "馬科司五基眼書非則聽白卻界達光放強即像難且權思王象完設式色路記南品住告類求據程北邊死張該交規萬取拉格望覺術領共"
    "確傳師觀清今切院讓識候帶導爭運拿花六快團半早請轉息註服蘭青叫辦寫遠步群房離孩車七八九百千版圖片近細台灣灣北"
    "圍棋黑勝負盤段職業賽杯冠亞軍屆局貼讓吃提徵劫眼厚薄勢攻守防官收終佈局定式掛角飛跳斷黏扳尖虎鎮封廚挖衝補錯招妙"
    "李劉陳楊趙黃周吳徐孫胡朱林郭羅梁宋鄭謝韓唐馮董蕭曹袁鄧傅沈曾彭呂蘇盧蔣蔡賈丁魏薛葉余潘杜戴夏鍾汪田姜范石姚譚"
    "廖鄒熊陸郝孔崔康毛邱秦江史顧侯邵孟龍雷錢湯尹黎易武喬賀賴龔聶柯檀古連陶辜黨童丘牛朴申"
    "偉芳娜敏靜麗磊洋勇艷傑娟濤超秀霞剛桂睿廷嘉潔堯晉銘昊星豪志輝鵬波宇軒浩澤俊峰華玉英斌欣怡凡冰毅潤洪昇參立誠"
    "友誼春秋冬夏網路手機電視平臺公開聯賽甲乙級升降組輪業餘註釋評論說明解說變化圖參考參數版權下載上傳作者編輯元紅"
)
JAPANESE = (
    "日一国会人年大十二本中長出三同時政事自行社見月分議後前民生連五発間対上部東者党地合市業内相方四定今回新場金員九"
    "入選立開手米力学問高代明実円関決子動京全目表戦経通外最言氏現理調体化田当八六約主題下首意法不来作性的要用制治度"
    "務強気小七成期公野協取都和統以機平総加山思家話世受区領多県続進正安設保改数記院女初北午指権心界支第産結百派点教"
    "報済書府活原先共得解名交資予川向際査勝面委告軍文反元重近千考判認画海参売利組知案道信策集在件団別物側任引使求所"
    "次水半品昨論計死官増係感特情投示変打男基私各始島直両朝革価式確村提運終挙果西勢減台広容必応演電歳住争談能無再位"
    "置企真流格有疑口過局少放税検藤町常校料沢裁状工建語球営空職証土与急止送援供可役構木割聞身費付施切由説転食比難防"
    "補車優夫研収断井何南石足違消境神番規術護展態導鮮備宅害配副算視条幹独警宮究育席輸訪楽起万着乗店述残想線率病農州"
    "武声質念待試族象銀域助労例衛然早張映限親額監環験追審商葉義伝働形景落欧担好退準賞訴辺造英被株頭技低毎医復仕去姿"
    "味負閣韓渡失移差衆個門写評課末守若脳極種美岡影命含福蔵量望松非撃佐核観察整段横融型白深字答夜製票況音申様財港識"
    "注呼渉達囲碁黒番棋聖因坊互布筋級杯棋譜盤互先白勝不計押隅辺劫攻地模様厚薄捨取置手合割王座碁天元十段名人戦女流"
    "阿伊宇江小尾加賀木久古佐斎坂崎桜清鈴関高竹谷橋原平藤星堀前牧増松丸三宮森柳山吉米和渡輪林呉清源趙治勲張栩依紀基"
    "芳夫英雄樹聡裕太郎介也之秀哉栄男治正実幸司隆弘敏史和彦博誠一二三亮悠輔翔希香里美穂奈緒真衣子恵由紀智洋健剛俊秋"
    "春夏冬梅結城羽根直河瀬虎丸遼許家仲邑菫泉恒余正麒鶴大矢浩蘇耀張豊猷志田達光富勝孝宏浅鉄康昭嗣修琢朗"
)
KOREAN = (
    "이다는에의을가지고하은로기한인사도리를서대시자들어나아그해일있보정부수전으제장과것라스니위여유까게원면상만없와"
    "주성조구동공비선음던관야오간실적거마경물무국내신방안회재계었연개미중학세년모치생용청문차력소민발식당때단군분산등"
    "외심입남바둑흑백승불집반국결배권김박최강윤임송류홍창호준환훈돌석우진영현희철태명종민수빈은지혜윤원목변용덕규건"
    "요우되교감러명법본받번선각통두말며했였습니까처럼네데트르레드크터프림점예금할될면않된때문같더못려록록참체초추출친"
    "카컨코타토파패편포표품피필항향형화확활황후휴흥힘왕월약양언업역열염영왔왜응의작잘잡저절접정족존졸좋죄죽즉증직질"
    "집착찬찰책천첫최축충취층칙침케코콘쿠키타탄태테텐통투특파판퍼평폐폭품하학함합해핵행허험헤협혼홀환회획효훨희귀근"
    "글급긴길깊끝낮났냈너널넣노논농높놓누눈늘능늦다닥답당닫달담대댁덧도독돈동둘뒤뜻락랄람랑래략량련령례론료룡류률륙"
    "린립막많매맥맨먼먹메명몇목몸못묘미믿밀밑반밤밥방백버벌범법벽별병복볼봉북붉브블빠빨뿐살삼색샘섯설섬섭속손솔송쇄"
    "쉬쉽슬승싶싸쌍쓰씨씬아악앞애액약얼엄엇에엔엘옛온올옮완외운울움웃워육율융읽잃임잎"
)
PUNCTUATION = "　，。、：；！？（）「」『』“”‘’…—～·《》【】〔〕・ー／０１２３４５６７８９ＢＷ＋－"

DAILY = 150  # of them so many are the characters of every day
CYRILLIC = {  # thousandths of the letters of a text
    "о": 110, "е": 85, "а": 80, "и": 74, "н": 67, "т": 63, "с": 55, "р": 47, "в": 45, "л": 44, "к": 35, "м": 32,
    "д": 30, "п": 28, "у": 26, "я": 20, "ы": 19, "ь": 17, "г": 17, "з": 16, "б": 16, "ч": 14, "й": 12, "х": 10, "ж": 9,
    "ш": 7, "ю": 6, "ц": 5, "щ": 4, "э": 3, "ф": 3, "ъ": .5, "ё": 1, "і": 3, "ї": 2, "є": 2, "ґ": .2, "ў": .5,
}
WESTERN = {  # of the letters past ASCII, in a text that has some
    "é": 12, "ä": 10, "ü": 9, "ö": 8, "è": 6, "à": 6, "ß": 4, "ç": 4, "ó": 4, "á": 4, "í": 4, "ñ": 4, "ê": 3, "å": 4,
    "ø": 3, "æ": 3, "ã": 2, "â": 2, "ô": 2, "î": 2, "û": 1.5, "ú": 2, "õ": 1.5, "ë": 1.5, "ï": 1.5, "ù": 1.5, "œ": 1,
    "ì": 1, "ò": 1.5, "ý": .5, "ð": .5, "þ": .5, "š": .3, "ž": .3, "’": 4, "“": 1, "”": 1, "–": 1.5, "…": 1, "«": 1,
    "»": 1, "°": .5, "½": 1, "€": .3, "·": .3, "\u00a0": 1, "‘": .3, "—": .5, "„": .5,
}
CENTRAL = {
    "á": 5, "é": 5, "í": 4, "ě": 4, "š": 3, "č": 3, "ř": 3, "ž": 3, "ý": 3, "ů": 2, "ł": 5, "ę": 4, "ą": 4, "ó": 5,
    "ś": 3, "ż": 3, "ć": 3, "ń": 2, "ź": 1, "ö": 3, "ü": 2, "ő": 2, "ű": 1, "ú": 1.5, "ä": 1, "ť": .5, "ď": .5,
    "ň": .5, "đ": 1, "ô": .3, "ľ": .5, "ĺ": .1, "ŕ": .1, "ß": .3, "ë": .1, "ă": 1, "â": 1, "î": 1, "ş": 1, "ţ": 1,
    "“": .5, "”": .5, "„": .5, "–": .5, "’": .5, "\u00a0": .3,
}


def unlike(texts):
    """Each character once, in the order of its first."""
    return list(dict.fromkeys("".join(texts)))


def codes(characters, encoding):
    found = []
    for character in characters:
        try:
            coded = character.encode(encoding)
        except UnicodeEncodeError:
            continue
        if len(coded) == 2:
            found.append(coded[0] << 8 | coded[1])
    return found


def table(name, numbers, digits):
    each = 12 if digits == 4 else 20
    rows = [numbers[i:i + each] for i in range(0, len(numbers), each)]
    shown = (lambda n: f"0x{n:04x}") if digits == 4 else str
    lines = ["    " + ", ".join(shown(n) for n in row) + "," for row in rows]
    kind = "std::uint16_t" if digits == 4 else "std::uint8_t"
    return f"constexpr {kind} {name}[] = {{\n" + "\n".join(lines) + "\n};\n"


def characters(name, text, encoding):
    known = codes(unlike([text]), encoding)
    punctuation = codes(PUNCTUATION, encoding)
    print(table(f"{name}_daily", sorted(set(known[:DAILY] + punctuation)), 4))
    print(table(f"{name}_common", sorted(set(known[DAILY:]) - set(punctuation)), 4))


def letters(name, encoding, shares, whole, capital):
    """Tenths of a nat for each byte from 0x80 on."""
    from math import log
    costs = []
    for byte in range(0x80, 0x100):
        try:
            letter = bytes([byte]).decode(encoding)
        except UnicodeDecodeError:
            costs.append(140)
            continue
        share = shares.get(letter)
        if share is None and letter.lower() in shares:
            share = shares[letter.lower()] / capital
        cost = 100 if share is None else 10 * -log(share / whole)
        if share is None and (letter.isalpha() or letter in "№"):
            cost = 90
        costs.append(min(140, round(cost)))
    print(table(name, costs, 3))


print("""// Made by tools/common_characters.py.
#include "formats/charset/common_characters.hpp"

#include <cstdint>

namespace shinpan::charset {
namespace {
""")
characters("gb", SIMPLIFIED, "gb2312")
characters("big5", TRADITIONAL, "big5")
characters("jis", JAPANESE, "euc_jp")
characters("ks", KOREAN, "euc_kr")
letters("windows_1251", "cp1251", CYRILLIC, 1000, 20)
letters("koi8_r", "koi8_r", CYRILLIC, 1000, 20)
letters("windows_1252", "cp1252", WESTERN, 1500, 5)
letters("windows_1250", "cp1250", CENTRAL, 1000, 5)
print("""}  // namespace

const CommonCharacters simplified{gb_daily, gb_common};
const CommonCharacters traditional{big5_daily, big5_common};
const CommonCharacters kanji{jis_daily, jis_common};
const CommonCharacters hangul{ks_daily, ks_common};

const Letters cyrillic_1251 = windows_1251;
const Letters cyrillic_koi8 = koi8_r;
const Letters western = windows_1252;
const Letters central = windows_1250;

}  // namespace shinpan::charset""")
