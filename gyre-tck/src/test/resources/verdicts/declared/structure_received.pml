// says: a receive replaces the channel inside an array of structures
// run: refused
scalarset Node[2];
typedef Link { byte n; chan out };
Link link[Node], tmp;
Node one, two, each;
chan shared = [2] of { Node };
chan post = [1] of { Link };
init {
  tmp.out = shared;
  select (one : Node);
  post!tmp;
  post?link[one];
  select (two : Node);
  if
    :: one == two -> goto done
    :: else
  fi;
  post!tmp;
  post?link[two];
  for (each : Node) { link[each].out!each };
  shared?two;
  assert(one != two);
done:
  skip
}
