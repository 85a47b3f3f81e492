package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Names with dots between them, such as {@code p(2).outer.x}, as somebody who watches writes them.
 */
record SeenPath(List<Step> steps, SourceSpan span) {
  SeenPath {
    steps = List.copyOf(steps);
  }

  /**
   * One name.
   *
   * @param name in small letters
   * @param index the number in parentheses behind it
   */
  record Step(String name, OptionalInt index) {}

  /** The path that an expression is, if it is one. */
  static Optional<SeenPath> of(Expression e) {
    List<Step> steps = new ArrayList<>();
    return add(e, steps) ? Optional.of(new SeenPath(steps, e.span())) : Optional.empty();
  }

  private static boolean add(Expression e, List<Step> steps) {
    if (e instanceof Expression.NameUse use) {
      return steps.add(new Step(Typing.key(use.name().text()), OptionalInt.empty()));
    }
    if (e instanceof Expression.Implicit implicit) {
      return steps.add(new Step(Typing.key(implicit.name().text()), OptionalInt.empty()));
    }
    if (e instanceof Expression.Field field) {
      return add(field.record(), steps)
          && steps.add(new Step(Typing.key(field.field().text()), OptionalInt.empty()));
    }
    if (e instanceof Expression.Apply apply
        && apply.function() instanceof Expression.NameUse use
        && apply.arguments().size() == 1
        && apply.arguments().get(0) instanceof Expression.IntegerLiteral number
        && number.value().bitLength() < 31) {
      OptionalInt index = OptionalInt.of(number.value().intValue());
      return steps.add(new Step(Typing.key(use.name().text()), index));
    }
    return false;
  }

  boolean startsWith(String name) {
    return steps.get(0).name().equals(name);
  }

  /** Without the variable that stands for the system, if it begins with that. */
  SeenPath without(Optional<String> monitor) {
    boolean isThere = monitor.isPresent() && startsWith(monitor.get()) && steps.size() > 1;
    return isThere ? new SeenPath(steps.subList(1, steps.size()), span) : this;
  }

  /** What comes behind the name of the process. */
  List<Step> behind(IfProcess process) {
    return steps.subList(1, steps.size());
  }

  /** Whether steps are the parts of a name, with dots or as TASTE joins them. */
  static boolean isNamed(List<Step> steps, String name) {
    String key = Typing.key(name);
    String joined = joined(steps);
    return joined.equals(key) || joined.equals(key.replace(".", "_0_"));
  }

  static String joined(List<Step> steps) {
    return steps.stream().map(Step::name).collect(Collectors.joining("."));
  }
}
