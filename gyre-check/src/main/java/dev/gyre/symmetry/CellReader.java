package dev.gyre.symmetry;

/**
 * Reads cells of one sort: what they tell, and about which elements. A cell relates its coordinates
 * and what its value names; both are looked up in tables.
 */
final class CellReader {
  /** The cell is about no element alone. */
  static final int NOBODY = -1;

  /** The cell tells nothing. */
  static final long NOTHING = 0;

  private static final int[] NO_THINGS = {};

  private final Cells cells;
  private final long salt;
  private final int dimensions;
  private final boolean isColumn;
  private final boolean isLeading;
  private final boolean isPlain;

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
  CellReader(Cells cells, long salt, int[] starts, MovableParts parts) {
    this.cells = cells;
    this.salt = salt;
    Axes axes = cells.axes();
    this.dimensions = axes.dimensions();
    this.own = new int[axes.count() * dimensions];
    for (int cell = 0; cell < axes.count(); cell++) {
      copyElements(axes, cell, starts, own, cell * dimensions);
    }
    Meanings meanings = cells.meanings();
    this.isPlain = meanings == null;
    this.isColumn = dimensions == 1 && isPlain;
    this.isLeading = isColumn && hasLocations(parts.locations(axes.type(0)));
    int values = isPlain ? 0 : meanings.renamed().length;
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

  private boolean hasLocations(Cells locations) {
    return locations != null && cells.contains(locations);
  }

  private static void copyElements(Axes axes, int thing, int[] starts, int[] target, int at) {
    for (int d = 0; d < axes.dimensions(); d++) {
      target[at + d] = starts[axes.type(d)] + axes.coordinate(thing, d);
    }
  }

  /** How many cells there are. */
  int count() {
    return cells.axes().count();
  }

  /** How many elements a cell can be about. */
  int width() {
    int most = 0;
    for (int[] things : named) {
      most = Math.max(most, things == null ? 0 : things.length);
    }
    return dimensions + most;
  }

  /** Whether the cells have one coordinate and values that stand for themselves, as most have. */
  boolean isColumn() {
    return isColumn;
  }

  /** Whether the cells have the locations of processes in them, and are a column. */
  boolean isLeading() {
    return isLeading;
  }

  /** Notes on which words a cell depends. */
  void register(int cell, int number, WordIndex index) {
    cells.register(cell, number, index);
  }

  int value(int[] state, int cell) {
    return cells.value(state, cell);
  }

  /** The element that a cell of a column is about. */
  int element(int cell) {
    return own[cell];
  }

  /** What is told by a value that stands for itself. */
  long plainLabel(int value) {
    return Colouring.mixed(salt + value);
  }

  /** The elements that the value of a cell names. */
  int[] things(int[] state, int cell, int value) {
    return Integer.compareUnsigned(value, named.length) < 0
            && named[value] != null
            && !cells.isFiller(state, cell)
        ? named[value]
        : NO_THINGS;
  }

  /** What a cell tells, or {@link #NOTHING}. Most of a table is 0, and the rest says where. */
  long label(int value, int[] things) {
    if (things.length > 0) {
      return labels[value];
    }
    return dimensions == 0 || (isPlain && value == 0) ? NOTHING : plainLabel(value);
  }

  /** The element that is in all places of a relation; {@link #NOBODY} if there are several. */
  int subject(int cell, int[] things) {
    int from = cell * dimensions;
    int first = dimensions > 0 ? own[from] : things[0];
    for (int d = 1; d < dimensions; d++) {
      if (own[from + d] != first) {
        return NOBODY;
      }
    }
    for (int thing : things) {
      if (thing != first) {
        return NOBODY;
      }
    }
    return first;
  }

  /** Notes what a cell tells about several elements. */
  void relate(int cell, long label, int[] things, int slot, Relations relations) {
    relations.put(slot, label, own, cell * dimensions, dimensions, things);
  }
}
