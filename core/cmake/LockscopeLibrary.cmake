# lockscope_add_library(core SOURCES … [USES PART…] [PUBLIC …] [PRIVATE …])
#
# makes lockscope_core, static or shared as BUILD_SHARED_LIBS says, and Lockscope::Core as its name for others. USES: other parts
# that were made so; PUBLIC and PRIVATE: foreign libraries that its users link as well, or need not know of.
#
# With LOCKSCOPE_BOTH_KINDS the other kind, lockscope_core_other, is made of the same objects, compiled once. What is compiled for
# a shared library can be put into a static one, not the other way round: its symbols are hidden. So a static library that is
# alone has none that a host's own shared libraries would pass on; one that has a shared twin has those that it offers.
function(lockscope_add_library part)
    cmake_parse_arguments(PARSE_ARGV 1 ARG "" "" "SOURCES;USES;PUBLIC;PRIVATE")
    set(target lockscope_${part})
    string(TOUPPER ${part} upper)
    string(SUBSTRING ${upper} 0 1 exportName)
    string(SUBSTRING ${part} 1 -1 rest)
    string(APPEND exportName ${rest})

    if(LOCKSCOPE_BOTH_KINDS)
        set(compiled ${target}_objects)
        add_library(${compiled} OBJECT ${ARG_SOURCES})
        add_library(${target} $<TARGET_OBJECTS:${compiled}>)
        set(otherKind SHARED)
        if(BUILD_SHARED_LIBS)
            set(otherKind STATIC)
        endif()
        add_library(${target}_other ${otherKind} $<TARGET_OBJECTS:${compiled}>)
        set(libraries ${target} ${target}_other)
        foreach(used IN LISTS ARG_USES)
            target_link_libraries(${compiled} PUBLIC lockscope_${used}_objects)
            target_link_libraries(${target}_other PUBLIC lockscope_${used}_other)
        endforeach()
        target_link_libraries(${compiled} PUBLIC ${ARG_PUBLIC} PRIVATE ${ARG_PRIVATE} lockscope_build)
    else()
        set(compiled ${target})
        add_library(${target} ${ARG_SOURCES})
        set(libraries ${target})
    endif()
    foreach(used IN LISTS ARG_USES)
        target_link_libraries(${target} PUBLIC lockscope_${used})
    endforeach()
    add_library(Lockscope::${exportName} ALIAS ${target})

    set_target_properties(${compiled} PROPERTIES AUTOMOC ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON POSITION_INDEPENDENT_CODE ON
        UNITY_BUILD ${LOCKSCOPE_UNITY})
    target_compile_definitions(${compiled} PRIVATE LOCKSCOPE_${upper}_BUILD)
    if(LOCKSCOPE_BOTH_KINDS OR BUILD_SHARED_LIBS)
        # Nobody is meant to replace our functions by others of the same name: they may be inlined as in a static library.
        target_compile_options(${compiled} PRIVATE -fno-semantic-interposition)
    endif()
    foreach(library IN LISTS compiled libraries)
        target_compile_features(${library} PUBLIC cxx_std_20)
        target_include_directories(${library} PUBLIC $<BUILD_INTERFACE:${PROJECT_BINARY_DIR}/include> $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
    endforeach()
    foreach(library IN LISTS libraries)
        set_target_properties(${library} PROPERTIES EXPORT_NAME ${exportName} OUTPUT_NAME ${target} LINKER_LANGUAGE CXX
            VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
        target_link_libraries(${library} PUBLIC ${ARG_PUBLIC} PRIVATE ${ARG_PRIVATE} $<BUILD_INTERFACE:lockscope_build>)
        get_target_property(type ${library} TYPE)
        if(type STREQUAL "STATIC_LIBRARY")
            target_compile_definitions(${library} INTERFACE LOCKSCOPE_STATIC)
            if(NOT LOCKSCOPE_BOTH_KINDS)
                target_compile_definitions(${library} PRIVATE LOCKSCOPE_STATIC)
            endif()
            set(exportSet Lockscope${exportName}Static)
        else()
            set(exportSet Lockscope${exportName}Shared)
        endif()
        install(TARGETS ${library} EXPORT ${exportSet}
            LIBRARY COMPONENT ${target} NAMELINK_COMPONENT lockscope_dev
            ARCHIVE COMPONENT lockscope_dev)
        install(EXPORT ${exportSet} NAMESPACE Lockscope:: DESTINATION "${CMAKE_INSTALL_LIBDIR}/cmake/Lockscope" COMPONENT lockscope_dev)
    endforeach()
endfunction()
