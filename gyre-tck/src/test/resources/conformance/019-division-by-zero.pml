// item: 19
// says: division by zero is a run-time error (Spin dies with a signal)
// parse: accept
// verify: violated runtime-error
byte z, x;
init { x = 7 / z }
