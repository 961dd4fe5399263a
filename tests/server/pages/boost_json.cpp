// Boost.JSON, which the system has as a library for its own processors alone.
#include <boost/json/src.hpp>
