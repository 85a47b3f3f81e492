package dev.gyre.symmetry;

/**
 * Reads cells as what they tell about elements: a cell relates its coordinates and what its value
 * names. Which elements these are is looked up in tables.
 */
final class CellReader {
  private static final int[] NOTHING = {};

  private final Cells cells;
  private final long salt;
  private final int dimensions;

  /** For each cell the elements that are its coordinates. */
  private final int[] own;

  /** For each value the elements it names; null if it stands for itself. */
  private final int[][] named;

  /** For each value that names elements what is told about them. */
  private final long[] labels;

  /**
   * @param salt differs from that of all other cells
   * @param starts for each type the number of its first element
   */
  CellReader(Cells cells, long salt, int[] starts) {
    this.cells = cells;
    this.salt = salt;
    Axes axes = cells.axes();
    this.dimensions = axes.dimensions();
    this.own = new int[axes.count() * dimensions];
    for (int cell = 0; cell < axes.count(); cell++) {
      copyElements(axes, cell, starts, own, cell * dimensions);
    }
    Meanings meanings = cells.meanings();
    int values = meanings == null ? 0 : meanings.renamed().length;
    this.named = new int[values][];
    this.labels = new long[values];
    for (int value = 0; value < values; value++) {
      int group = meanings.group(value);
      if (group >= 0) {
        Axes things = meanings.axes(group);
        named[value] = new int[things.dimensions()];
        copyElements(things, meanings.thing(value), starts, named[value], 0);
        labels[value] = Colouring.mixed(~salt + group);
      }
    }
  }

  private static void copyElements(Axes axes, int thing, int[] starts, int[] target, int at) {
    for (int d = 0; d < axes.dimensions(); d++) {
      target[at + d] = starts[axes.type(d)] + axes.coordinate(thing, d);
    }
  }

  /** Adds what is told about one element to its colour, and what is told about several to those. */
  void read(int[] state, long[] colours, Relations relations) {
    if (dimensions == 1 && named.length == 0) {
      cells.addTo(colours, own[0], state, salt);
      return;
    }
    for (int cell = 0; cell < cells.axes().count(); cell++) {
      int value = cells.value(state, cell);
      int[] things = NOTHING;
      long label;
      if (Integer.compareUnsigned(value, named.length) < 0
          && named[value] != null
          && !cells.isFiller(state, cell)) {
        things = named[value];
        label = labels[value];
      } else if (dimensions == 0) {
        continue;
      } else {
        label = Colouring.mixed(salt + value);
      }
      if (dimensions + things.length == 1) {
        colours[dimensions == 1 ? own[cell] : things[0]] += label;
      } else {
        relations.add(label, own, cell * dimensions, dimensions, things);
      }
    }
  }
}
