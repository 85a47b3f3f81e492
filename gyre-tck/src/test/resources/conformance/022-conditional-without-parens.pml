// item: 22
// says: a conditional without parentheses is a syntax error
// parse: reject
byte x = 1, y;
init { y = x -> 5 : 6 }
