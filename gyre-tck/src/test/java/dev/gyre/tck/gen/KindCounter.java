package dev.gyre.tck.gen;

import java.lang.reflect.RecordComponent;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Counts the nodes of trees by their kind. Works on records as such, so that a new kind of node is
 * counted without anybody thinking of it here.
 */
final class KindCounter {
  private final Map<String, Integer> counts = new TreeMap<>();

  void add(Object node) {
    if (node instanceof Iterable<?> list) {
      list.forEach(this::add);
    } else if (node instanceof Optional<?> optional) {
      optional.ifPresent(this::add);
    } else if (node instanceof Enum<?> constant) {
      count(name(constant.getDeclaringClass()) + "." + constant.name());
    } else if (node instanceof Record) {
      count(name(node.getClass()));
      for (RecordComponent component : node.getClass().getRecordComponents()) {
        add(value(component, node));
      }
    }
  }

  private static String name(Class<?> type) {
    Class<?> outer = type.getEnclosingClass();
    return outer == null
        ? type.getSimpleName()
        : outer.getSimpleName() + "." + type.getSimpleName();
  }

  private static Object value(RecordComponent component, Object node) {
    try {
      return component.getAccessor().invoke(node);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private void count(String kind) {
    counts.merge(kind, 1, Integer::sum);
  }

  Map<String, Integer> counts() {
    return new TreeMap<>(counts);
  }
}
