package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Collects what must hold for a value to be one of the type of the place where it is stored. Types
 * of one structure may have other ranges and sizes in each part, so each part is looked at: what is
 * computed by itself, what is read by the type of the place that it comes from, which is trusted,
 * because whatever was stored there was looked at too.
 */
final class Fitting {
  private final ValueLowering values;
  private final Definedness needs;
  private final String what;

  /**
   * @param what the place in words
   */
  Fitting(ValueLowering values, Definedness needs, String what) {
    this.values = values;
    this.needs = needs;
    this.what = what;
  }

  /**
   * The value can be stored where values of the type are.
   *
   * @param when whether it is stored at all
   */
  void fits(IfExpr e, IfType type, Expr when) {
    if (type.kind() == IfType.Kind.RANGE) {
      number(e, (IfType.Range) type, when);
      return;
    }
    switch (e.kind()) {
      case CONDITIONAL -> {
        IfExpr.Conditional conditional = (IfExpr.Conditional) e;
        Expr condition = values.scalar(conditional.condition());
        fits(conditional.then(), type, Exprs.and(when, condition));
        fits(conditional.otherwise(), type, Exprs.and(when, Exprs.not(condition)));
      }
      case CONSTRUCT -> construct((IfExpr.Construct) e, type, when);
      case ALTERNATIVE -> {
        IfExpr.Alternative choice = (IfExpr.Alternative) e;
        IfType part = ((IfType.ChoiceType) type).alternatives().get(choice.number()).type();
        fits(choice.value(), part, when);
      }
      case CONCATENATION -> {
        joined(e, Conversion.element(type), when);
        length(values.scalar(new IfExpr.Length(e, type)), type, when);
      }
      case CONSTANT, LOAD, UNARY, BINARY, LENGTH, SELECTOR, PRESENT -> read(e, type, when);
      case IDENTITY, ACTIVE, NUMBER -> read(e, type, when);
    }
  }

  private void construct(IfExpr.Construct e, IfType type, Expr when) {
    for (int i = 0; i < e.parts().size(); i++) {
      Optional<IfExpr> part = e.parts().get(i);
      if (part.isPresent()) {
        fits(part.get(), part(type, i), when);
      }
    }
    if (Conversion.isList(type)) {
      length(Exprs.number(e.parts().size()), type, when);
    }
  }

  private static IfType part(IfType type, int number) {
    return type.kind() == IfType.Kind.RECORD
        ? ((IfType.RecordType) type).fields().get(number).type()
        : Conversion.element(type);
  }

  /** The elements of sequences that are joined. */
  private void joined(IfExpr e, IfType element, Expr when) {
    switch (e.kind()) {
      case CONCATENATION -> {
        joined(((IfExpr.Concatenation) e).left(), element, when);
        joined(((IfExpr.Concatenation) e).right(), element, when);
      }
      case CONDITIONAL -> {
        IfExpr.Conditional conditional = (IfExpr.Conditional) e;
        Expr condition = values.scalar(conditional.condition());
        joined(conditional.then(), element, Exprs.and(when, condition));
        joined(conditional.otherwise(), element, Exprs.and(when, Exprs.not(condition)));
      }
      case CONSTRUCT ->
          ((IfExpr.Construct) e)
              .parts().stream()
                  .flatMap(Optional::stream)
                  .forEach(part -> fits(part, element, when));
      case CONSTANT, LOAD, UNARY, BINARY, ALTERNATIVE, LENGTH -> elements(e, element, when);
      case SELECTOR, PRESENT, IDENTITY, ACTIVE, NUMBER -> elements(e, element, when);
    }
  }

  // ---- what is computed

  private void number(IfExpr e, IfType.Range type, Expr when) {
    if (Bounds.of(e).stream().noneMatch(bounds -> bounds.within(type.low(), type.high()))) {
      number(values.scalar(e), type, when);
    }
  }

  private void number(Expr value, IfType.Range type, Expr when) {
    Expr within = Exprs.TRUE;
    if (type.low() > Integer.MIN_VALUE) {
      Expr low = Exprs.number(type.low());
      within = Exprs.binary(Expr.BinaryOp.GREATER_EQUAL, value, low);
    }
    if (type.high() < Integer.MAX_VALUE) {
      Expr high = Exprs.number(type.high());
      within = Exprs.and(within, Exprs.binary(Expr.BinaryOp.LESS_EQUAL, value, high));
    }
    String range = " is not between " + type.low() + " and " + type.high();
    needs.require(when, within, "the value of " + what + range);
  }

  private void length(Expr length, IfType list, Expr when) {
    int least = least(list);
    int most = Conversion.most(list);
    Expr low = Exprs.binary(Expr.BinaryOp.GREATER_EQUAL, length, Exprs.number(least));
    Expr high = Exprs.binary(Expr.BinaryOp.LESS_EQUAL, length, Exprs.number(most));
    String message = what + " has not between " + least + " and " + most + " elements";
    length
        .constant()
        .ifPresentOrElse(
            known -> {
              if (known < least || known > most) {
                needs.require(when, Exprs.FALSE, message);
              }
            },
            () -> needs.require(when, Exprs.and(low, high), message));
  }

  private static int least(IfType list) {
    return Conversion.hasLength(list)
        ? ((IfType.Sequence) list).least()
        : ((IfType.Array) list).length();
  }

  // ---- what is read

  private void read(IfExpr e, IfType type, Expr when) {
    if (!e.type().equals(type)) {
      value(values.scalars(e).iterator(), e.type(), type, when);
    }
  }

  private void elements(IfExpr list, IfType element, Expr when) {
    IfType own = Conversion.element(list.type());
    if (own.equals(element)) {
      return;
    }
    Iterator<Expr> scalars = values.scalars(list).iterator();
    Expr length = Exprs.number(Conversion.most(list.type()));
    if (Conversion.hasLength(list.type())) {
      length = scalars.next();
    }
    for (int i = 0; i < Conversion.most(list.type()); i++) {
      value(scalars, own, element, Exprs.and(when, isThere(list.type(), length, i)));
    }
  }

  private static Expr isThere(IfType list, Expr length, int number) {
    return number < least(list)
        ? Exprs.TRUE
        : Exprs.binary(Expr.BinaryOp.GREATER, length, Exprs.number(number));
  }

  /** A value by its scalars, from one type to another. */
  void value(Iterator<Expr> scalars, IfType from, IfType to, Expr when) {
    switch (to.kind()) {
      case BOOLEAN, ENUMERATION, INSTANCE -> scalars.next();
      case RANGE -> {
        IfType.Range own = (IfType.Range) from;
        IfType.Range wanted = (IfType.Range) to;
        Expr value = scalars.next();
        if (own.low() < wanted.low() || own.high() > wanted.high()) {
          number(value, wanted, when);
        }
      }
      case IRRELEVANT -> skip(scalars, from);
      case ARRAY, SEQUENCE -> list(scalars, from, to, when);
      case RECORD ->
          fields(
              scalars,
              ((IfType.RecordType) from).fields(),
              ((IfType.RecordType) to).fields(),
              when);
      case CHOICE ->
          alternatives(
              scalars,
              ((IfType.ChoiceType) from).alternatives(),
              ((IfType.ChoiceType) to).alternatives(),
              when);
    }
  }

  private static void skip(Iterator<Expr> scalars, IfType type) {
    for (int i = DataLayout.size(type); i > 0; i--) {
      scalars.next();
    }
  }

  private void list(Iterator<Expr> scalars, IfType from, IfType to, Expr when) {
    Expr length = Exprs.number(Conversion.most(from));
    if (Conversion.hasLength(from)) {
      length = scalars.next();
    }
    if (least(from) < least(to) || Conversion.most(from) > Conversion.most(to)) {
      length(length, to, when);
    }
    for (int i = 0; i < Conversion.most(from); i++) {
      if (i < Conversion.most(to)) {
        Expr there = Exprs.and(when, isThere(from, length, i));
        value(scalars, Conversion.element(from), Conversion.element(to), there);
      } else {
        skip(scalars, Conversion.element(from));
      }
    }
  }

  private void fields(
      Iterator<Expr> scalars, List<IfType.FieldType> from, List<IfType.FieldType> to, Expr when) {
    for (int i = 0; i < to.size(); i++) {
      boolean isOptional = from.get(i).presence() == IfType.Presence.OPTIONAL;
      Expr there = isOptional ? Exprs.and(when, scalars.next()) : when;
      value(scalars, from.get(i).type(), to.get(i).type(), there);
    }
  }

  private void alternatives(
      Iterator<Expr> scalars, List<IfType.FieldType> from, List<IfType.FieldType> to, Expr when) {
    Expr selector = scalars.next();
    for (int i = 0; i < to.size(); i++) {
      Expr chosen = Exprs.and(when, Exprs.equal(selector, i));
      value(scalars, from.get(i).type(), to.get(i).type(), chosen);
    }
  }
}
