package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Collects what must hold before values are computed and stored: elements lie within the length of
 * their sequence, alternatives are the ones that are there, fields are not missing, numbers are in
 * the range of their type. Indices of arrays and divisors are checked where they are used.
 */
final class Definedness {
  private final ValueLowering values;
  private final List<Effect> requirements = new ArrayList<>();

  Definedness(ValueLowering values) {
    this.values = values;
  }

  List<Effect> requirements() {
    return requirements;
  }

  /** Whatever the expression is a part of, it is evaluated. */
  void value(IfExpr e) {
    value(e, Exprs.TRUE);
  }

  /** The value can be stored where values of the type are. */
  void fits(IfExpr e, IfType type, String what) {
    new Fitting(values, this, what).fits(e, type, Exprs.TRUE);
  }

  /** The same for a value that is there by its scalars, of a type of the same structure. */
  void fits(List<Expr> scalars, IfType from, IfType to, String what) {
    new Fitting(values, this, what).value(scalars.iterator(), from, to, Exprs.TRUE);
  }

  private void require(Expr condition, String message) {
    boolean holds = condition.constant().stream().anyMatch(value -> value != 0);
    if (!holds) {
      requirements.add(new Effect.Require(condition, Effect.Reason.RANGE, message));
    }
  }

  /** The condition holds whenever the other one does. */
  void require(Expr when, Expr condition, String message) {
    require(when.equals(Exprs.TRUE) ? condition : Exprs.or(Exprs.not(when), condition), message);
  }

  /** All that a place needs to be there. */
  void place(IfPlace place) {
    place(place, Exprs.TRUE);
  }

  private void place(IfPlace place, Expr when) {
    if (place.variable().isSeen()) {
      // Whoever looks on must not stop what he looks at; what is not there is 0.
      return;
    }
    for (int i = 0; i < place.steps().size(); i++) {
      IfPlace part =
          new IfPlace(place.variable(), place.steps().subList(0, i + 1), typeAfter(place, i + 1));
      step(VariableLayout.outer(part), part, when);
    }
  }

  private static IfType typeAfter(IfPlace place, int steps) {
    IfType at = place.variable().type();
    for (IfPlace.Step step : place.steps().subList(0, steps)) {
      at = VariableLayout.inside(at, step);
    }
    return at;
  }

  private void step(IfPlace outer, IfPlace part, Expr when) {
    IfPlace.Step last = part.steps().get(part.steps().size() - 1);
    switch (last.kind()) {
      case ELEMENT -> {
        IfExpr index = ((IfPlace.Element) last).index();
        value(index, when);
        if (outer.type().kind() == IfType.Kind.SEQUENCE) {
          element(outer, index, when);
        }
      }
      case FIELD -> {
        int number = ((IfPlace.Field) last).number();
        if (outer.type().kind() == IfType.Kind.CHOICE) {
          alternative(outer, number, when);
        } else {
          field(outer, part, number, when);
        }
      }
    }
  }

  private void element(IfPlace sequence, IfExpr index, Expr when) {
    Expr length = new Expr.Load(values.places(sequence).get(0));
    Expr at = values.scalar(index);
    Expr low = Exprs.binary(Expr.BinaryOp.GREATER_EQUAL, at, Exprs.number(0));
    Expr high = Exprs.binary(Expr.BinaryOp.LESS, at, length);
    require(when, Exprs.and(low, high), sequence.variable().name() + " has no such element");
  }

  private void alternative(IfPlace choice, int number, Expr when) {
    Expr selector = new Expr.Load(values.places(choice).get(0));
    String name = ((IfType.ChoiceType) choice.type()).alternatives().get(number).name();
    require(
        when,
        Exprs.equal(selector, number),
        choice.variable().name() + " is not the alternative " + name);
  }

  private void field(IfPlace record, IfPlace part, int number, Expr when) {
    IfType.FieldType field = ((IfType.RecordType) record.type()).fields().get(number);
    if (field.presence() == IfType.Presence.OPTIONAL) {
      Expr present = new Expr.Load(values.presence(part));
      require(when, present, "the field " + field.name() + " is missing");
    }
  }

  private void value(IfExpr e, Expr when) {
    switch (e.kind()) {
      case CONSTANT, IDENTITY, ACTIVE -> {}
      case LOAD -> place(((IfExpr.Load) e).place(), when);
      case UNARY -> unary((IfExpr.Unary) e, when);
      case BINARY -> binary((IfExpr.Binary) e, when);
      case CONDITIONAL -> conditional((IfExpr.Conditional) e, when);
      case CONSTRUCT ->
          ((IfExpr.Construct) e)
              .parts().stream().flatMap(Optional::stream).forEach(part -> value(part, when));
      case ALTERNATIVE -> value(((IfExpr.Alternative) e).value(), when);
      case CONCATENATION -> {
        value(((IfExpr.Concatenation) e).left(), when);
        value(((IfExpr.Concatenation) e).right(), when);
      }
      case LENGTH -> value(((IfExpr.Length) e).sequence(), when);
      case SELECTOR -> value(((IfExpr.Selector) e).choice(), when);
      case PRESENT -> value(((IfExpr.Present) e).record(), when);
      case NUMBER -> value(((IfExpr.NumberOf) e).name(), when);
    }
  }

  private void binary(IfExpr.Binary e, Expr when) {
    value(e.left(), when);
    Expr left = e.left().type().kind() == IfType.Kind.BOOLEAN ? values.scalar(e.left()) : when;
    switch (e.operator()) {
      case AND, IMPLIES -> value(e.right(), Exprs.and(when, left));
      case OR -> value(e.right(), Exprs.and(when, Exprs.not(left)));
      case XOR, EQUAL, DIFFERENT, LESS, AT_MOST, GREATER, AT_LEAST -> value(e.right(), when);
      case BIT_AND, BIT_OR, BIT_XOR -> value(e.right(), when);
      case PLUS, MINUS, TIMES, DIVIDE -> {
        value(e.right(), when);
        computed(e, new Overflow(values).ofBinary(e), when);
      }
      case MODULO, REMAINDER -> value(e.right(), when);
    }
  }

  private void unary(IfExpr.Unary e, Expr when) {
    value(e.operand(), when);
    switch (e.operator()) {
      case NOT -> {}
      case NEGATE -> computed(e, new Overflow(values).ofNegation(e), when);
    }
  }

  /** Numbers have 32 bits, so one that is not known to fit is looked at. */
  private void computed(IfExpr e, Expr overflow, Expr when) {
    if (Bounds.of(e).isEmpty() && !overflow.equals(Exprs.FALSE)) {
      require(when, Exprs.not(overflow), "the result does not fit into 32 bits");
    }
  }

  private void conditional(IfExpr.Conditional e, Expr when) {
    value(e.condition(), when);
    Expr condition = values.scalar(e.condition());
    value(e.then(), Exprs.and(when, condition));
    value(e.otherwise(), Exprs.and(when, Exprs.not(condition)));
  }
}
