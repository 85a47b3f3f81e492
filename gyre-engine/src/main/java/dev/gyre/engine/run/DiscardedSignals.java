package dev.gyre.engine.run;

import dev.gyre.engine.report.Discarded;
import dev.gyre.engine.trace.SdlStates;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Finds the signals that were discarded, and in which states. */
final class DiscardedSignals {
  private final ProcessAutomaton automaton;
  private final Map<Integer, String> states = new HashMap<>();

  private DiscardedSignals(ProcessAutomaton automaton) {
    this.automaton = automaton;
    for (Location location : automaton.locations()) {
      SdlStates.name(automaton, location).ifPresent(state -> states.put(location.index(), state));
    }
  }

  /**
   * @param taken the ids of the edges that were taken
   */
  static List<Discarded> of(ProcessSystem system, BitSet taken) {
    List<Discarded> found = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      if (SdlStates.isSdl(automaton)) {
        DiscardedSignals signals = new DiscardedSignals(automaton);
        for (Location location : automaton.locations()) {
          for (Edge edge : location.edges()) {
            if (taken.get(edge.id())) {
              signals.discarded(edge).filter(one -> !found.contains(one)).ifPresent(found::add);
            }
          }
        }
      }
    }
    return found;
  }

  /** A state in which a signal is discarded is the one where the step ends. */
  private Optional<Discarded> discarded(Edge edge) {
    return SdlStates.discarded(edge)
        .flatMap(
            signal ->
                Optional.ofNullable(states.get(edge.target()))
                    .map(state -> in(state, signal, edge.span().visibleSite())));
  }

  private Discarded in(String state, String signal, SourceSpan site) {
    return new Discarded(automaton.name(), site.file().name(), site.line(), state, signal);
  }
}
