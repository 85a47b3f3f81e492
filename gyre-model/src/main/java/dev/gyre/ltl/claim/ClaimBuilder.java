package dev.gyre.ltl.claim;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ltl.LtlTranslator.Translation;
import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.automaton.Cube;
import dev.gyre.ltl.print.LabelText;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes a {@link Claim} of the automaton of a formula about one system. The claim's place among the
 * automata and the ids of its edges are the next free ones, as if it had been written behind the
 * model. Propositions are tested in the order in which the formula names them.
 */
public final class ClaimBuilder {
  private final int index;
  private final int firstEdge;
  private final List<Long> marks = new ArrayList<>();

  public ClaimBuilder(ProcessSystem system) {
    this.index = system.automata().size();
    this.firstEdge = system.edgeCount();
  }

  /**
   * @param span where the formula stands
   */
  public Claim build(String name, Translation translation, SourceSpan span) {
    marks.clear();
    Automaton automaton = translation.automaton();
    List<Location> locations = new ArrayList<>();
    for (int s = 0; s < automaton.states(); s++) {
      locations.add(location(s, translation, span));
    }
    ProcessAutomaton claim =
        new ProcessAutomaton(
            index,
            name,
            ProcessAutomaton.Kind.NEVER,
            ProcessAutomaton.Determinism.ANY,
            List.of(),
            List.of(),
            locations,
            automaton.initial(),
            List.of(),
            Optional.empty(),
            List.of(),
            span);
    long[] table = marks.stream().mapToLong(Long::longValue).toArray();
    return new Claim(claim, automaton.marks(), firstEdge, table);
  }

  private Location location(int state, Translation translation, SourceSpan span) {
    Automaton automaton = translation.automaton();
    List<Edge> edges = new ArrayList<>();
    for (Arc arc : automaton.arcs(state)) {
      edges.add(
          new Edge(
              firstEdge + marks.size(),
              state,
              arc.target(),
              guard(arc.label(), translation.propositions()),
              List.of(),
              Edge.Control.RELEASE,
              0,
              span,
              LabelText.of(arc.label(), automaton.propositions())));
      marks.add(arc.marks());
    }
    boolean accepting = automaton.isStateBased() && automaton.isAccepting(state);
    Set<Location.Mark> labels = accepting ? Set.of(Location.Mark.ACCEPT) : Set.of();
    return new Location(state, state + 1, labels, edges, span);
  }

  private static Guard guard(Cube label, List<LtlFormula.Proposition> propositions) {
    Expr all = null;
    for (long rest = label.support(); rest != 0; rest &= rest - 1) {
      int proposition = Long.numberOfTrailingZeros(rest);
      Expr condition = propositions.get(proposition).condition();
      boolean positive = (label.positive() >> proposition & 1) != 0;
      Expr literal = positive ? condition : new Expr.Unary(Expr.UnaryOp.NOT, condition);
      all = all == null ? literal : new Expr.Binary(Expr.BinaryOp.AND, all, literal);
    }
    return all == null ? new Guard.Always() : new Guard.Holds(all);
  }
}
