// says: the same with an array of channels, and a receive among several choices
// run: violated
// spin: violated
chan c[2] = [0] of { byte };
byte stage;

active proctype Receiver() {
  byte x, y;
  stage = 1;
  x = stage > 5;
  x = 2;
  if
  :: c[0]?y
  :: c[1]?y
  fi
}

active proctype Sender() {
  byte i;
  stage == 1;
  i = 1;
  if
  :: c[i]!1
  :: else -> assert(false)
  fi
}
