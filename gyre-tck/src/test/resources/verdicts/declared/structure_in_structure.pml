// says: a receive replaces channels two structures deep
// run: refused
scalarset Node[2];
typedef Link { chan out };
typedef Peer { bit b; Link link };
Peer peer[Node], tmp;
Node one, two, each;
chan shared = [2] of { Node };
chan post = [1] of { Peer };
init {
  tmp.link.out = shared;
  select (one : Node);
  post!tmp;
  post?peer[one];
  select (two : Node);
  if
    :: one == two -> goto done
    :: else
  fi;
  post!tmp;
  post?peer[two];
  for (each : Node) { peer[each].link.out!each };
  shared?two;
  assert(one != two);
done:
  skip
}
