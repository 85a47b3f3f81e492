// item: 79
// says: an inline inside a body is an error
// parse: reject
init { inline f() { skip } f() }
