package dev.gyre.search;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.store.StateSample;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What values the variables of a model take in some states, and so which bits of other states are
 * likely to vary: what one element of an array, one process of a type or one message of a channel
 * has shown, the others may show as well.
 */
final class FieldRanges {
  /** States with other processes than this many first combinations are not looked at. */
  private static final int MOST_CONFIGURATIONS = 64;

  /** Queues up to this capacity may get full; longer ones a little fuller than seen. */
  private static final int SHORT_QUEUE = 8;

  /** What a variable is given that was not seen to change: enough for most that do after all. */
  private static final int UNKNOWN_BITS = 8;

  private final StateLayout layout;
  private final Range[] globals;
  private final Range[][] locals;
  private final Map<ChannelType, ChannelRanges> channels = new HashMap<>();

  /** The first state with each combination of processes, which are named in order. */
  private final Map<List<Integer>, int[]> examples = new HashMap<>();

  FieldRanges(StateLayout layout) {
    this.layout = layout;
    this.globals = ranges(layout.system().globals().size());
    this.locals =
        layout.system().automata().stream()
            .map(automaton -> ranges(automaton.locals().size()))
            .toArray(Range[][]::new);
  }

  private static Range[] ranges(int count) {
    Range[] ranges = new Range[count];
    for (int i = 0; i < count; i++) {
      ranges[i] = new Range();
    }
    return ranges;
  }

  /** Takes note of a state. */
  void add(int[] words, int length) {
    List<Integer> processes = processes(words);
    int[] example = examples.get(processes);
    if (example != null) {
      visit(words, processes, new Note(words, example));
    } else if (examples.size() < MOST_CONFIGURATIONS) {
      example = Arrays.copyOf(words, length);
      examples.put(processes, example);
      visit(words, processes, new Note(words, example));
    }
  }

  /** Tells a sample which bits may vary in states like those noted. */
  void widen(StateSample sample) {
    examples.forEach(
        (processes, example) -> {
          Widening widening = new Widening(example.length);
          visit(example, processes, widening);
          sample.widen(example, widening.bits);
        });
  }

  private List<Integer> processes(int[] words) {
    List<Integer> processes = new ArrayList<>();
    int base = layout.base();
    int count = layout.processCount().get(words, 0, 0);
    for (int p = 0; p < count; p++) {
      int type = words[base] & 0xFF;
      processes.add(type);
      base += layout.process(type).words();
    }
    return processes;
  }

  private void visit(int[] words, List<Integer> processes, Visitor visitor) {
    for (Slot slot : new Slot[] {layout.lastProcess(), layout.eventLocation()}) {
      if (slot != null) {
        visitor.whole(slot, 0);
      }
    }
    for (Variable variable : layout.system().globals()) {
      if (!isName(variable)) {
        Range range = globals[variable.index()];
        visitor.elements(range, layout.global(variable), 0, variable.size());
      }
    }
    for (int i = 0; i < layout.globalChannels().size(); i++) {
      visitChannel(words, layout.globalChannels().get(i), layout.globalChannelOffset(i), visitor);
    }
    int base = layout.base();
    for (int type : processes) {
      visitProcess(words, type, base, visitor);
      base += layout.process(type).words();
    }
  }

  private void visitProcess(int[] words, int type, int base, Visitor visitor) {
    ProcessShape shape = layout.process(type);
    visitor.whole(shape.location(), base);
    List<Variable> variables = layout.system().automata().get(type).locals();
    for (int i = 0; i < variables.size(); i++) {
      if (!isName(variables.get(i))) {
        visitor.elements(locals[type][i], shape.locals().get(i), base, variables.get(i).size());
      }
    }
    for (int i = 0; i < shape.channels().size(); i++) {
      visitChannel(words, shape.channels().get(i), base + shape.channelOffsets().get(i), visitor);
    }
  }

  /** Whether a variable is the name of channels; these hardly ever change. */
  private static boolean isName(Variable variable) {
    return variable.declaredChannels().isPresent();
  }

  private void visitChannel(int[] words, ChannelShape shape, int base, Visitor visitor) {
    if (shape.length() == null) {
      return;
    }
    ChannelRanges ranges = channels.computeIfAbsent(shape.type(), ChannelRanges::new);
    visitor.whole(shape.length(), base);
    ranges.longest = Math.max(ranges.longest, shape.length().get(words, base));
    int capacity = shape.type().capacity();
    int reach = capacity <= SHORT_QUEUE ? capacity : Math.min(capacity, ranges.longest + 2);
    for (int i = 0; i < shape.fields().size(); i++) {
      visitor.elements(ranges.fields[i], shape.fields().get(i), base, reach);
    }
  }

  /** What all variables of a kind have shown together. */
  private static final class Range {
    private boolean varies;
    private int values;

    /** How many bits an element may need. */
    int bits(ValueType type) {
      if (!varies) {
        return Math.min(type.bits(), UNKNOWN_BITS);
      }
      int used = type.bits() == Integer.SIZE ? values : values & ((1 << type.bits()) - 1);
      int bits = Integer.SIZE - Integer.numberOfLeadingZeros(used);
      // Small ranges are the ones that a few steps are likely not to exhaust.
      return bits <= 2 ? Math.min(bits + 1, type.bits()) : bits;
    }
  }

  private static final class ChannelRanges {
    private final Range[] fields;
    private int longest;

    ChannelRanges(ChannelType type) {
      this.fields = ranges(type.fields().size());
    }
  }

  private interface Visitor {
    /** Variables of a kind. */
    void elements(Range range, Slot slot, int base, int count);

    /** Something that may have any value its slot can hold. */
    void whole(Slot slot, int base);
  }

  /** Looks at the values in a state, and whether they are others than in an example. */
  private static final class Note implements Visitor {
    private final int[] words;
    private final int[] example;

    Note(int[] words, int[] example) {
      this.words = words;
      this.example = example;
    }

    @Override
    public void elements(Range range, Slot slot, int base, int count) {
      for (int i = 0; i < count; i++) {
        int value = slot.get(words, base, i);
        range.values |= value;
        range.varies |= value != slot.get(example, base, i);
      }
    }

    @Override
    public void whole(Slot slot, int base) {}
  }

  /** Collects the bits that may vary. */
  private static final class Widening implements Visitor {
    private final int[] bits;

    Widening(int length) {
      this.bits = new int[length];
    }

    @Override
    public void elements(Range range, Slot slot, int base, int count) {
      int width = range.bits(slot.type());
      for (int i = 0; i < count; i++) {
        slot.set(bits, base, i, width == Integer.SIZE ? -1 : (1 << width) - 1);
      }
    }

    @Override
    public void whole(Slot slot, int base) {
      slot.set(bits, base, 0, -1);
    }
  }
}
