// SVG to PNG through librsvg and cairo, where the program was built with their headers; declared in
// pictures.hpp. They are loaded when a picture is asked for: with the fifty libraries that they bring they
// take longer than most records.
#include "apps/cli/commands/pictures.hpp"

#ifdef SHINPAN_HAVE_PNG

#include <cairo.h>
#include <dlfcn.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <memory>

namespace shinpan::inline apps::cli {
namespace {

constexpr double scale = 2;

// The functions of librsvg, and of cairo and GLib, which it brings.
struct Drawer {
    decltype(&rsvg_handle_new_from_data) read{};
    decltype(&rsvg_handle_get_intrinsic_size_in_pixels) size_of{};
    decltype(&rsvg_handle_render_document) render{};
    decltype(&cairo_image_surface_create) new_surface{};
    decltype(&cairo_create) new_context{};
    decltype(&cairo_scale) scale{};
    decltype(&cairo_surface_write_to_png_stream) write{};
    decltype(&cairo_destroy) free_context{};
    decltype(&cairo_surface_destroy) free_surface{};
    decltype(&g_object_unref) free_drawing{};
};

template <class Function>
bool find(void* library, const char* name, Function*& function) {
    function = reinterpret_cast<Function*>(dlsym(library, name));
    return function != nullptr;
}

// The libraries stay until the program ends.
bool load(Drawer& drawer) {
    void* const library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL);
    return library != nullptr && find(library, "rsvg_handle_new_from_data", drawer.read) &&
           find(library, "rsvg_handle_get_intrinsic_size_in_pixels", drawer.size_of) &&
           find(library, "rsvg_handle_render_document", drawer.render) &&
           find(library, "cairo_image_surface_create", drawer.new_surface) &&
           find(library, "cairo_create", drawer.new_context) && find(library, "cairo_scale", drawer.scale) &&
           find(library, "cairo_surface_write_to_png_stream", drawer.write) &&
           find(library, "cairo_destroy", drawer.free_context) &&
           find(library, "cairo_surface_destroy", drawer.free_surface) &&
           find(library, "g_object_unref", drawer.free_drawing);
}

cairo_status_t append(void* out, const unsigned char* data, unsigned int size) {
    static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(data), size);
    return CAIRO_STATUS_SUCCESS;
}

Result<std::string, BadInput> undrawn() {
    return failure(BadInput{0, 0, "the picture cannot be drawn as PNG; write an SVG instead"});
}

}  // namespace

Result<std::string, BadInput> png_of(const std::string& svg) {
    Drawer with;
    if (!load(with))
        return failure(BadInput{0, 0, "PNG needs librsvg, which is not installed; write an SVG instead"});
    const auto* bytes = reinterpret_cast<const guint8*>(svg.data());
    const std::unique_ptr<RsvgHandle, decltype(with.free_drawing)> drawing(
        with.read(bytes, svg.size(), nullptr), with.free_drawing);
    double width = 0;
    double height = 0;
    if (!drawing || with.size_of(drawing.get(), &width, &height) == 0) return undrawn();
    const auto pixels = [](double units) { return static_cast<int>(std::ceil(units * scale)); };
    const std::unique_ptr<cairo_surface_t, decltype(with.free_surface)> surface(
        with.new_surface(CAIRO_FORMAT_ARGB32, pixels(width), pixels(height)), with.free_surface);
    const std::unique_ptr<cairo_t, decltype(with.free_context)> context(with.new_context(surface.get()),
                                                                        with.free_context);
    with.scale(context.get(), scale, scale);
    const RsvgRectangle whole{0, 0, width, height};
    std::string png;
    const bool is_drawn = with.render(drawing.get(), context.get(), &whole, nullptr) != 0;
    if (!is_drawn || with.write(surface.get(), append, &png) != CAIRO_STATUS_SUCCESS) return undrawn();
    return png;
}

}  // namespace shinpan::apps::cli

#else

namespace shinpan::inline apps::cli {

Result<std::string, BadInput> png_of(const std::string&) {
    return failure(BadInput{0, 0, "this program was built without PNG (librsvg); write an SVG instead"});
}

}  // namespace shinpan::apps::cli

#endif
