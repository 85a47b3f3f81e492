package dev.gyre.engine.trace;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Says in words what a transition does. */
public final class StepDescriber {
  private final InterpretedSystem system;
  private final ProcessSystem model;
  private final List<Edge> edges = new ArrayList<>();

  StepDescriber(InterpretedSystem system) {
    this.system = system;
    this.model = system.layout().system();
    for (ProcessAutomaton automaton : model.automata()) {
      for (Location location : automaton.locations()) {
        edges.addAll(location.edges());
      }
    }
  }

  Trace.Step describe(long transition, int number, int[] before, int[] after) {
    StateView from = new StateView(system.layout(), before);
    StateView to = new StateView(system.layout(), after);
    if (Transitions.isTick(transition)) {
      return new Trace.Step(
          number,
          tick(transition),
          Optional.empty(),
          Optional.empty(),
          StateDifference.between(from, to, StateView.ofModel(model.globals())),
          List.of());
    }
    int pid = Transitions.process(transition);
    return new Trace.Step(
        number,
        actor(transition, from),
        partner(transition, from),
        Optional.empty(),
        StateDifference.between(from, to, StateView.ofModel(model.globals())),
        partner(transition, from).isPresent()
            ? List.of(meeting(transition, from, before))
            : messages(pid, from, to));
  }

  private static Trace.Action tick(long transition) {
    return new Trace.Action("time", Trace.Action.NOBODY, "", 0, passing(transition));
  }

  /** How much time passes in a tick, in words. */
  public static String passing(long tick) {
    int units = Transitions.units(tick);
    if (units == 0) {
      return "nothing happens any more";
    }
    return units == 1 ? "1 unit passes" : units + " units pass";
  }

  /** What a claim does. */
  static Trace.Action claimAction(Edge edge) {
    SourceSpan site = edge.span().visibleSite();
    return new Trace.Action(
        "never", Trace.Action.NO_PID, site.file().name(), site.line(), edge.text());
  }

  /** A move of a claim while the system rests. */
  static Trace.Step claimStep(Edge edge, int number) {
    return new Trace.Step(
        number, claimAction(edge), Optional.empty(), Optional.empty(), List.of(), List.of());
  }

  /** Who makes a transition; in a rendez-vous the sender. */
  public Trace.Action actor(long transition, StateView state) {
    if (Transitions.isTick(transition)) {
      return tick(transition);
    }
    return action(state, Transitions.process(transition), edge(Transitions.edge(transition)));
  }

  /** The receiver of a rendez-vous. */
  public Optional<Trace.Action> partner(long transition, StateView state) {
    if (Transitions.isTick(transition)) {
      return Optional.empty();
    }
    int partner = Transitions.partner(transition);
    return partner < 0
        ? Optional.empty()
        : Optional.of(action(state, partner, edge(Transitions.partnerEdge(transition))));
  }

  static Trace.Action action(StateView state, int pid, Edge edge) {
    SourceSpan site = edge.span().visibleSite();
    return new Trace.Action(state.typeName(pid), pid, site.file().name(), site.line(), edge.text());
  }

  Edge edge(int id) {
    return edges.get(id);
  }

  private Trace.Message meeting(long transition, StateView from, int[] before) {
    int pid = Transitions.process(transition);
    StateInspector inspector = system.inspect(before, before.length);
    Guard.CanSend send = (Guard.CanSend) edge(Transitions.edge(transition)).guard();
    int number = inspector.evaluate(send.channel(), pid).orElse(0);
    StateView.Channel channel = from.channels().get(number - 1);
    int[] fields = new int[send.fields().size()];
    for (int f = 0; f < fields.length; f++) {
      OptionalInt value = inspector.evaluate(send.fields().get(f), pid);
      fields[f] = channel.shape().type().fields().get(f).truncate(value.orElse(0));
    }
    return new Trace.Message(
        Trace.Message.Kind.HANDED_OVER,
        channel.name(),
        pid,
        Optional.of(Transitions.partner(transition)),
        from.message(channel.shape().type(), fields));
  }

  /** What came into channels or left them; found by comparing, so a d_step is covered as well. */
  private static List<Trace.Message> messages(int pid, StateView from, StateView to) {
    List<Trace.Message> messages = new ArrayList<>();
    int common = Math.min(from.channels().size(), to.channels().size());
    for (int number = 1; number <= common; number++) {
      int before = from.messageCount(number);
      int after = to.messageCount(number);
      if (after == before + 1) {
        messages.add(message(Trace.Message.Kind.SENT, pid, number, to, from));
      } else if (after == before - 1) {
        messages.add(message(Trace.Message.Kind.RECEIVED, pid, number, from, to));
      }
    }
    return messages;
  }

  /** The message that {@code larger} has and {@code smaller} has not. */
  private static Trace.Message message(
      Trace.Message.Kind kind, int pid, int number, StateView larger, StateView smaller) {
    int at = 0;
    while (at < smaller.messageCount(number)
        && larger.message(number, at).equals(smaller.message(number, at))) {
      at++;
    }
    return new Trace.Message(
        kind, larger.channelName(number), pid, Optional.empty(), larger.message(number, at));
  }

  /**
   * @param enabled the processes that can move
   */
  Trace.EndState end(StateView state, BitSet enabled) {
    List<Trace.Position> positions = new ArrayList<>();
    for (int pid = 0; pid < state.processCount(); pid++) {
      Location location = state.location(pid);
      boolean mayRest = location.marks().contains(Location.Mark.END);
      positions.add(
          new Trace.Position(
              state.typeName(pid),
              pid,
              state.place(pid),
              mayRest ? StateView.Rest.ALLOWED : StateView.Rest.UNEXPECTED,
              enabled.get(pid) ? Trace.Mobility.ENABLED : Trace.Mobility.BLOCKED,
              SdlStates.name(state.automaton(pid), location),
              SdlStates.statements(state.automaton(pid), location)));
    }
    return new Trace.EndState(state.values(), positions, state.eventTrace());
  }
}
