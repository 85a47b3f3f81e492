package dev.gyre.ir.pass;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Which variables decide anything. A variable is needed if a guard, an assertion, a message, an
 * index that may be out of range, a property, a claim or another process looks at it, or if it is
 * used to compute a needed variable; the needed ones are the smallest set with these properties. A
 * write whose value may not be there, or which comes from elsewhere, makes its variable needed, so
 * that the failure is not lost. If only an index may be out of range, what the index is computed
 * from is needed, and the elements themselves are not.
 */
final class NeededVariables {
  private final ProcessSystem system;
  private final KnownChannels channels;
  private final Set<VariableKey> needed = new HashSet<>();
  private final Map<VariableKey, Set<VariableKey>> uses = new HashMap<>();
  private int automaton = VariableKey.SHARED;
  private Infallible infallible;

  NeededVariables(ProcessSystem system) {
    this.system = system;
    this.channels = new KnownChannels(system);
    enter(VariableKey.SHARED);
    system.globals().forEach(this::initial);
    system.properties().forEach(property -> roots(walker -> walker.walk(property.formula())));
    system.automata().forEach(this::automaton);
    // Which of several interchangeable processes this is must be known.
    for (ProcessFamily family : system.symmetry().families()) {
      family
          .identity()
          .parameter()
          .ifPresent(local -> needed.add(new VariableKey(family.automaton(), local)));
    }
    close();
  }

  /** All variables of the system that decide nothing. */
  static Set<VariableKey> useless(ProcessSystem system) {
    NeededVariables needed = new NeededVariables(system);
    Set<VariableKey> useless = new HashSet<>();
    system.globals().forEach(v -> useless.add(VariableKey.of(v, VariableKey.SHARED)));
    for (ProcessAutomaton automaton : system.automata()) {
      automaton.locals().forEach(v -> useless.add(VariableKey.of(v, automaton.index())));
    }
    useless.removeAll(needed.needed);
    return useless;
  }

  private void close() {
    Deque<VariableKey> open = new ArrayDeque<>(needed);
    while (!open.isEmpty()) {
      for (VariableKey used : uses.getOrDefault(open.pop(), Set.of())) {
        if (needed.add(used)) {
          open.push(used);
        }
      }
    }
  }

  private void enter(int other) {
    automaton = other;
    infallible = new Infallible(channels, other);
  }

  private void automaton(ProcessAutomaton each) {
    enter(each.index());
    each.locals().forEach(this::initial);
    each.provided().ifPresent(this::root);
    each.exclusiveUses().forEach(use -> root(new Expr.Load(use.channel())));
    for (Location location : each.locations()) {
      location.edges().forEach(edge -> statement(edge.guard(), edge.effects()));
    }
  }

  private void statement(Guard guard, List<Effect> effects) {
    guard(guard);
    effects.forEach(this::effect);
  }

  /** Visits what is read; a process that is created inside an expression needs its parameters. */
  private ExprWalker reader(Consumer<VariableKey> found) {
    return new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        read(e).ifPresent(found);
      }

      @Override
      protected void enterSpawn(Expr.Spawn e) {
        List<Variable> parameters = system.automata().get(e.automaton()).parameters();
        parameters.forEach(p -> needed.add(VariableKey.of(p, e.automaton())));
      }
    };
  }

  /** The variable that an expression, its operands left aside, reads. */
  private Optional<VariableKey> read(Expr e) {
    return switch (e.kind()) {
      case LOAD -> Optional.of(VariableKey.of(((Expr.Load) e).place().variable(), automaton));
      case REMOTE_LOAD -> {
        Expr.RemoteLoad remote = (Expr.RemoteLoad) e;
        yield Optional.of(VariableKey.of(remote.place().variable(), remote.automaton()));
      }
      case CONST, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> Optional.empty();
      case PROCESS_QUERY, SYSTEM_VALUE, AT_LOCATION, SPAWN -> Optional.empty();
    };
  }

  private void roots(Consumer<ExprWalker> visit) {
    visit.accept(reader(needed::add));
  }

  private void root(Expr e) {
    roots(walker -> walker.walk(e));
  }

  /** If {@code variable} is needed, so is what {@code e} reads. */
  private void use(VariableKey variable, Expr e) {
    reader(uses.computeIfAbsent(variable, v -> new HashSet<>())::add).walk(e);
  }

  private void write(Place place) {
    VariableKey written = VariableKey.of(place.variable(), automaton);
    place.indices().forEach(index -> use(written, index));
    if (!infallible.place(place)) {
      needed.add(written);
    }
  }

  private void initial(Variable variable) {
    if (variable.type().isTimer()) {
      // Time passes as long as some timer runs, whether or not anybody looks at it.
      needed.add(VariableKey.of(variable, automaton));
    }
    variable
        .initial()
        .values()
        .ifPresent(
            values -> values.expressions().forEach(value -> set(variable, automaton, value)));
  }

  /** A value for a variable, which is lost with it unless it may not be there. */
  private void set(Variable variable, int owner, Expr value) {
    VariableKey written = VariableKey.of(variable, owner);
    use(written, value);
    if (!infallible.expression(value)) {
      needed.add(written);
    }
  }

  private void guard(Guard guard) {
    switch (guard.kind()) {
      case CAN_RECEIVE -> {
        root(((Guard.CanReceive) guard).channel());
        patterns(((Guard.CanReceive) guard).patterns());
      }
      case ANY_OF -> ((Guard.AnyOf) guard).guards().forEach(this::guard);
      case ALWAYS, HOLDS, CAN_SEND, OTHERWISE, OBSERVES -> roots(walker -> walker.walk(guard));
    }
  }

  private void patterns(List<FieldPattern> each) {
    for (FieldPattern pattern : each) {
      pattern.compared().ifPresent(this::root);
      pattern.stored().ifPresent(this::write);
    }
  }

  /** What an effect reads is needed, except to compute what may itself turn out to be useless. */
  private void effect(Effect effect) {
    switch (effect.kind()) {
      case ASSIGN -> assign((Effect.Assign) effect);
      case RECEIVE -> {
        root(((Effect.Receive) effect).channel());
        patterns(((Effect.Receive) effect).patterns());
      }
      case SPAWN_PROCESS -> spawn(((Effect.SpawnProcess) effect).spawn());
      case INDIVISIBLE_STEP ->
          ((Effect.IndivisibleStep) effect)
              .program()
              .branches()
              .forEach(branch -> statement(branch.guard(), branch.effects()));
      case PRINT, PRINT_NAME -> {
        if (!infallible.effect(effect)) {
          roots(walker -> walker.walk(effect));
        }
      }
      case SEND, CHECK, REQUIRE, SET_PRIORITY, TERMINATE -> roots(walker -> walker.walk(effect));
    }
  }

  private void assign(Effect.Assign assign) {
    if (assign.value().kind() == Expr.Kind.SPAWN) {
      write(assign.place());
      spawn((Expr.Spawn) assign.value());
      return;
    }
    if (infallible.place(assign.place())) {
      write(assign.place());
    } else {
      assign.place().indices().forEach(this::root);
    }
    set(assign.place().variable(), automaton, assign.value());
  }

  private void spawn(Expr.Spawn spawn) {
    List<Variable> parameters = system.automata().get(spawn.automaton()).parameters();
    for (int i = 0; i < spawn.arguments().size(); i++) {
      Expr argument = spawn.arguments().get(i);
      if (i >= parameters.size()) {
        root(argument);
      } else {
        set(parameters.get(i), spawn.automaton(), argument);
      }
    }
  }
}
