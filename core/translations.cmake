# resources/translations/*.ts → .qm → a resource of the library, also of a static one; `update_translations` asks the
# sources for new strings (resources/translations/README.md). Sets translationsSource, which belongs into the library.
find_package(Qt6 6.4 REQUIRED COMPONENTS LinguistTools)
set(tsDir "${PROJECT_SOURCE_DIR}/resources/translations")
set(tsFiles)
set(qrcEntries "")
foreach(language en ko zh_CN zh_TW)
    list(APPEND tsFiles "${tsDir}/lockscope_${language}.ts")
    string(APPEND qrcEntries "<file>lockscope_${language}.qm</file>")
endforeach()
qt_add_translation(qmFiles ${tsFiles})

set(qrc "${CMAKE_CURRENT_BINARY_DIR}/lockscope_translations.qrc")
set(translationsSource "${CMAKE_CURRENT_BINARY_DIR}/qrc_lockscope_translations.cpp")
file(CONFIGURE OUTPUT "${qrc}" CONTENT "<RCC><qresource prefix=\"/lockscope/translations\">@qrcEntries@</qresource></RCC>\n" @ONLY)
add_custom_command(OUTPUT "${translationsSource}" DEPENDS "${qrc}" ${qmFiles} VERBATIM
    COMMAND Qt6::rcc --name lockscope_translations --output "${translationsSource}" "${qrc}")
set_source_files_properties("${translationsSource}" PROPERTIES SKIP_AUTOGEN ON)

add_custom_target(update_translations COMMAND "${tsDir}/update" "$<TARGET_FILE:Qt6::lupdate>" VERBATIM)
