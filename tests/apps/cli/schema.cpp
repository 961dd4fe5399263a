#include "apps/cli/schema.hpp"

#include "apps/cli/program.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <regex>
#include <vector>

namespace cli_test {
namespace json = boost::json;
namespace {

bool has_type(const json::value& value, std::string_view type) {
    if (type == "null") return value.is_null();
    if (type == "boolean") return value.is_bool();
    if (type == "integer") return value.is_int64() || value.is_uint64();
    if (type == "number") return value.is_number();
    if (type == "string") return value.is_string();
    if (type == "array") return value.is_array();
    return type == "object" && value.is_object();
}

class Validator {
public:
    explicit Validator(const json::value& root) : root_(root) {}

    std::string fault(const json::value& value, const json::object& schema, const std::string& at) const {
        if (const auto* ref = schema.if_contains("$ref"))
            return referred_fault(value, json::value_to<std::string>(*ref), at);
        if (const auto* options = schema.if_contains("oneOf")) return one_of(value, options->as_array(), at);
        std::string wrong = simple_fault(value, schema, at);
        if (wrong.empty() && value.is_array()) wrong = array_fault(value.as_array(), schema, at);
        if (wrong.empty() && value.is_object()) wrong = object_fault(value.as_object(), schema, at);
        return wrong;
    }

private:
    const json::object& definition(const std::string& ref) const {
        return root_.at("$defs").at(ref.substr(ref.rfind('/') + 1)).as_object();
    }

    // By a definition of this schema, or of another one beside it.
    std::string referred_fault(const json::value& value, const std::string& ref,
                               const std::string& at) const {
        const std::string file = ref.substr(0, ref.find('#'));
        if (file.empty()) return fault(value, definition(ref), at);
        const json::value root = json::parse(content_of("docs/schema/" + file));
        const Validator other(root);
        return other.fault(value, other.definition(ref), at);
    }

    std::string one_of(const json::value& value, const json::array& options, const std::string& at) const {
        std::string faults;
        int fitting = 0;
        for (const json::value& option : options) {
            const std::string wrong = fault(value, option.as_object(), at);
            fitting += wrong.empty() ? 1 : 0;
            faults += wrong + "; ";
        }
        return fitting == 1 ? "" : at + " fits " + std::to_string(fitting) + " of the forms: " + faults;
    }

    static std::string simple_fault(const json::value& value, const json::object& schema,
                                    const std::string& at) {
        if (const auto* type = schema.if_contains("type")) {
            const json::array types = type->is_array() ? type->as_array() : json::array{*type};
            const bool fits = std::any_of(types.begin(), types.end(), [&](const json::value& t) {
                return has_type(value, t.as_string());
            });
            if (!fits) return at + " is of another type";
        }
        if (const auto* words = schema.if_contains("enum")) {
            const json::array& known = words->as_array();
            if (std::find(known.begin(), known.end(), value) == known.end())
                return at + " is an unknown word";
        }
        if (const auto* pattern = schema.if_contains("pattern"))
            if (!std::regex_search(json::value_to<std::string>(value),
                                   std::regex(json::value_to<std::string>(*pattern))))
                return at + " does not match: " + json::value_to<std::string>(value);
        const auto* low = schema.if_contains("minimum");
        if (low && value.is_int64() && value.as_int64() < low->as_int64()) return at + " is too small";
        const auto* high = schema.if_contains("maximum");
        if (high && value.is_int64() && value.as_int64() > high->as_int64()) return at + " is too large";
        return {};
    }

    std::string array_fault(const json::array& values, const json::object& schema,
                            const std::string& at) const {
        const auto* least = schema.if_contains("minItems");
        const auto* most = schema.if_contains("maxItems");
        if (least && values.size() < static_cast<std::size_t>(least->as_int64())) return at + " is too short";
        if (most && values.size() > static_cast<std::size_t>(most->as_int64())) return at + " is too long";
        const auto* items = schema.if_contains("items");
        for (std::size_t i = 0; items && i < values.size(); ++i)
            if (auto wrong = fault(values[i], items->as_object(), at + "[" + std::to_string(i) + "]");
                !wrong.empty())
                return wrong;
        return {};
    }

    // The schema, and those that it is built on.
    std::vector<const json::object*> layers_of(const json::object& schema) const {
        std::vector<const json::object*> layers{&schema};
        if (const auto* bases = schema.if_contains("allOf"))
            for (const json::value& base : bases->as_array())
                layers.push_back(&definition(json::value_to<std::string>(base.at("$ref"))));
        return layers;
    }

    // What a layer says of the property; null where it knows no such.
    static const json::value* property_in(const json::object& layer, std::string_view key) {
        if (const auto* properties = layer.if_contains("properties"))
            if (const auto* known = properties->as_object().if_contains(key)) return known;
        const auto* others = layer.if_contains("additionalProperties");
        return others && others->is_object() ? others : nullptr;
    }

    std::string object_fault(const json::object& value, const json::object& schema,
                             const std::string& at) const {
        const auto says = [&](std::string_view part) { return schema.contains(part); };
        if (!says("properties") && !says("additionalProperties") && !says("allOf")) return {};  // any object
        const auto layers = layers_of(schema);
        for (const json::object* layer : layers)
            if (const auto* required = layer->if_contains("required"))
                for (const json::value& key : required->as_array())
                    if (!value.contains(key.as_string()))
                        return at + " lacks " + json::value_to<std::string>(key);
        for (const auto& [key, part] : value) {
            const std::string place = at + "." + std::string(key);
            const json::value* known = nullptr;
            for (const json::object* layer : layers)
                if (!known) known = property_in(*layer, key);
            if (!known) return place + " is unknown";
            if (auto wrong = fault(part, known->as_object(), place); !wrong.empty()) return wrong;
        }
        return {};
    }

    const json::value& root_;
};

}  // namespace

struct Schema::Parsed {
    json::value root;
};

Schema::Schema(const std::string& path) : schema_(new Parsed{json::parse(content_of(path))}) {}
Schema::~Schema() = default;

std::string Schema::fault_in(const std::string& text) const {
    json::error_code error;
    const json::value value = json::parse(text, error);
    if (error) return "no JSON: " + error.message();
    return Validator(schema_->root).fault(value, schema_->root.as_object(), "line");
}

}  // namespace cli_test
