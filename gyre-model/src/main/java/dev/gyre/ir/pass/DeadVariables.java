package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.property.Applicability;
import dev.gyre.property.Question;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;

/**
 * Gives local variables a fixed value where they are dead, that is, where they will be written
 * before anybody reads them [Holzmann2003], [Holzmann1999]: states that differ only in such values
 * become one.
 *
 * <p>Invariant: at every location of a process, all dead variables (see {@link LiveVariables}) have
 * their {@link RestingValue}. Soundness: a state is mapped to the one with dead values replaced;
 * two states with the same image can do the same steps with the same outcome up to dead values,
 * because nothing reads those. The map is a bisimulation that keeps locations, channels, globals
 * and assertions, so every safety and liveness property is kept, and there are never more states
 * than before.
 *
 * <p>A dead timer is switched off. It is not read by the passing of time: what time does to others
 * does not depend on it, and it can only make time pass where otherwise nobody could move. There
 * all other timers have expired or are off, so the steps in which it runs out change nothing but
 * the timer, and nobody who waits is let go. The map is then a bisimulation up to such steps, of
 * which there are never infinitely many; what ends in a deadlock now did so before, a little later.
 *
 * <p>A variable that starts with different values in different processes, and is dead at the start,
 * is left alone: there is no edge on which it could be reset before the first state. An edge writes
 * the fixed value only if the variable may have another one.
 */
public final class DeadVariables {
  /** To reset a large array on every turn costs more than the states it saves. */
  private static final int MAX_ELEMENTS = 16;

  private final ProcessAutomaton automaton;
  private final LiveVariables liveness;
  private final Symmetry symmetry;
  private final List<Variable> candidates;

  /** For each location the variables that may have another than their resting value. */
  private final BitSet[] active;

  private DeadVariables(ProcessAutomaton automaton, LiveVariables liveness, Symmetry symmetry) {
    this.automaton = automaton;
    this.liveness = liveness;
    this.symmetry = symmetry;
    this.candidates = automaton.locals().stream().filter(this::isResettable).toList();
    this.active = new BitSet[automaton.locations().size()];
    findActive();
  }

  /**
   * Whether forgetting dead values leaves an answer as it is: no claim can tell, whatever it looks
   * like.
   */
  static Applicability applicability(ProcessSystem system, Question question) {
    return question.isSafety()
        ? Applicability.applies()
        : InfiniteRuns.keepTheirAnswer(system, question);
  }

  /** The system with resets on the edges where variables die. */
  public static OptimisedSystem reset(ProcessSystem system) {
    return reset(system, edge -> true);
  }

  /**
   * The same, looking for reads only on some edges.
   *
   * @param counted where to look for reads; sound only if that is everywhere
   */
  public static OptimisedSystem reset(ProcessSystem system, Predicate<Edge> counted) {
    ObservedState observed = new ObservedState(system);
    KnownChannels channels = new KnownChannels(system);
    DeadVariables[] passes = new DeadVariables[system.automata().size()];
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        LiveVariables liveness = new LiveVariables(automaton, observed, channels, counted);
        passes[automaton.index()] = new DeadVariables(automaton, liveness, system.symmetry());
      }
    }
    return EdgeNumbering.rebuild(
        system,
        (automaton, location) -> {
          DeadVariables pass = passes[automaton.index()];
          return location.edges().stream()
              .map(edge -> TracedEdge.of(pass == null ? edge : pass.withResets(edge)))
              .toList();
        });
  }

  private boolean isResettable(Variable variable) {
    boolean isStart = RestingValue.isStart(variable, automaton.parameters().size());
    return variable.size() <= MAX_ELEMENTS
        && restsAlike(variable)
        && (isStart || liveness.isLive(variable, automaton.initial()));
  }

  /**
   * Whether the fixed value is the same for all interchangeable things: to rest at 0 may mean to
   * rest at one of them.
   */
  private boolean restsAlike(Variable variable) {
    VariableSymmetry described = symmetry.local(automaton.index(), variable.index());
    if (described.equals(VariableSymmetry.PLAIN)) {
      return true;
    }
    if (symmetry.isIdentity(automaton.index(), variable.index())) {
      return false;
    }
    List<Integer> values =
        RestingValue.assignments(variable, automaton.parameters().size()).stream()
            .map(effect -> ((Expr.Const) ((Effect.Assign) effect).value()).value())
            .distinct()
            .toList();
    return values.size() == 1 && symmetry.isUndefined(described.value(), values.get(0));
  }

  private void findActive() {
    for (int i = 0; i < active.length; i++) {
      active[i] = new BitSet();
    }
    for (Variable variable : candidates) {
      if (!RestingValue.isStart(variable, automaton.parameters().size())) {
        active[automaton.initial()].set(variable.index());
      }
    }
    boolean changed = true;
    while (changed) {
      Cancellation.check();
      changed = false;
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          changed |= edge.target() != Edge.NO_LOCATION && spread(edge);
        }
      }
    }
  }

  private boolean spread(Edge edge) {
    BitSet target = active[edge.target()];
    int before = target.cardinality();
    BitSet arriving = arriving(edge);
    for (Variable variable : candidates) {
      if (arriving.get(variable.index()) && liveness.isLive(variable, edge.target())) {
        target.set(variable.index());
      }
    }
    return target.cardinality() != before;
  }

  /** What may have another than its resting value when the effects of an edge are done. */
  private BitSet arriving(Edge edge) {
    BitSet arriving = (BitSet) active[edge.source()].clone();
    Writes.of(
        edge.effects(),
        place -> {
          if (place.variable().scope() == Variable.Scope.LOCAL) {
            arriving.set(place.variable().index());
          }
        });
    return arriving;
  }

  private Edge withResets(Edge edge) {
    if (edge.target() == Edge.NO_LOCATION) {
      return edge;
    }
    List<Effect> effects = new ArrayList<>(edge.effects());
    BitSet arriving = arriving(edge);
    for (Variable variable : candidates) {
      if (arriving.get(variable.index()) && !liveness.isLive(variable, edge.target())) {
        effects.addAll(RestingValue.assignments(variable, automaton.parameters().size()));
      }
    }
    return edge.withEffects(effects);
  }
}
