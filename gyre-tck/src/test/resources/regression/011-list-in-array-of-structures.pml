// says: a list of starting values in a structure is for the field in each element of an array of it
// verify: holds
// states: 6
// transitions: 6
typedef In { bit v[3] = { 1, 0 } }
typedef Out { In in[2]; byte w[2] = { 5, 6 } }
Out o[2];
init {
  assert(o[0].in[0].v[0] == 1 && o[0].in[1].v[0] == 1 && o[1].in[1].v[0] == 1);
  assert(o[0].in[1].v[1] == 0 && o[1].in[0].v[2] == 0);
  assert(o[0].w[0] == 5 && o[0].w[1] == 6);
  assert(o[1].w[0] == 5 && o[1].w[1] == 6)
}
