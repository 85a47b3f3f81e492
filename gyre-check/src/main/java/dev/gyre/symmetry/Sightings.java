package dev.gyre.symmetry;

import java.util.ArrayList;
import java.util.List;

/**
 * What the cells of a state tell about elements: a cell relates its coordinates and what its value
 * names. What concerns one element only is summed up for that element, the rest are {@link
 * Relations}.
 *
 * <p>A search asks about states that have much in common, so what is known is kept from one state
 * to the next: only words that changed are looked at again. For one thread.
 */
final class Sightings {
  private static final int[] NOTHING = {};
  private static final int NOBODY = -1;

  /** Cells of one kind that are read in the same way. */
  private static final class Kind {
    final Cells cells;
    final long salt;
    final int dimensions;

    /** For each cell the elements that are its coordinates. */
    final int[] own;

    /** For each value the elements it names; null if it stands for itself. */
    final int[][] named;

    /** For each value that names elements what is told about them. */
    final long[] labels;

    final boolean isColumn;
    final boolean isLeading;

    Kind(Cells cells, long salt, int[] starts, MovableParts parts) {
      this.cells = cells;
      this.salt = salt;
      Axes axes = cells.axes();
      this.dimensions = axes.dimensions();
      this.own = new int[axes.count() * dimensions];
      for (int cell = 0; cell < axes.count(); cell++) {
        copyElements(axes, cell, starts, own, cell * dimensions);
      }
      Meanings meanings = cells.meanings();
      this.isColumn = dimensions == 1 && meanings == null;
      this.isLeading = isColumn && isLeading(parts.locations(axes.type(0)));
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

    private boolean isLeading(Cells locations) {
      return locations != null && cells.contains(locations);
    }

    private static void copyElements(Axes axes, int thing, int[] starts, int[] target, int at) {
      for (int d = 0; d < axes.dimensions(); d++) {
        target[at + d] = starts[axes.type(d)] + axes.coordinate(thing, d);
      }
    }

    /** How many elements a cell can be about. */
    int width() {
      int most = 0;
      for (int[] things : named) {
        most = Math.max(most, things == null ? 0 : things.length);
      }
      return dimensions + most;
    }
  }

  /** For each cell of the state its kind, and which of that kind it is. */
  private final Kind[] kinds;

  private final int[] numbers;

  /** For each cell the slot of its relation; {@link #NOBODY} if it is never about several. */
  private final int[] slots;

  /** For each cell the one element it is about, and what it says; {@link #NOBODY} if several. */
  private final int[] subjects;

  private final long[] labels;

  /** The words that are looked at, and what they held last. */
  private final int[] words;

  private final int[] seen;

  /** For each word where the list of its cells begins, and which bits concern each of them. */
  private final int[] firsts;

  private final int[] concerned;
  private final int[] bits;

  private final long[] sums;

  /** For each element the value of one cell by which elements are sorted first. */
  private final int[] ranks;

  private final Relations relations;
  private boolean isNew = true;

  /**
   * @param starts for each type the number of its first element
   */
  Sightings(MovableParts parts, int[] starts) {
    List<Kind> all = new ArrayList<>();
    for (Cells cells : parts.cells()) {
      all.add(new Kind(cells, Colouring.mixed(all.size()), starts, parts));
    }
    int count = all.stream().mapToInt(kind -> kind.cells.axes().count()).sum();
    this.kinds = new Kind[count];
    this.numbers = new int[count];
    this.slots = new int[count];
    this.subjects = new int[count];
    this.labels = new long[count];
    WordIndex index = new WordIndex();
    int at = 0;
    int related = 0;
    int width = 0;
    for (Kind kind : all) {
      for (int cell = 0; cell < kind.cells.axes().count(); cell++) {
        kinds[at] = kind;
        numbers[at] = cell;
        slots[at] = kind.width() > 1 ? related++ : NOBODY;
        subjects[at] = NOBODY;
        width = Math.max(width, kind.width());
        kind.cells.register(cell, at, index);
        at++;
      }
    }
    this.words = index.words();
    this.seen = new int[words.length];
    this.firsts = index.firsts();
    this.concerned = index.cells();
    this.bits = index.bits();
    this.sums = new long[starts[starts.length - 1]];
    this.ranks = new int[sums.length];
    this.relations = new Relations(related, width);
  }

  /** For each element the sum of all that was told about it alone. */
  long[] sums() {
    return sums;
  }

  int[] ranks() {
    return ranks;
  }

  Relations relations() {
    return relations;
  }

  /** Looks at a state. */
  void look(int[] state) {
    if (isNew) {
      isNew = false;
      for (int w = 0; w < words.length; w++) {
        seen[w] = state[words[w]];
      }
      for (int cell = 0; cell < kinds.length; cell++) {
        read(state, cell);
      }
      return;
    }
    for (int w = 0; w < words.length; w++) {
      int now = state[words[w]];
      int changed = now ^ seen[w];
      if (changed != 0) {
        seen[w] = now;
        for (int i = firsts[w]; i < firsts[w + 1]; i++) {
          if ((changed & bits[i]) != 0) {
            read(state, concerned[i]);
          }
        }
      }
    }
  }

  /** Replaces what a cell told by what it tells now. */
  private void read(int[] state, int cell) {
    Kind kind = kinds[cell];
    if (kind.isColumn) {
      readColumn(state, cell, kind);
      return;
    }
    if (subjects[cell] != NOBODY) {
      sums[subjects[cell]] -= labels[cell];
      subjects[cell] = NOBODY;
    } else if (slots[cell] != NOBODY) {
      relations.remove(slots[cell]);
    }
    int number = numbers[cell];
    int value = kind.cells.value(state, number);
    int[] things = NOTHING;
    long label;
    if (Integer.compareUnsigned(value, kind.named.length) < 0
        && kind.named[value] != null
        && !kind.cells.isFiller(state, number)) {
      things = kind.named[value];
      label = kind.labels[value];
    } else if (kind.dimensions == 0 || (value == 0 && kind.cells.meanings() == null)) {
      // Most of a table is 0, and the rest says where.
      return;
    } else {
      label = Colouring.mixed(kind.salt + value);
    }
    int from = number * kind.dimensions;
    int subject = onlyOne(kind, from, things);
    if (subject == NOBODY) {
      relations.put(slots[cell], label, kind.own, from, kind.dimensions, things);
    } else {
      subjects[cell] = subject;
      labels[cell] = label;
      sums[subject] += label;
    }
  }

  /** Most cells have one coordinate and values that stand for themselves. */
  private void readColumn(int[] state, int cell, Kind kind) {
    int number = numbers[cell];
    int element = kind.own[number];
    int value = kind.cells.value(state, number);
    long label = Colouring.mixed(kind.salt + value);
    sums[element] += label - labels[cell];
    labels[cell] = label;
    if (kind.isLeading) {
      ranks[element] = value;
    }
  }

  /** The element that is in all places of a relation, if there is one: it is about that alone. */
  private static int onlyOne(Kind kind, int from, int[] things) {
    int first = kind.dimensions > 0 ? kind.own[from] : things[0];
    for (int d = 1; d < kind.dimensions; d++) {
      if (kind.own[from + d] != first) {
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
}
