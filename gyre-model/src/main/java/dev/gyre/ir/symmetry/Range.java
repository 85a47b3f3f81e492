package dev.gyre.ir.symmetry;

/** What the numbers in some place mean: the values of a variable, or the indices of an array. */
public sealed interface Range {
  /** For a switch without a default, which a new kind breaks. */
  Kind kind();

  /** The kinds of range, one per record. */
  enum Kind {
    PLAIN,
    ELEMENT,
    PROCESS_NUMBER,
    CHANNEL
  }

  /** Numbers that stand for themselves. */
  record Plain() implements Range {
    @Override
    public Kind kind() {
      return Kind.PLAIN;
    }
  }

  /**
   * Elements of a symmetric type: {@code first + e} is element {@code e}. Every other number means
   * "undefined" and stands for itself.
   *
   * @param type an index into {@link Symmetry#types}
   */
  record Element(int type, int first) implements Range {
    @Override
    public Kind kind() {
      return Kind.ELEMENT;
    }
  }

  /**
   * Numbers of processes: when the processes of a family change places, so do their numbers. The
   * number of a process that does not exist, or is in no family, stands for itself.
   */
  record ProcessNumber() implements Range {
    @Override
    public Kind kind() {
      return Kind.PROCESS_NUMBER;
    }
  }

  /**
   * Numbers of channels: when channels change places, because the array that created them is
   * indexed by a symmetric type or the process that owns them moves, so do their numbers.
   */
  record Channel() implements Range {
    @Override
    public Kind kind() {
      return Kind.CHANNEL;
    }
  }

  /** Numbers that stand for themselves. */
  static Range plain() {
    return new Plain();
  }

  /** Elements that are written as 0, 1, and so on. */
  static Range element(int type) {
    return new Element(type, 0);
  }

  default boolean isPlain() {
    return kind() == Kind.PLAIN;
  }
}
