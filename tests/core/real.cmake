lockscope_add_test(NAME tst_realconnection SOURCES redis/tst_realconnection.cpp LABELS redis)
lockscope_add_test(NAME tst_lockclient SOURCES locks/tst_lockclient.cpp LABELS redis)
lockscope_add_test(NAME tst_deploymentwatch SOURCES watch/tst_deploymentwatch.cpp LABELS redis)
