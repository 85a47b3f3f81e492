package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
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
  private final boolean hasTrace;
  private final Set<VariableKey> needed = new HashSet<>();
  private final Map<VariableKey, Set<VariableKey>> uses = new HashMap<>();
  private int automaton = VariableKey.SHARED;
  private Infallible infallible;

  NeededVariables(ProcessSystem system) {
    this.system = system;
    this.channels = new KnownChannels(system);
    this.hasTrace =
        system.automata().stream()
            .anyMatch(
                a ->
                    a.kind() == ProcessAutomaton.Kind.TRACE
                        || a.kind() == ProcessAutomaton.Kind.NOTRACE);
    enter(VariableKey.SHARED);
    system.globals().forEach(this::initial);
    system.properties().forEach(property -> roots(walker -> walker.walk(property.formula())));
    system.automata().forEach(this::automaton);
    // Which of several interchangeable processes this is must be known, even if nobody asks.
    for (ProcessFamily family : system.symmetry().families()) {
      if (family.identity() instanceof ProcessFamily.ByParameter parameter) {
        needed.add(new VariableKey(family.automaton(), parameter.local()));
      }
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
      for (Edge edge : location.edges()) {
        guard(edge.guard());
        effects(edge.effects());
      }
    }
  }

  // ---- what is read

  /** Visits what is read; a process that is created inside an expression needs its parameters. */
  private ExprWalker reader(Consumer<VariableKey> found) {
    return new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        if (e instanceof Expr.Load load) {
          found.accept(VariableKey.of(load.place().variable(), automaton));
        } else if (e instanceof Expr.RemoteLoad remote) {
          found.accept(VariableKey.of(remote.place().variable(), remote.automaton()));
        } else if (e instanceof Expr.Spawn spawn) {
          int started = spawn.automaton();
          system
              .automata()
              .get(started)
              .parameters()
              .forEach(p -> needed.add(VariableKey.of(p, started)));
        }
      }
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

  // ---- where it is read

  private void initial(Variable variable) {
    if (variable.type().isTimer()) {
      // Time passes as long as some timer runs, whether or not anybody looks at it.
      needed.add(VariableKey.of(variable, automaton));
    }
    if (variable.initial() instanceof Initial.Values values) {
      VariableKey key = VariableKey.of(variable, automaton);
      for (Expr value : values.expressions()) {
        use(key, value);
        if (!infallible.expression(value)) {
          needed.add(key);
        }
      }
    }
  }

  private void guard(Guard guard) {
    if (guard instanceof Guard.CanReceive receive) {
      root(receive.channel());
      patterns(receive.patterns());
    } else if (guard instanceof Guard.AnyOf any) {
      any.guards().forEach(this::guard);
    } else {
      roots(walker -> walker.walk(guard));
    }
  }

  private void patterns(List<FieldPattern> patterns) {
    for (FieldPattern pattern : patterns) {
      if (pattern instanceof FieldPattern.EqualTo equal) {
        root(equal.value());
      } else if (pattern instanceof FieldPattern.Store store) {
        write(store.place());
        if (hasTrace) {
          // The trace learns from the variable what was received.
          needed.add(VariableKey.of(store.place().variable(), automaton));
        }
      }
    }
  }

  private void effects(List<Effect> effects) {
    effects.forEach(this::effect);
  }

  private void effect(Effect effect) {
    if (effect instanceof Effect.Assign assign) {
      assign(assign);
    } else if (effect instanceof Effect.Receive receive) {
      root(receive.channel());
      patterns(receive.patterns());
    } else if (effect instanceof Effect.SpawnProcess spawn) {
      spawn(spawn.spawn());
    } else if (effect instanceof Effect.IndivisibleStep step) {
      step.program()
          .nodes()
          .forEach(
              node ->
                  node.branches()
                      .forEach(
                          branch -> {
                            guard(branch.guard());
                            effects(branch.effects());
                          }));
    } else if (!WriteOnlyVariables.isIdle(effect, infallible)) {
      roots(walker -> walker.walk(effect));
    }
  }

  private void assign(Effect.Assign assign) {
    if (assign.value() instanceof Expr.Spawn spawn) {
      write(assign.place());
      spawn(spawn);
      return;
    }
    if (infallible.place(assign.place())) {
      write(assign.place());
    } else {
      assign.place().indices().forEach(this::root);
    }
    VariableKey written = VariableKey.of(assign.place().variable(), automaton);
    use(written, assign.value());
    if (!infallible.expression(assign.value())) {
      needed.add(written);
    }
  }

  private void spawn(Expr.Spawn spawn) {
    List<Variable> parameters = system.automata().get(spawn.automaton()).parameters();
    for (int i = 0; i < spawn.arguments().size(); i++) {
      Expr argument = spawn.arguments().get(i);
      if (i >= parameters.size()) {
        root(argument);
        continue;
      }
      VariableKey parameter = VariableKey.of(parameters.get(i), spawn.automaton());
      use(parameter, argument);
      if (!infallible.expression(argument)) {
        needed.add(parameter);
      }
    }
  }
}
