package dev.gyre.sdl.lower;

import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Who may hold the same numbers, by union and find, and which constants these meet. */
final class NumberClasses {
  private final Map<Object, Integer> holders = new HashMap<>();
  private final List<Integer> parents = new ArrayList<>();
  private final List<TreeSet<Integer>> constants = new ArrayList<>();
  private final List<Boolean> open = new ArrayList<>();

  /** Somebody new. */
  int holder() {
    parents.add(parents.size());
    constants.add(new TreeSet<>());
    open.add(false);
    return parents.size() - 1;
  }

  /** The holder with a key. */
  int holder(Object key) {
    Integer known = holders.get(key);
    if (known == null) {
      known = holder();
      holders.put(key, known);
    }
    return known;
  }

  /** The same for one that holds values of a type. */
  int holder(Object key, IfType type) {
    boolean isNew = !holders.containsKey(key);
    int holder = holder(key);
    if (isNew) {
      bounds(holder, type);
    }
    return holder;
  }

  private int root(int holder) {
    int root = holder;
    while (parents.get(root) != root) {
      root = parents.get(root);
    }
    parents.set(holder, root);
    return root;
  }

  /** Numbers may pass between the two. */
  int join(int one, int other) {
    int root = root(one);
    int second = root(other);
    if (root != second) {
      parents.set(second, root);
      constants.get(root).addAll(constants.get(second));
      constants.get(second).clear();
      open.set(root, open.get(root) || open.get(second));
    }
    return root;
  }

  /** More depends on the numbers than comparisons with constants. */
  void open(int holder) {
    open.set(root(holder), true);
  }

  /** A constant that the numbers meet. */
  void add(int holder, int constant) {
    constants.get(root(holder)).add(constant);
  }

  /** The bounds of all numbers in values of a type. */
  void bounds(int holder, IfType type) {
    switch (type.kind()) {
      case RANGE -> {
        add(holder, ((IfType.Range) type).low());
        add(holder, ((IfType.Range) type).high());
      }
      case ARRAY -> bounds(holder, ((IfType.Array) type).element());
      case SEQUENCE -> bounds(holder, ((IfType.Sequence) type).element());
      case RECORD -> ((IfType.RecordType) type).fields().forEach(f -> bounds(holder, f.type()));
      case CHOICE ->
          ((IfType.ChoiceType) type).alternatives().forEach(f -> bounds(holder, f.type()));
      case BOOLEAN, ENUMERATION, INSTANCE, IRRELEVANT -> {}
    }
  }

  /** The constants that the numbers of a holder meet; empty if more depends on them. */
  Optional<int[]> constants(int holder) {
    int root = root(holder);
    return open.get(root)
        ? Optional.empty()
        : Optional.of(constants.get(root).stream().mapToInt(Integer::intValue).toArray());
  }
}
