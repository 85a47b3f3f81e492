package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexStatement;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.TypeName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * {@code for (x in s)}, as a loop that goes from member to member in one step each: what is not in
 * the collection costs no step.
 */
final class Loops {
  private final Build build;
  private final Form form;
  private final Queries queries;
  private final Expression.Reference variable;

  Loops(Build build, Form form, Queries queries, Expression.Reference variable) {
    this.build = build;
    this.form = form;
    this.queries = queries;
    this.variable = variable;
  }

  /**
   * @param position a name for the place in a queue, which the model does not use
   */
  Statement over(Sequence body, String position) {
    if (form.isQueue()) {
      return overQueue(body, position);
    }
    return form.elements() instanceof ListedElements listed
        ? inOrder(body, listed)
        : together(body, (IndexElements) form.elements());
  }

  /** {@code x = first; do :: x != end -> body; x = next :: else -> break od}. */
  private Statement inOrder(Sequence body, ListedElements elements) {
    List<Statement> round = new ArrayList<>();
    round.add(build.guard(build.differ(variable, elements.none(build))));
    round.addAll(body.steps());
    round.add(build.assign(variable, smallest(elements, true)));
    Statement loop =
        new Statement.Do(
            build.span(), List.of(sequence(round), leave(new Statement.Else(build.span()))));
    return block(List.of(build.assign(variable, smallest(elements, false)), loop));
  }

  /** The smallest member, or the smallest behind the loop's variable, or the end. */
  private Expression smallest(ListedElements elements, boolean isBehind) {
    Expression result = elements.none(build);
    for (int value = elements.last(); value >= elements.first(); value--) {
      Expression element = elements.element(build, value);
      Expression found = queries.contains(element);
      if (isBehind) {
        found = build.and(found, build.binary(Operator.Binary.LESS, variable, element));
      }
      result = build.choice(found, element, result);
    }
    return result;
  }

  /** For each of the type, in one step: those that are no members pass. */
  private Statement together(Sequence body, IndexElements elements) {
    Statement pass =
        new Statement.If(
            build.span(),
            List.of(
                sequence(prefixed(build.guard(queries.contains(variable)), body)),
                sequence(List.of(new Statement.Else(build.span())))));
    return new Statement.Symmetric(
        new IndexStatement.ForEach(
            build.span(), variable, elements.type(), sequence(List.of(pass))));
  }

  /** From the front on; the place is 0 again when nobody is in the loop. */
  private Statement overQueue(Sequence body, String position) {
    Name name = new Name(build.span(), position);
    Expression.Reference place =
        new Expression.Reference(
            build.span(), List.of(new Expression.Accessor(name, Optional.empty())));
    Expression none = form.elements().none(build);
    Expression held =
        build.choice(
            build.binary(Operator.Binary.LESS, place, build.number(form.capacity())),
            build.cell(queries.array(), place),
            none);
    Statement take =
        step(
            List.of(
                build.guard(build.differ(held, none)),
                build.assign(variable, build.cell(queries.array(), place)),
                new Statement.Increment(build.span(), place, Statement.Direction.UP)));
    Statement end =
        step(List.of(build.guard(build.equal(held, none)), build.assign(place, build.number(0))));
    Statement loop =
        new Statement.Do(build.span(), List.of(sequence(prefixed(take, body)), leave(end)));
    return block(List.of(counter(name), loop));
  }

  private Statement counter(Name name) {
    TypeName type = new TypeName(build.span(), TypeName.Base.BYTE, Optional.empty());
    Declaration.Declarator one =
        new Declaration.Declarator(name, Optional.empty(), Optional.empty(), Optional.empty());
    return new Statement.Declare(
        build.span(),
        new Declaration(build.span(), Declaration.Visibility.PLAIN, type, List.of(one)));
  }

  private Sequence leave(Statement condition) {
    return sequence(List.of(condition, new Statement.Break(build.span())));
  }

  private static List<Statement> prefixed(Statement first, Sequence rest) {
    List<Statement> all = new ArrayList<>();
    all.add(first);
    all.addAll(rest.steps());
    return all;
  }

  private Statement step(List<Statement> steps) {
    return new Statement.DStep(build.span(), sequence(steps));
  }

  private Statement block(List<Statement> steps) {
    return new Statement.Block(build.span(), sequence(steps), Optional.empty());
  }

  private Sequence sequence(List<Statement> steps) {
    return new Sequence(build.span(), steps);
  }
}
