package dev.gyre.promela.print;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Expressions, as one automaton has them. Operands that have operands are put into parentheses, so
 * binding never matters.
 */
final class ExpressionPrinter implements Expr.Cases<String> {
  private final ProcessSystem system;
  private final Places places;
  private final Labels labels;
  private final int automaton;

  /**
   * @param automaton the one that evaluates, or a number that none has for globals and formulas
   */
  ExpressionPrinter(ProcessSystem system, Places places, Labels labels, int automaton) {
    this.system = system;
    this.places = places;
    this.labels = labels;
    this.automaton = automaton;
  }

  String print(Expr e) {
    return e.match(this);
  }

  /** An expression as an operand. */
  private String operand(Expr e) {
    String text = print(e);
    boolean bare =
        switch (e.kind()) {
          case CONST -> !text.startsWith("-");
          case LOAD, CHOOSE, CHANNEL_QUERY, PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION -> true;
          case SYSTEM_VALUE -> !text.contains(" ");
          case UNARY, BINARY, POLL, SPAWN -> false;
        };
    return bare ? text : "(" + text + ")";
  }

  /** A value for something of this type: by its name, if it has one. */
  String value(Expr e, ValueType type) {
    if (e.constant().isPresent() && type.mtypeSet().isPresent()) {
      Optional<String> name =
          places.names().constant(type.mtypeSet().get(), e.constant().getAsInt());
      if (name.isPresent()) {
        return name.get();
      }
    }
    return print(e);
  }

  String place(Place place) {
    return places.own(place, automaton, this);
  }

  @Override
  public String constant(Expr.Const e) {
    return Integer.toString(e.value());
  }

  @Override
  public String load(Expr.Load e) {
    return place(e.place());
  }

  @Override
  public String unary(Expr.Unary e) {
    if (e.op() == Expr.UnaryOp.NOT && e.operand() instanceof Expr.ChannelQuery query) {
      Optional<String> opposite = opposite(query.probe());
      if (opposite.isPresent()) {
        return opposite.get() + "(" + print(query.channel()) + ")";
      }
    }
    return switch (e.op()) {
          case NOT -> "!";
          case COMPLEMENT -> "~";
          case NEGATE -> "-";
        }
        + operand(e.operand());
  }

  /** Spin wants these words, and no negation of the others. */
  private static Optional<String> opposite(Expr.ChannelProbe probe) {
    return switch (probe) {
      case LENGTH -> Optional.empty();
      case EMPTY -> Optional.of("nempty");
      case NOT_EMPTY -> Optional.of("empty");
      case FULL -> Optional.of("nfull");
      case NOT_FULL -> Optional.of("full");
    };
  }

  @Override
  public String binary(Expr.Binary e) {
    Optional<ValueType> left = named(e.left());
    Optional<ValueType> right = named(e.right());
    boolean compares = e.op() == Expr.BinaryOp.EQUAL || e.op() == Expr.BinaryOp.NOT_EQUAL;
    if (compares && left.isPresent() && e.right().constant().isPresent()) {
      return operand(e.left()) + " " + symbol(e.op()) + " " + value(e.right(), left.get());
    }
    if (compares && right.isPresent() && e.left().constant().isPresent()) {
      return value(e.left(), right.get()) + " " + symbol(e.op()) + " " + operand(e.right());
    }
    return operand(e.left()) + " " + symbol(e.op()) + " " + operand(e.right());
  }

  private static Optional<ValueType> named(Expr e) {
    return e.loaded().map(place -> place.variable().type()).filter(t -> t.mtypeSet().isPresent());
  }

  private static String symbol(Expr.BinaryOp op) {
    return switch (op) {
      case OR -> "||";
      case AND -> "&&";
      case BIT_OR -> "|";
      case BIT_XOR -> "^";
      case BIT_AND -> "&";
      case EQUAL -> "==";
      case NOT_EQUAL -> "!=";
      case LESS -> "<";
      case LESS_EQUAL -> "<=";
      case GREATER -> ">";
      case GREATER_EQUAL -> ">=";
      case SHIFT_LEFT -> "<<";
      case SHIFT_RIGHT -> ">>";
      case PLUS -> "+";
      case MINUS -> "-";
      case TIMES -> "*";
      case DIVIDE -> "/";
      case MODULO -> "%";
    };
  }

  @Override
  public String choose(Expr.Choose e) {
    return "("
        + operand(e.condition())
        + " -> "
        + operand(e.then())
        + " : "
        + operand(e.otherwise())
        + ")";
  }

  @Override
  public String channelQuery(Expr.ChannelQuery e) {
    String word =
        switch (e.probe()) {
          case LENGTH -> "len";
          case EMPTY -> "empty";
          case NOT_EMPTY -> "nempty";
          case FULL -> "full";
          case NOT_FULL -> "nfull";
        };
    return word + "(" + print(e.channel()) + ")";
  }

  @Override
  public String poll(Expr.Poll e) {
    return print(e.channel()) + mark(e.choice()) + "[" + patterns(e.channel(), e.patterns()) + "]";
  }

  static String mark(MessageChoice choice) {
    return switch (choice) {
      case OLDEST -> "?";
      case OLDEST_MATCHING -> "??";
    };
  }

  /** The fields of a message that is sent. */
  String fields(Expr channel, List<Expr> fields) {
    List<ValueType> types = types(channel);
    List<String> all = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      all.add(i < types.size() ? value(fields.get(i), types.get(i)) : print(fields.get(i)));
    }
    return String.join(", ", all);
  }

  /** What is wanted of the fields of a message. */
  String patterns(Expr channel, List<FieldPattern> patterns) {
    List<ValueType> types = types(channel);
    List<String> all = new ArrayList<>();
    for (int i = 0; i < patterns.size(); i++) {
      Optional<ValueType> type = i < types.size() ? Optional.of(types.get(i)) : Optional.empty();
      all.add(patterns.get(i).match(new PatternText(type)));
    }
    return String.join(", ", all);
  }

  /** The fields of the channels that a variable is declared with; none if it is another one. */
  private static List<ValueType> types(Expr channel) {
    return channel
        .loaded()
        .flatMap(place -> place.variable().declaredChannels())
        .map(declared -> declared.type())
        .map(ChannelType::fields)
        .orElse(List.of());
  }

  private final class PatternText implements FieldPattern.Cases<String> {
    private final Optional<ValueType> type;

    PatternText(Optional<ValueType> type) {
      this.type = type;
    }

    @Override
    public String equalTo(FieldPattern.EqualTo pattern) {
      Expr value = pattern.value();
      if (value.constant().isPresent()) {
        return type.map(known -> value(value, known)).orElseGet(() -> print(value));
      }
      return "eval(" + print(value) + ")";
    }

    @Override
    public String store(FieldPattern.Store pattern) {
      return place(pattern.place());
    }

    @Override
    public String ignore(FieldPattern.Ignore pattern) {
      return "_";
    }
  }

  @Override
  public String processQuery(Expr.ProcessQuery e) {
    String word =
        switch (e.probe()) {
          case ENABLED -> "enabled";
          case LOCATION_NUMBER ->
              throw new NoCounterpartException(
                  "pc_value asks for the number of a place, and places get other numbers");
          case PRIORITY -> "get_priority";
        };
    return word + "(" + process(e.process()) + ")";
  }

  /** The number that a process has in the printed model. */
  String process(Expr number) {
    return places.clock().isNeeded() ? operand(number) + " + 1" : print(number);
  }

  @Override
  public String system(Expr.SystemValue e) {
    String before = places.clock().isNeeded() ? " - 1" : "";
    return switch (e.fact()) {
      case OWN_PID -> "_pid" + before;
      case PROCESS_COUNT -> "_nr_pr" + before;
      case LAST_PID -> "_last" + before;
      case TIMEOUT -> "timeout";
      case NON_PROGRESS -> "np_";
    };
  }

  @Override
  public String remoteLoad(Expr.RemoteLoad e) {
    return places.remote(e.place(), e.automaton(), instance(e.process()), this);
  }

  @Override
  public String atLocation(Expr.AtLocation e) {
    return places.names().automaton(e.automaton())
        + instance(e.process()).map(number -> "[" + number + "]").orElse("")
        + "@"
        + labels.of(e.automaton(), e.location());
  }

  private Optional<String> instance(Expr process) {
    return Expr.isOnlyInstance(process) ? Optional.empty() : Optional.of(process(process));
  }

  @Override
  public String spawn(Expr.Spawn e) {
    if (places.clock().isNeeded()) {
      throw new NoCounterpartException(
          "there are timers, which need a process of their own, and the number of a process that"
              + " is created is kept: it would be another one");
    }
    return run(e);
  }

  /** Creates a process whose number nobody wants. */
  String run(Expr.Spawn e) {
    List<String> arguments = new ArrayList<>();
    for (int i = 0; i < e.arguments().size(); i++) {
      ValueType type = system.automata().get(e.automaton()).parameters().get(i).type();
      arguments.add(value(e.arguments().get(i), type));
    }
    return "run "
        + places.names().automaton(e.automaton())
        + "("
        + String.join(", ", arguments)
        + ")"
        + (e.priority() > 0 ? " priority " + e.priority() : "");
  }
}
