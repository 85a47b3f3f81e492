package dev.gyre.exec.interp;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.Fault;
import java.util.List;

/** Carries out effects on a state. */
final class Executor implements Effect.Cases<Void> {
  private final ProcessSystem system;
  private final StateMemory memory;
  private final Evaluator evaluator;
  private final Guards guards;
  private final Runnable assertionFailed;
  private final OutputListener output;
  private final MessageListener messages;

  /** Hears what is done, in words of the model. */
  private StepListener steps = StepListener.DEAF;

  /** The message that is being handed over, field by field; null outside a rendez-vous. */
  private int[] handedOver;

  /** The channel on which it is handed over. */
  private int meetingPlace;

  /** What happens when it is taken. */
  private Runnable whenTaken;

  /**
   * @param assertionFailed told about failed assertions, which do not end a step
   * @param messages told about what is sent and received
   */
  Executor(
      ProcessSystem system,
      StateMemory memory,
      Evaluator evaluator,
      Guards guards,
      Runnable assertionFailed,
      OutputListener output,
      MessageListener messages) {
    this.system = system;
    this.memory = memory;
    this.evaluator = evaluator;
    this.guards = guards;
    this.assertionFailed = assertionFailed;
    this.output = output;
    this.messages = messages;
  }

  /** Who hears of what is done from now on. */
  void tell(StepListener listener) {
    steps = listener;
  }

  private void written(StepListener.Way way, Variable variable, int element) {
    steps.written(way, variable, element, evaluator.process(), evaluator.process());
  }

  void execute(List<Effect> effects) {
    for (Effect effect : effects) {
      effect.match(this);
    }
  }

  /** Carries out all effects but the first. */
  void executeRest(List<Effect> effects) {
    execute(effects.subList(Math.min(1, effects.size()), effects.size()));
  }

  /**
   * Carries out the receiving side of a rendez-vous that was listed.
   *
   * @param whenTaken lets the sender move on. Until the message is taken the sender is where it
   *     sends: whether and by which branch of a {@code d_step} it is taken was decided so when the
   *     meeting was listed, and must not be decided differently now.
   */
  void executeReceiving(List<Effect> effects, int number, int[] message, Runnable whenTaken) {
    if (!takes(effects, number, message, whenTaken)) {
      throw new IllegalStateException("the receiver does not take the message");
    }
  }

  /**
   * Carries out the receiving side of a rendez-vous; returns whether the message was taken, which a
   * {@code d_step} that starts with a choice need not do.
   */
  boolean takes(List<Effect> effects, int number, int[] message, Runnable whenTaken) {
    handedOver = message;
    meetingPlace = number;
    this.whenTaken = whenTaken;
    try {
      execute(effects);
      return handedOver == null;
    } finally {
      handedOver = null;
    }
  }

  @Override
  public Void assign(Effect.Assign e) {
    // The value comes before the index, as in pan: it may create a process, and the index may ask.
    int value = evaluator.evaluate(e.value());
    int index = evaluator.index(e.place());
    if (e.place().variable().type().isTimer() && !TimerRange.admits(e.value(), value)) {
      throw new FaultSignal(Fault.Kind.TIMER_RANGE, TimerRange.complaint(value));
    }
    memory.write(e.place().variable(), index, evaluator.process(), value);
    written(StepListener.Way.ASSIGNED, e.place().variable(), index);
    return null;
  }

  // ---- channels

  @Override
  public Void send(Effect.Send e) {
    int number = evaluator.evaluate(e.channel());
    int[] message = evaluator.message(number, e.fields());
    if (memory.channel(number).type().isRendezvous()) {
      throw new FaultSignal(
          Fault.Kind.RENDEZVOUS_IN_D_STEP, "a rendez-vous cannot happen inside a d_step");
    }
    int count = memory.messageCount(number);
    if (count == memory.channel(number).type().capacity()) {
      // Only a lossy channel lets a send pass when there is no room.
      return null;
    }
    int at = e.insertion() == Effect.Insertion.SORTED ? sortedPosition(number, message) : count;
    for (int i = count; i > at; i--) {
      for (int f = 0; f < message.length; f++) {
        memory.setField(number, i, f, memory.field(number, i - 1, f));
      }
    }
    for (int f = 0; f < message.length; f++) {
      memory.setField(number, at, f, message[f]);
    }
    memory.setMessageCount(number, count + 1);
    messages.sent(number, message);
    steps.sent(number, evaluator.process());
    return null;
  }

  /** In front of the first message that is greater, fields compared from left to right. */
  private int sortedPosition(int number, int[] message) {
    int count = memory.messageCount(number);
    for (int i = 0; i < count; i++) {
      for (int f = 0; f < message.length; f++) {
        int there = memory.field(number, i, f);
        if (there != message[f]) {
          if (there > message[f]) {
            return i;
          }
          break;
        }
      }
    }
    return count;
  }

  @Override
  public Void receive(Effect.Receive e) {
    if (handedOver != null) {
      return receiveHandedOver(e);
    }
    int number = evaluator.evaluate(e.channel());
    evaluator.checkFields(number, e.patterns().size());
    if (memory.channel(number).type().isRendezvous()) {
      throw new FaultSignal(
          Fault.Kind.RENDEZVOUS_IN_D_STEP, "a rendez-vous cannot happen inside a d_step");
    }
    int at = evaluator.findMessage(number, e.choice(), e.patterns());
    int[] message = new int[memory.channel(number).type().fields().size()];
    for (int f = 0; f < message.length; f++) {
      message[f] = memory.field(number, at, f);
    }
    take(e, number, message);
    if (e.retention() == Effect.Retention.REMOVE) {
      remove(number, at);
      steps.taken(number, evaluator.process());
    }
    return null;
  }

  /**
   * Who is met is known: no receive is open before the message is taken but one that takes it. So
   * the channel is not computed once more.
   */
  private Void receiveHandedOver(Effect.Receive e) {
    evaluator.checkFields(meetingPlace, e.patterns().size());
    guards.refuseCopy(e);
    int[] message = handedOver;
    handedOver = null;
    whenTaken.run();
    messages.sent(meetingPlace, message);
    take(e, meetingPlace, message);
    return null;
  }

  /** As in pan, what the last field is stored in still has its old value when a trace hears. */
  private void take(Effect.Receive e, int number, int[] message) {
    for (int f = 0; f < message.length; f++) {
      if (f == message.length - 1 && e.retention() == Effect.Retention.REMOVE) {
        messages.received(number, message);
      }
      if (e.patterns().get(f) instanceof FieldPattern.Store store) {
        int index = evaluator.index(store.place());
        memory.write(store.place().variable(), index, evaluator.process(), message[f]);
        written(StepListener.Way.RECEIVED, store.place().variable(), index);
      }
    }
  }

  private void remove(int number, int at) {
    ChannelShape shape = memory.channel(number);
    int count = memory.messageCount(number);
    for (int f = 0; f < shape.type().fields().size(); f++) {
      for (int i = at; i + 1 < count; i++) {
        memory.setField(number, i, f, memory.field(number, i + 1, f));
      }
      // What is behind the last message is always zero, so that equal contents are equal words.
      memory.setField(number, count - 1, f, 0);
    }
    memory.setMessageCount(number, count - 1);
  }

  // ---- the rest

  @Override
  public Void check(Effect.Check e) {
    if (!evaluator.holds(e.condition())) {
      steps.failed(e.condition(), evaluator.process(), memory.copy());
      assertionFailed.run();
    }
    return null;
  }

  @Override
  public Void require(Effect.Require e) {
    if (!evaluator.holds(e.condition())) {
      steps.failed(e.condition(), evaluator.process(), memory.copy());
      throw new FaultSignal(kind(e.reason()), e.message());
    }
    return null;
  }

  private static Fault.Kind kind(Effect.Reason reason) {
    return switch (reason) {
      case ROOM -> Fault.Kind.QUEUE_FULL;
      case RANGE -> Fault.Kind.VALUE_RANGE;
      case HANDLING -> Fault.Kind.DISCARDED_SIGNAL;
      case OBSERVATION -> Fault.Kind.ERROR_STATE;
    };
  }

  @Override
  public Void print(Effect.Print e) {
    int[] values = e.arguments().stream().mapToInt(evaluator::evaluate).toArray();
    output.printed(evaluator.process(), e, values);
    return null;
  }

  @Override
  public Void printName(Effect.PrintName e) {
    output.namePrinted(evaluator.process(), e, evaluator.evaluate(e.value()));
    return null;
  }

  @Override
  public Void spawn(Effect.SpawnProcess e) {
    spawn(e.spawn());
    return null;
  }

  /** Creates a process: parameters first, then the other variables in the order of declaration. */
  int spawn(Expr.Spawn spawn) {
    int[] arguments = spawn.arguments().stream().mapToInt(evaluator::evaluate).toArray();
    int priority = spawn.priority() == 0 ? 1 : spawn.priority();
    return create(spawn.automaton(), arguments, priority);
  }

  int create(int automatonIndex, int[] arguments, int priority) {
    ProcessAutomaton automaton = system.automata().get(automatonIndex);
    int creator = evaluator.process();
    int process = memory.addProcess(automatonIndex);
    evaluator.setProcess(process);
    memory.setLocation(process, automaton.initial());
    memory.setPriority(process, priority);
    int channel = memory.firstChannel(process);
    for (Variable variable : automaton.locals()) {
      if (variable.index() < arguments.length) {
        memory.write(variable, 0, process, arguments[variable.index()]);
        steps.written(StepListener.Way.ARGUMENT, variable, 0, process, creator);
      } else {
        channel = initialize(variable, process, channel);
        for (int i = 0; i < variable.size(); i++) {
          steps.written(StepListener.Way.INITIAL, variable, i, process, creator);
        }
      }
    }
    evaluator.setProcess(creator);
    return process;
  }

  /** Gives a variable its starting values; returns the number of the next new channel. */
  int initialize(Variable variable, int process, int channel) {
    int next = channel;
    if (variable.initial() instanceof Initial.Values values) {
      List<Expr> given = values.expressions();
      for (int i = 0; i < variable.size(); i++) {
        Expr value = given.get(Math.min(i, given.size() - 1));
        memory.write(variable, i, process, evaluator.evaluate(value));
      }
    } else {
      for (int i = 0; i < variable.size(); i++) {
        memory.write(variable, i, process, next++);
      }
    }
    return next;
  }

  @Override
  public Void setPriority(Effect.SetPriority e) {
    int process = evaluator.evaluate(e.process());
    int priority = evaluator.evaluate(e.priority());
    if (memory.exists(process)) {
      if (priority < ModelLimits.LOWEST_PRIORITY || priority > ModelLimits.HIGHEST_PRIORITY) {
        throw new FaultSignal(
            Fault.Kind.PRIORITY_RANGE, priority + " is no priority; they are 1 to 255");
      }
      memory.setPriority(process, priority);
    }
    return null;
  }

  @Override
  public Void terminate(Effect.Terminate e) {
    memory.removeLastProcess();
    return null;
  }

  @Override
  public Void step(Effect.IndivisibleStep e) {
    List<StepProgram.Node> nodes = e.program().nodes();
    int at = 0;
    StepCycle recurrence = new StepCycle(memory);
    while (at != StepProgram.EXIT) {
      if (recurrence.isAt(at)) {
        throw new FaultSignal(Fault.Kind.ENDLESS_D_STEP, "this d_step does not end");
      }
      StepProgram.Branch branch = firstOpen(nodes.get(at));
      steps.at(branch.span());
      execute(branch.effects());
      at = branch.target();
    }
    return null;
  }

  private StepProgram.Branch firstOpen(StepProgram.Node node) {
    for (StepProgram.Branch branch : node.branches()) {
      evaluator.uses().at(branch.span());
      if (isOpenInStep(branch.guard())) {
        return branch;
      }
    }
    throw new FaultSignal(
        Fault.Kind.BLOCKED_D_STEP, "a d_step must not block after its first statement");
  }

  /** As long as a message is being handed over, no receive is open but one that takes it. */
  private boolean isOpenInStep(Guard guard) {
    return (handedOver != null && guard instanceof Guard.CanReceive)
        ? guards.accepts(guard, meetingPlace, handedOver)
        : guards.isOpenInStep(guard);
  }
}
