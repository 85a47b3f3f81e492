package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import java.util.List;

/**
 * An edge while it is made, with the edges it is made of. Its own id does not count yet.
 *
 * @param origin the ids of the edges it carries out, in order
 */
record TracedEdge(Edge edge, List<Integer> origin) {
  static TracedEdge of(Edge edge) {
    return new TracedEdge(edge, List.of(edge.id()));
  }
}
