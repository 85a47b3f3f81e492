package dev.gyre.promela.scalarset;

/**
 * What a value stands for. Numbers mean themselves; elements and channels only differ from each
 * other, and a permutation of the elements may put any in the place of another.
 */
sealed interface Sort {
  /** How messages call it. */
  String describe();

  /** A number, truth value or symbolic constant. */
  record Numeric() implements Sort {
    @Override
    public String describe() {
      return "a number";
    }
  }

  /** An element of an index type, or its undefined value. */
  record Index(IndexType type) implements Sort {
    @Override
    public String describe() {
      return "an element of " + type;
    }
  }

  /** A channel. */
  record Channel(Signature signature) implements Sort {
    @Override
    public String describe() {
      return "a channel";
    }
  }

  /** A whole structure. */
  record Whole(StructureShape structure) implements Sort {
    @Override
    public String describe() {
      return "a structure";
    }
  }

  /** Not known, because something else is wrong; fits everything. */
  record Unknown() implements Sort {
    @Override
    public String describe() {
      return "unknown";
    }
  }

  static Sort number() {
    return new Numeric();
  }

  static Sort unknown() {
    return new Unknown();
  }

  default boolean isNumber() {
    return this instanceof Numeric || this instanceof Unknown;
  }

  default boolean isIndex() {
    return this instanceof Index;
  }

  /** Whether a permutation of elements may change such a value. */
  default boolean moves() {
    return this instanceof Index || this instanceof Channel;
  }
}
