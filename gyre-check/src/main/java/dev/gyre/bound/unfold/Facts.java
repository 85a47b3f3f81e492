package dev.gyre.bound.unfold;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What is known of a system before control is followed. */
public final class Facts {
  private final ProcessSystem system;
  private final Instances instances;
  private final Channels channels;
  private final Written written;
  private final PointsTo pointsTo;
  private final MessageClasses classes;
  private final Map<VariableKey, long[]> startValues = new HashMap<>();

  public Facts(ProcessSystem system) {
    this.system = system;
    this.instances = new Instances(system);
    this.channels = new Channels(system, instances);
    this.written = new Written(system);
    this.pointsTo = new PointsTo(system, channels);
    this.classes = new MessageClasses(system, channels, pointsTo);
    Evaluation evaluation = new Evaluation(this, Tracked.none(system));
    for (Variable variable : system.globals()) {
      startValues.put(VariableKey.of(variable, VariableKey.SHARED), start(variable, evaluation));
    }
  }

  /**
   * Looks for what makes everything possible.
   *
   * @throws NotUnderstoodException if it is there
   */
  public void refuse() throws NotUnderstoodException {
    refuseReusedChannels();
    refuseActiveWatchers();
    for (ProcessAutomaton automaton : system.automata()) {
      refuseCreation(automaton.locals());
    }
    refuseCreation(system.globals());
  }

  /** Claims and traces look on; one that takes part is none that we know. */
  private void refuseActiveWatchers() throws NotUnderstoodException {
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          boolean takesPart =
              edge.does(Effect.Kind.SEND)
                  || edge.does(Effect.Kind.RECEIVE)
                  || edge.does(Effect.Kind.SPAWN_PROCESS)
                  || edge.does(Effect.Kind.INDIVISIBLE_STEP);
          if (!automaton.isProcess() && takesPart) {
            throw new NotUnderstoodException(
                edge.span(), "a " + automaton.kind().word() + " uses channels or processes");
          }
        }
      }
    }
  }

  private long[] start(Variable variable, Evaluation evaluation) {
    long[] values = new long[variable.size()];
    Arrays.fill(values, Evaluation.UNKNOWN);
    List<Expr> given =
        variable.initial().values().map(initial -> initial.expressions()).orElse(List.of());
    for (int i = 0; i < values.length && !given.isEmpty(); i++) {
      Expr expression = given.get(Math.min(i, given.size() - 1));
      values[i] =
          Evaluation.cut(
              variable.type(),
              evaluation.evaluate(expression, VariableKey.SHARED, Tracked.NO_VALUES));
    }
    return values;
  }

  /** The number of a channel that is gone can be given to another one. */
  private void refuseReusedChannels() throws NotUnderstoodException {
    BitSet abroad = pointsTo.abroad();
    boolean areMadeLater = false;
    for (ProcessAutomaton automaton : system.automata()) {
      areMadeLater |= automaton.ownsChannels() && instances.isSpawned(automaton.index());
    }
    boolean areLookedAt =
        SystemWalker.finds(
            e -> e instanceof Expr.RemoteLoad load && load.place().variable().type().isChannel(),
            walker -> walker.walkSystem(system));
    for (ChannelObject channel : channels.all()) {
      boolean mayEnd =
          channel.owner() >= 0
              && system.automata().get(channel.owner()).locations().stream()
                  .anyMatch(l -> l.edges().stream().anyMatch(edge -> edge.endsProcess()));
      if (mayEnd && areMadeLater && (areLookedAt || abroad.get(channel.index()))) {
        throw new NotUnderstoodException(
            channel.span(),
            "'"
                + channel.name()
                + "' is known to processes that may outlive the one it belongs to, and a later"
                + " channel can get its number");
      }
    }
  }

  private static void refuseCreation(List<Variable> variables) throws NotUnderstoodException {
    for (Variable variable : variables) {
      boolean creates =
          SystemWalker.finds(
              e -> e instanceof Expr.Spawn, walker -> walker.walkInitials(List.of(variable)));
      if (creates) {
        throw new NotUnderstoodException(
            variable.span(), "a process is created in the initial value of a variable");
      }
    }
  }

  ProcessSystem system() {
    return system;
  }

  Instances instances() {
    return instances;
  }

  Channels channels() {
    return channels;
  }

  Written written() {
    return written;
  }

  PointsTo pointsTo() {
    return pointsTo;
  }

  MessageClasses classes() {
    return classes;
  }

  /** All channels, those without a buffer too. */
  public List<ChannelObject> objects() {
    return channels.all();
  }

  /** What a global variable starts with. */
  long startValue(VariableKey variable, int element) {
    long[] values = startValues.get(variable);
    return values == null ? Evaluation.UNKNOWN : values[element];
  }

  /** Whether values of a type can be followed. */
  static boolean canFollow(ValueType type) {
    return !type.isTimer();
  }
}
