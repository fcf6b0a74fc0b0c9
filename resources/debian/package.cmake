# Debian packages, by `cmake --build … --target package`. With shared libraries (preset `package`) the libraries are packages
# of their own: liblockscope-core0, liblockscope-widgets0, lockscope-dev, lockscope-designer, lockscope. With static ones the program
# needs none.
set(LOCKSCOPE_PACKAGE_CONTACT "The Lockscope authors <lockscope@lockscope.github.io>" CACHE STRING "Maintainer of the Debian packages")

set(packaged lockscope_dev lockscope_app)
set(package_lockscope_dev lockscope-dev)
set(package_lockscope_app lockscope)
if(TARGET lockscope_designer)
    list(APPEND packaged lockscope_designer)
    set(package_lockscope_designer lockscope-designer)
endif()
if(BUILD_SHARED_LIBS)
    list(PREPEND packaged lockscope_core lockscope_widgets)
    set(package_lockscope_core liblockscope-core${PROJECT_VERSION_MAJOR})
    set(package_lockscope_widgets liblockscope-widgets${PROJECT_VERSION_MAJOR})
    set(CPACK_COMPONENT_LOCKSCOPE_WIDGETS_DEPENDS lockscope_core)
    set(CPACK_COMPONENT_LOCKSCOPE_DEV_DEPENDS lockscope_core lockscope_widgets)
    set(CPACK_COMPONENT_LOCKSCOPE_APP_DEPENDS lockscope_core lockscope_widgets)
    set(CPACK_COMPONENT_LOCKSCOPE_DESIGNER_DEPENDS lockscope_core lockscope_widgets)
endif()

# Only in packages: not part of `cmake --install`.
set(changelog "${CMAKE_CURRENT_BINARY_DIR}/changelog.Debian.gz")
set(history "${CMAKE_CURRENT_BINARY_DIR}/changelog.gz")
lockscope_compress("${CMAKE_CURRENT_LIST_DIR}/changelog" "${changelog}")
lockscope_compress("${PROJECT_SOURCE_DIR}/CHANGELOG.md" "${history}")
foreach(component IN LISTS packaged)
    install(FILES "${CMAKE_CURRENT_LIST_DIR}/copyright" "${changelog}" "${history}" DESTINATION "${CMAKE_INSTALL_DATADIR}/doc/${package_${component}}"
        COMPONENT ${component} EXCLUDE_FROM_ALL)
    string(TOUPPER ${component} upper)
    set(CPACK_DEBIAN_${upper}_PACKAGE_NAME ${package_${component}})
endforeach()

# The first line is the synopsis. (Else CPack puts the project's own before it.)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")
set(about "Lockscope shows, live, the locks that services share through Redis: who
holds a lock, on which nodes, for how much longer, and who waits. It takes
and renews locks, and releases someone else's stuck lock safely. It knows
Redlock on several nodes, one node, Sentinel and Redis Cluster, and almost
90 ways in which libraries write locks.")
set(CPACK_DEBIAN_LOCKSCOPE_APP_DESCRIPTION "watch, take and release the locks that services share through Redis\n${about}")
set(CPACK_DEBIAN_LOCKSCOPE_CORE_DESCRIPTION "locks shared through Redis: take, watch and release them (library)\n${about}\n\nThis package contains the library without widgets.")
set(CPACK_DEBIAN_LOCKSCOPE_WIDGETS_DESCRIPTION "widgets that show the locks shared through Redis (library)\n${about}\n\nThis package contains the library of Qt widgets.")
set(CPACK_DEBIAN_LOCKSCOPE_DEV_DESCRIPTION "development files of Lockscope's libraries\n${about}\n\nThis package contains the headers, the static libraries, and what CMake\nand pkg-config need to find the libraries.")
set(CPACK_DEBIAN_LOCKSCOPE_DESIGNER_DESCRIPTION "plug-in for Qt Designer with Lockscope's widget\n${about}\n\nThis package contains the plug-in by which Qt Designer offers the widget\nfor forms.")

set(CPACK_DEBIAN_LOCKSCOPE_APP_PACKAGE_SECTION database)
set(CPACK_DEBIAN_LOCKSCOPE_CORE_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LOCKSCOPE_WIDGETS_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LOCKSCOPE_DEV_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LOCKSCOPE_DESIGNER_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_LOCKSCOPE_DESIGNER_PACKAGE_ENHANCES designer-qt6)
set(CPACK_DEBIAN_LOCKSCOPE_DEV_PACKAGE_DEPENDS "qt6-base-dev (>= 6.4), qt6-svg-dev (>= 6.4), libhiredis-dev")
# Qt's own words in the window's languages; the demo starts servers of its own, which need not run otherwise.
set(CPACK_DEBIAN_LOCKSCOPE_APP_PACKAGE_RECOMMENDS "hicolor-icon-theme, qt6-translations-l10n")
set(CPACK_DEBIAN_LOCKSCOPE_APP_PACKAGE_SUGGESTS "redis-server, openssh-client, qt6-wayland")

# The loader's cache is brought up to date once, when all packages are there. (CPack's own scripts do it as well.)
set(CPACK_DEBIAN_LOCKSCOPE_CORE_PACKAGE_CONTROL_EXTRA "${CMAKE_CURRENT_LIST_DIR}/triggers")
set(CPACK_DEBIAN_LOCKSCOPE_WIDGETS_PACKAGE_CONTROL_EXTRA "${CMAKE_CURRENT_LIST_DIR}/triggers")

set(CPACK_GENERATOR DEB)
set(CPACK_SOURCE_GENERATOR "") # a source package is a checkout
set(CPACK_COMPONENTS_ALL ${packaged})
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "${LOCKSCOPE_PACKAGE_CONTACT}")
set(CPACK_DEBIAN_PACKAGE_SOURCE lockscope)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE "https://lockscope.github.io/")
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${PROJECT_BINARY_DIR}/core" "${PROJECT_BINARY_DIR}/ui")
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_OUTPUT_FILE_PREFIX "${PROJECT_BINARY_DIR}/packages")
set(CPACK_THREADS 0)
include(CPack)
