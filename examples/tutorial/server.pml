/* Clients ask a server, which answers on a channel of their own. */

#ifndef CLIENTS
#define CLIENTS 3
#endif

chan requests = [CLIENTS] of { byte };
chan answers[CLIENTS] = [1] of { bit };
bool served[CLIENTS];

proctype Client(byte me) {
  waiting:
  requests!me;
  answers[me]?_;
  served[me] = true
}

active proctype Server() {
  byte who;

  end:
  do
    :: requests?who -> answers[who]!1
  od
}

init {
  byte i;

  atomic {
    for (i : 0 .. CLIENTS - 1) {
      run Client(i)
    }
  }
}

ltl firstIsServed { <> served[0] }
