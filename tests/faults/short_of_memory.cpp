// The program itself, of which one allocation fails, or all from one on: as SHINPAN_FAILS says, "AT" or
// "AT-". How many it asked for stands at the end of standard error.
#include "apps/cli/app.hpp"

#include <atomic>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <string_view>

namespace {

std::atomic<bool> counts = false;
std::atomic<long> allocations = 0;
long fails_at = 0;
bool fails_on = false;

void* allocated(std::size_t bytes, std::size_t alignment) {
    const long number = counts ? ++allocations : 0;
    if (number > 0 && (number == fails_at || (fails_on && fails_at > 0 && number > fails_at))) return nullptr;
    if (alignment <= alignof(std::max_align_t)) return std::malloc(bytes == 0 ? 1 : bytes);
    return std::aligned_alloc(alignment, (bytes + alignment - 1) / alignment * alignment);
}

void* allocated_or_thrown(std::size_t bytes, std::size_t alignment = 0) {
    if (void* const memory = allocated(bytes, alignment)) return memory;
    throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t bytes) { return allocated_or_thrown(bytes); }
void* operator new(std::size_t bytes, std::align_val_t alignment) {
    return allocated_or_thrown(bytes, static_cast<std::size_t>(alignment));
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::align_val_t) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept { std::free(memory); }

int main(int argc, char** argv) {
    const char* const fails = std::getenv("SHINPAN_FAILS");
    fails_at = fails != nullptr ? std::atol(fails) : 0;
    fails_on = fails != nullptr && std::string_view(fails).ends_with('-');
    counts = true;
    const int status = shinpan::cli::run(argc, argv);
    counts = false;
    std::fprintf(stderr, "allocations: %ld\n", allocations.load());
    return status;
}
