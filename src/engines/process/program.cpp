#include "engines/process/program.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string_view>

#include <unistd.h>

namespace shinpan::inline engines {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view folders_of_games = "/usr/games:/usr/local/games";

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

bool is_program(const fs::path& path) {
    std::error_code error;
    return fs::is_regular_file(path, error) && access(path.c_str(), X_OK) == 0;
}

// Takes a command line apart, character by character.
class Splitter {
public:
    Result<std::vector<std::string>, BadInput> run(std::string_view command) {
        for (at_ = 0; at_ < command.size(); ++at_) take(command[at_]);
        if (quote_ != 0)
            return failure(BadInput{0, static_cast<int>(opened_) + 1, "a quotation mark is not closed"});
        end_word();
        if (words_.empty()) return failure(BadInput{0, 1, "there is no command"});
        return std::move(words_);
    }

private:
    void take(char c) {
        if (escaped_) {
            word_ += c;
            escaped_ = false;
        } else if (c == '\\' && quote_ != '\'') {
            inside_ = escaped_ = true;
        } else if (quote_ != 0) {
            if (c == quote_)
                quote_ = 0;
            else
                word_ += c;
        } else if (c == '\'' || c == '"') {
            quote_ = c;
            opened_ = at_;
            inside_ = true;
        } else if (is_blank(c)) {
            end_word();
        } else {
            word_ += c;
            inside_ = true;
        }
    }

    void end_word() {
        if (inside_) words_.push_back(std::move(word_));
        word_.clear();
        inside_ = false;
    }

    std::vector<std::string> words_{};
    std::string word_{};
    bool inside_ = false, escaped_ = false;
    char quote_ = 0;
    std::size_t at_ = 0, opened_ = 0;
};

}  // namespace

Result<std::vector<std::string>, BadInput> words_in_command(std::string_view command) {
    return Splitter().run(command);
}

std::string absolute(const std::string& path) {
    std::error_code error;
    const fs::path made = fs::absolute(path.empty() ? "." : path, error);
    return error ? path : made.lexically_normal().string();
}

Result<std::string, std::string> found_program(const std::string& name) {
    if (name.find('/') != std::string::npos) {
        if (is_program(name)) return absolute(name);
        return failure("there is no program " + name);
    }
    const char* const path = std::getenv("PATH");
    std::string folders = (path != nullptr ? std::string(path) + ":" : "") + std::string(folders_of_games);
    for (std::string_view rest = folders; !rest.empty();) {
        const std::string_view folder = rest.substr(0, rest.find(':'));
        rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
        const fs::path program = fs::path(folder) / name;
        if (!folder.empty() && is_program(program)) return absolute(program.string());
    }
    return failure("there is no program " + name + " on PATH, in /usr/games or in /usr/local/games");
}

}  // namespace shinpan::engines
