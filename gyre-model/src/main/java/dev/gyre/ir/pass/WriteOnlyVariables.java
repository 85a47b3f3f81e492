package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Stops writing to variables that decide nothing ({@link NeededVariables}): the program slice for
 * all that is checked, as Spin does it (Holzmann2003). The variables stay in the layout and keep
 * the value they start with.
 *
 * <p>Soundness: no guard, assertion, message or needed variable depends on a useless variable, and
 * what can fail in a write is kept: an index that may be out of range is still tried, with the
 * value that is there already. So leaving the writes out maps each state to the one with useless
 * values replaced by a fixed one, and this map is a bisimulation for all that can be checked. A
 * useless variable starts with the same value in every process (its initial value and the argument
 * for it become 0), so there are never more states than before.
 */
public final class WriteOnlyVariables {
  private final ProcessSystem system;
  private final KnownChannels channels;
  private final Set<VariableKey> useless;

  private WriteOnlyVariables(ProcessSystem system, Set<VariableKey> useless) {
    this.system = system;
    this.channels = new KnownChannels(system);
    this.useless = useless;
  }

  /** The system without writes to variables that nothing depends on. */
  public static OptimisedSystem removed(ProcessSystem system) {
    return removed(system, NeededVariables.useless(system));
  }

  /** The system without writes to the given variables; sound only if nothing depends on them. */
  public static OptimisedSystem removed(ProcessSystem system, Set<VariableKey> useless) {
    WriteOnlyVariables pass = new WriteOnlyVariables(system, useless);
    return EdgeNumbering.rebuild(
        pass.withFixedStarts(),
        (automaton, location) ->
            location.edges().stream()
                .map(edge -> TracedEdge.of(pass.new Rewriting(automaton).edge(edge)))
                .toList());
  }

  /**
   * Whether an effect only prints, which a verification never does, and computing what it prints
   * neither fails nor creates a process.
   */
  static boolean isIdle(Effect effect, Infallible infallible) {
    boolean isOutput = effect instanceof Effect.Print || effect instanceof Effect.PrintName;
    return isOutput && infallible.effect(effect);
  }

  private ProcessSystem withFixedStarts() {
    List<ProcessAutomaton> automata = new ArrayList<>();
    for (ProcessAutomaton a : system.automata()) {
      automata.add(a.withLocals(fixed(a.locals(), a.index())));
    }
    ProcessSystem result = system.withAutomata(automata);
    return result
        .withGlobals(fixed(system.globals(), VariableKey.SHARED))
        .withSymmetry(
            system
                .symmetry()
                .withFixedValues(
                    (automaton, index) -> useless.contains(new VariableKey(automaton, index))));
  }

  private List<Variable> fixed(List<Variable> variables, int automaton) {
    return variables.stream()
        .map(v -> useless.contains(VariableKey.of(v, automaton)) ? fixed(v) : v)
        .toList();
  }

  /** Channels must still be made, because others may have their numbers. */
  private static Variable fixed(Variable v) {
    return v.initial() instanceof Initial.Channels
        ? v
        : new Variable(
            v.index(), v.name(), v.scope(), v.type(), v.dimensions(), Initial.zero(), v.span());
  }

  /** Leaves writes out of the edges of one automaton. */
  private final class Rewriting {
    private final int automaton;
    private final Infallible infallible;

    Rewriting(ProcessAutomaton automaton) {
      this.automaton = automaton.index();
      this.infallible = new Infallible(channels, automaton.index());
    }

    Edge edge(Edge edge) {
      return edge.withGuard(guard(edge.guard())).withEffects(effects(edge.effects()));
    }

    private boolean isUseless(Place place) {
      return useless.contains(VariableKey.of(place.variable(), automaton));
    }

    private Guard guard(Guard guard) {
      if (guard instanceof Guard.CanReceive receive) {
        return new Guard.CanReceive(
            receive.channel(), receive.choice(), patterns(receive.patterns()));
      }
      return guard instanceof Guard.AnyOf any
          ? new Guard.AnyOf(any.guards().stream().map(this::guard).toList())
          : guard;
    }

    private List<FieldPattern> patterns(List<FieldPattern> patterns) {
      List<FieldPattern> result = new ArrayList<>();
      for (FieldPattern pattern : patterns) {
        boolean drop = pattern instanceof FieldPattern.Store store && isUseless(store.place());
        result.add(drop ? new FieldPattern.Ignore() : pattern);
      }
      return result;
    }

    private List<Effect> effects(List<Effect> effects) {
      List<Effect> result = new ArrayList<>();
      for (Effect effect : effects) {
        if (effect instanceof Effect.Assign assign) {
          assign(assign, result);
        } else if (!isIdle(effect, infallible)) {
          result.add(other(effect));
        }
      }
      return result;
    }

    private void assign(Effect.Assign assign, List<Effect> into) {
      boolean drop = isUseless(assign.place());
      if (assign.value() instanceof Expr.Spawn spawn) {
        Expr.Spawn start = spawn(spawn);
        into.add(drop ? new Effect.SpawnProcess(start) : new Effect.Assign(assign.place(), start));
      } else if (!drop) {
        into.add(assign);
      } else if (!infallible.place(assign.place())) {
        // Whether the element exists must still be found out; its value stays the same.
        into.add(new Effect.Assign(assign.place(), new Expr.Const(0)));
      }
    }

    private Effect other(Effect effect) {
      if (effect instanceof Effect.Receive receive) {
        return new Effect.Receive(
            receive.channel(), receive.choice(), receive.retention(), patterns(receive.patterns()));
      }
      if (effect instanceof Effect.SpawnProcess spawn) {
        return new Effect.SpawnProcess(spawn(spawn.spawn()));
      }
      return effect instanceof Effect.IndivisibleStep step
          ? new Effect.IndivisibleStep(program(step.program()))
          : effect;
    }

    private Expr.Spawn spawn(Expr.Spawn spawn) {
      List<Expr> arguments = new ArrayList<>();
      for (int i = 0; i < spawn.arguments().size(); i++) {
        Expr argument = spawn.arguments().get(i);
        boolean drop =
            useless.contains(new VariableKey(spawn.automaton(), i))
                && infallible.expression(argument);
        arguments.add(drop ? new Expr.Const(0) : argument);
      }
      return new Expr.Spawn(spawn.automaton(), arguments, spawn.priority());
    }

    private StepProgram program(StepProgram program) {
      List<StepProgram.Node> nodes = new ArrayList<>();
      for (StepProgram.Node node : program.nodes()) {
        List<StepProgram.Branch> branches = new ArrayList<>();
        for (StepProgram.Branch b : node.branches()) {
          branches.add(
              new StepProgram.Branch(guard(b.guard()), effects(b.effects()), b.target(), b.span()));
        }
        nodes.add(new StepProgram.Node(branches, node.span()));
      }
      return new StepProgram(nodes);
    }
  }
}
