package dev.gyre.promela.scalarset;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the messages of a channel are made of. Channels are values: those that may be the same
 * channel share one signature, which is known as soon as one of them is created (union-find).
 */
final class Signature {
  private Signature parent;
  private List<Sort> fields;

  /**
   * What the declaration says, if it creates a channel; of others that may be the same, nothing.
   */
  private final Optional<Created> created;

  /** Channels with different fields have met, which is reported wherever they do. */
  private boolean isContradictory;

  /**
   * What a declaration creates.
   *
   * @param capacity empty if it is not known here
   */
  record Created(List<Sort> fields, OptionalInt capacity) {
    Created {
      fields = List.copyOf(fields);
    }
  }

  private Signature(Optional<Created> created) {
    this.created = created;
    this.fields = created.map(Created::fields).orElse(null);
  }

  /** A channel that is created elsewhere. */
  static Signature open() {
    return new Signature(Optional.empty());
  }

  /** A channel that is created with these fields. */
  static Signature of(Created created) {
    return new Signature(Optional.of(created));
  }

  /** What the declaration at hand creates, if it does. */
  Optional<Created> created() {
    return created;
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
    return fields().isPresent() && fields().get().stream().allMatch(Sort.Numeric.class::isInstance);
  }

  /** Whether both are known to be of one kind. */
  @SuppressWarnings("ReferenceEquality") // a node of the forest is itself
  boolean isSameAs(Signature other) {
    return root() == other.root();
  }

  /** Makes both the same; false if their messages differ in what a permutation does to them. */
  boolean unify(Signature other) {
    Signature mine = root();
    Signature theirs = other.root();
    if (isSameAs(other)) {
      return !mine.isContradictory;
    }
    if (mine.fields != null && theirs.fields != null && !areAlike(mine.fields, theirs.fields)) {
      return false;
    }
    // First they are one, then their fields are: a channel may carry itself.
    theirs.parent = mine;
    mine.isContradictory |= theirs.isContradictory;
    if (mine.fields == null) {
      mine.fields = theirs.fields;
    } else if (theirs.fields != null && !unifyChannels(mine.fields, theirs.fields)) {
      mine.isContradictory = true;
    }
    return !mine.isContradictory;
  }

  /** Whether there is the same in each field, as far as can be seen without following channels. */
  private static boolean areAlike(List<Sort> left, List<Sort> right) {
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      Sort one = i < left.size() ? left.get(i) : Sort.number();
      Sort two = i < right.size() ? right.get(i) : Sort.number();
      boolean channels = one instanceof Sort.Channel && two instanceof Sort.Channel;
      if (!channels && !one.equals(two)) {
        return false;
      }
    }
    return true;
  }

  private static boolean unifyChannels(List<Sort> left, List<Sort> right) {
    boolean agree = true;
    for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
      if (left.get(i) instanceof Sort.Channel a && right.get(i) instanceof Sort.Channel b) {
        agree &= a.signature().unify(b.signature());
      }
    }
    return agree;
  }
}
