// says: a trace hears what is sent; pan looks at the end of the channel, where a sorted send need not have put it
// run: holds
chan c = [2] of { byte };

trace { c!2; c!1 }

active proctype P() {
  c!!2;
  c!!1
}
