package dev.gyre.system;

import dev.gyre.ir.Initial;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.ir.analysis.Features;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Where everything sits in the words of a state. A state is a stack of blocks: a header with the
 * number of processes, the global variables, the global channels, and then one block per process in
 * the order of their numbers, each with its own channels. Processes come and go only at the end, so
 * a state grows and shrinks there and nothing ever moves.
 */
public final class StateLayout {
  private final ProcessSystem system;
  private final Features features;
  private final Slot processCount;
  private final Slot lastProcess;
  private final Slot eventLocation;
  private final List<Slot> globals = new ArrayList<>();
  private final List<ChannelShape> globalChannels = new ArrayList<>();
  private final List<Integer> globalChannelOffsets = new ArrayList<>();
  private final List<ProcessShape> processes = new ArrayList<>();
  private final int base;

  public StateLayout(ProcessSystem system) {
    this.system = system;
    this.features = Features.of(system);
    BlockPacker packer = new BlockPacker();
    this.processCount = packer.scalar(ValueType.BYTE);
    this.lastProcess = features.usesLast() ? packer.scalar(ValueType.BYTE) : null;
    this.eventLocation = features.hasTrace() ? packer.scalar(eventLocationType(system)) : null;
    for (Variable variable : system.globals()) {
      globals.add(ProcessShape.slot(variable, packer));
    }
    this.base = layGlobalChannels(packer.words());
    ProcessShape.Priorities priorities =
        features.usesPriorities() ? ProcessShape.Priorities.USED : ProcessShape.Priorities.UNUSED;
    for (ProcessAutomaton automaton : system.automata()) {
      processes.add(ProcessShape.of(automaton, priorities));
    }
  }

  /** Wide enough for every location of a trace, however long it is. */
  private static ValueType eventLocationType(ProcessSystem system) {
    int locations =
        system.automata().stream()
            .filter(automaton -> !automaton.isProcess())
            .mapToInt(automaton -> automaton.locations().size())
            .max()
            .orElse(0);
    return ValueType.unsigned(Math.max(16, 32 - Integer.numberOfLeadingZeros(locations)));
  }

  private int layGlobalChannels(int start) {
    int words = start;
    for (Variable variable : system.globals()) {
      if (variable.initial() instanceof Initial.Channels initial) {
        for (int i = 0; i < variable.size(); i++) {
          ChannelShape shape = ChannelShape.of(initial.type());
          globalChannels.add(shape);
          globalChannelOffsets.add(words);
          words += shape.words();
        }
      }
    }
    return words;
  }

  /** Whether a state has the same words in both. */
  public boolean isSameAs(StateLayout other) {
    return base == other.base
        && Objects.equals(lastProcess, other.lastProcess)
        && Objects.equals(eventLocation, other.eventLocation)
        && globals.equals(other.globals)
        && processes.equals(other.processes);
  }

  public ProcessSystem system() {
    return system;
  }

  public Features features() {
    return features;
  }

  public Slot processCount() {
    return processCount;
  }

  /** Where {@code _last} is kept; null unless the model reads it. */
  public Slot lastProcess() {
    return lastProcess;
  }

  /** Where the location of the event trace is kept; null unless there is one. */
  public Slot eventLocation() {
    return eventLocation;
  }

  /** The slot of a global variable. */
  public Slot global(Variable variable) {
    return globals.get(variable.index());
  }

  public List<ChannelShape> globalChannels() {
    return globalChannels;
  }

  /** Where a global channel starts. */
  public int globalChannelOffset(int index) {
    return globalChannelOffsets.get(index);
  }

  /** The words before the first process. */
  public int base() {
    return base;
  }

  /** The shape of a process that runs the automaton with this index. */
  public ProcessShape process(int automaton) {
    return processes.get(automaton);
  }
}
