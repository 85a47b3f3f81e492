// says: the 257th kind of process is no other kind
// run: refused
// run: refused --check assert
#define K(n) proctype K##n() { skip }
#define K4(n) K(n##0) K(n##1) K(n##2) K(n##3)
#define K16(n) K4(n##0) K4(n##1) K4(n##2) K4(n##3)
#define K64(n) K16(n##0) K16(n##1) K16(n##2) K16(n##3)

K64(0) K64(1) K64(2) K64(3)

init {
  assert(false)
}
