// A tree of processes that computes the parity of the bits at its leaves (Bosnacki 2001, chapter 2).
// Nodes are numbered as in a heap: 1 is the top join, the children of n are 2n and 2n+1, and the
// numbers from N on are clients. Each has a request and an acknowledgement towards its parent.
#ifndef N
#define N 4
#endif
#define NONE 2

byte request[2 * N] = NONE;
bit acknowledged[2 * N];

proctype Client(byte me) {
  do
  :: atomic { request[me] == NONE && !acknowledged[me] ->
       if
       :: request[me] = 0
       :: request[me] = 1
       fi
     }
  :: atomic { acknowledged[me] -> acknowledged[me] = 0 }
  od
}

proctype Join(byte me; byte left; byte right) {
  do
  :: atomic { request[left] != NONE && request[right] != NONE && request[me] == NONE ->
       request[me] = request[left] ^ request[right]
     };
     atomic { acknowledged[me] -> acknowledged[me] = 0 };
     atomic { request[left] = NONE; acknowledged[left] = 1 };
     atomic { request[right] = NONE; acknowledged[right] = 1 }
  od
}

proctype Root() {
  do
  :: atomic { request[1] != NONE -> request[1] = NONE; acknowledged[1] = 1 }
  od
}

init {
  byte i = 1;
  atomic {
    do
    :: i < N -> run Join(i, 2 * i, 2 * i + 1); i++
    :: i >= N && i < 2 * N -> run Client(i); i++
    :: i == 2 * N -> break
    od;
    run Root()
  }
}
