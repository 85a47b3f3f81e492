package dev.gyre.sdl.lower;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.sdl.form.IfProcess;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * The queue of each instance of a process: a channel. A message has the name of the signal, who
 * sent it, and its parameters; signals share columns.
 */
final class Queue {
  /** The columns before the first parameter: name and sender. */
  static final int HEAD = 2;

  private final Variable variable;
  private final ChannelType type;
  private final int capacity;
  private final Senders senders;
  private final Creation creation;

  /** Whether a message says who sent it. */
  enum Senders {
    KEPT,
    /** Nobody asks for them. */
    FORGOTTEN
  }

  /** Whether instances are created, by a message that comes before all signals. */
  enum Creation {
    NEVER,
    BY_MESSAGE
  }

  /**
   * @param capacity how many signals it holds
   * @param signals for each signal that may come the scalars of its parameters
   * @param marks how many marks a message has ({@link OutsideOrder}), in its last columns
   */
  Queue(
      IfProcess process,
      int capacity,
      Senders senders,
      Creation creation,
      List<List<ScalarType>> signals,
      int marks,
      List<Variable> globals) {
    this.capacity = capacity;
    this.senders = senders;
    this.creation = creation;
    List<ScalarType> columns = new ArrayList<>();
    for (List<ScalarType> scalars : signals) {
      for (int i = 0; i < scalars.size(); i++) {
        if (i == columns.size()) {
          columns.add(scalars.get(i));
        } else {
          columns.set(i, columns.get(i).with(scalars.get(i)));
        }
      }
    }
    columns.addAll(Collections.nCopies(marks, ScalarType.TRUTH));
    Stream<ValueType> head = Stream.of(ValueType.mtype(Symbols.SIGNALS), ValueType.PID);
    Stream<ValueType> rest = columns.stream().map(ScalarType::type);
    this.type = new ChannelType(places(), Stream.concat(head, rest).toList());
    this.variable =
        new Variable(
            globals.size(),
            process.name(),
            Variable.Scope.GLOBAL,
            ValueType.CHAN,
            process.most() == 1 ? List.of() : List.of(process.most()),
            new Initial.Channels(type),
            process.span());
    globals.add(variable);
  }

  /** The queue of an instance. */
  Expr channel(Expr slot) {
    return new Expr.Load(Instances.place(variable, slot));
  }

  int capacity() {
    return capacity;
  }

  /** The message that creates an instance is no signal, so it needs a place of its own. */
  private int places() {
    return creation == Creation.BY_MESSAGE ? capacity + 1 : capacity;
  }

  /** Whether there is no room for a signal. */
  Expr isFull(Expr channel) {
    if (creation == Creation.NEVER) {
      return new Expr.ChannelQuery(Expr.ChannelProbe.FULL, channel);
    }
    Expr created = new Expr.Poll(channel, MessageChoice.OLDEST, pattern(Symbols.CREATE));
    Expr room = Exprs.binary(Expr.BinaryOp.PLUS, created, Exprs.number(capacity));
    Expr length = new Expr.ChannelQuery(Expr.ChannelProbe.LENGTH, channel);
    return Exprs.binary(Expr.BinaryOp.GREATER_EQUAL, length, room);
  }

  /** Whether there is room for a signal. */
  Guard hasRoom(Expr channel, List<Expr> message) {
    return creation == Creation.NEVER
        ? new Guard.CanSend(channel, message)
        : new Guard.Holds(Exprs.not(isFull(channel)));
  }

  ValueType columnType(int column) {
    return type.fields().get(column);
  }

  int width() {
    return type.fields().size();
  }

  /** A message; columns that the signal does not use are 0. */
  List<Expr> message(int signal, Expr sender, List<Expr> parameters) {
    Expr known =
        switch (senders) {
          case KEPT -> sender;
          case FORGOTTEN -> Exprs.number(0);
        };
    List<Expr> fields = new ArrayList<>(List.of(Exprs.number(signal), known));
    fields.addAll(parameters);
    while (fields.size() < width()) {
      fields.add(Exprs.number(0));
    }
    return fields;
  }

  /** What a message with this signal looks like. */
  List<FieldPattern> pattern(int signal) {
    List<FieldPattern> patterns = new ArrayList<>();
    patterns.add(new FieldPattern.EqualTo(Exprs.number(signal)));
    while (patterns.size() < width()) {
      patterns.add(new FieldPattern.Ignore());
    }
    return patterns;
  }

  /** Any message at all. */
  List<FieldPattern> anything() {
    List<FieldPattern> patterns = new ArrayList<>();
    while (patterns.size() < width()) {
      patterns.add(new FieldPattern.Ignore());
    }
    return patterns;
  }
}
