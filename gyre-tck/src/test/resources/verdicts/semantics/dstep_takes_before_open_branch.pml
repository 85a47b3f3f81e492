// says: a rendez-vous goes with the first branch of a d_step that is open, although one behind it is open, too
// run: violated
chan c = [0] of { byte };
byte kind;
active proctype Sender() { end: c!1 }
active proctype Receiver() {
  d_step { if :: c?1 -> kind = 1 :: kind == 0 -> kind = 2 fi };
  assert(kind != 1)
}
