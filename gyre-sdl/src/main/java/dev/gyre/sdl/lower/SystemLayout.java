package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.Destination;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfWatch;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What all processes share: the names of signals, the instances and their queues. */
final class SystemLayout {
  private final IfSystem system;
  private final LoweringOptions options;
  private final Symbols symbols;
  private final EventMarks marks;
  private final IfWatch watch;
  private final List<Variable> globals = new ArrayList<>();
  private final Instances instances;
  private final QueueTurns turns;
  private final ParameterValues parameterValues;
  private final Set<WideChoice> wide = new LinkedHashSet<>();
  private Watching watching;
  private LastSignals lastSignals;
  private Observation observation;
  private final List<Set<IfSignal>> arriving = new ArrayList<>();
  private final List<Queue> queues = new ArrayList<>();

  SystemLayout(IfSystem system, IfWatch watch, LoweringOptions options) {
    this.system = system;
    this.marks = new EventMarks(watch);
    this.watch = watch;
    this.options = options;
    this.symbols = new Symbols(system);
    system.processes().forEach(process -> arriving.add(new LinkedHashSet<>()));
    system.processes().forEach(process -> process.blocks().forEach(this::noteOutputs));
    this.instances = new Instances(system, globals);
    for (IfProcess process : system.processes()) {
      queues.add(queue(process));
    }
    this.turns = new QueueTurns(system, watch, globals);
    this.parameterValues = new ParameterValues(system, watch);
  }

  private void noteOutputs(IfBlock block) {
    for (IfAction action : block.actions()) {
      if (action.kind() == IfAction.Kind.OUTPUT) {
        IfAction.Output output = (IfAction.Output) action;
        reachable(output.destination()).forEach(to -> arriving.get(to).add(output.signal()));
      }
    }
  }

  static List<Integer> reachable(Destination destination) {
    return switch (destination.kind()) {
      case ADDRESSED -> ((Destination.Addressed) destination).reachable();
      case ROUTED -> ((Destination.Routed) destination).reachable();
      case MULTICAST -> ((Destination.Multicast) destination).reachable();
      case ENVIRONMENT -> List.of();
    };
  }

  private Queue queue(IfProcess process) {
    List<List<ScalarType>> signals = new ArrayList<>();
    for (IfSignal signal : arriving.get(process.index())) {
      signals.add(scalars(signal.parameters()));
    }
    if (instances.isCreated(process)) {
      signals.add(scalars(parameterTypes(process)));
    }
    boolean asks =
        FormWalker.asksFor(process, IfExpr.Who.SENDER)
            || FormWalker.asksFor(process, IfExpr.Who.PARENT)
            || Watching.asksForSender(watch, process);
    return new Queue(
        process,
        process.queue().orElse(options.queue()),
        asks ? Queue.Senders.KEPT : Queue.Senders.FORGOTTEN,
        instances.isCreated(process) ? Queue.Creation.BY_MESSAGE : Queue.Creation.NEVER,
        signals,
        marked(process).size(),
        globals);
  }

  /** The signals from outside that messages have marks for ({@link OutsideOrder}). */
  List<IfSignal> marked(IfProcess process) {
    boolean isOrdered = options.semantics() != LoweringOptions.Semantics.TASTE;
    return isOrdered ? OutsideOrder.marked(system, process) : List.of();
  }

  static List<IfType> parameterTypes(IfProcess process) {
    return process.variables().subList(0, process.parameters()).stream()
        .map(variable -> variable.type())
        .toList();
  }

  static List<ScalarType> scalars(List<IfType> types) {
    return types.stream().flatMap(type -> DataLayout.scalars(type).stream()).toList();
  }

  /** The signals that may come into the queue of a process. */
  List<IfSignal> arriving(IfProcess process) {
    return List.copyOf(arriving.get(process.index()));
  }

  Queue queue(int process) {
    return queues.get(process);
  }

  /** The queue of the instance that evaluates this. */
  Expr ownQueue(IfProcess process) {
    return queue(process.index()).channel(instances.ownSlot(process));
  }

  IfProcess process(int index) {
    return system.processes().get(index);
  }

  IfSystem system() {
    return system;
  }

  LoweringOptions options() {
    return options;
  }

  /** Whether somebody has to know who sent the signals that a process takes. */
  boolean asksForSender(IfProcess receiver) {
    return Watching.asksForSender(watch, receiver);
  }

  /** Who watches, and how that is stored; known as soon as all queues are there. */
  Watching watching() {
    if (watching == null) {
      watching = new Watching(this, watch);
    }
    return watching;
  }

  LastSignals lastSignals() {
    if (lastSignals == null) {
      lastSignals = new LastSignals(watch, globals, system.processes());
    }
    return lastSignals;
  }

  /** What observers see of processes. */
  Observation observation() {
    return observation;
  }

  void setObservation(Observation found) {
    observation = found;
  }

  QueueTurns turns() {
    return turns;
  }

  /** Which numbers from outside make a difference. */
  ParameterValues parameterValues() {
    return parameterValues;
  }

  void note(WideChoice choice) {
    wide.add(choice);
  }

  /** Where so many numbers have to be tried that a search may not end. */
  List<WideChoice> wideChoices() {
    return List.copyOf(wide);
  }

  EventMarks marks() {
    return marks;
  }

  Symbols symbols() {
    return symbols;
  }

  Instances instances() {
    return instances;
  }

  List<Variable> globals() {
    return globals;
  }
}
