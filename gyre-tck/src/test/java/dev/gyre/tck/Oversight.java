package dev.gyre.tck;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Something an analysis of accesses could overlook. Each makes of a system one that looks as if the
 * thing were not there; a reduction based on the analysis of that is unsound for the true system.
 * Locations, edges and variables stay what they are, so states can be read alike.
 */
enum Oversight {
  ESCAPES,
  ATOMIC_CONTINUATION,
  ELSE,
  CONDITIONS,
  ROOM_IN_CHANNELS,
  WRITES,
  ASSERTIONS,
  SENDS,
  RECEIVES,
  CREATION,
  INSIDE_OF_STEPS,
  INDICES,
  PROVIDED;

  ProcessSystem of(ProcessSystem system) {
    return switch (this) {
      case ESCAPES -> edges(system, Oversight::withoutEscape);
      case ATOMIC_CONTINUATION -> edges(system, Oversight::withoutControl);
      case ELSE -> edges(system, e -> withoutGuard(Guard.Otherwise.class, e));
      case CONDITIONS -> edges(system, e -> withoutGuard(Guard.Holds.class, e));
      case ROOM_IN_CHANNELS -> edges(system, e -> withoutGuard(Guard.CanSend.class, e));
      case WRITES -> effects(system, Effect.Assign.class);
      case ASSERTIONS -> effects(system, Effect.Check.class);
      case SENDS -> effects(system, Effect.Send.class);
      case RECEIVES -> effects(system, Effect.Receive.class);
      case CREATION -> effects(system, Effect.SpawnProcess.class);
      case INSIDE_OF_STEPS -> effects(system, Effect.IndivisibleStep.class);
      case INDICES ->
          edges(system, e -> e.withEffects(e.effects().stream().map(Oversight::atZero).toList()));
      case PROVIDED -> withoutProvided(system);
    };
  }

  private static ProcessSystem edges(ProcessSystem system, UnaryOperator<Edge> change) {
    return system.withAutomata(system.automata().stream().map(a -> a.withEdges(change)).toList());
  }

  private static ProcessSystem effects(ProcessSystem system, Class<? extends Effect> kind) {
    return edges(system, e -> e.withEffects(without(kind, e.effects())));
  }

  private static Edge withoutGuard(Class<? extends Guard> kind, Edge edge) {
    return kind.isInstance(edge.guard()) ? edge.withGuard(new Guard.Always()) : edge;
  }

  /** The same automaton without edges to locations with a smaller number, or the same one. */
  static ProcessAutomaton withoutWaysBack(ProcessAutomaton automaton) {
    return automaton.withEdges(
        e ->
            e.target() > e.source()
                ? e
                : new Edge(
                    e.id(),
                    e.source(),
                    Edge.NO_LOCATION,
                    e.guard(),
                    e.effects(),
                    Edge.Control.RELEASE,
                    e.escape(),
                    e.span(),
                    e.text()));
  }

  private static Edge withoutEscape(Edge e) {
    return new Edge(
        e.id(), e.source(), e.target(), e.guard(), e.effects(), e.control(), 0, e.span(), e.text());
  }

  private static Edge withoutControl(Edge e) {
    return new Edge(
        e.id(),
        e.source(),
        e.target(),
        e.guard(),
        e.effects(),
        Edge.Control.RELEASE,
        e.escape(),
        e.span(),
        e.text());
  }

  private static List<Effect> without(Class<? extends Effect> kind, List<Effect> effects) {
    return effects.stream()
        .filter(effect -> !kind.isInstance(effect))
        .map(effect -> effect instanceof Effect.IndivisibleStep s ? inside(kind, s) : effect)
        .toList();
  }

  private static Effect inside(Class<? extends Effect> kind, Effect.IndivisibleStep step) {
    return new Effect.IndivisibleStep(
        new StepProgram(
            step.program().nodes().stream()
                .map(
                    node ->
                        new StepProgram.Node(
                            node.branches().stream()
                                .map(
                                    b ->
                                        new StepProgram.Branch(
                                            b.guard(),
                                            without(kind, b.effects()),
                                            b.target(),
                                            b.span()))
                                .toList(),
                            node.span()))
                .toList()));
  }

  /** An element of a global array that is written is taken for the first one. */
  private static Effect atZero(Effect effect) {
    if (effect instanceof Effect.Assign assign
        && assign.place().variable().scope() == Variable.Scope.GLOBAL) {
      List<Expr> zeros =
          assign.place().indices().stream().map(i -> (Expr) new Expr.Const(0)).toList();
      return new Effect.Assign(new Place(assign.place().variable(), zeros), assign.value());
    }
    return effect;
  }

  private static ProcessSystem withoutProvided(ProcessSystem system) {
    return system.withAutomata(
        system.automata().stream()
            .map(
                a ->
                    new ProcessAutomaton(
                        a.index(),
                        a.name(),
                        a.kind(),
                        a.determinism(),
                        a.parameters(),
                        a.locals(),
                        a.locations(),
                        a.initial(),
                        a.labels(),
                        Optional.empty(),
                        a.exclusiveUses(),
                        a.span()))
            .toList());
  }
}
