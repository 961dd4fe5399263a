// Case files: any line is a case or is refused with a reason, and any case has a verdict; nothing is thrown.
#include "runner/case.hpp"
#include "runner/lines.hpp"
#include "runner/report.hpp"

#include <boost/json.hpp>

#include <cstdint>
#include <cstdlib>

namespace {

using namespace shinpan::runner;

void require(bool holds) {
    if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    for (std::string_view line : split_lines(text)) {
        const auto one = read_case(line, {});
        if (!one) {
            require(!one.error().what.empty());
            continue;
        }
        if (one->fields->contains("sgf")) continue;  // it would open files
        const Verdict verdict = judge(*one);
        require((verdict.how == How::failed) == !verdict.mismatches.empty());
    }
    (void)read_known(text);
    return 0;
}
