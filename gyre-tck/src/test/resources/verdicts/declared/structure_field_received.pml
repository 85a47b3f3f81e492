// says: a receive replaces the channel inside an array, field by field
// run: refused
scalarset Node[2];
typedef Link { chan out };
Link link[Node];
Node one, two, each;
chan shared = [2] of { Node };
chan post = [1] of { chan };
init {
  select (one : Node);
  post!shared;
  post?link[one].out;
  select (two : Node);
  if
    :: one == two -> goto done
    :: else
  fi;
  post!shared;
  post?link[two].out;
  for (each : Node) { link[each].out!each };
  shared?two;
  assert(one != two);
done:
  skip
}
