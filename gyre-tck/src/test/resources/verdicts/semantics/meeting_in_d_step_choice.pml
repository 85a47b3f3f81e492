// says: and by the branch that was open when it was offered
// run: holds
chan c = [0] of { byte };
active proctype S() { c!1; skip }
active proctype R() {
  byte g;
  d_step {
    if
    :: c?eval(pc_value(0)) -> g = 5
    :: c?eval(pc_value(0) - 1) -> g = 8
    fi
  };
  assert(g == 5)
}
