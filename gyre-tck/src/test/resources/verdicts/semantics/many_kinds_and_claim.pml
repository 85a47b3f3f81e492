// says: a claim behind 256 kinds of process is none of them
// run: violated --property never_0
#define K(n) proctype K##n() { skip }
#define K4(n) K(n##0) K(n##1) K(n##2) K(n##3)
#define K16(n) K4(n##0) K4(n##1) K4(n##2) K4(n##3)
#define K64(n) K16(n##0) K16(n##1) K16(n##2) K16(n##3)

byte x;

K64(0) K64(1) K64(2) K16(30) K16(31) K16(32) K4(330) K4(331) K4(332) K(3330) K(3331) K(3332)

init {
  x = 1
}

never {
  do
  :: x == 1 -> break
  :: else
  od
}
