# Tests without a server: pure code, and connections to a scripted peer. They mirror core/.
lockscope_add_test(NAME tst_text SOURCES base/tst_text.cpp LABELS pure)
lockscope_add_test(NAME tst_secret SOURCES base/tst_secret.cpp LABELS pure)

lockscope_add_test(NAME tst_endpoint SOURCES redis/tst_endpoint.cpp LABELS pure)
lockscope_add_test(NAME tst_respcodec SOURCES redis/tst_respcodec.cpp LIBRARIES hiredis::hiredis LABELS pure)
lockscope_add_test(NAME tst_respfuzz SOURCES redis/tst_respfuzz.cpp LABELS pure)
lockscope_add_test(NAME tst_glob SOURCES redis/tst_glob.cpp LABELS pure)
lockscope_add_test(NAME tst_servererror SOURCES redis/tst_servererror.cpp LABELS pure)
lockscope_add_test(NAME tst_commandpolicy SOURCES redis/tst_commandpolicy.cpp LABELS pure)
lockscope_add_test(NAME tst_node SOURCES redis/tst_node.cpp LABELS pure)
lockscope_add_test(NAME tst_connection SOURCES redis/tst_connection.cpp LABELS peer)
lockscope_add_test(NAME tst_link SOURCES redis/tst_link.cpp LABELS peer)
lockscope_add_test(NAME tst_lockclientend SOURCES locks/tst_lockclientend.cpp LABELS peer)

lockscope_add_test(NAME tst_dialects SOURCES dialects/tst_dialects.cpp LABELS pure)
lockscope_add_test(NAME tst_token SOURCES dialects/tst_token.cpp LABELS pure)
lockscope_add_test(NAME tst_tokenshape SOURCES dialects/tst_tokenshape.cpp LABELS pure)

lockscope_add_test(NAME tst_acquiremachine SOURCES quorum/tst_acquiremachine.cpp LABELS pure)
lockscope_add_test(NAME tst_extendmachine SOURCES quorum/tst_extendmachine.cpp LABELS pure)
lockscope_add_test(NAME tst_leasemachine SOURCES quorum/tst_leasemachine.cpp LABELS pure)
lockscope_add_test(NAME tst_nodestanding SOURCES quorum/tst_nodestanding.cpp LABELS pure)
lockscope_add_test(NAME tst_releasemachine SOURCES quorum/tst_releasemachine.cpp LABELS pure)
lockscope_add_test(NAME tst_verdict SOURCES quorum/tst_verdict.cpp LABELS pure)

lockscope_add_test(NAME tst_board SOURCES watch/tst_board.cpp LABELS pure)
lockscope_add_test(NAME tst_auditjournal SOURCES control/tst_auditjournal.cpp LABELS pure)
lockscope_add_test(NAME tst_lockjson SOURCES session/tst_lockjson.cpp LABELS pure)
