package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * What can be done with a collection: the statements of one step, the first of which may wait. Each
 * leaves the array in the one form that its content has: a cell of a set is 0 or 1, and a queue
 * holds no element behind one that it does not hold.
 */
final class Changes {
  private final Build build;
  private final Form form;
  private final Queries queries;

  Changes(Build build, Form form, Queries queries) {
    this.build = build;
    this.form = form;
    this.queries = queries;
  }

  private Elements elements() {
    return form.elements();
  }

  List<Statement> add(Expression element) {
    Expression.Reference cell = queries.of(element);
    if (!form.isSet()) {
      Statement more = new Statement.Increment(build.span(), cell, Statement.Direction.UP);
      return List.of(build.guard(queries.hasRoom()), more);
    }
    Statement in = build.assign(cell, build.number(1));
    return form.isBounded()
        ? List.of(build.guard(build.or(cell, queries.hasRoom())), in)
        : List.of(in);
  }

  /** Waits for the element. */
  List<Statement> remove(Expression element) {
    Expression.Reference cell = queries.of(element);
    Statement out =
        form.isSet()
            ? build.assign(cell, build.number(0))
            : new Statement.Increment(build.span(), cell, Statement.Direction.DOWN);
    return List.of(build.guard(queries.contains(element)), out);
  }

  /** Does nothing if the element is not there. */
  List<Statement> discard(Expression element) {
    Expression.Reference cell = queries.of(element);
    Expression fewer =
        form.isSet()
            ? build.number(0)
            : build.binary(Operator.Binary.MINUS, cell, queries.contains(element));
    return List.of(build.assign(cell, fewer));
  }

  List<Statement> clear() {
    return form.isQueue()
        ? shifted(0, List.of())
        : elements().each(build, e -> build.assign(queries.of(e), build.number(0)));
  }

  List<Statement> push(Expression element) {
    Expression.Reference next = build.cell(queries.array(), queries.end(element));
    return List.of(build.guard(queries.hasRoom()), build.assign(next, element));
  }

  /**
   * @param taken what is done with the first element before it is gone
   */
  List<Statement> pop(List<Statement> taken) {
    List<Statement> steps = new ArrayList<>();
    steps.add(build.guard(queries.isUsed(0)));
    steps.addAll(shifted(1, taken));
    return steps;
  }

  /** Moves all elements forward by {@code distance}; 0 moves them out. */
  private List<Statement> shifted(int distance, List<Statement> before) {
    List<Statement> steps = new ArrayList<>(before);
    int last = distance == 0 ? -1 : form.capacity() - distance - 1;
    for (int place = 0; place < form.capacity(); place++) {
      Expression next = place <= last ? queries.at(place + distance) : elements().none(build);
      steps.add(build.assign(queries.at(place), next));
    }
    return steps;
  }

  /** Becomes what another collection is. */
  List<Statement> copy(Form other, Queries source) {
    if (form.isQueue()) {
      List<Statement> steps = new ArrayList<>();
      for (int place = 0; place < form.capacity(); place++) {
        steps.add(build.assign(queries.at(place), source.at(place)));
      }
      return steps;
    }
    List<Statement> each = elements().each(build, e -> build.assign(queries.of(e), source.of(e)));
    return form.capacity() < other.capacity() ? waiting(source.size(), each) : each;
  }

  List<Statement> addAll(Queries other) {
    List<Statement> each = combined(other, Operator.Binary.OR);
    return form.isBounded()
        ? waiting(elements().counted(build, e -> build.or(queries.of(e), other.of(e))), each)
        : each;
  }

  List<Statement> keepAll(Queries other) {
    return combined(other, Operator.Binary.AND);
  }

  List<Statement> removeAll(Queries other) {
    return elements()
        .each(
            build,
            e -> build.assign(queries.of(e), build.and(queries.of(e), build.not(other.of(e)))));
  }

  private List<Statement> combined(Queries other, Operator.Binary operator) {
    return elements()
        .each(
            build,
            e -> build.assign(queries.of(e), build.binary(operator, queries.of(e), other.of(e))));
  }

  /** Only once there is room for so many. */
  private List<Statement> waiting(Expression size, List<Statement> steps) {
    List<Statement> all = new ArrayList<>();
    all.add(
        build.guard(build.binary(Operator.Binary.LESS_EQUAL, size, build.number(form.capacity()))));
    all.addAll(steps);
    return all;
  }
}
