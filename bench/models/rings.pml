/* K hands that go round on dials of M: M^K states, K transitions from each, K * (M - 1) steps deep. */
#ifndef K
#define K 5
#endif
#ifndef M
#define M 16
#endif
byte hand[K];
active [K] proctype Hand() { do :: hand[_pid] = (hand[_pid] + 1) % M od }
