package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Place;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Computes values of the intermediate form in a process system, structured ones part by part. */
final class ValueLowering {
  private final VariableLayout variables;
  private final Known known;

  /** What a process knows without a variable. */
  interface Known {
    Expr identity(IfExpr.Who who);

    Expr active(IfTimer timer);

    /** The scalars of something that is seen of another process. */
    default List<Expr> seen(IfPlace place, Function<IfExpr, Expr> index) {
      throw new IllegalArgumentException("nobody looks at other processes here");
    }
  }

  ValueLowering(VariableLayout variables, Known known) {
    this.variables = variables;
    this.known = known;
  }

  /** The scalars of a place. */
  List<Place> places(IfPlace place) {
    return variables.scalars(place, this::scalar);
  }

  /** Where it is kept whether an optional field is there. */
  Place presence(IfPlace field) {
    return variables.presence(field, this::scalar);
  }

  /** The scalars of a value, as a value of another type that differs in sizes only. */
  List<Expr> scalars(IfExpr e, IfType as) {
    return Conversion.convert(scalars(e), e.type(), as);
  }

  /** A value that has no parts. */
  Expr scalar(IfExpr e) {
    return scalars(e).get(0);
  }

  /** The scalars of a value, in the order of {@link DataLayout#scalars}. */
  List<Expr> scalars(IfExpr e) {
    return switch (e.kind()) {
      case CONSTANT -> List.of(constant((IfExpr.Constant) e));
      case LOAD -> loads(((IfExpr.Load) e).place());
      case UNARY -> List.of(unary((IfExpr.Unary) e));
      case BINARY -> List.of(binary((IfExpr.Binary) e));
      case CONDITIONAL -> conditional((IfExpr.Conditional) e);
      case CONSTRUCT -> construct((IfExpr.Construct) e);
      case ALTERNATIVE -> alternative((IfExpr.Alternative) e);
      case CONCATENATION -> concatenation((IfExpr.Concatenation) e);
      case LENGTH -> List.of(length(((IfExpr.Length) e).sequence()));
      case SELECTOR -> List.of(selector((IfExpr.Selector) e));
      case PRESENT -> List.of(present((IfExpr.Present) e));
      case IDENTITY -> List.of(known.identity(((IfExpr.Identity) e).who()));
      case ACTIVE -> List.of(known.active(((IfExpr.Active) e).timer()));
      case NUMBER -> List.of(number((IfExpr.NumberOf) e));
    };
  }

  private static Expr constant(IfExpr.Constant e) {
    return switch (e.type().kind()) {
      case ENUMERATION -> Exprs.number(e.value() + 1);
      case INSTANCE -> Exprs.number(ScalarType.NULL_INSTANCE);
      case BOOLEAN, RANGE, ARRAY, SEQUENCE, RECORD, CHOICE, IRRELEVANT -> Exprs.number(e.value());
    };
  }

  private List<Expr> loads(IfPlace place) {
    if (place.variable().isSeen()) {
      return known.seen(place, this::scalar);
    }
    return places(place).stream().<Expr>map(Expr.Load::new).toList();
  }

  private Expr unary(IfExpr.Unary e) {
    Expr.UnaryOp op =
        switch (e.operator()) {
          case NOT -> Expr.UnaryOp.NOT;
          case NEGATE -> Expr.UnaryOp.NEGATE;
        };
    return new Expr.Unary(op, scalar(e.operand()));
  }

  private Expr binary(IfExpr.Binary e) {
    return switch (e.operator()) {
      case EQUAL -> same(e.left(), e.right());
      case DIFFERENT -> Exprs.not(same(e.left(), e.right()));
      case OR -> simple(Expr.BinaryOp.OR, e);
      case AND -> simple(Expr.BinaryOp.AND, e);
      case XOR -> simple(Expr.BinaryOp.NOT_EQUAL, e);
      case IMPLIES -> Exprs.or(Exprs.not(scalar(e.left())), scalar(e.right()));
      case BIT_AND -> simple(Expr.BinaryOp.BIT_AND, e);
      case BIT_OR -> simple(Expr.BinaryOp.BIT_OR, e);
      case BIT_XOR -> simple(Expr.BinaryOp.BIT_XOR, e);
      case LESS -> simple(Expr.BinaryOp.LESS, e);
      case AT_MOST -> simple(Expr.BinaryOp.LESS_EQUAL, e);
      case GREATER -> simple(Expr.BinaryOp.GREATER, e);
      case AT_LEAST -> simple(Expr.BinaryOp.GREATER_EQUAL, e);
      case PLUS -> simple(Expr.BinaryOp.PLUS, e);
      case MINUS -> simple(Expr.BinaryOp.MINUS, e);
      case TIMES -> simple(Expr.BinaryOp.TIMES, e);
      case DIVIDE -> simple(Expr.BinaryOp.DIVIDE, e);
      case REMAINDER -> simple(Expr.BinaryOp.MODULO, e);
      case MODULO -> modulo(e);
    };
  }

  private Expr simple(Expr.BinaryOp op, IfExpr.Binary e) {
    return Exprs.binary(op, scalar(e.left()), scalar(e.right()));
  }

  /** Has the sign of the divisor; process systems have that of the dividend. */
  private Expr modulo(IfExpr.Binary e) {
    Expr remainder = simple(Expr.BinaryOp.MODULO, e);
    boolean natural =
        Bounds.of(e.left()).stream().anyMatch(Bounds::isNatural)
            && Bounds.of(e.right()).stream().anyMatch(Bounds::isNatural);
    if (natural) {
      return remainder;
    }
    Expr divisor = scalar(e.right());
    Expr signs = Exprs.binary(Expr.BinaryOp.BIT_XOR, remainder, divisor);
    Expr other = Exprs.binary(Expr.BinaryOp.LESS, signs, Exprs.number(0));
    Expr shifted = Exprs.binary(Expr.BinaryOp.PLUS, remainder, divisor);
    return new Expr.Choose(
        Exprs.and(Exprs.not(Exprs.equal(remainder, 0)), other), shifted, remainder);
  }

  /** Compares part by part; sequences of different sizes have their common elements and lengths. */
  private Expr same(IfExpr left, IfExpr right) {
    if (left.type().kind() == IfType.Kind.SEQUENCE && right.type().kind() == IfType.Kind.SEQUENCE) {
      boolean isLonger = Conversion.most(left.type()) > Conversion.most(right.type());
      IfType larger = isLonger ? left.type() : right.type();
      return same(scalars(left, larger), scalars(right, larger));
    }
    return same(scalars(left), scalars(right, left.type()));
  }

  private static Expr same(List<Expr> left, List<Expr> right) {
    List<Expr> conditions = new ArrayList<>();
    for (int i = 0; i < left.size(); i++) {
      conditions.add(Exprs.equal(left.get(i), right.get(i)));
    }
    return Exprs.all(conditions);
  }

  private List<Expr> conditional(IfExpr.Conditional e) {
    Expr condition = scalar(e.condition());
    List<Expr> then = scalars(e.then(), e.type());
    List<Expr> otherwise = scalars(e.otherwise(), e.type());
    List<Expr> all = new ArrayList<>();
    for (int i = 0; i < then.size(); i++) {
      all.add(new Expr.Choose(condition, then.get(i), otherwise.get(i)));
    }
    return all;
  }

  private List<Expr> construct(IfExpr.Construct e) {
    return switch (e.type().kind()) {
      case RECORD -> record(((IfType.RecordType) e.type()).fields(), e.parts());
      case ARRAY, SEQUENCE -> elements(e);
      case IRRELEVANT -> List.of();
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE, CHOICE ->
          throw new IllegalArgumentException(e.type().name() + " has no such parts");
    };
  }

  private List<Expr> record(List<IfType.FieldType> fields, List<Optional<IfExpr>> parts) {
    List<Expr> all = new ArrayList<>();
    for (int i = 0; i < fields.size(); i++) {
      IfType type = fields.get(i).type();
      Optional<IfExpr> part = parts.get(i);
      if (fields.get(i).presence() == IfType.Presence.OPTIONAL) {
        all.add(part.isPresent() ? Exprs.TRUE : Exprs.FALSE);
      }
      all.addAll(part.map(value -> scalars(value, type)).orElseGet(() -> Conversion.zeros(type)));
    }
    return all;
  }

  private List<Expr> elements(IfExpr.Construct e) {
    IfType element = Conversion.element(e.type());
    List<Expr> all = new ArrayList<>();
    if (Conversion.hasLength(e.type())) {
      all.add(Exprs.number(e.parts().size()));
    }
    for (int i = 0; i < Conversion.most(e.type()); i++) {
      Optional<IfExpr> part = i < e.parts().size() ? e.parts().get(i) : Optional.empty();
      all.addAll(
          part.map(value -> scalars(value, element)).orElseGet(() -> Conversion.zeros(element)));
    }
    return all;
  }

  private List<Expr> alternative(IfExpr.Alternative e) {
    List<IfType.FieldType> alternatives = ((IfType.ChoiceType) e.type()).alternatives();
    List<Expr> all = new ArrayList<>(List.of(Exprs.number(e.number())));
    for (int i = 0; i < alternatives.size(); i++) {
      IfType type = alternatives.get(i).type();
      all.addAll(i == e.number() ? scalars(e.value(), type) : Conversion.zeros(type));
    }
    return all;
  }

  private List<Expr> concatenation(IfExpr.Concatenation e) {
    Expr behind = length(e.left());
    List<Expr> all = new ArrayList<>();
    all.add(Exprs.binary(Expr.BinaryOp.PLUS, behind, length(e.right())));
    List<List<Expr>> left = parts(e.left());
    List<List<Expr>> right = parts(e.right());
    List<Expr> zero = Conversion.zeros(Conversion.element(e.type()));
    for (int i = 0; i < Conversion.most(e.type()); i++) {
      for (int s = 0; s < zero.size(); s++) {
        all.add(joined(left, right, behind, i, s, zero.get(s)));
      }
    }
    return all;
  }

  /** Scalar {@code s} of element {@code i}, for each length that the left side may have. */
  private static Expr joined(
      List<List<Expr>> left, List<List<Expr>> right, Expr length, int i, int s, Expr zero) {
    Expr value = at(left, i, s, zero);
    for (int behind = Math.min(i, left.size()); behind >= 0; behind--) {
      Expr other = at(right, i - behind, s, zero);
      value = new Expr.Choose(Exprs.equal(length, behind), other, value);
    }
    return value;
  }

  private static Expr at(List<List<Expr>> elements, int i, int s, Expr zero) {
    return i < elements.size() ? elements.get(i).get(s) : zero;
  }

  /** The elements of a sequence or array, each as its scalars. */
  private List<List<Expr>> parts(IfExpr sequence) {
    List<Expr> all = scalars(sequence);
    int width = DataLayout.size(Conversion.element(sequence.type()));
    List<List<Expr>> parts = new ArrayList<>();
    int first = Conversion.hasLength(sequence.type()) ? 1 : 0;
    for (int i = 0; i < Conversion.most(sequence.type()); i++) {
      parts.add(all.subList(first + i * width, first + (i + 1) * width));
    }
    return parts;
  }

  private Expr length(IfExpr sequence) {
    return Conversion.hasLength(sequence.type())
        ? scalars(sequence).get(0)
        : Exprs.number(Conversion.most(sequence.type()));
  }

  /** Names are stored from 1 on. */
  private Expr selector(IfExpr.Selector e) {
    Expr number = scalars(e.choice()).get(0);
    return e.type().kind() == IfType.Kind.ENUMERATION
        ? Exprs.binary(Expr.BinaryOp.PLUS, number, Exprs.number(1))
        : number;
  }

  private Expr present(IfExpr.Present e) {
    int before = 0;
    List<IfType.FieldType> fields = ((IfType.RecordType) e.record().type()).fields();
    for (IfType.FieldType field : fields.subList(0, e.field())) {
      before += DataLayout.size(field.type());
      before += field.presence() == IfType.Presence.OPTIONAL ? 1 : 0;
    }
    return scalars(e.record()).get(before);
  }

  private Expr number(IfExpr.NumberOf e) {
    List<Integer> numbers = ((IfType.Enumeration) e.name().type()).numbers();
    Expr name = scalar(e.name());
    Expr value = Exprs.number(numbers.get(0));
    for (int i = 1; i < numbers.size(); i++) {
      value = new Expr.Choose(Exprs.equal(name, i + 1), Exprs.number(numbers.get(i)), value);
    }
    return value;
  }
}
