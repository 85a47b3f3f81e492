// says: to look into a rendez-vous channel fails, also into one that is part of a structure
// run: violated
ring Node[3];
typedef Box { chan c = [0] of { bit }; bit flag }
Box box[Node];
Node chosen;
active proctype P() {
  select (chosen : Node);
  box[chosen].flag = 1;
  assert(exists (p : Node) (box[p].flag || box[next(p)].c?[1]))
}
