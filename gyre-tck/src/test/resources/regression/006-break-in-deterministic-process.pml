// says: two open options of a D_proctype are not noticed when the second is a break
// gyre-verify: violated non-determinism because two options are open
// verify: holds
// states: 9
// transitions: 9
chan c = [2] of { byte };
active D_proctype P() {
  do
  :: c!1
  :: break
  od
}
