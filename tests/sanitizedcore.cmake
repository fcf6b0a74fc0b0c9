# lockscope_sanitize_core(PROGRAM): the test is linked with a copy of the core that has the sanitizers of LOCKSCOPE_SANITIZED_CORE.
#
# The preset `asan` has sanitizers in everything, the tests as well, and compiling these takes three times as long as the core.
# Here only the core is compiled a second time, so that one build has both: what shows a fault of the core is in the core.
set(core lockscope_core)
if(LOCKSCOPE_BOTH_KINDS)
    set(core lockscope_core_objects)
endif()
get_target_property(sources ${core} SOURCES)
get_target_property(place ${core} SOURCE_DIR)
list(TRANSFORM sources REPLACE "^([^/].*)" "${place}/\\1")
add_library(lockscope_core_sanitized OBJECT ${sources})
foreach(property AUTOMOC UNITY_BUILD COMPILE_DEFINITIONS COMPILE_FEATURES INCLUDE_DIRECTORIES LINK_LIBRARIES)
    get_target_property(value ${core} ${property})
    set_target_properties(lockscope_core_sanitized PROPERTIES ${property} "${value}")
endforeach()
# The warnings are told without sanitizers, which make the compiler see some that are none. The three checks left out
# are a sixth of the compilation; the preset has them, and what goes through a null pointer ends the program anyway.
target_compile_options(lockscope_core_sanitized PRIVATE -Og -w -fno-omit-frame-pointer -fsanitize=${LOCKSCOPE_SANITIZED_CORE}
    -fno-sanitize=null,alignment,object-size -fno-sanitize-recover=all)

function(lockscope_sanitize_core program)
    get_target_property(has ${program} LOCKSCOPE_SANITIZED)
    if(NOT has)
        # Before the library, of which the linker then takes nothing.
        target_sources(${program} PRIVATE $<TARGET_OBJECTS:lockscope_core_sanitized>)
        target_link_options(${program} PRIVATE -fsanitize=${LOCKSCOPE_SANITIZED_CORE})
        set_target_properties(${program} PROPERTIES LOCKSCOPE_SANITIZED ON)
    endif()
endfunction()
