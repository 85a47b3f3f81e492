// The concurrent alternating bit protocol: six processes that meet in a ring (Bosnacki 2001, chapter
// 2, which describes the roles and does not print the model). A sends each datum over K until D
// tells it that the acknowledgement came; B hands data out and tells C what to acknowledge; C
// repeats that over L. K and L may corrupt or lose what they carry.
chan toK = [0] of { bit, bit };
chan toB = [0] of { bool, bit, bit };
chan toC = [0] of { bit };
chan toL = [0] of { bit };
chan toD = [0] of { bool, bit };
chan toA = [0] of { bit };
chan in = [0] of { bit };
chan out = [0] of { bit };

active proctype A() {
  bit datum, sign;
  do
  :: in?datum;
     do
     :: toK!datum,sign
     :: toA?eval(sign) -> break
     od;
     sign = 1 - sign
  od
}

active proctype K() {
  bit datum, sign;
  do
  :: toK?datum,sign ->
     if
     :: toB!true,datum,sign
     :: toB!false,0,0
     :: skip
     fi
  od
}

active proctype B() {
  bit datum, sign, expected;
  bool sound;
  do
  :: toB?sound,datum,sign ->
     if
     :: sound && sign == expected ->
        out!datum;
        toC!expected;
        expected = 1 - expected
     :: else
     fi
  od
}

active proctype C() {
  bit sign = 1;
  do
  :: toC?sign
  :: toL!sign
  od
}

active proctype L() {
  bit sign;
  do
  :: toL?sign ->
     if
     :: toD!true,sign
     :: toD!false,0
     :: skip
     fi
  od
}

active proctype D() {
  bit sign, expected;
  bool sound;
  do
  :: toD?sound,sign ->
     if
     :: sound && sign == expected ->
        toA!expected;
        expected = 1 - expected
     :: else
     fi
  od
}

// What the protocol carries comes from here and goes there; in the order in which it was sent.
active proctype Environment() {
  bit sent, received;
  do
  :: in!sent; out?received; assert(received == sent); sent = 1 - sent
  od
}
