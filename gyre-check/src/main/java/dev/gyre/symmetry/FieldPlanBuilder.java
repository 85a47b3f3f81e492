package dev.gyre.symmetry;

import dev.gyre.system.fields.BitField;
import dev.gyre.system.fields.ElementFields;
import dev.gyre.system.fields.FieldPlan;
import dev.gyre.system.fields.NamingField;
import dev.gyre.system.fields.ValueField;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Writes down for each element which cells are its own, and what references tell. */
final class FieldPlanBuilder {
  private final List<PermutedFields> cells;
  private final List<Denotation> meanings;
  private final List<PermutedFields> locations;
  private final int[] starts;
  private final List<Incidence> mentions = new ArrayList<>();

  /**
   * @param meanings the tables of names, in the order of their numbers
   * @param locations for each type the locations of the processes of a family; null where there is
   *     none
   * @param starts for each type the number of its first element, and where the last ends
   */
  FieldPlanBuilder(
      List<PermutedFields> cells,
      List<Denotation> meanings,
      List<PermutedFields> locations,
      int[] starts) {
    this.cells = cells;
    this.meanings = meanings;
    this.locations = locations;
    this.starts = starts;
  }

  FieldPlan write() {
    mentions.clear();
    List<NamingField> shared = new ArrayList<>();
    for (int kind = 0; kind < cells.size(); kind++) {
      if (cells.get(kind).axes().dimensions() == 0) {
        shared.add(reference(kind, 0));
      }
    }
    List<ElementFields> elements = new ArrayList<>();
    for (int type = 0; type + 1 < starts.length; type++) {
      for (int e = 0; e < starts[type + 1] - starts[type]; e++) {
        elements.add(element(type, e));
      }
    }
    List<NamingField> tables = new ArrayList<>();
    for (int kind = 0; kind < cells.size(); kind++) {
      if (cells.get(kind).axes().dimensions() > 1) {
        for (int cell = 0; cell < cells.get(kind).axes().count(); cell++) {
          tables.add(reference(kind, cell));
        }
      }
    }
    return new FieldPlan(elements, shared, tables);
  }

  /** What the references of the plan tell, in the order of their numbers. */
  List<Incidence> mentions() {
    return Collections.unmodifiableList(mentions);
  }

  private ElementFields element(int type, int element) {
    List<ValueField> columns = new ArrayList<>();
    List<NamingField> references = new ArrayList<>();
    BitField rank = BitField.NONE;
    for (int kind = 0; kind < cells.size(); kind++) {
      PermutedFields found = cells.get(kind);
      Coordinates axes = found.axes();
      if (axes.dimensions() != 1 || axes.type(0) != type) {
        continue;
      }
      if (found.meanings() != null) {
        references.add(reference(kind, element));
      } else {
        columns.add(new ValueField(found.cell(element), salt(kind)));
        boolean isLeading = locations.get(type) != null && found.contains(locations.get(type));
        rank = isLeading ? found.cell(element) : rank;
      }
    }
    return new ElementFields(type, rank, columns, references);
  }

  private NamingField reference(int kind, int cell) {
    PermutedFields found = cells.get(kind);
    int[] own = new int[found.axes().dimensions()];
    found.axes().copyElements(cell, starts, own, 0);
    NamingField reference = found.reference(cell, meanings.indexOf(found.meanings()));
    mentions.add(new Incidence(reference, own, salt(kind), found.meanings(), starts));
    return reference;
  }

  /** Differs from kind to kind. */
  private static long salt(int kind) {
    return ValueField.mixed(kind);
  }
}
