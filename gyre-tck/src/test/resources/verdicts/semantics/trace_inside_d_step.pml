// says: a trace hears what is sent inside a d_step
// run: violated
// spin: violated
chan c = [2] of { byte };
byte k;

trace { c!1 }

active proctype P() {
  d_step {
    k = 1;
    c!2
  }
}
