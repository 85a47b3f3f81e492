// says: an else beside a rendez-vous send depends on who gets ready to receive
// run: violated --check assert
// spin: violated
chan c = [0] of { bit };
bit g;
active proctype P() {
  if
  :: c!1
  :: else -> assert(false)
  fi
}
active proctype Q() { g == 0; c?_ }
