// item: 47
// says: np_ outside a claim is an error
// parse: reject
init { if :: np_ -> skip :: else fi }
