package dev.gyre.engine.trace;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.CollectionForm;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessAutomaton.Kind;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.ProcessShape;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A state as named values: global variables, channels, processes and their variables. */
public final class StateView {
  private final StateLayout layout;
  private final ProcessSystem system;
  private final ValueNames names;
  private final int[] words;
  private final int[] offsets;
  private final List<Channel> channels = new ArrayList<>();

  /**
   * A channel of this state; numbers count from 1.
   *
   * @param variable the variable it was declared with
   * @param owner the process whose variable that is, or {@link #GLOBAL}
   */
  record Channel(
      String name, Variable variable, int element, int owner, ChannelShape shape, int offset) {}

  private static final int GLOBAL = -1;

  /**
   * One value.
   *
   * @param owner the process whose variable it is, as {@code P:1}; empty for a global one
   */
  public record Value(Optional<String> owner, String name, String text) {}

  /** Whether a process may stay where it is. */
  public enum Rest {
    ALLOWED,
    /** It has not ended and is at no end label. */
    UNEXPECTED
  }

  /**
   * @param words the state, which is kept, not copied
   */
  public StateView(StateLayout layout, int[] words) {
    this.layout = layout;
    this.system = layout.system();
    this.names = new ValueNames(system);
    this.words = words;
    this.offsets = new int[layout.processCount().get(words, 0, 0)];
    nameChannels(GLOBAL, system.globals(), layout.globalChannels(), layout::globalChannelOffset);
    int offset = layout.base();
    for (int p = 0; p < offsets.length; p++) {
      offsets[p] = offset;
      ProcessShape shape = shape(p);
      int start = offset;
      nameChannels(
          p, automaton(p).locals(), shape.channels(), i -> start + shape.channelOffsets().get(i));
      offset += shape.words();
    }
  }

  private interface Offsets {
    int of(int index);
  }

  private void nameChannels(
      int owner, List<Variable> variables, List<ChannelShape> shapes, Offsets where) {
    String prefix = owner == GLOBAL ? "" : processName(owner) + ".";
    int index = 0;
    for (Variable variable : variables) {
      if (variable.initial() instanceof Initial.Channels) {
        for (int i = 0; i < variable.size(); i++) {
          String name = prefix + ValueNames.element(variable, i);
          channels.add(new Channel(name, variable, i, owner, shapes.get(index), where.of(index)));
          index++;
        }
      }
    }
  }

  // ---- processes

  /** What the {@code trace} or {@code notrace} of the model waits for, if there is one. */
  Optional<SourceSpan> eventTrace() {
    return layout.features().hasTrace()
        ? system.automata().stream()
            .filter(a -> a.kind() == Kind.TRACE || a.kind() == Kind.NOTRACE)
            .findFirst()
            .map(a -> a.locations().get(layout.eventLocation().get(words, 0, 0)).span())
        : Optional.empty();
  }

  public int processCount() {
    return offsets.length;
  }

  public ProcessAutomaton automaton(int process) {
    return system.automata().get(words[offsets[process]] & 0xFF);
  }

  private ProcessShape shape(int process) {
    return layout.process(words[offsets[process]] & 0xFF);
  }

  /** The type of a process; init is called that, not {@code :init:} as inside. */
  String typeName(int process) {
    return automaton(process).name().replace(":", "");
  }

  /** A process as people name it: its type and its number. */
  public String processName(int process) {
    return typeName(process) + ":" + process;
  }

  /** Where a process stands, as a place in its automaton. */
  public Location location(int process) {
    int index = shape(process).location().get(words, offsets[process], 0);
    return automaton(process).locations().get(index);
  }

  /** The statement that a process is at, or the end of its body. */
  public SourceSpan place(int process) {
    Location location = location(process);
    return location.edges().isEmpty() ? location.span() : location.edges().get(0).span();
  }

  // ---- values

  ValueNames names() {
    return names;
  }

  /** All values: globals first, then each process. */
  public List<Value> values() {
    List<Value> values = new ArrayList<>();
    addValues(Optional.empty(), ofModel(system.globals()), 0, values);
    for (int p = 0; p < processCount(); p++) {
      addValues(Optional.of(processName(p)), ofModel(automaton(p).locals()), p, values);
    }
    return values;
  }

  /** The variables that stand in the text of the model. */
  static List<Variable> ofModel(List<Variable> variables) {
    return variables.stream()
        .filter(variable -> !variable.isOfEvents() && !variable.isAuxiliary())
        .toList();
  }

  private void addValues(
      Optional<String> owner, List<Variable> variables, int process, List<Value> into) {
    for (Variable variable : variables) {
      // A rendez-vous channel never holds anything worth showing.
      boolean isEmptyForEver =
          variable.initial() instanceof Initial.Channels c && c.type().isRendezvous();
      for (int i = 0; i < parts(variable) && !isEmptyForEver; i++) {
        into.add(new Value(owner, ValueNames.part(variable, i), text(variable, i, process)));
      }
    }
  }

  /** The number stored in an element. */
  int raw(Variable variable, int index, int process) {
    if (variable.scope() == Variable.Scope.GLOBAL) {
      return layout.global(variable).get(words, 0, index);
    }
    Slot slot = shape(process).locals().get(variable.index());
    return slot.get(words, offsets[process], index);
  }

  /** As how many values a variable is shown: a collection is one, whatever it is stored as. */
  static int parts(Variable variable) {
    return variable.content().isPresent() ? variable.size() / cells(variable) : variable.size();
  }

  /** The part of a variable that a number in it belongs to. */
  static int part(Variable variable, int cell) {
    return variable.content().isPresent() ? cell / cells(variable) : cell;
  }

  private static int cells(Variable collection) {
    List<Integer> dimensions = collection.dimensions();
    return dimensions.isEmpty() ? 1 : dimensions.get(dimensions.size() - 1);
  }

  /** Whether a part of a variable holds the same numbers in another state. */
  boolean agrees(StateView other, Variable variable, int part, int process) {
    int cells = variable.content().isPresent() ? cells(variable) : 1;
    for (int i = part * cells; i < (part + 1) * cells; i++) {
      if (raw(variable, i, process) != other.raw(variable, i, process)) {
        return false;
      }
    }
    return true;
  }

  private String content(CollectionForm form, Variable variable, int part, int process) {
    int start = part * cells(variable);
    return form.text(
        cells(variable),
        i -> raw(variable, start + i, process),
        value -> names.value(form.element(), value));
  }

  /** A part as text; a channel is shown with what is in it. */
  String text(Variable variable, int index, int process) {
    if (variable.content().isPresent()) {
      return content(variable.content().get(), variable, index, process);
    }
    int value = raw(variable, index, process);
    if (!variable.type().isChannel()) {
      return names.value(variable.type(), value);
    }
    return isOwn(variable, index, process, value) ? content(value) : channelName(value);
  }

  /** Whether a variable still holds the channel it was declared with. */
  private boolean isOwn(Variable variable, int index, int process, int number) {
    if (number < 1 || number > channels.size()) {
      return false;
    }
    Channel channel = channels.get(number - 1);
    int owner = variable.scope() == Variable.Scope.GLOBAL ? GLOBAL : process;
    return channel.owner() == owner
        && channel.element() == index
        && channel.variable().index() == variable.index();
  }

  // ---- channels

  List<Channel> channels() {
    return channels;
  }

  /**
   * A channel and what is in it.
   *
   * @param capacity how many messages it can hold; none for a rendez-vous
   * @param messages the oldest first
   */
  public record Queue(String name, int capacity, List<String> messages) {
    public Queue {
      messages = List.copyOf(messages);
    }
  }

  /** All channels that exist, in the order of their numbers. */
  public List<Queue> queues() {
    List<Queue> queues = new ArrayList<>();
    for (int number = 1; number <= channels.size(); number++) {
      List<String> messages = new ArrayList<>();
      for (int m = 0; m < messageCount(number); m++) {
        messages.add(message(number, m));
      }
      Channel channel = channels.get(number - 1);
      queues.add(new Queue(channel.name(), channel.shape().type().capacity(), messages));
    }
    return queues;
  }

  /** The name a channel was declared with. */
  public String channelName(int number) {
    if (number == 0) {
      return "none";
    }
    boolean exists = number > 0 && number <= channels.size();
    return exists ? channels.get(number - 1).name() : "channel " + number + " (gone)";
  }

  int messageCount(int number) {
    Channel channel = channels.get(number - 1);
    return channel.shape().type().isRendezvous()
        ? 0
        : channel.shape().length().get(words, channel.offset(), 0);
  }

  /** A channel's messages, oldest first. */
  String content(int number) {
    List<String> messages = new ArrayList<>();
    for (int m = 0; m < messageCount(number); m++) {
      messages.add(message(number, m));
    }
    return "[" + String.join("; ", messages) + "]";
  }

  /** One message of a channel, its fields separated by commas. */
  String message(int number, int index) {
    Channel channel = channels.get(number - 1);
    int[] fields = new int[channel.shape().fields().size()];
    for (int f = 0; f < fields.length; f++) {
      fields[f] = channel.shape().fields().get(f).get(words, channel.offset(), index);
    }
    return message(channel.shape().type(), fields);
  }

  String message(ChannelType type, int[] fields) {
    List<String> texts = new ArrayList<>();
    for (int f = 0; f < fields.length; f++) {
      ValueType field = type.fields().get(f);
      texts.add(field.isChannel() ? channelName(fields[f]) : names.value(field, fields[f]));
    }
    return String.join(",", texts);
  }
}
