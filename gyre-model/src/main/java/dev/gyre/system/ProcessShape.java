package dev.gyre.system;

import dev.gyre.ir.Initial;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;

/**
 * The words of a process: its type, its location and its priority in the first word, its variables,
 * and behind them the channels it created when it started.
 *
 * @param type which automaton it runs
 * @param location the index of its location
 * @param priority its priority, kept only where the model uses priorities
 * @param locals one slot for each local variable
 * @param channels the channels it owns, in the order of their numbers
 * @param channelOffsets where each of them starts, counted from the start of the process
 * @param words the size of all this together
 */
public record ProcessShape(
    Slot type,
    Slot location,
    Slot priority,
    List<Slot> locals,
    List<ChannelShape> channels,
    List<Integer> channelOffsets,
    int words) {

  public ProcessShape {
    locals = List.copyOf(locals);
    channels = List.copyOf(channels);
    channelOffsets = List.copyOf(channelOffsets);
  }

  /** Whether the model can tell priorities apart. */
  enum Priorities {
    USED,
    UNUSED
  }

  /** The type is in the same place for all processes, so that it can be read first. */
  static final Slot TYPE = new Slot(0, 0, 8, 1, ValueType.BYTE);

  static ProcessShape of(ProcessAutomaton automaton, Priorities priorities) {
    BlockPacker packer = new BlockPacker();
    Slot type = packer.scalar(ValueType.BYTE);
    int locationBits = 32 - Integer.numberOfLeadingZeros(automaton.locations().size());
    Slot location = packer.scalar(ValueType.unsigned(locationBits));
    Slot priority = priorities == Priorities.USED ? packer.scalar(ValueType.BYTE) : null;
    List<Slot> locals = new ArrayList<>();
    for (Variable variable : automaton.locals()) {
      locals.add(slot(variable, packer));
    }
    List<ChannelShape> channels = new ArrayList<>();
    List<Integer> offsets = new ArrayList<>();
    int words = packer.words();
    for (Variable variable : automaton.locals()) {
      if (variable.initial() instanceof Initial.Channels initial) {
        for (int i = 0; i < variable.size(); i++) {
          ChannelShape shape = ChannelShape.of(initial.type());
          channels.add(shape);
          offsets.add(words);
          words += shape.words();
        }
      }
    }
    return new ProcessShape(type, location, priority, locals, channels, offsets, words);
  }

  static Slot slot(Variable variable, BlockPacker packer) {
    return variable.isArray()
        ? packer.array(variable.type(), variable.size())
        : packer.scalar(variable.type());
  }
}
