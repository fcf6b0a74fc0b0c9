#error "a public header of Lockscope pulls in hiredis"
