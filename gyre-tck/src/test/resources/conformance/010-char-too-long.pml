// item: 10
// says: two characters between apostrophes are an error
// parse: reject
init { byte x; x = 'ab' }
