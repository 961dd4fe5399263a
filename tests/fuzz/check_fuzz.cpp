// Any bytes as a record, as a certificate, and, divided at the first zero byte, as both together: the checker
// ends with claims or with a Fault, and with nothing else.
#include "check/check.hpp"

#include <cstddef>
#include <cstdint>
#include <string>

using namespace shinpan::check;

namespace {

template <class F>
void ends(F f) {
    try {
        f();
    } catch (const Fault&) {  // that is an answer
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string all(reinterpret_cast<const char*>(data), size);
    const std::string record = all.substr(0, all.find('\0'));
    const std::string certificate = record.size() < all.size() ? all.substr(record.size() + 1) : all;
    ends([&] { read_record(record, static_cast<int>(size % 7)); });
    ends([&] { read_certificate(certificate); });
    ends([&] { check(record, certificate, size % 2 == 0, size % 3 == 0 ? 0 : -1); });
    return 0;
}
