package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** What can be asked of a collection, about the array that stands for it. */
final class Queries {
  private final Build build;
  private final Form form;
  private final Expression.Reference array;

  /**
   * @param array the reference to the collection, without the index of a cell
   */
  Queries(Build build, Form form, Expression.Reference array) {
    this.build = build;
    this.form = form;
    this.array = array;
  }

  private Elements elements() {
    return form.elements();
  }

  Expression.Reference array() {
    return array;
  }

  /** What the array has for an element. */
  Expression.Reference of(Expression element) {
    return build.cell(array, elements().index(build, element));
  }

  /** The element at a place of a queue. */
  Expression.Reference at(int place) {
    return build.cell(array, build.number(place));
  }

  Expression isUsed(int place) {
    return build.differ(at(place), elements().none(build));
  }

  private List<Expression> places(IntFunction<Expression> what) {
    List<Expression> all = new ArrayList<>();
    for (int place = 0; place < form.capacity(); place++) {
      all.add(what.apply(place));
    }
    return all;
  }

  /** That an element is in, as a number that is 0 or 1 for a set. */
  Expression contains(Expression element) {
    return switch (form.kind()) {
      case SET -> of(element);
      case MULTISET -> build.binary(Operator.Binary.GREATER, of(element), build.number(0));
      default -> {
        Expression somewhere =
            Build.joined(places(place -> build.equal(at(place), element)), build::or);
        yield elements().isSurelyElement(element)
            ? somewhere
            : build.and(build.differ(element, elements().none(build)), somewhere);
      }
    };
  }

  Expression size() {
    return switch (form.kind()) {
      case SET -> elements().counted(build, this::of);
      case MULTISET -> elements().sum(build, this::of);
      default -> Build.joined(places(this::isUsed), build::plus);
    };
  }

  Expression isNotEmpty() {
    return form.isQueue() ? isUsed(0) : elements().some(build, this::contains);
  }

  Expression isEmpty() {
    if (form.isQueue()) {
      return build.equal(at(0), elements().none(build));
    }
    return elements().all(build, e -> build.not(contains(e)));
  }

  Expression hasRoom() {
    if (form.isQueue()) {
      return build.equal(at(form.capacity() - 1), elements().none(build));
    }
    return build.binary(Operator.Binary.LESS, size(), build.number(form.capacity()));
  }

  Expression isFull() {
    return form.isQueue()
        ? isUsed(form.capacity() - 1)
        : build.binary(Operator.Binary.GREATER_EQUAL, size(), build.number(form.capacity()));
  }

  /** The first of a queue. An empty one has none; then the index is that of no cell. */
  Expression front() {
    Expression none = build.number(form.capacity());
    Expression place = build.choice(isUsed(0), build.number(0), none);
    return build.cell(array, place);
  }

  /** Where the next element of a queue goes; behind the array, if the value is no element. */
  Expression end(Expression element) {
    return elements().isSurelyElement(element)
        ? size()
        : build.choice(elements().isElement(build, element), size(), build.number(form.capacity()));
  }

  Expression equalTo(Queries other) {
    if (form.isQueue()) {
      return Build.joined(places(p -> build.equal(at(p), other.at(p))), build::and);
    }
    return elements().all(build, e -> build.equal(of(e), other.of(e)));
  }

  Expression hasAllOf(Queries other) {
    return elements().all(build, e -> build.or(of(e), build.not(other.of(e))));
  }
}
