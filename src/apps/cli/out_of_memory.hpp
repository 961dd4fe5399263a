// What a command says that needs more memory than there is: of which file, and then its exit status.
//
//   status = within_memory(options, run_convert);
#pragma once

#include <new>

namespace shinpan::inline apps::cli {

// On stderr, with the file's name if there is one. Allocates nothing. Gives the exit status.
int complain_of_memory(const char* file) noexcept;

// The file that a command was given; null where it was given none or several.
template <class Options>
const char* file_given(const Options& options) {
    if constexpr (requires { options.path; })
        return options.path.c_str();
    else if constexpr (requires { options.in; })
        return options.in.c_str();
    else if constexpr (requires { options.record; })
        return options.record.c_str();
    else
        return nullptr;
}

template <class Options>
int within_memory(const Options& options, int (*run)(const Options&)) {
    try {
        return run(options);
    } catch (const std::bad_alloc&) {
        return complain_of_memory(file_given(options));
    }
}

}  // namespace shinpan::apps::cli
