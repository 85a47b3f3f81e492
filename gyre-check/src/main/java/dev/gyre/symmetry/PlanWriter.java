package dev.gyre.symmetry;

import dev.gyre.system.cells.Cell;
import dev.gyre.system.cells.CellPlan;
import dev.gyre.system.cells.Column;
import dev.gyre.system.cells.Element;
import dev.gyre.system.cells.Reference;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Writes down for each element which cells are its own, and what references tell. */
final class PlanWriter {
  private final List<Cells> cells;
  private final List<Meanings> meanings;
  private final List<Cells> locations;
  private final int[] starts;
  private final List<Mentions> mentions = new ArrayList<>();

  /**
   * @param meanings the tables of names, in the order of their numbers
   * @param locations for each type the locations of the processes of a family; null where there is
   *     none
   * @param starts for each type the number of its first element, and where the last ends
   */
  PlanWriter(List<Cells> cells, List<Meanings> meanings, List<Cells> locations, int[] starts) {
    this.cells = cells;
    this.meanings = meanings;
    this.locations = locations;
    this.starts = starts;
  }

  CellPlan write() {
    mentions.clear();
    List<Reference> shared = new ArrayList<>();
    for (int kind = 0; kind < cells.size(); kind++) {
      if (cells.get(kind).axes().dimensions() == 0) {
        shared.add(reference(kind, 0));
      }
    }
    List<Element> elements = new ArrayList<>();
    for (int type = 0; type + 1 < starts.length; type++) {
      for (int e = 0; e < starts[type + 1] - starts[type]; e++) {
        elements.add(element(type, e));
      }
    }
    List<Reference> tables = new ArrayList<>();
    for (int kind = 0; kind < cells.size(); kind++) {
      if (cells.get(kind).axes().dimensions() > 1) {
        for (int cell = 0; cell < cells.get(kind).axes().count(); cell++) {
          tables.add(reference(kind, cell));
        }
      }
    }
    return new CellPlan(elements, shared, tables);
  }

  /** What the references of the plan tell, in the order of their numbers. */
  List<Mentions> mentions() {
    return Collections.unmodifiableList(mentions);
  }

  private Element element(int type, int element) {
    List<Column> columns = new ArrayList<>();
    List<Reference> references = new ArrayList<>();
    Cell rank = Cell.NONE;
    for (int kind = 0; kind < cells.size(); kind++) {
      Cells found = cells.get(kind);
      Axes axes = found.axes();
      if (axes.dimensions() != 1 || axes.type(0) != type) {
        continue;
      }
      if (found.meanings() != null) {
        references.add(reference(kind, element));
      } else {
        columns.add(new Column(found.cell(element), salt(kind)));
        boolean isLeading = locations.get(type) != null && found.contains(locations.get(type));
        rank = isLeading ? found.cell(element) : rank;
      }
    }
    return new Element(type, rank, columns, references);
  }

  private Reference reference(int kind, int cell) {
    Cells found = cells.get(kind);
    int[] own = new int[found.axes().dimensions()];
    found.axes().copyElements(cell, starts, own, 0);
    Reference reference = found.reference(cell, meanings.indexOf(found.meanings()));
    mentions.add(new Mentions(reference, own, salt(kind), found.meanings(), starts));
    return reference;
  }

  /** Differs from kind to kind. */
  private static long salt(int kind) {
    return Column.mixed(kind);
  }
}
