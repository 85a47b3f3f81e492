// item: 91
// says: two formulas may not have the same name
// parse: reject
byte a;
ltl p { [] (a <= 1) }
ltl p { [] (a <= 2) }
init { a = 1 }
