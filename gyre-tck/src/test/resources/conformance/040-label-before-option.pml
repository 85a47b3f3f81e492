// item: 40
// says: a label before the double colon is an error
// parse: reject
init { do L: :: skip od }
