package dev.gyre.ir;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;

/**
 * What the cells of an array mean that stands for a collection. Nothing is decided by it: it is for
 * people, who see the collection as a whole and not the array.
 *
 * @param element the type of the elements, whose names they are shown by
 * @param first the element of cell 0, for a set or multiset
 * @param none what a cell of a queue holds that holds no element
 */
public record CollectionForm(Kind kind, ValueType element, int first, int none) {

  /** How the array is read. */
  public enum Kind {
    /** A cell for each element says whether it is in. */
    SET,
    /** A cell for each element says how often it is in. */
    MULTISET,
    /** The elements from the front on, and then none. */
    QUEUE
  }

  /**
   * The collection as text: {@code {a, b}}, or a queue as {@code [a, b]}.
   *
   * @param cells the values of the array
   * @param names how a value is shown
   */
  public String text(int length, IntUnaryOperator cells, IntFunction<String> names) {
    List<String> shown = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      int cell = cells.applyAsInt(i);
      if (kind == Kind.QUEUE) {
        if (cell != none) {
          shown.add(names.apply(cell));
        }
      } else {
        for (int copies = cell; copies > 0; copies--) {
          shown.add(names.apply(first + i));
        }
      }
    }
    String all = String.join(", ", shown);
    return kind == Kind.QUEUE ? "[" + all + "]" : "{" + all + "}";
  }
}
