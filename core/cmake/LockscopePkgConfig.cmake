# lockscope-core.pc and lockscope-widgets.pc: for who builds without CMake. The files say by their own place where the rest is, so that
# the installed tree may be moved.
set(pcDir "${CMAKE_INSTALL_LIBDIR}/pkgconfig")
foreach(folder LIBDIR INCLUDEDIR)
    if(IS_ABSOLUTE "${CMAKE_INSTALL_${folder}}")
        set(LOCKSCOPE_PC_${folder} "${CMAKE_INSTALL_${folder}}")
    else()
        set(LOCKSCOPE_PC_${folder} "\${prefix}/${CMAKE_INSTALL_${folder}}")
    endif()
endforeach()
if(IS_ABSOLUTE "${CMAKE_INSTALL_LIBDIR}")
    set(LOCKSCOPE_PC_PREFIX "${CMAKE_INSTALL_PREFIX}")
else()
    file(RELATIVE_PATH up "/prefix/${pcDir}" "/prefix")
    string(REGEX REPLACE "/$" "" up "${up}")
    set(LOCKSCOPE_PC_PREFIX "\${pcfiledir}/${up}")
endif()

# What only a static library needs of its users.
if(LOCKSCOPE_BOTH_KINDS)
    set(LOCKSCOPE_PC_PRIVATE_REQUIRES " hiredis >= 0.14.1") # pkg-config --static
elseif(NOT BUILD_SHARED_LIBS)
    set(LOCKSCOPE_PC_STATIC_REQUIRES " hiredis >= 0.14.1")
    set(LOCKSCOPE_PC_CFLAGS " -DLOCKSCOPE_STATIC")
endif()

set(pcFiles lockscope-core.pc)
if(LOCKSCOPE_UI)
    list(APPEND pcFiles lockscope-widgets.pc)
endif()
foreach(file IN LISTS pcFiles)
    configure_file("${CMAKE_CURRENT_LIST_DIR}/${file}.in" "${PROJECT_BINARY_DIR}/${file}" @ONLY)
    install(FILES "${PROJECT_BINARY_DIR}/${file}" DESTINATION "${pcDir}" COMPONENT lockscope_dev)
endforeach()
