// says: a trace sees the first field, although the index it was stored with has changed
// run: holds
// spin: holds
chan c = [1] of { byte, byte };
byte a[3];
byte i;

trace { c!1,2; c?1,2 }

active proctype P() {
  c!1,2;
  c?a[i],i
}
