package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.Infallible;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Writes conditions as texts in which elements are renamed. Operands whose order does not matter
 * are sorted, so that two conditions with the same text have the same value in every state. A
 * condition whose text stays the same when elements are renamed has, therefore, the same value
 * before and after that rearrangement of a state.
 *
 * <p>That holds while elements are only compared with each other for equality and used as an index
 * of what they number [IpDill1996]. Of types with which anything else is done the texts mean
 * nothing: they are {@link #spoiled}. Operands that may fail are not sorted, because what comes
 * first may keep them from being evaluated.
 */
final class ConditionNormalForm {
  private final ProcessSystem system;
  private final Symmetry symmetry;
  private final Renaming renaming;
  private final Infallible infallible;
  private final Set<Integer> spoiled = new TreeSet<>();
  private final Texts texts = new Texts();

  /** What elements are called. */
  interface Renaming {
    int of(int type, int element);
  }

  /**
   * @param infallible what cannot fail in the system
   */
  ConditionNormalForm(ProcessSystem system, Infallible infallible, Renaming renaming) {
    this.system = system;
    this.symmetry = system.symmetry();
    this.renaming = renaming;
    this.infallible = infallible;
  }

  /** The types with whose elements more is done than the texts can tell. */
  Set<Integer> spoiled() {
    return spoiled;
  }

  /** The text of a condition of which only matters whether it is 0. */
  String truth(Expr e) {
    Range own = range(e);
    return namesElements(own)
        ? joined("!=", List.of(text(e, own), number(0, own)), Order.FREE)
        : text(e, own);
  }

  // ---- what numbers mean

  private Range range(Expr e) {
    return switch (e.kind()) {
      case LOAD -> range(((Expr.Load) e).place().variable());
      case REMOTE_LOAD -> range((Expr.RemoteLoad) e);
      case CHOOSE -> common(((Expr.Choose) e).then(), ((Expr.Choose) e).otherwise());
      case SYSTEM_VALUE -> range(((Expr.SystemValue) e).fact());
      case CONST, UNARY, BINARY, CHANNEL_QUERY, POLL -> Range.plain();
      case PROCESS_QUERY, AT_LOCATION, SPAWN -> Range.plain();
    };
  }

  private Range range(Variable variable) {
    return variable.scope() == Variable.Scope.GLOBAL
        ? symmetry.global(variable.index()).value()
        : Range.plain();
  }

  private Range range(Expr.RemoteLoad e) {
    return symmetry.local(e.automaton(), e.place().variable().index()).value();
  }

  /** What two numbers mean of which one takes the place of the other: a constant may be any. */
  private Range common(Expr one, Expr other) {
    return range(one.constant().isPresent() ? other : one);
  }

  private static Range range(Expr.SystemFact fact) {
    return switch (fact) {
      case LAST_PID, OWN_PID -> new Range.ProcessNumber();
      case PROCESS_COUNT, TIMEOUT, NON_PROGRESS -> Range.plain();
    };
  }

  private void spoil(Range range) {
    switch (range.kind()) {
      case PLAIN -> {}
      case ELEMENT -> spoiled.add(((Range.Element) range).type());
      case PROCESS_NUMBER -> symmetry.families().forEach(family -> spoiled.add(family.type()));
      case CHANNEL -> spoilAll();
    }
  }

  private static boolean namesElements(Range range) {
    return switch (range.kind()) {
      case ELEMENT, PROCESS_NUMBER -> true;
      case PLAIN, CHANNEL -> false;
    };
  }

  private void spoilAll() {
    for (int type = 0; type < symmetry.types().size(); type++) {
      spoiled.add(type);
    }
  }

  private String number(int value, Range range) {
    int renamed =
        switch (range.kind()) {
          case PLAIN -> value;
          case ELEMENT -> element(value, (Range.Element) range);
          case PROCESS_NUMBER -> process(value);
          case CHANNEL -> {
            if (value != 0) {
              spoilAll();
            }
            yield value;
          }
        };
    return "#" + renamed;
  }

  private int element(int value, Range.Element range) {
    int element = symmetry.element(range, value);
    return element < 0 ? value : range.first() + renaming.of(range.type(), element);
  }

  private int process(int number) {
    int renamed = number;
    for (ProcessFamily family : symmetry.families()) {
      List<Integer> numbers = family.identity().numbers();
      int element = numbers.indexOf(number);
      renamed = element < 0 ? renamed : numbers.get(renaming.of(family.type(), element));
      if (family.identity().parameter().isPresent() && number > OldestCreator.of(system)) {
        // Which element it will be is known only when it is created.
        spoiled.add(family.type());
      }
    }
    return renamed;
  }

  // ---- texts

  private enum Order {
    FREE,
    KEPT
  }

  /** The text of an expression where numbers mean what the range says. */
  private String text(Expr e, Range wanted) {
    if (e.constant().isPresent()) {
      return number(e.constant().getAsInt(), wanted);
    }
    Range own = range(e);
    if (!own.equals(wanted)) {
      spoil(own);
      spoil(wanted);
    }
    return e.match(texts);
  }

  private String plain(Expr e) {
    return text(e, Range.plain());
  }

  private static String joined(String what, List<String> parts, Order order) {
    List<String> all = new ArrayList<>(parts);
    if (order == Order.FREE) {
      Collections.sort(all);
    }
    return what + "(" + String.join(",", all) + ")";
  }

  /** What comes first decides whether the rest is evaluated, and so whether that can fail. */
  private Order order(List<Expr> operands) {
    return infallible.all(operands) ? Order.FREE : Order.KEPT;
  }

  private String place(Place place, VariableSymmetry described, String owner) {
    List<String> parts = new ArrayList<>();
    for (int d = 0; d < place.indices().size(); d++) {
      parts.add(text(place.indices().get(d), described.index(d)));
    }
    Variable variable = place.variable();
    return joined(owner + variable.scope() + variable.index(), parts, Order.KEPT);
  }

  private final class Texts implements Expr.Cases<String> {
    @Override
    public String constant(Expr.Const e) {
      return "#" + e.value();
    }

    /** Whose local it is would have to be known, and a property has none of its own. */
    @Override
    public String load(Expr.Load e) {
      Variable variable = e.place().variable();
      return switch (variable.scope()) {
        case GLOBAL -> place(e.place(), symmetry.global(variable.index()), "");
        case LOCAL -> {
          spoilAll();
          yield "local";
        }
      };
    }

    @Override
    public String unary(Expr.Unary e) {
      String operand = e.op() == Expr.UnaryOp.NOT ? truth(e.operand()) : plain(e.operand());
      return joined(e.op().name(), List.of(operand), Order.KEPT);
    }

    @Override
    public String binary(Expr.Binary e) {
      return switch (e.op()) {
        case AND, OR -> repeated(e, ConditionNormalForm.this::truth);
        case PLUS, TIMES, BIT_AND, BIT_OR, BIT_XOR -> repeated(e, ConditionNormalForm.this::plain);
        case EQUAL, NOT_EQUAL -> {
          Range range = common(e.left(), e.right());
          yield joined(
              e.op().name(),
              List.of(text(e.left(), range), text(e.right(), range)),
              order(List.of(e.left(), e.right())));
        }
        case LESS,
            LESS_EQUAL,
            GREATER,
            GREATER_EQUAL,
            SHIFT_LEFT,
            SHIFT_RIGHT,
            MINUS,
            DIVIDE,
            MODULO ->
            joined(e.op().name(), List.of(plain(e.left()), plain(e.right())), Order.KEPT);
      };
    }

    /** An operator that is applied again and again. */
    private String repeated(Expr.Binary e, Function<Expr, String> text) {
      List<Expr> operands = new ArrayList<>();
      addOperands(e, e.op(), operands);
      return joined(e.op().name(), operands.stream().map(text).toList(), order(operands));
    }

    private void addOperands(Expr e, Expr.BinaryOp op, List<Expr> into) {
      if (e.kind() == Expr.Kind.BINARY && ((Expr.Binary) e).op() == op) {
        addOperands(((Expr.Binary) e).left(), op, into);
        addOperands(((Expr.Binary) e).right(), op, into);
      } else {
        into.add(e);
      }
    }

    @Override
    public String choose(Expr.Choose e) {
      Range range = range(e);
      return joined(
          "?",
          List.of(truth(e.condition()), text(e.then(), range), text(e.otherwise(), range)),
          Order.KEPT);
    }

    @Override
    public String channelQuery(Expr.ChannelQuery e) {
      return joined(e.probe().name(), List.of(channel(e.channel())), Order.KEPT);
    }

    private String channel(Expr e) {
      Range own = range(e);
      if (namesElements(own)) {
        spoil(own);
      }
      return text(e, own);
    }

    @Override
    public String poll(Expr.Poll e) {
      List<String> parts = new ArrayList<>();
      parts.add(channel(e.channel()));
      for (int field = 0; field < e.patterns().size(); field++) {
        parts.add(pattern(e.channel(), field, e.patterns().get(field)));
      }
      return joined("poll " + e.choice(), parts, Order.KEPT);
    }

    private String pattern(Expr channel, int field, FieldPattern pattern) {
      if (pattern.equals(new FieldPattern.Ignore())) {
        return "_";
      }
      Optional<Range> range =
          channel
              .loaded()
              .map(Place::variable)
              .filter(v -> declares(v, field))
              .map(v -> symmetry.global(v.index()).field(field));
      if (range.isPresent() && pattern.compared().isPresent()) {
        return text(pattern.compared().get(), range.get());
      }
      spoilAll();
      return "?";
    }

    private boolean declares(Variable variable, int field) {
      return variable.scope() == Variable.Scope.GLOBAL
          && variable.declaredChannels().filter(c -> field < c.type().fields().size()).isPresent();
    }

    @Override
    public String processQuery(Expr.ProcessQuery e) {
      return joined(
          e.probe().name(), List.of(text(e.process(), new Range.ProcessNumber())), Order.KEPT);
    }

    /** A property is no process, so its own number is a fixed one, whoever has that. */
    @Override
    public String system(Expr.SystemValue e) {
      switch (e.fact()) {
        case OWN_PID -> spoil(new Range.ProcessNumber());
        case LAST_PID, PROCESS_COUNT, TIMEOUT, NON_PROGRESS -> {}
      }
      return e.fact().name();
    }

    /** Without such a process it is 0, so the condition speaks of element 0 too. */
    @Override
    public String remoteLoad(Expr.RemoteLoad e) {
      VariableSymmetry described = symmetry.local(e.automaton(), e.place().variable().index());
      String owner = named(e.automaton(), e.process());
      String missing = LastingProcess.isNamedBy(system, e) ? "" : number(0, described.value());
      return place(e.place(), described, owner + missing);
    }

    @Override
    public String atLocation(Expr.AtLocation e) {
      return joined("@" + e.location(), List.of(named(e.automaton(), e.process())), Order.KEPT);
    }

    private String named(int automaton, Expr process) {
      boolean isOnly = Expr.isOnlyInstance(process);
      if (isOnly) {
        symmetry.families().stream()
            .filter(family -> family.automaton() == automaton)
            .forEach(family -> spoiled.add(family.type()));
      }
      return automaton + "[" + (isOnly ? "" : text(process, new Range.ProcessNumber())) + "]";
    }

    @Override
    public String spawn(Expr.Spawn e) {
      spoilAll();
      return "run";
    }
  }
}
