// says: a priority is not received
// run: refused
chan c = [1] of { byte };

init {
  c!3;
  c?_priority
}
