package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sequences that are written as texts: characters, octets or bits. */
final class Texts {
  private Texts() {}

  static IfExpr characters(String text, IfType.Sequence type) {
    List<Optional<IfExpr>> parts = new ArrayList<>();
    for (int i = 0; i < text.length(); i++) {
      parts.add(Optional.of(new IfExpr.Constant(text.charAt(i), type.element())));
    }
    return new IfExpr.Construct(parts, sized(type, parts.size()));
  }

  /** The type of a value with so many elements. */
  static IfType sized(IfType.Sequence type, int size) {
    return new IfType.Sequence(type.name(), size, size, type.element());
  }

  /** {@code '0101'B} or {@code '00FF'H}: bits for a sequence of truth values, otherwise octets. */
  static IfExpr digits(String digits, int radix, IfType.Sequence type) {
    return type.element().kind() == IfType.Kind.BOOLEAN
        ? bits(digits, radix, type)
        : octets(digits, radix, type);
  }

  private static IfExpr bits(String digits, int radix, IfType.Sequence type) {
    int width = radix == 2 ? 1 : 4;
    List<Optional<IfExpr>> parts = new ArrayList<>();
    for (int i = 0; i < digits.length(); i++) {
      int value = Character.digit(digits.charAt(i), radix);
      for (int bit = width - 1; bit >= 0; bit--) {
        parts.add(Optional.of(new IfExpr.Constant((value >> bit) & 1, type.element())));
      }
    }
    return new IfExpr.Construct(parts, sized(type, parts.size()));
  }

  private static IfExpr octets(String digits, int radix, IfType.Sequence type) {
    int width = radix == 2 ? 8 : 2;
    List<Optional<IfExpr>> parts = new ArrayList<>();
    for (int i = 0; i < digits.length(); i += width) {
      String octet = digits.substring(i, Math.min(i + width, digits.length()));
      parts.add(Optional.of(new IfExpr.Constant(Integer.parseInt(octet, radix), type.element())));
    }
    return new IfExpr.Construct(parts, sized(type, parts.size()));
  }
}
