// says: a receive replaces an array of channels inside a structure
// run: refused
scalarset Node[2];
typedef Links { chan out[2] };
Links links[Node], tmp;
Node one, two, each;
chan shared = [2] of { Node };
chan post = [1] of { Links };
init {
  tmp.out[0] = shared;
  select (one : Node);
  post!tmp;
  post?links[one];
  select (two : Node);
  if
    :: one == two -> goto done
    :: else
  fi;
  post!tmp;
  post?links[two];
  for (each : Node) { links[each].out[0]!each };
  shared?two;
  assert(one != two);
done:
  skip
}
