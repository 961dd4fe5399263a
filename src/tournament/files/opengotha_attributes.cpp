#include "tournament/files/opengotha_attributes.hpp"

#include <climits>
#include <clocale>
#include <cwchar>
#include <cwctype>

namespace shinpan::tournament::opengotha {
namespace {

// Capitals of all scripts, while it lives.
class UnicodeLocale {
public:
    UnicodeLocale() : before_(uselocale(unicode())) {}
    ~UnicodeLocale() { uselocale(before_); }
    UnicodeLocale(const UnicodeLocale&) = delete;
    UnicodeLocale& operator=(const UnicodeLocale&) = delete;

private:
    static locale_t unicode() {
        static const locale_t made = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
        return made;  // null where the system has none: then the locale stays as it is
    }

    locale_t before_;
};

void append_capital(std::string& key, wchar_t letter) {
    if (letter == L'ß') {
        key += "SS";
        return;
    }
    char bytes[MB_LEN_MAX];
    std::mbstate_t state{};
    const std::size_t length = std::wcrtomb(bytes, std::towupper(static_cast<wint_t>(letter)), &state);
    if (length != static_cast<std::size_t>(-1)) key.append(bytes, length);
}

void append_capitals(std::string& key, std::string_view text) {
    while (!text.empty()) {
        wchar_t letter = 0;
        std::mbstate_t state{};
        std::size_t length = std::mbrtowc(&letter, text.data(), text.size(), &state);
        if (length == 0 || length > text.size()) {  // a byte of no letter
            key += text.front();
            length = 1;
        } else if (letter != L' ') {
            append_capital(key, letter);
        }
        text.remove_prefix(length);
    }
}

}  // namespace

std::string criterion_name(Criterion criterion) {
    std::string name(short_name(criterion));
    if (const auto dash = name.find('-'); dash != std::string::npos) name[dash] = 'M';
    return name;
}

std::optional<Criterion> criterion_named(std::string_view name) {
    std::string spelled(name);
    for (const std::string_view less : {"M1", "M2"})
        if (spelled.starts_with("SOS") && spelled.ends_with(less)) spelled[spelled.size() - 2] = '-';
    return criterion_in(spelled);
}

std::string player_key(std::string_view name, std::string_view given) {
    const UnicodeLocale unicode;
    std::string key;
    append_capitals(key, name);
    append_capitals(key, given);
    return key;
}

}  // namespace shinpan::tournament::opengotha
