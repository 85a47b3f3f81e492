// item: 34
// says: the same name in two options is a redeclaration
// parse: reject
init { if :: true -> byte y = 4; skip :: else -> byte y = 5; skip fi }
