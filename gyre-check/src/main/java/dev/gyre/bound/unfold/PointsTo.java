package dev.gyre.bound.unfold;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which channels a variable or a field of a message may hold, by inclusion constraints that ignore
 * the order of statements [Andersen1994]. A number in place of a channel may be any channel.
 */
final class PointsTo {
  private final ProcessSystem system;
  private final Channels channels;
  private final Map<VariableKey, BitSet> variables = new HashMap<>();
  private final Map<Integer, BitSet> fields = new HashMap<>();
  private boolean changes;

  PointsTo(ProcessSystem system, Channels channels) {
    this.system = system;
    this.channels = channels;
    List<Action> actions = Action.all(system);
    do {
      changes = false;
      system.globals().forEach(v -> start(v, VariableKey.SHARED));
      for (ProcessAutomaton automaton : system.automata()) {
        automaton.locals().forEach(v -> start(v, automaton.index()));
      }
      actions.forEach(this::flow);
    } while (changes);
  }

  private void start(Variable variable, int automaton) {
    if (!variable.type().isChannel()) {
      return;
    }
    VariableKey key = VariableKey.of(variable, automaton);
    if (channels.declares(key)) {
      BitSet own = new BitSet();
      own.set(channels.object(key, 0), channels.object(key, 0) + variable.size());
      add(key, own);
    }
    variable
        .initial()
        .values()
        .ifPresent(values -> values.expressions().forEach(e -> add(key, of(e, automaton))));
  }

  private void add(VariableKey variable, BitSet more) {
    grow(variables.computeIfAbsent(variable, any -> new BitSet()), more);
  }

  private void grow(BitSet set, BitSet more) {
    int before = set.cardinality();
    set.or(more);
    changes |= set.cardinality() > before;
  }

  private void flow(Action action) {
    int automaton = action.automaton();
    action.effects().forEach(effect -> flow(effect, automaton));
    ExprWalker spawns =
        new ExprWalker() {
          @Override
          protected void enterSpawn(Expr.Spawn spawn) {
            List<Variable> parameters = system.automata().get(spawn.automaton()).parameters();
            for (int i = 0; i < Math.min(parameters.size(), spawn.arguments().size()); i++) {
              if (parameters.get(i).type().isChannel()) {
                add(
                    VariableKey.of(parameters.get(i), spawn.automaton()),
                    of(spawn.arguments().get(i), automaton));
              }
            }
          }
        };
    action.effects().forEach(spawns::walk);
  }

  private void flow(Effect effect, int automaton) {
    if (effect instanceof Effect.Assign assign && assign.place().variable().type().isChannel()) {
      add(VariableKey.of(assign.place().variable(), automaton), of(assign.value(), automaton));
    }
    if (effect instanceof Effect.Send send) {
      of(send.channel(), automaton).stream()
          .forEach(object -> sent(object, send.fields(), automaton));
    }
    if (effect instanceof Effect.Receive receive) {
      of(receive.channel(), automaton).stream()
          .forEach(object -> received(object, receive.patterns(), automaton));
    }
  }

  private void sent(int object, List<Expr> values, int automaton) {
    List<ValueType> types = channels.all().get(object).type().fields();
    for (int i = 0; i < Math.min(types.size(), values.size()); i++) {
      if (types.get(i).isChannel()) {
        grow(field(object, i), of(values.get(i), automaton));
      }
    }
  }

  private void received(int object, List<FieldPattern> patterns, int automaton) {
    List<ValueType> types = channels.all().get(object).type().fields();
    for (int i = 0; i < Math.min(types.size(), patterns.size()); i++) {
      int position = i;
      patterns
          .get(i)
          .stored()
          .filter(place -> place.variable().type().isChannel())
          .ifPresent(
              place ->
                  add(
                      VariableKey.of(place.variable(), automaton),
                      types.get(position).isChannel() ? field(object, position) : any()));
    }
  }

  private static final int MOST_FIELDS = 1 << 12;

  private BitSet field(int object, int position) {
    return fields.computeIfAbsent(object * MOST_FIELDS + position, any -> new BitSet());
  }

  private BitSet any() {
    BitSet all = new BitSet();
    all.set(0, channels.all().size());
    return all;
  }

  /** The channels that a value may be; the number 0 is none. */
  BitSet of(Expr value, int automaton) {
    return switch (value.kind()) {
      case LOAD -> variable(((Expr.Load) value).place().variable(), automaton);
      case REMOTE_LOAD ->
          variable(
              ((Expr.RemoteLoad) value).place().variable(), ((Expr.RemoteLoad) value).automaton());
      case CHOOSE -> {
        BitSet both = new BitSet();
        both.or(of(((Expr.Choose) value).then(), automaton));
        both.or(of(((Expr.Choose) value).otherwise(), automaton));
        yield both;
      }
      case CONST -> ((Expr.Const) value).value() == 0 ? new BitSet() : any();
      case UNARY, BINARY, CHANNEL_QUERY, POLL, PROCESS_QUERY, SYSTEM_VALUE, AT_LOCATION, SPAWN ->
          any();
    };
  }

  private BitSet variable(Variable variable, int automaton) {
    return variable.type().isChannel()
        ? variables.getOrDefault(VariableKey.of(variable, automaton), new BitSet())
        : any();
  }

  /** The channels that are in messages or in variables that everybody sees. */
  BitSet abroad() {
    BitSet found = new BitSet();
    fields.values().forEach(found::or);
    variables.forEach(
        (key, held) -> {
          if (key.automaton() == VariableKey.SHARED) {
            found.or(held);
          }
        });
    return found;
  }
}
