lockscope_add_test(NAME tst_realconnection SOURCES redis/tst_realconnection.cpp LABELS redis)
