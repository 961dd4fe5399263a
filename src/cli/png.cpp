// SVG to PNG through librsvg and cairo, where the program was built with them; declared in pictures.hpp.
#include "cli/pictures.hpp"

#ifdef SHINPAN_HAVE_PNG

#include "base/release.hpp"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <memory>

namespace shinpan::cli {
namespace {

constexpr double scale = 2;

using Drawing = std::unique_ptr<RsvgHandle, Release<g_object_unref>>;
using Surface = std::unique_ptr<cairo_surface_t, Release<cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Release<cairo_destroy>>;

cairo_status_t append(void* out, const unsigned char* data, unsigned int size) {
    static_cast<std::string*>(out)->append(reinterpret_cast<const char*>(data), size);
    return CAIRO_STATUS_SUCCESS;
}

}  // namespace

Result<std::string, BadInput> png_of(const std::string& svg) {
    const auto* bytes = reinterpret_cast<const guint8*>(svg.data());
    const Drawing drawing(rsvg_handle_new_from_data(bytes, svg.size(), nullptr));
    double width = 0;
    double height = 0;
    if (!drawing || rsvg_handle_get_intrinsic_size_in_pixels(drawing.get(), &width, &height) == 0)
        return failure(BadInput{0, 0, "the picture cannot be drawn as PNG; write an SVG instead"});
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32,
                                                     static_cast<int>(std::ceil(width * scale)),
                                                     static_cast<int>(std::ceil(height * scale))));
    const Context context(cairo_create(surface.get()));
    cairo_scale(context.get(), scale, scale);
    const RsvgRectangle whole{0, 0, width, height};
    std::string png;
    if (rsvg_handle_render_document(drawing.get(), context.get(), &whole, nullptr) == 0 ||
        cairo_surface_write_to_png_stream(surface.get(), append, &png) != CAIRO_STATUS_SUCCESS)
        return failure(BadInput{0, 0, "the picture cannot be drawn as PNG; write an SVG instead"});
    return png;
}

}  // namespace shinpan::cli

#else

namespace shinpan::cli {

Result<std::string, BadInput> png_of(const std::string&) {
    return failure(BadInput{0, 0, "this program was built without PNG (librsvg); write an SVG instead"});
}

}  // namespace shinpan::cli

#endif
