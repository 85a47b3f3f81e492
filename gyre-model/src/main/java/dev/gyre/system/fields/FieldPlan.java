package dev.gyre.system.fields;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where in states of one kind everything is that belongs to interchangeable elements.
 *
 * @param elements of all types, those of one type together
 * @param shared references that belong to no element
 * @param tables cells that belong to several elements
 */
public record FieldPlan(
    List<ElementFields> elements, List<NamingField> shared, List<NamingField> tables) {
  public FieldPlan {
    elements = List.copyOf(elements);
    shared = List.copyOf(shared);
    tables = List.copyOf(tables);
  }

  /** All references, in the order of their numbers. */
  public List<NamingField> references() {
    return Stream.of(
            shared.stream(),
            elements.stream().flatMap(element -> element.references().stream()),
            tables.stream())
        .flatMap(part -> part)
        .toList();
  }

  /** How many cells there are. */
  public int cells() {
    return references().size() + elements.stream().mapToInt(e -> e.columns().size()).sum();
  }

  /** How many of the lowest bits of a key hold the number of the element. */
  public int indexBits() {
    return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, elements.size() - 1));
  }

  /** What an element is sorted by: its rank, then what is told about it, then its number. */
  public long key(int element, int rank, long sum) {
    long told = sum >>> Integer.SIZE & -1L << indexBits();
    return (long) rank << Integer.SIZE | told | element;
  }
}
