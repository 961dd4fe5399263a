// Release: deletes what a library in C has made, for a std::unique_ptr.
//
//   std::unique_ptr<cairo_t, Release<cairo_destroy>> context(cairo_create(surface));
#pragma once

namespace shinpan {

template <auto release>
struct Release {
    template <class T>
    void operator()(T* thing) const {
        release(thing);
    }
};

}  // namespace shinpan
