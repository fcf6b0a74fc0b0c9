# The headers that programs may rely on (resources/docs/embedding.md names the same), installed with what they include.
set(promised core/base/result.h core/base/error.h core/base/secret.h core/base/clock.h core/base/whendone.h
    core/redis/endpoint.h core/board/deployment.h core/board/lockstate.h
    core/locks/lockclient.h core/locks/heldlock.h core/locks/lockoptions.h
    core/session/session.h core/control/releaseplan.h core/history/alert.h core/history/historysnapshot.h)
if(LOCKSCOPE_UI)
    list(APPEND promised ui/lockscopewidget.h ui/lockscopepane.h ui/locks/locktablemodel.h)
endif()

set(installed "")
while(promised)
    list(POP_FRONT promised header)
    if(header IN_LIST installed)
        continue()
    endif()
    list(APPEND installed "${header}")
    cmake_path(GET header PARENT_PATH folder)
    install(FILES "${header}" DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/lockscope/${folder}" COMPONENT lockscope_dev)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${header}")
    file(STRINGS "${header}" lines REGEX "^#include [\"<]")
    foreach(line IN LISTS lines)
        if(line MATCHES "\"(.*)\"")
            cmake_path(SET included NORMALIZE "${folder}/${CMAKE_MATCH_1}")
            list(APPEND promised "${included}")
        elseif(line MATCHES "<lockscope/(.*)>")
            list(APPEND promised "${CMAKE_MATCH_1}")
        endif()
    endforeach()
endwhile()
