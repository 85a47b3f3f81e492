// says: a forbidden trace is completed by the second of two ways that begin alike; pan ends at the first such event
// run: violated
chan c = [2] of { byte };

notrace {
  if
    :: c!1 -> c!3
    :: c!1 -> c!2
  fi
}

active proctype P() {
  c!1;
  c!2
}
