#include "formats/archive/archive.hpp"

#ifdef SHINPAN_HAVE_LHA

#include "base/release.hpp"

#include <lhasa.h>

#include <algorithm>
#include <cstring>
#include <memory>
#include <string_view>

namespace shinpan::inline formats::archive {
namespace {

constexpr std::string_view ugz_mark = "PP";

// An archive in memory, read from its beginning.
class Reader {
public:
    explicit Reader(std::string_view bytes) : left_(bytes) {}

    // Of the next file; no folder or link.
    const LHAFileHeader* next_file() {
        const LHAFileHeader* header = lha_reader_next_file(reader_.get());
        while (header && std::strcmp(header->compress_method, LHA_COMPRESS_TYPE_DIR) == 0)
            header = lha_reader_next_file(reader_.get());
        return header;
    }

    bool is_whole() { return lha_reader_check(reader_.get(), nullptr, nullptr) != 0; }
    std::size_t read(char* to, std::size_t size) { return lha_reader_read(reader_.get(), to, size); }

private:
    static int take(void* left, void* to, std::size_t size) {
        auto& from = *static_cast<std::string_view*>(left);
        const std::size_t number = std::min(size, from.size());
        std::memcpy(to, from.data(), number);
        from.remove_prefix(number);
        return static_cast<int>(number);
    }
    static constexpr LHAInputStreamType in_memory{take, nullptr, nullptr};

    std::string_view left_;
    std::unique_ptr<LHAInputStream, Release<lha_input_stream_free>> stream_{
        lha_input_stream_new(&in_memory, &left_)};
    std::unique_ptr<LHAReader, Release<lha_reader_free>> reader_{lha_reader_new(stream_.get())};
};

constexpr MessageTemplate no_file{
    "no_file", "this is UGZ, a UGF file that LHA has compressed, but there is no file in it"};
constexpr MessageTemplate too_long{
    "too_long", "this is UGZ, a UGF file that LHA has compressed, but unpacked it has more than 64 MiB"};
constexpr MessageTemplate damaged{"damaged",
                                  "this is UGZ, a UGF file that LHA has compressed, but it is damaged: what "
                                  "unpacks does not have the sum that it names"};

auto refused(const MessageTemplate& why) { return failure(bad_input(0, 0, {why})); }

Result<std::string, BadInput> first_file(std::string_view archive) {
    Reader tried(archive);
    const LHAFileHeader* header = tried.next_file();
    if (!header) return refused(no_file);
    if (header->length > longest_file) return refused(too_long);
    if (!tried.is_whole()) return refused(damaged);

    Reader whole(archive);
    std::string content(whole.next_file()->length, '\0');
    std::size_t size = 0;
    while (const std::size_t more = whole.read(content.data() + size, content.size() - size)) size += more;
    content.resize(size);
    return content;
}

}  // namespace

// "-lh5-" and the like stand behind two bytes of every archive.
bool is_packed(std::string_view head) {
    const std::string_view method = head.substr(std::min<std::size_t>(4, head.size()), 5);
    return head.starts_with(ugz_mark) && method.size() == 5 && method.starts_with("-l") && method[4] == '-';
}

Result<std::string, BadInput> unpacked(std::string bytes) {
    if (!is_packed(bytes)) return bytes;
    return first_file(std::string_view(bytes).substr(ugz_mark.size()));
}

}  // namespace shinpan::formats::archive

#else

namespace shinpan::inline formats::archive {

bool is_packed(std::string_view) { return false; }

Result<std::string, BadInput> unpacked(std::string bytes) { return bytes; }

}  // namespace shinpan::formats::archive

#endif
