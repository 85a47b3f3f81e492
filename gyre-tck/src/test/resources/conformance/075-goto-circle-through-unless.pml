// item: 75
// says: jumps that lead in a circle through an unless: Spin crashes
// parse: reject
active proctype P() {
  do
  :: skip; M: break
  od;
  { goto M } unless { false }
}
