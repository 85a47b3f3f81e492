package dev.gyre.system.fields;

import java.util.List;

/**
 * What belongs to one element. Elements of one type have the same columns and references in the
 * same order.
 *
 * @param type elements change places with others of their type only
 * @param rank by which elements are sorted before anything else; {@link BitField#NONE} if there is
 *     nothing
 */
public record ElementFields(
    int type, BitField rank, List<ValueField> columns, List<NamingField> references) {
  public ElementFields {
    columns = List.copyOf(columns);
    references = List.copyOf(references);
  }
}
