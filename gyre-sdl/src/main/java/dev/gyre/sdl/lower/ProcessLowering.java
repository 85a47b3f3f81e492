package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Makes the automaton of one process. */
final class ProcessLowering {
  private final ProcessLayout layout;
  private final AutomatonDraft draft = new AutomatonDraft();
  private final List<ProcessAutomaton.Label> labels = new ArrayList<>();
  private final EnvironmentLowering environment;

  ProcessLowering(SystemLayout system, IfProcess process, EnvironmentLowering environment) {
    this.layout = new ProcessLayout(system, process);
    if (system.watching().asksForState(process)) {
      layout.trackState();
    }
    this.environment = environment;
  }

  /**
   * @param firstEdge the number of its first edge
   */
  ProcessAutomaton lower(int index, int firstEdge) {
    IfProcess process = layout.process();
    List<Integer> states = new ArrayList<>();
    for (IfState state : process.states()) {
      int location = draft.addLocation(marks(), state.span());
      states.add(location);
      labels.add(new ProcessAutomaton.Label(state.name(), location));
    }
    ProcessWatch watch = new ProcessWatch(layout.system().watching(), layout, draft);
    OutputLowering outputs = new OutputLowering(layout, draft, watch);
    ActionLowering actions = new ActionLowering(layout, draft, outputs);
    BlockLowering blocks = new BlockLowering(layout, draft, actions, watch);
    Target start = initialised(startingValues(actions), blocks.target(process.start()));
    int initial = actions.creations().beginning(start);
    blocks.sleepAt(sleeping(initial));
    StateLowering triggers = new StateLowering(layout, draft, blocks::target, watch);
    for (IfState state : process.states()) {
      int location = states.get(state.index());
      triggers.add(state, location);
      environment.add(state, location, layout, draft, blocks::target, watch);
    }
    blocks.finish();
    watch.finish();
    return new ProcessAutomaton(
        index,
        process.name(),
        ProcessAutomaton.Kind.PROCTYPE,
        ProcessAutomaton.Determinism.ANY,
        List.of(),
        layout.variables().locals(),
        draft.locations(firstEdge),
        initial,
        labels,
        layout.system().watching().provided(),
        List.of(),
        process.span());
  }

  ProcessLayout layout() {
    return layout;
  }

  int edgeCount() {
    return draft.edgeCount();
  }

  private Set<Location.Mark> marks() {
    boolean mayRest =
        switch (layout.system().options().rest()) {
          case ALLOWED -> true;
          case ERROR -> false;
          case AUTOMATIC -> mayRest(layout.system());
        };
    return mayRest ? Set.of(Location.Mark.END) : Set.of();
  }

  /** A closed system that rests is stuck; the tools of TASTE do not ask for that. */
  private static boolean mayRest(SystemLayout layout) {
    IfSystem system = layout.system();
    boolean isTaste =
        switch (layout.options().semantics()) {
          case AUTOMATIC -> system.dialect() == IfSystem.Dialect.TASTE;
          case SDL -> false;
          case TASTE -> true;
        };
    return isTaste || !system.isClosed();
  }

  private int sleeping(int initial) {
    IfProcess process = layout.process();
    return process.initial() < process.most()
        ? initial
        : draft.addLocation(Set.of(Location.Mark.END), process.span());
  }

  // ---- starting values

  /** What variables start with that is no constant. */
  private List<Effect> startingValues(ActionLowering actions) {
    List<Effect> computed = new ArrayList<>();
    for (IfVariable variable : layout.process().variables()) {
      if (variable.initial().isPresent() && StartingValues.constant(variable).isEmpty()) {
        IfPlace whole = new IfPlace(variable, List.of(), variable.type());
        computed.addAll(actions.assignment(whole, variable.initial().get(), variable.span()));
      }
    }
    return computed;
  }

  private Target initialised(List<Effect> computed, Target start) {
    if (computed.isEmpty()) {
      return start;
    }
    int before = draft.addPassage(layout.span());
    draft.addEdge(before, new Guard.Always(), computed, start, layout.span(), "starting values");
    return Target.inside(before);
  }
}
