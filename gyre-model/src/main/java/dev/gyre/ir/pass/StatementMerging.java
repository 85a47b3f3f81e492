package dev.gyre.ir.pass;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.property.Applicability;
import dev.gyre.property.Question;
import java.util.List;
import java.util.Optional;

/**
 * Statement merging [Holzmann1999]: a step that nobody else can notice happens together with the
 * one before it, and the location between the two disappears.
 *
 * <p>Where edge {@code e1} leads to location {@code m}, whose only edge {@code e2} is invisible
 * ({@link InvisibleSteps}) and leads to {@code n}, {@code e1} becomes {@code e1; e2}. The theorem
 * and its proof, for each kind of property and of fairness, are in docs/internals/merging.md. In
 * short: {@code e2} can be taken as soon as {@code e1} was, and no other step of its own process is
 * possible at {@code m}, so every merged run is a run of the original. Conversely {@code e2} can be
 * moved forward in any run to directly behind {@code e1}, if all that others did in between they
 * can do with the process at {@code n} as well. Hence the same assertions, errors and deadlocks (at
 * {@code m} there is none) are found, and the runs are the same up to repetitions.
 *
 * <p>What keeps this true:
 *
 * <ul>
 *   <li>{@code m} has no label that a property looks at, neither {@code m} nor {@code n} is named
 *       by a remote reference, and {@code n} is no progress location, at which a process would
 *       otherwise seem to rest ({@link PassableLocations}).
 *   <li>Either nobody can look while the process is at {@code m}, because it keeps control, or
 *       nobody behaves differently because it is at {@code n} already ({@link Readiness}).
 *   <li>{@code e1} must leave control where it was: a step that gives control up is not merged with
 *       the start of an atomic sequence, and a rendez-vous send is left alone if a receiver may go
 *       on atomically, because the sender's next step then has to wait ({@link EdgeJoining}).
 *   <li>A round of invisible steps keeps one location, where others get their turn.
 *   <li>Only one part of a merged edge can fail, so that the place of a failure is known.
 *   <li>With priorities {@code e1} must change nothing for others ({@link UnnoticedSteps}).
 *   <li>Nothing is merged where steps themselves can be observed (see {@link #obstacle}), nor in
 *       processes with a {@code provided} clause, which can block anywhere, nor in a D_proctype.
 * </ul>
 */
public final class StatementMerging {
  private StatementMerging() {}

  /**
   * Whether merging leaves an answer as it is. A merged run is a run of the original in which steps
   * that a claim cannot see come early, so the claim must not count steps. Weak and strong fairness
   * ask who could move, for which merging has a mode of its own ({@link PreservedRuns#FAIR_RUNS}).
   *
   * @param system the model as it was written, with all its properties
   */
  static Applicability applicability(ProcessSystem system, Question question) {
    if (question.isSafety()) {
      return Applicability.unless(obstacle(system, PreservedRuns.RUNS));
    }
    return InfiniteRuns.keepTheirAnswer(system, question)
        .and(() -> Applicability.unless(obstacle(system, PreservedRuns.of(question))))
        .and(() -> InfiniteRuns.doNotCountSteps(system, question));
  }

  /**
   * Why no step of a system may be merged with another; empty if there is no such reason.
   *
   * @param fidelity what merging must keep
   */
  public static Optional<String> obstacle(ProcessSystem system, PreservedRuns fidelity) {
    ObservedState observed = new ObservedState(system);
    return asksForLast(observed)
        .or(() -> asksWhoCanMove(observed))
        .or(() -> asksForLocations(observed))
        .or(() -> ranksMeetings(observed, system))
        .or(() -> ranksFairRuns(observed, fidelity));
  }

  /** Who moved last is another one after a merged step. */
  private static Optional<String> asksForLast(ObservedState observed) {
    return observed.asks(Expr.SystemFact.LAST_PID)
        ? Optional.of("the model reads _last")
        : Optional.empty();
  }

  /** In front of its invisible step a process can always move. */
  private static Optional<String> asksWhoCanMove(ObservedState observed) {
    return observed.asks(Expr.ProcessProbe.ENABLED)
        ? Optional.of("the model uses enabled()")
        : Optional.empty();
  }

  private static Optional<String> asksForLocations(ObservedState observed) {
    return observed.asks(Expr.ProcessProbe.LOCATION_NUMBER)
        ? Optional.of("the model uses pc_value()")
        : Optional.empty();
  }

  /** Who gets ready for a meeting may give a process of high priority the right to move. */
  private static Optional<String> ranksMeetings(ObservedState observed, ProcessSystem system) {
    return observed.usesPriorities() && new Rendezvous(system, new KnownChannels(system)).exist()
        ? Optional.of("the model uses priorities and rendez-vous")
        : Optional.empty();
  }

  /** While a process can take its invisible step, nobody of lower priority can move. */
  private static Optional<String> ranksFairRuns(ObservedState observed, PreservedRuns fidelity) {
    return observed.usesPriorities() && fidelity == PreservedRuns.FAIR_RUNS
        ? Optional.of("the model uses priorities, which decide who can move")
        : Optional.empty();
  }

  /** The system with its invisible steps merged; unchanged if there is an obstacle. */
  public static OptimisedSystem merged(ProcessSystem system, PreservedRuns fidelity) {
    if (obstacle(system, fidelity).isPresent()) {
      return OptimisedSystem.unchanged(system);
    }
    boolean isRanked = new ObservedState(system).usesPriorities();
    HeadRule heads = isRanked ? new UnnoticedSteps(system) : HeadRule.ANY;
    return merged(system, heads, new InvisibleSteps(system), fidelity);
  }

  /** The system with merged steps, where other rules say what may be merged. */
  public static OptimisedSystem merged(
      ProcessSystem system, HeadRule heads, TailRule rule, PreservedRuns fidelity) {
    ObservedState observed = new ObservedState(system);
    KnownChannels channels = new KnownChannels(system);
    Rendezvous rendezvous = new Rendezvous(system, channels);
    Readiness readiness = new Readiness(system, observed, rendezvous, fidelity);
    MergedAutomaton[] merged = new MergedAutomaton[system.automata().size()];
    for (ProcessAutomaton automaton : system.automata()) {
      if (isMergeable(automaton)) {
        PassableLocations absorption = new PassableLocations(automaton, observed, rule);
        EdgeJoining joining = new EdgeJoining(automaton, channels, rendezvous, readiness, heads);
        merged[automaton.index()] = new MergedAutomaton(automaton, absorption, joining);
      }
    }
    return EdgeNumbering.rebuild(
        system,
        (automaton, location) -> {
          MergedAutomaton result = merged[automaton.index()];
          return result == null ? unchanged(location) : result.edges(location);
        });
  }

  private static List<TracedEdge> unchanged(Location location) {
    return location.edges().stream().map(TracedEdge::of).toList();
  }

  private static boolean isMergeable(ProcessAutomaton automaton) {
    return automaton.isProcess()
        && automaton.provided().isEmpty()
        && automaton.determinism() == ProcessAutomaton.Determinism.ANY;
  }
}
