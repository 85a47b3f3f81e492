package dev.gyre.tck;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
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
  ESCAPES(edges(Oversight::withoutEscape)),
  ATOMIC_CONTINUATION(edges(Oversight::withoutControl)),
  ELSE(edges(e -> e.guard() instanceof Guard.Otherwise ? e.withGuard(new Guard.Always()) : e)),
  CONDITIONS(edges(e -> e.guard() instanceof Guard.Holds ? e.withGuard(new Guard.Always()) : e)),
  ROOM_IN_CHANNELS(
      edges(e -> e.guard() instanceof Guard.CanSend ? e.withGuard(new Guard.Always()) : e)),
  WRITES(edges(e -> e.withEffects(without(Effect.Assign.class, e.effects())))),
  ASSERTIONS(edges(e -> e.withEffects(without(Effect.Check.class, e.effects())))),
  SENDS(edges(e -> e.withEffects(without(Effect.Send.class, e.effects())))),
  RECEIVES(edges(e -> e.withEffects(without(Effect.Receive.class, e.effects())))),
  CREATION(edges(e -> e.withEffects(without(Effect.SpawnProcess.class, e.effects())))),
  INSIDE_OF_STEPS(edges(e -> e.withEffects(without(Effect.IndivisibleStep.class, e.effects())))),
  INDICES(edges(e -> e.withEffects(e.effects().stream().map(Oversight::atZero).toList()))),
  PROVIDED(Oversight::withoutProvided);

  private final UnaryOperator<ProcessSystem> change;

  Oversight(UnaryOperator<ProcessSystem> change) {
    this.change = change;
  }

  ProcessSystem of(ProcessSystem system) {
    return change.apply(system);
  }

  private static UnaryOperator<ProcessSystem> edges(UnaryOperator<Edge> change) {
    return system ->
        system.withAutomata(system.automata().stream().map(a -> changed(a, change)).toList());
  }

  private static ProcessAutomaton changed(ProcessAutomaton automaton, UnaryOperator<Edge> change) {
    return automaton.withLocations(
        automaton.locations().stream()
            .map(
                l ->
                    new Location(
                        l.index(),
                        l.number(),
                        l.marks(),
                        l.edges().stream().map(change).toList(),
                        l.span()))
            .toList());
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
