package dev.gyre.symmetry;

import java.util.ArrayList;
import java.util.List;

/**
 * What the cells of a state tell about elements. What concerns one element only is summed up for
 * that element, the rest are {@link Relations}.
 *
 * <p>A search asks about states that have much in common, so what is known is kept from one state
 * to the next: only cells in words that changed are read again. For one thread.
 */
final class Sightings {
  /** For each cell of the state who reads it, and as which of its cells. */
  private final CellReader[] readers;

  private final int[] numbers;

  /** For each cell the slot of its relation, if it may be about several elements. */
  private final int[] slots;

  /** For each cell the one element it is about, if it is, and what it tells about it. */
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
  private final int[] ranks;
  private final Relations relations;
  private boolean isNew = true;

  /**
   * @param starts for each type the number of its first element
   */
  Sightings(MovableParts parts, int[] starts) {
    List<CellReader> all = new ArrayList<>();
    for (Cells cells : parts.cells()) {
      all.add(new CellReader(cells, Colouring.mixed(all.size()), starts, parts));
    }
    int count = all.stream().mapToInt(CellReader::count).sum();
    this.readers = new CellReader[count];
    this.numbers = new int[count];
    this.slots = new int[count];
    this.subjects = new int[count];
    this.labels = new long[count];
    WordIndex index = new WordIndex();
    int at = 0;
    int related = 0;
    int width = 0;
    for (CellReader reader : all) {
      for (int cell = 0; cell < reader.count(); cell++) {
        readers[at] = reader;
        numbers[at] = cell;
        slots[at] = reader.width() > 1 ? related++ : CellReader.NOBODY;
        subjects[at] = CellReader.NOBODY;
        width = Math.max(width, reader.width());
        reader.register(cell, at, index);
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

  /** For each element the value of one cell, by which elements are sorted first. */
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
      lookAtAll(state);
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

  private void lookAtAll(int[] state) {
    for (int w = 0; w < words.length; w++) {
      seen[w] = state[words[w]];
    }
    for (int cell = 0; cell < readers.length; cell++) {
      read(state, cell);
    }
  }

  /** Replaces what a cell told by what it tells now. */
  private void read(int[] state, int cell) {
    CellReader reader = readers[cell];
    int number = numbers[cell];
    int value = reader.value(state, number);
    if (reader.isColumn()) {
      int element = reader.element(number);
      long label = reader.plainLabel(value);
      sums[element] += label - labels[cell];
      labels[cell] = label;
      ranks[element] = reader.isLeading() ? value : ranks[element];
      return;
    }
    forget(cell);
    int[] things = reader.things(state, number, value);
    long label = reader.label(value, things);
    if (label != CellReader.NOTHING) {
      note(cell, label, things);
    }
  }

  private void forget(int cell) {
    if (subjects[cell] != CellReader.NOBODY) {
      sums[subjects[cell]] -= labels[cell];
      subjects[cell] = CellReader.NOBODY;
    } else if (slots[cell] != CellReader.NOBODY) {
      relations.remove(slots[cell]);
    }
  }

  private void note(int cell, long label, int[] things) {
    CellReader reader = readers[cell];
    int subject = reader.subject(numbers[cell], things);
    if (subject == CellReader.NOBODY) {
      reader.relate(numbers[cell], label, things, slots[cell], relations);
    } else {
      subjects[cell] = subject;
      labels[cell] = label;
      sums[subject] += label;
    }
  }
}
