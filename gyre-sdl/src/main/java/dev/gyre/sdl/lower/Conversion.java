package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * Makes the scalars of a value of one type those of another that differs in the sizes of sequences
 * only. Elements that the other has no room for are dropped: whoever assigns has made sure that
 * they are not used.
 */
final class Conversion {
  private final Iterator<Expr> from;
  private final List<Expr> to = new ArrayList<>();

  private Conversion(List<Expr> from) {
    this.from = from.iterator();
  }

  static List<Expr> convert(List<Expr> scalars, IfType from, IfType to) {
    if (from.equals(to)) {
      return scalars;
    }
    Conversion conversion = new Conversion(scalars);
    conversion.walk(from, to);
    return conversion.to;
  }

  private void walk(IfType source, IfType target) {
    switch (target.kind()) {
      case BOOLEAN, RANGE, ENUMERATION, INSTANCE -> to.add(from.next());
      case IRRELEVANT -> skip(source);
      case ARRAY, SEQUENCE -> elements(source, target);
      case RECORD ->
          fields(((IfType.RecordType) source).fields(), ((IfType.RecordType) target).fields());
      case CHOICE ->
          alternatives(
              ((IfType.ChoiceType) source).alternatives(),
              ((IfType.ChoiceType) target).alternatives());
    }
  }

  /** A part that may not be there; then it is as such parts are at the start. */
  private void walk(IfType source, IfType target, Expr isThere) {
    int first = to.size();
    walk(source, target);
    List<Expr> before = zeros(source);
    List<Expr> after = zeros(target);
    if (before.equals(after)) {
      return;
    }
    for (int i = 0; i < after.size(); i++) {
      to.set(first + i, new Expr.Choose(isThere, to.get(first + i), after.get(i)));
    }
  }

  private void fields(List<IfType.FieldType> source, List<IfType.FieldType> target) {
    for (int i = 0; i < target.size(); i++) {
      if (target.get(i).presence() == IfType.Presence.OPTIONAL) {
        Expr isThere = from.next();
        to.add(isThere);
        walk(source.get(i).type(), target.get(i).type(), isThere);
      } else {
        walk(source.get(i).type(), target.get(i).type());
      }
    }
  }

  private void alternatives(List<IfType.FieldType> source, List<IfType.FieldType> target) {
    Expr selector = from.next();
    to.add(selector);
    for (int i = 0; i < target.size(); i++) {
      walk(source.get(i).type(), target.get(i).type(), Exprs.equal(selector, i));
    }
  }

  private void elements(IfType source, IfType target) {
    Expr length = hasLength(source) ? from.next() : Exprs.number(most(source));
    if (hasLength(target)) {
      to.add(length);
    }
    int common = Math.min(most(source), most(target));
    for (int i = 0; i < common; i++) {
      Expr isThere = Exprs.binary(Expr.BinaryOp.GREATER, length, Exprs.number(i));
      walk(element(source), element(target), isThere);
    }
    for (int i = common; i < most(source); i++) {
      skip(element(source));
    }
    for (int i = common; i < most(target); i++) {
      to.addAll(zeros(element(target)));
    }
  }

  private void skip(IfType type) {
    for (int i = DataLayout.size(type); i > 0; i--) {
      from.next();
    }
  }

  /** What a variable of a type starts with. */
  static List<Expr> zeros(IfType type) {
    return DataLayout.scalars(type).stream().map(scalar -> Exprs.number(scalar.zero())).toList();
  }

  static boolean isList(IfType type) {
    return type.kind() == IfType.Kind.SEQUENCE || type.kind() == IfType.Kind.ARRAY;
  }

  static boolean hasLength(IfType type) {
    return type.kind() == IfType.Kind.SEQUENCE;
  }

  static int most(IfType type) {
    return hasLength(type) ? ((IfType.Sequence) type).most() : ((IfType.Array) type).length();
  }

  static IfType element(IfType type) {
    return hasLength(type) ? ((IfType.Sequence) type).element() : ((IfType.Array) type).element();
  }
}
