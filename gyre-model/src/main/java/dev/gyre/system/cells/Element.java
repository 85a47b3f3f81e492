package dev.gyre.system.cells;

import java.util.List;

/**
 * What belongs to one element. Elements of one type have the same columns and references in the
 * same order.
 *
 * @param type elements change places with others of their type only
 * @param rank by which elements are sorted before anything else; {@link Cell#NONE} if there is
 *     nothing
 */
public record Element(int type, Cell rank, List<Column> columns, List<Reference> references) {
  public Element {
    columns = List.copyOf(columns);
    references = List.copyOf(references);
  }
}
