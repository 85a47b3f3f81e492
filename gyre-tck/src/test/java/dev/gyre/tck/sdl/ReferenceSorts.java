package dev.gyre.tck.sdl;

import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.Operator;
import dev.gyre.sdl.syntax.SortBody;
import dev.gyre.sdl.syntax.ValueRange;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The sorts of a system, and what its names for constants stand for. */
final class ReferenceSorts {
  private final Map<String, ReferenceSort> sorts = new HashMap<>();
  private final Map<String, Long> constants = new HashMap<>();

  ReferenceSorts() {
    add(ReferenceSort.between("integer", Integer.MIN_VALUE, Integer.MAX_VALUE));
    add(ReferenceSort.between("natural", 0, Integer.MAX_VALUE));
    add(ReferenceSort.between("duration", Integer.MIN_VALUE, Integer.MAX_VALUE));
    add(ReferenceSort.between("boolean", 0, 1));
    add(ReferenceSort.between("pid", 0, Integer.MAX_VALUE));
  }

  private void add(ReferenceSort sort) {
    sorts.put(sort.name(), sort);
  }

  ReferenceSort sort(Name name) {
    ReferenceSort sort = sorts.get(name.key());
    if (sort == null) {
      throw new UnsupportedOperationException("the sort " + name.text());
    }
    return sort;
  }

  Map<String, Long> constants() {
    return constants;
  }

  void define(Definition definition) {
    if (definition instanceof Definition.Newtype newtype) {
      literals(newtype.name(), (SortBody.Literals) newtype.body());
    } else if (definition instanceof Definition.Synonym synonym) {
      constants.put(synonym.name().key(), constant(synonym.value().orElseThrow()));
    } else if (definition instanceof Definition.Syntype syntype) {
      syntype(syntype);
    }
  }

  private void literals(Name name, SortBody.Literals body) {
    for (int i = 0; i < body.names().size(); i++) {
      constants.put(body.names().get(i).key(), (long) i);
    }
    add(ReferenceSort.between(name.key(), 0, body.names().size() - 1L));
  }

  private void syntype(Definition.Syntype syntype) {
    ReferenceSort parent = sort(syntype.parent().name());
    List<ValueRange> ranges = syntype.constants();
    if (ranges.isEmpty()) {
      sorts.put(
          syntype.name().key(),
          new ReferenceSort(syntype.name().key(), parent.allows(), parent.first()));
      return;
    }
    long first = parent.first();
    if (!inOne(first, ranges)) {
      first = nearest(ranges);
    }
    add(
        new ReferenceSort(
            syntype.name().key(),
            value -> parent.allows().test(value) && inOne(value, ranges),
            first));
  }

  /** The value of the smallest amount that is allowed. */
  private long nearest(List<ValueRange> ranges) {
    for (long amount = 1; amount < 1000; amount++) {
      if (inOne(amount, ranges)) {
        return amount;
      }
      if (inOne(-amount, ranges)) {
        return -amount;
      }
    }
    throw new UnsupportedOperationException("a syntype far from zero");
  }

  private boolean inOne(long value, List<ValueRange> ranges) {
    return ranges.stream().anyMatch(range -> isIn(value, range, this::constant));
  }

  /** Computes an expression. */
  interface Values {
    long of(Expression expression);
  }

  static boolean isIn(long value, ValueRange range, Values values) {
    if (range instanceof ValueRange.Single single) {
      return value == values.of(single.value());
    }
    if (range instanceof ValueRange.Between between) {
      return value >= values.of(between.low()) && value <= values.of(between.high());
    }
    ValueRange.Compared compared = (ValueRange.Compared) range;
    return compare(compared.relation(), value, values.of(compared.value()));
  }

  static boolean compare(Operator relation, long left, long right) {
    return switch (relation) {
      case EQUAL -> left == right;
      case NOT_EQUAL -> left != right;
      case LESS -> left < right;
      case LESS_EQUAL -> left <= right;
      case GREATER -> left > right;
      case GREATER_EQUAL -> left >= right;
      default -> throw new UnsupportedOperationException(relation.symbol());
    };
  }

  long constant(Expression expression) {
    if (expression instanceof Expression.IntegerLiteral number) {
      return number.value().longValueExact();
    }
    if (expression instanceof Expression.Unary unary) {
      return -constant(unary.operand());
    }
    if (expression instanceof Expression.NameUse use) {
      Long value = constants.get(use.name().key());
      if (value != null) {
        return value;
      }
    }
    throw new UnsupportedOperationException("a constant " + expression);
  }
}
