package dev.gyre.promela.symmetry;

import java.util.List;
import java.util.Optional;

/**
 * What the messages of a channel are made of. Channels are values: those that may be the same
 * channel share one signature, which is known as soon as one of them is created (union-find).
 */
final class Signature {
  private Signature parent;
  private List<Sort> fields;

  /** A channel that is created elsewhere. */
  static Signature open() {
    return new Signature();
  }

  /** A channel that is created with these fields. */
  static Signature of(List<Sort> fields) {
    Signature signature = new Signature();
    signature.fields = List.copyOf(fields);
    return signature;
  }

  private Signature root() {
    Signature root = this;
    while (root.parent != null) {
      root = root.parent;
    }
    return root;
  }

  /** The fields, if anybody says what they are. */
  Optional<List<Sort>> fields() {
    return Optional.ofNullable(root().fields);
  }

  /** Whether it is known that messages are made of numbers only. */
  boolean isNumeric() {
    return fields().isPresent() && fields().get().stream().noneMatch(Sort::moves);
  }

  /** Makes both the same; false if their messages differ in what a permutation does to them. */
  @SuppressWarnings("ReferenceEquality") // a node of the forest is itself
  boolean unify(Signature other) {
    Signature mine = root();
    Signature theirs = other.root();
    if (mine == theirs) {
      return true;
    }
    if (mine.fields != null && theirs.fields != null && !agree(mine.fields, theirs.fields)) {
      return false;
    }
    theirs.parent = mine;
    if (mine.fields == null) {
      mine.fields = theirs.fields;
    }
    return true;
  }

  private static boolean agree(List<Sort> left, List<Sort> right) {
    boolean agree = true;
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      Sort one = i < left.size() ? left.get(i) : Sort.number();
      Sort two = i < right.size() ? right.get(i) : Sort.number();
      if (one instanceof Sort.Channel a && two instanceof Sort.Channel b) {
        agree &= a.signature().unify(b.signature());
      } else if (one.moves() || two.moves()) {
        agree &= one.equals(two);
      }
    }
    return agree;
  }
}
