package dev.gyre.ir.pass;

import dev.gyre.ir.ProcessSystem;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Function;

/**
 * A system with fewer states, and what each of its edges stands for.
 *
 * @param origin for each edge id the ids of the original edges it carries out, in order; never
 *     empty
 */
public record OptimisedSystem(ProcessSystem system, List<List<Integer>> origin) {
  public OptimisedSystem {
    origin = origin.stream().map(List::copyOf).toList();
    if (origin.size() != system.edgeCount()) {
      throw new IllegalArgumentException("every edge has an origin");
    }
  }

  /** A system as it is. */
  public static OptimisedSystem unchanged(ProcessSystem system) {
    List<List<Integer>> origin = new ArrayList<>();
    for (int id = 0; id < system.edgeCount(); id++) {
      origin.add(List.of(id));
    }
    return new OptimisedSystem(system, origin);
  }

  /** Makes one more pass; the origins still lead to the first system. */
  public OptimisedSystem then(Function<ProcessSystem, OptimisedSystem> pass) {
    OptimisedSystem next = pass.apply(system);
    List<List<Integer>> composed = new ArrayList<>();
    for (List<Integer> edges : next.origin()) {
      composed.add(edges.stream().flatMap(edge -> origin.get(edge).stream()).toList());
    }
    return new OptimisedSystem(next.system(), composed);
  }

  /** The original edges that some edges of this system stand for. */
  public BitSet originals(BitSet edges) {
    BitSet originals = new BitSet();
    edges.stream().forEach(edge -> origin.get(edge).forEach(originals::set));
    return originals;
  }
}
