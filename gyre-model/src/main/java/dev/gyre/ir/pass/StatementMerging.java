package dev.gyre.ir.pass;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.List;
import java.util.Optional;

/**
 * Statement merging (Holzmann1999): a step that nobody else can notice happens together with the
 * one before it, and the location between the two disappears.
 *
 * <p>Where edge {@code e1} leads to location {@code m}, whose only edge {@code e2} is invisible
 * ({@link InvisibleSteps}), {@code e1} becomes {@code e1; e2}. Soundness: {@code e2} can be taken
 * as soon as {@code e1} was, it neither enables, disables nor changes a step of another process,
 * and no other step of its own process is possible at {@code m}. So in any run it can be moved
 * forward to directly behind {@code e1}, and every merged run is a run of the original. Hence the
 * reachable states of the result are reachable in the original, and the same assertions, errors and
 * deadlocks (at {@code m} there is none) are found.
 *
 * <p>What keeps this true:
 *
 * <ul>
 *   <li>{@code m} has no label that a property looks at, neither {@code m} nor the target of {@code
 *       e2} is named by a remote reference, and the target is no progress location, at which a
 *       process would otherwise seem to rest.
 *   <li>{@code e1} must leave control where it was: a step that gives control up is not merged with
 *       the start of an atomic sequence, and a rendez-vous send is left alone if a receiver may go
 *       on atomically, because the sender's next step then has to wait.
 *   <li>A round of invisible steps keeps one location, where others get their turn.
 *   <li>Only one part of a merged edge can fail, so that the place of a failure is known.
 *   <li>With priorities {@code e1} must change nothing for others ({@link UnnoticedSteps}). It was
 *       taken because nobody of a higher priority could move, and that is still so at {@code m}, so
 *       {@code e2} can follow at once. What others do while the process could go on with {@code e2}
 *       they can do behind {@code e2} as well: they are of no lower priority, so it does not matter
 *       to them whether the process can still move. A process that becomes ready for a rendez-vous
 *       would matter, so priorities and rendez-vous together are an obstacle.
 *   <li>Nothing is merged where steps themselves can be observed (see {@link #obstacle}), nor in
 *       processes with a {@code provided} clause, which can block anywhere, nor in a D_proctype.
 * </ul>
 */
public final class StatementMerging {
  private StatementMerging() {}

  /** Why no step of a system may be merged with another; empty if there is no such reason. */
  public static Optional<String> obstacle(ProcessSystem system) {
    Observed observed = new Observed(system);
    if (observed.asks(Expr.SystemFact.LAST_PID)) {
      return Optional.of("the model reads _last");
    }
    if (observed.asks(Expr.ProcessProbe.ENABLED)) {
      return Optional.of("the model uses enabled()");
    }
    if (observed.asks(Expr.ProcessProbe.LOCATION_NUMBER)) {
      return Optional.of("the model uses pc_value()");
    }
    if (observed.usesPriorities()
        && new RendezvousSends(system, new KnownChannels(system)).exist()) {
      return Optional.of("the model uses priorities and rendez-vous");
    }
    return Optional.empty();
  }

  /** The system with its invisible steps merged; unchanged if there is an obstacle. */
  public static OptimisedSystem merged(ProcessSystem system) {
    if (obstacle(system).isPresent()) {
      return OptimisedSystem.unchanged(system);
    }
    boolean isRanked = new Observed(system).usesPriorities();
    HeadRule heads = isRanked ? new UnnoticedSteps(system) : HeadRule.ANY;
    return merged(system, heads, new InvisibleSteps(system));
  }

  /** The system with merged steps, where other rules say what may be merged. */
  public static OptimisedSystem merged(ProcessSystem system, HeadRule heads, TailRule rule) {
    Observed observed = new Observed(system);
    KnownChannels channels = new KnownChannels(system);
    RendezvousSends sends = new RendezvousSends(system, channels);
    MergedAutomaton[] merged = new MergedAutomaton[system.automata().size()];
    for (ProcessAutomaton automaton : system.automata()) {
      if (isMergeable(automaton)) {
        Absorption absorption = new Absorption(automaton, observed, rule);
        EdgeJoining joining = new EdgeJoining(automaton, channels, sends, heads);
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
