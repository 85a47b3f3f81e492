package dev.gyre.ir.symmetry;

/** What the numbers in some place mean: the values of a variable, or the indices of an array. */
public sealed interface Range {
  <R> R match(Cases<R> cases);

  /** One method per kind. */
  interface Cases<R> {
    R plain(Plain range);

    R element(Element range);

    R process(ProcessNumber range);

    R channel(Channel range);
  }

  /** Numbers that stand for themselves. */
  record Plain() implements Range {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.plain(this);
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
    public <R> R match(Cases<R> cases) {
      return cases.element(this);
    }
  }

  /**
   * Numbers of processes: when the processes of a family change places, so do their numbers. The
   * number of a process that does not exist, or is in no family, stands for itself.
   */
  record ProcessNumber() implements Range {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.process(this);
    }
  }

  /**
   * Numbers of channels: when channels change places, because the array that created them is
   * indexed by a symmetric type or the process that owns them moves, so do their numbers.
   */
  record Channel() implements Range {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.channel(this);
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
    return this instanceof Plain;
  }
}
