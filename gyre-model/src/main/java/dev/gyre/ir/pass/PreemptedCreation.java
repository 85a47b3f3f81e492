package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.symmetry.ProcessFamily;
import java.util.BitSet;

/**
 * Proves that nobody comes in between while the processes of a family are created. They are created
 * one after the other in an atomic sequence, with a counter that goes from element to element. That
 * is one step for everybody else, unless somebody has a higher priority than the creator: who has
 * moves in the middle of an atomic sequence, too, and elements that change places then would let
 * the counter go on from another one.
 */
public final class PreemptedCreation extends SystemWalker {
  /** The priority of a process for which none is given. */
  private static final int DEFAULT = 1;

  private final BitSet families = new BitSet();
  private final BitSet creators = new BitSet();
  private final BitSet created = new BitSet();
  private int highest = DEFAULT;

  private PreemptedCreation(ProcessSystem system) {
    for (ProcessFamily family : system.symmetry().families()) {
      families.set(family.automaton());
    }
    system.start().forEach(start -> highest = Math.max(highest, start.priority()));
    walkProcesses(system);
  }

  /** Whether another process may move between the creation of two processes of a family. */
  public static boolean canHappen(ProcessSystem system) {
    PreemptedCreation search = new PreemptedCreation(system);
    return !search.creators.isEmpty()
        && (setsPriorities(system) || !search.areCreatorsHighest(system));
  }

  private static boolean setsPriorities(ProcessSystem system) {
    return system.automata().stream()
        .map(ProcessAutomaton::locations)
        .flatMap(locations -> locations.stream().flatMap(location -> location.edges().stream()))
        .anyMatch(Edge::setsPriority);
  }

  /** Of creators that are created themselves it is not known. */
  private boolean areCreatorsHighest(ProcessSystem system) {
    return highest == DEFAULT
        || (!creators.intersects(created)
            && system.start().stream()
                .filter(start -> creators.get(start.automaton()))
                .allMatch(start -> start.priority() == highest));
  }

  @Override
  protected void enterSpawn(Expr.Spawn e) {
    highest = Math.max(highest, e.priority());
    created.set(e.automaton());
    if (families.get(e.automaton())) {
      creators.set(automaton());
    }
  }
}
