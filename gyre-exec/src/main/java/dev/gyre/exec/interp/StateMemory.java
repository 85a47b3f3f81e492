package dev.gyre.exec.interp;

import dev.gyre.ir.Location;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.Fault;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The words of one state, and where its processes and channels start. */
final class StateMemory {
  private final StateLayout layout;
  private int[] words = new int[64];
  private int length;
  private final int[] processOffsets = new int[ModelLimits.PROCESS_SLOTS];
  private final List<Channel> channels = new ArrayList<>();

  /** A channel of this state. */
  private record Channel(ChannelShape shape, int offset) {}

  StateMemory(StateLayout layout) {
    this.layout = layout;
  }

  void load(int[] from, int start, int count) {
    if (words.length < count) {
      words = new int[Math.max(count, words.length * 2)];
    }
    System.arraycopy(from, start, words, 0, count);
    length = count;
    findBlocks();
  }

  void copyFrom(StateMemory other) {
    load(other.words, 0, other.length);
  }

  /** An empty state: no process, all variables zero. */
  void clear() {
    load(new int[layout.base()], 0, layout.base());
  }

  int[] words() {
    return words;
  }

  int length() {
    return length;
  }

  /** The words as they are now. */
  int[] copy() {
    return Arrays.copyOf(words, length);
  }

  boolean isEqualTo(int[] other) {
    return Arrays.equals(words, 0, length, other, 0, other.length);
  }

  private void findBlocks() {
    channels.clear();
    for (int i = 0; i < layout.globalChannels().size(); i++) {
      channels.add(new Channel(layout.globalChannels().get(i), layout.globalChannelOffset(i)));
    }
    int offset = layout.base();
    for (int process = 0; process < processCount(); process++) {
      processOffsets[process] = offset;
      ProcessShape shape = shape(process);
      addChannels(shape, offset);
      offset += shape.words();
    }
  }

  private void addChannels(ProcessShape shape, int offset) {
    for (int i = 0; i < shape.channels().size(); i++) {
      channels.add(new Channel(shape.channels().get(i), offset + shape.channelOffsets().get(i)));
    }
  }

  // ---- processes

  int processCount() {
    return layout.processCount().get(words, 0, 0);
  }

  boolean exists(int process) {
    return process >= 0 && process < processCount();
  }

  /** The index of the automaton a process runs. */
  int automaton(int process) {
    return words[processOffsets[process]] & 0xFF;
  }

  private ProcessShape shape(int process) {
    return layout.process(automaton(process));
  }

  /** What the process is an instance of. */
  ProcessAutomaton automatonOf(int process) {
    return layout.system().automata().get(automaton(process));
  }

  /** Where the process stands. */
  Location locationOf(int process) {
    return automatonOf(process).locations().get(location(process));
  }

  int location(int process) {
    return shape(process).location().get(words, processOffsets[process], 0);
  }

  void setLocation(int process, int location) {
    shape(process).location().set(words, processOffsets[process], 0, location);
  }

  int priority(int process) {
    Slot slot = shape(process).priority();
    return slot == null ? 1 : slot.get(words, processOffsets[process], 0);
  }

  void setPriority(int process, int priority) {
    Slot slot = shape(process).priority();
    if (slot != null) {
      slot.set(words, processOffsets[process], 0, priority);
    }
  }

  /** Adds a process at the end, all of its words zero but its type; returns its number. */
  int addProcess(int automaton) {
    int process = processCount();
    if (process >= ModelLimits.MAX_PROCESSES) {
      throw new FaultSignal(
          Fault.Kind.TOO_MANY_PROCESSES, "there are already " + process + " processes");
    }
    ProcessShape shape = layout.process(automaton);
    if (channels.size() + shape.channels().size() > ModelLimits.MAX_CHANNELS) {
      throw new FaultSignal(
          Fault.Kind.TOO_MANY_CHANNELS, "there are already " + channels.size() + " channels");
    }
    int end = length + shape.words();
    if (words.length < end) {
      words = Arrays.copyOf(words, Math.max(end, words.length * 2));
    }
    Arrays.fill(words, length, end, 0);
    processOffsets[process] = length;
    addChannels(shape, length);
    shape.type().set(words, length, 0, automaton);
    length = end;
    layout.processCount().set(words, 0, 0, process + 1);
    return process;
  }

  /** Takes the youngest process away, and its channels with it. */
  void removeLastProcess() {
    int process = processCount() - 1;
    length = processOffsets[process];
    layout.processCount().set(words, 0, 0, process);
    findBlocks();
  }

  /** The number of the first channel a process owns; channels are numbered from 1. */
  int firstChannel(int process) {
    int owned = shape(process).channels().size();
    int after = 0;
    for (int younger = process + 1; younger < processCount(); younger++) {
      after += shape(younger).channels().size();
    }
    return channels.size() - after - owned + 1;
  }

  // ---- the system's own variables

  int lastProcess() {
    return layout.lastProcess().get(words, 0, 0);
  }

  void setLastProcess(int process) {
    if (layout.lastProcess() != null) {
      layout.lastProcess().set(words, 0, 0, process);
    }
  }

  int eventLocation() {
    return layout.eventLocation().get(words, 0, 0);
  }

  void setEventLocation(int location) {
    layout.eventLocation().set(words, 0, 0, location);
  }

  // ---- variables

  /** The value of an element, seen from {@code process}. */
  int read(Variable variable, int index, int process) {
    if (variable.scope() == Variable.Scope.GLOBAL) {
      return layout.global(variable).get(words, 0, index);
    }
    return shape(process).locals().get(variable.index()).get(words, processOffsets[process], index);
  }

  void write(Variable variable, int index, int process, int value) {
    if (variable.scope() == Variable.Scope.GLOBAL) {
      layout.global(variable).set(words, 0, index, value);
    } else {
      shape(process)
          .locals()
          .get(variable.index())
          .set(words, processOffsets[process], index, value);
    }
  }

  // ---- channels

  /** The shape of the channel with this number; it is a fault if there is none. */
  ChannelShape channel(int number) {
    if (number == 0) {
      throw new FaultSignal(Fault.Kind.BAD_CHANNEL, "the channel is not initialized");
    }
    if (number < 0 || number > channels.size()) {
      throw new FaultSignal(
          Fault.Kind.BAD_CHANNEL, "channel " + number + " does not exist, or no longer");
    }
    return channels.get(number - 1).shape();
  }

  int messageCount(int number) {
    ChannelShape shape = channel(number);
    return shape.type().isRendezvous()
        ? 0
        : shape.length().get(words, channels.get(number - 1).offset(), 0);
  }

  void setMessageCount(int number, int count) {
    channel(number).length().set(words, channels.get(number - 1).offset(), 0, count);
  }

  int field(int number, int message, int field) {
    return channel(number)
        .fields()
        .get(field)
        .get(words, channels.get(number - 1).offset(), message);
  }

  void setField(int number, int message, int field, int value) {
    channel(number)
        .fields()
        .get(field)
        .set(words, channels.get(number - 1).offset(), message, value);
  }
}
