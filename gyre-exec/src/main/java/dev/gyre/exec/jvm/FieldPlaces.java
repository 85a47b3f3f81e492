package dev.gyre.exec.jvm;

import dev.gyre.system.fields.BitField;
import dev.gyre.system.fields.ElementFields;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Where the cells of elements are: for each column and reference of a type a row with the place of
 * that cell for each element of the plan. A place is a word and, in the lowest bits, a shift.
 */
final class FieldPlaces {
  static final int SHIFT_BITS = 5;

  private final List<ElementFields> elements;
  private final Map<String, Integer> rows = new HashMap<>();
  private final List<Integer> table = new ArrayList<>();

  FieldPlaces(List<ElementFields> elements) {
    this.elements = elements;
  }

  /** All rows that were asked for. */
  int[] table() {
    return table.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Where the row of a column begins. */
  int column(int type, int column) {
    return row(type, "column " + column, element -> element.columns().get(column).cell());
  }

  /** Where the row of a reference begins. */
  int reference(int type, int reference) {
    return row(type, "reference " + reference, e -> e.references().get(reference).cell());
  }

  /** Where the row of the lengths of the queues begins that a reference is in. */
  int length(int type, int reference) {
    return row(type, "length " + reference, e -> e.references().get(reference).length());
  }

  private int row(int type, String name, Function<ElementFields, BitField> cell) {
    return rows.computeIfAbsent(type + " " + name, key -> add(type, cell));
  }

  private int add(int type, Function<ElementFields, BitField> cell) {
    int start = table.size();
    for (ElementFields element : elements) {
      BitField found = element.type() == type ? cell.apply(element) : BitField.NONE;
      table.add(found.word() << SHIFT_BITS | found.shift());
    }
    return start;
  }
}
