package dev.gyre.engine.run;

import dev.gyre.engine.report.Unreached;
import dev.gyre.engine.trace.SdlStates;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What a process in SDL never does, in the words of SDL: the states it is never in, and of the
 * others the inputs it never takes and the actions it never carries out. One action is several
 * edges, one for each way it may end, and counts as done with the first of them.
 */
final class UnreachedSdl {
  private final ProcessAutomaton automaton;
  private final BitSet taken;
  private final BitSet reached;

  /**
   * @param reached the locations that were reached
   */
  UnreachedSdl(ProcessAutomaton automaton, BitSet taken, BitSet reached) {
    this.automaton = automaton;
    this.taken = taken;
    this.reached = reached;
  }

  /**
   * @param causes why something is not done, by whether control came to it
   */
  List<Unreached> find(Function<Boolean, Unreached.Cause> causes) {
    List<Unreached> found = new ArrayList<>();
    Map<String, List<Edge>> actions = new LinkedHashMap<>();
    for (Location location : automaton.locations()) {
      Optional<String> state = SdlStates.name(automaton, location);
      if (state.isPresent() && !reached.get(location.index())) {
        found.add(unreached(location.span(), "state " + state.get(), causes.apply(false)));
        continue;
      }
      for (Edge edge : location.edges()) {
        if (SdlStates.isWritten(edge)) {
          SourceSpan span = edge.span();
          String place = span.file().name() + " " + span.start() + " " + state.orElse("");
          actions.computeIfAbsent(place, key -> new ArrayList<>()).add(edge);
        }
      }
    }
    for (List<Edge> action : actions.values()) {
      if (action.stream().noneMatch(edge -> taken.get(edge.id()))) {
        boolean isThere = action.stream().anyMatch(edge -> reached.get(edge.source()));
        Edge first = action.get(0);
        found.add(unreached(first.span(), text(first), causes.apply(isThere)));
      }
    }
    return found;
  }

  /** An input is one of a state. */
  private String text(Edge edge) {
    Location location = automaton.locations().get(edge.source());
    return SdlStates.name(automaton, location)
        .map(state -> edge.text() + " in state " + state)
        .orElse(edge.text());
  }

  private Unreached unreached(SourceSpan span, String text, Unreached.Cause cause) {
    SourceSpan site = span.visibleSite();
    return new Unreached(automaton.name(), site.file().name(), site.line(), text, cause);
  }
}
