// says: the same where the ways differ in what they compare; pan ends at the first such event
// run: violated
chan c = [2] of { byte, byte };

trace {
  if
    :: c?1,_ -> c?1,2
    :: c?_,2 -> c?1,2
  fi
}

active proctype P() {
  c!1,2;
  c?1,2;
  c!1,2;
  c?1,2
}
