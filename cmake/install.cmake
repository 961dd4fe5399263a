# cmake --install and find_package(shinpan). The core folders need nothing but tl::expected; the others are
# components, because they need packages: find_package(shinpan COMPONENTS rulefile encoding).

include(CMakePackageConfigHelpers)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/shinpan)

# The export set that a folder's library is in.
function(shinpan_install target set)
    install(TARGETS ${target} EXPORT ${set}
            FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/shinpan
            INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} ${CMAKE_INSTALL_INCLUDEDIR}/shinpan)
endfunction()

foreach(folder IN LISTS SHINPAN_CORE)
    shinpan_install(shinpan_${folder} shinpan_core)
endforeach()
install(TARGETS shinpan_umbrella EXPORT shinpan_core)
install(EXPORT shinpan_core NAMESPACE shinpan:: DESTINATION ${package_folder} FILE shinpan-core.cmake)

foreach(folder rulefile encoding)
    if(TARGET shinpan_${folder})
        shinpan_install(shinpan_${folder} shinpan_${folder})
        install(EXPORT shinpan_${folder} NAMESPACE shinpan:: DESTINATION ${package_folder}
                FILE shinpan-${folder}.cmake)
    endif()
endforeach()

configure_package_config_file(cmake/shinpanConfig.cmake.in ${PROJECT_BINARY_DIR}/shinpanConfig.cmake
                              INSTALL_DESTINATION ${package_folder} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/shinpanConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/shinpanConfig.cmake ${PROJECT_BINARY_DIR}/shinpanConfigVersion.cmake
        DESTINATION ${package_folder})
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR})
