package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Unit;

/**
 * A declared scalarset or ring.
 *
 * @param number its place among the index types of the model
 * @param size how many elements it has; they are 0 to size - 1, and size itself is the undefined
 *     value
 */
record IndexType(int number, Unit.IndexKind kind, Name name, int size) {
  /** The value that is no element. */
  int undefined() {
    return size;
  }

  boolean isRing() {
    return kind == Unit.IndexKind.RING;
  }

  @Override
  public String toString() {
    return name.text();
  }
}
