# Read by cpack for each generator: an archive unpacks into a folder of its own, Debian's package into the system's.
if(CPACK_GENERATOR STREQUAL "TGZ")
    set(CPACK_COMPONENT_INCLUDE_TOPLEVEL_DIRECTORY ON)
endif()
