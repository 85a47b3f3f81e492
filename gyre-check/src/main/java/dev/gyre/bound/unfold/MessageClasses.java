package dev.gyre.bound.unfold;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The kinds of message of each channel: what is counted apart. Fields with symbolic constants, or
 * that receives compare with constants, distinguish messages by these constants; any other value is
 * of one more kind.
 */
@SuppressWarnings("NonApiType") // their order counts
final class MessageClasses {
  private static final int MOST = 32;

  /** By channel: its fields that count, and the constants of each. */
  private final List<TreeMap<Integer, long[]>> fields = new ArrayList<>();

  private final Channels channels;

  MessageClasses(ProcessSystem system, Channels channels, PointsTo pointsTo) {
    this.channels = channels;
    List<TreeMap<Integer, TreeSet<Long>>> constants = new ArrayList<>();
    List<TreeSet<Integer>> compared = new ArrayList<>();
    for (ChannelObject channel : channels.all()) {
      constants.add(new TreeMap<>());
      compared.add(new TreeSet<>());
      for (int i = 0; i < channel.type().fields().size(); i++) {
        if (channel.type().fields().get(i).mtypeSet().isPresent()) {
          compared.get(channel.index()).add(i);
        }
      }
    }
    for (Action action : Action.all(system)) {
      for (Effect effect : action.effects()) {
        if (effect instanceof Effect.Send send) {
          pointsTo.of(send.channel(), action.automaton()).stream()
              .forEach(c -> sent(send, channels.all().get(c), constants.get(c)));
        }
        if (effect instanceof Effect.Receive receive) {
          pointsTo.of(receive.channel(), action.automaton()).stream()
              .forEach(c -> received(receive, constants.get(c), compared.get(c)));
        }
      }
    }
    for (ChannelObject channel : channels.all()) {
      fields.add(chosen(channel, constants.get(channel.index()), compared.get(channel.index())));
    }
  }

  private static void sent(
      Effect.Send send, ChannelObject channel, TreeMap<Integer, TreeSet<Long>> constants) {
    List<ValueType> types = channel.type().fields();
    for (int i = 0; i < Math.min(types.size(), send.fields().size()); i++) {
      OptionalInt value = send.fields().get(i).constant();
      if (value.isPresent()) {
        constants
            .computeIfAbsent(i, any -> new TreeSet<>())
            .add((long) types.get(i).truncate(value.getAsInt()));
      }
    }
  }

  private static void received(
      Effect.Receive receive,
      TreeMap<Integer, TreeSet<Long>> constants,
      TreeSet<Integer> compared) {
    for (int i = 0; i < receive.patterns().size(); i++) {
      FieldPattern pattern = receive.patterns().get(i);
      OptionalInt value = pattern.compared().map(Expr::constant).orElse(OptionalInt.empty());
      if (value.isPresent()) {
        constants.computeIfAbsent(i, any -> new TreeSet<>()).add((long) value.getAsInt());
        compared.add(i);
      }
    }
  }

  private static TreeMap<Integer, long[]> chosen(
      ChannelObject channel, TreeMap<Integer, TreeSet<Long>> constants, TreeSet<Integer> compared) {
    TreeMap<Integer, long[]> chosen = new TreeMap<>();
    int product = 1;
    for (int field : compared) {
      boolean exists = field < channel.type().fields().size();
      boolean isPlain = exists && !channel.type().fields().get(field).isChannel();
      TreeSet<Long> values = constants.getOrDefault(field, new TreeSet<>());
      if (isPlain && !values.isEmpty() && product * (values.size() + 1) <= MOST) {
        product *= values.size() + 1;
        chosen.put(field, values.stream().mapToLong(Long::longValue).toArray());
      }
    }
    return chosen;
  }

  /** Whether the value of a field matters. */
  boolean distinguishes(int channel, int field) {
    return fields.get(channel).containsKey(field);
  }

  /** How many kinds of message a channel has. */
  int count(int channel) {
    int product = 1;
    for (long[] values : fields.get(channel).values()) {
      product *= values.length + 1;
    }
    return product;
  }

  /** What a field of a message of a kind is, if that is known. */
  long value(int channel, int kind, int field) {
    int rest = kind;
    for (var each : fields.get(channel).entrySet()) {
      int choices = each.getValue().length + 1;
      if (each.getKey() == field) {
        int choice = rest % choices;
        return choice == choices - 1 ? Evaluation.UNKNOWN : each.getValue()[choice];
      }
      rest /= choices;
    }
    return Evaluation.UNKNOWN;
  }

  /** A kind in words: the constants of the fields that count. */
  String name(int channel, int kind, Map<String, List<String>> mtypes) {
    List<String> parts = new ArrayList<>();
    List<ValueType> types = channels.all().get(channel).type().fields();
    for (int field : fields.get(channel).keySet()) {
      long value = value(channel, kind, field);
      List<String> names = types.get(field).mtypeSet().map(mtypes::get).orElse(List.of());
      boolean isNamed = value >= 1 && value <= names.size();
      parts.add(
          value == Evaluation.UNKNOWN
              ? "other"
              : isNamed ? names.get((int) value - 1) : Long.toString(value));
    }
    return parts.isEmpty() ? "" : " (" + String.join(", ", parts) + ")";
  }

  /** Whether a message of a kind may have this value, perhaps {@link Evaluation#UNKNOWN}. */
  boolean mayBe(int channel, int kind, int field, long wanted) {
    if (wanted == Evaluation.UNKNOWN || !distinguishes(channel, field)) {
      return true;
    }
    long value = value(channel, kind, field);
    if (value != Evaluation.UNKNOWN) {
      return value == wanted;
    }
    for (long other : fields.get(channel).get(field)) {
      if (other == wanted) {
        return false;
      }
    }
    return true;
  }
}
