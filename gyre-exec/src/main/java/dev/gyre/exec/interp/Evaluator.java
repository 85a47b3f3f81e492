package dev.gyre.exec.interp;

import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Location;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Operators;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.system.Fault;
import java.util.List;
import java.util.Set;

/** Computes expressions in a state, as seen from one process. */
final class Evaluator implements Expr.Cases<Integer> {
  private final StateMemory memory;
  private final Surroundings surroundings;
  private UseListener uses = UseListener.SILENT;
  private int process;

  /** What an expression can ask about the step it is part of. */
  interface Surroundings {
    /** Whether nobody can move otherwise. */
    boolean isTimeout();

    boolean canMove(int process);

    /** How many questions whether a process can move are being answered, one inside another. */
    int questions();

    /** Whether the last listing found something. */
    boolean canAnybodyMove();

    int spawn(Expr.Spawn spawn);
  }

  Evaluator(StateMemory memory, Surroundings surroundings) {
    this.memory = memory;
    this.surroundings = surroundings;
  }

  /** Who hears of the channels that are used from now on. */
  void tell(UseListener listener) {
    uses = listener;
  }

  UseListener uses() {
    return uses;
  }

  /** The process in whose name expressions are evaluated from now on. */
  void setProcess(int process) {
    this.process = process;
  }

  int process() {
    return process;
  }

  int evaluate(Expr e) {
    return e.match(this);
  }

  boolean holds(Expr e) {
    return evaluate(e) != 0;
  }

  /** The element a place means; it is a fault if an index is out of range. */
  int index(Place place) {
    int index = 0;
    List<Integer> dimensions = place.variable().dimensions();
    for (int i = 0; i < dimensions.size(); i++) {
      int at = evaluate(place.indices().get(i));
      int length = dimensions.get(i);
      if (at < 0 || at >= length) {
        throw new FaultSignal(
            Fault.Kind.INVALID_INDEX,
            "index " + at + " of " + place.variable().name() + " is not within 0.." + (length - 1));
      }
      index = index * length + at;
    }
    return index;
  }

  @Override
  public Integer constant(Expr.Const e) {
    return e.value();
  }

  @Override
  public Integer load(Expr.Load e) {
    return memory.read(e.place().variable(), index(e.place()), process);
  }

  @Override
  public Integer unary(Expr.Unary e) {
    return Operators.apply(e.op(), evaluate(e.operand()));
  }

  @Override
  public Integer binary(Expr.Binary e) {
    int left = evaluate(e.left());
    if (e.op() == Expr.BinaryOp.AND) {
      return left != 0 && holds(e.right()) ? 1 : 0;
    }
    if (e.op() == Expr.BinaryOp.OR) {
      return left != 0 || holds(e.right()) ? 1 : 0;
    }
    int right = evaluate(e.right());
    return switch (e.op()) {
      case DIVIDE, MODULO -> Operators.defined(e.op(), left, divisor(right));
      default -> Operators.defined(e.op(), left, right);
    };
  }

  private static int divisor(int value) {
    if (value == 0) {
      throw new FaultSignal(Fault.Kind.DIVISION_BY_ZERO, "division by zero");
    }
    return value;
  }

  private static int truth(boolean value) {
    return value ? 1 : 0;
  }

  @Override
  public Integer choose(Expr.Choose e) {
    return evaluate(holds(e.condition()) ? e.then() : e.otherwise());
  }

  @Override
  public Integer channelQuery(Expr.ChannelQuery e) {
    int number = evaluate(e.channel());
    uses.used(ends(e.probe()), number, process);
    int count = memory.messageCount(number);
    int capacity = memory.channel(number).type().capacity();
    // A rendez-vous is always empty and never full.
    boolean full = capacity > 0 && count == capacity;
    return switch (e.probe()) {
      case LENGTH -> count;
      case EMPTY -> truth(count == 0);
      case NOT_EMPTY -> truth(count != 0);
      case FULL -> truth(full);
      case NOT_FULL -> truth(!full);
    };
  }

  private static Set<End> ends(Expr.ChannelProbe probe) {
    return switch (probe) {
      case LENGTH, EMPTY, FULL -> UseListener.BOTH;
      case NOT_EMPTY -> UseListener.RECEIVING;
      case NOT_FULL -> UseListener.SENDING;
    };
  }

  @Override
  public Integer poll(Expr.Poll e) {
    int number = evaluate(e.channel());
    uses.used(UseListener.BOTH, number, process);
    if (memory.channel(number).type().isRendezvous()) {
      throw new FaultSignal(
          Fault.Kind.POLLED_RENDEZVOUS, "a rendez-vous channel holds nothing to look at");
    }
    return truth(findMessage(number, e.choice(), e.patterns()) >= 0);
  }

  /** The position of the message a receive would take, or -1. */
  int findMessage(int number, MessageChoice choice, List<FieldPattern> patterns) {
    int count = memory.messageCount(number);
    int candidates = choice == MessageChoice.OLDEST ? Math.min(1, count) : count;
    for (int message = 0; message < candidates; message++) {
      if (matches(number, message, patterns)) {
        return message;
      }
    }
    return -1;
  }

  void checkFields(int number, int given) {
    int wanted = memory.channel(number).type().fields().size();
    if (given != wanted) {
      throw new FaultSignal(
          Fault.Kind.MESSAGE_FIELDS,
          "the channel has " + wanted + " fields, the statement names " + given);
    }
  }

  /** The values of a message, cut to the types of the fields. */
  int[] message(int number, List<Expr> fields) {
    checkFields(number, fields.size());
    List<ValueType> types = memory.channel(number).type().fields();
    int[] message = new int[fields.size()];
    for (int f = 0; f < message.length; f++) {
      message[f] = types.get(f).truncate(evaluate(fields.get(f)));
    }
    return message;
  }

  private boolean matches(int number, int message, List<FieldPattern> patterns) {
    int fields = memory.channel(number).type().fields().size();
    for (int i = 0; i < patterns.size(); i++) {
      if (patterns.get(i) instanceof FieldPattern.EqualTo equal) {
        int field = i < fields ? memory.field(number, message, i) : missingField(fields);
        if (field != evaluate(equal.value())) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * What pan compares with where a message has fewer fields than the receive names: 0 if it has
   * only one, otherwise the comparison is a fault. Too many or too few fields that are not compared
   * are a fault only when the message is taken.
   */
  int missingField(int fields) {
    if (fields == 1) {
      return 0;
    }
    throw new FaultSignal(
        Fault.Kind.MESSAGE_FIELDS,
        "the channel has " + fields + " fields, the statement compares more");
  }

  @Override
  public Integer processQuery(Expr.ProcessQuery e) {
    int asked = evaluate(e.process());
    if (!memory.exists(asked)) {
      return 0;
    }
    return switch (e.probe()) {
      case ENABLED -> truth(surroundings.canMove(asked));
      case LOCATION_NUMBER -> memory.locationOf(asked).number();
      case PRIORITY -> memory.priority(asked);
    };
  }

  @Override
  public Integer system(Expr.SystemValue e) {
    return switch (e.fact()) {
      case OWN_PID -> process;
      case PROCESS_COUNT -> memory.processCount();
      case LAST_PID -> memory.lastProcess();
      case TIMEOUT -> truth(surroundings.isTimeout());
      case NON_PROGRESS -> truth(isNonProgress());
    };
  }

  /** A run that has ended is at rest; it is not failing to make progress. Asked by claims only. */
  private boolean isNonProgress() {
    if (!surroundings.canAnybodyMove()) {
      return false;
    }
    for (int p = 0; p < memory.processCount(); p++) {
      if (memory.locationOf(p).marks().contains(Location.Mark.PROGRESS)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Integer remoteLoad(Expr.RemoteLoad e) {
    int owner = instance(e.automaton(), e.process());
    if (owner < 0) {
      return 0;
    }
    Variable variable = e.place().variable();
    return memory.read(variable, index(e.place()), owner);
  }

  @Override
  public Integer atLocation(Expr.AtLocation e) {
    int owner = instance(e.automaton(), e.process());
    return truth(owner >= 0 && memory.location(owner) == e.location());
  }

  /** The process meant by a remote reference, or -1 when there is none of that type. */
  int instance(int automaton, Expr process) {
    if (Expr.isOnlyInstance(process)) {
      return onlyInstance(automaton);
    }
    int number = evaluate(process);
    return memory.exists(number) && memory.automaton(number) == automaton ? number : -1;
  }

  private int onlyInstance(int automaton) {
    for (int p = 0; p < memory.processCount(); p++) {
      if (memory.automaton(p) == automaton) {
        return p;
      }
    }
    return -1;
  }

  @Override
  public Integer spawn(Expr.Spawn e) {
    return surroundings.spawn(e);
  }
}
