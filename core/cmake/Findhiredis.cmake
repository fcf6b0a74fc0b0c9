# hiredis as the target hiredis::hiredis. Debian 12's 0.14.1 ships a config file that sets only variables, and the include
# paths of its pkg-config file differ from those of 1.x; sources always say <hiredis/hiredis.h>.
find_path(hiredis_INCLUDE_DIR hiredis/hiredis.h)
find_library(hiredis_LIBRARY hiredis)

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(hiredis REQUIRED_VARS hiredis_LIBRARY hiredis_INCLUDE_DIR)

if(hiredis_FOUND AND NOT TARGET hiredis::hiredis)
    add_library(hiredis::hiredis UNKNOWN IMPORTED)
    set_target_properties(hiredis::hiredis PROPERTIES IMPORTED_LOCATION "${hiredis_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${hiredis_INCLUDE_DIR}")
endif()
mark_as_advanced(hiredis_INCLUDE_DIR hiredis_LIBRARY)
