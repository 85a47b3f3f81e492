// says: a trace hears every message that is sent inside a d_step
// run: violated
// spin: violated
chan c = [2] of { byte };

trace { c!1 }

active proctype P() {
  d_step {
    c!1;
    c!2
  }
}
