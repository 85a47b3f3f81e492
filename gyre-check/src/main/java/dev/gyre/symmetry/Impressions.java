package dev.gyre.symmetry;

import dev.gyre.system.cells.CellCode;
import java.util.Arrays;

/**
 * What the references of a state tell about elements. A search asks about states that have much in
 * common, so it is kept from one state to the next, and only what changed is looked at. For one
 * thread.
 */
final class Impressions implements CellCode.Changes {
  private final Mentions[] mentions;

  /** For each reference its value. */
  private final int[] last;

  private final long[] told;
  private final Relations relations;

  /**
   * @param elements how many there are
   */
  Impressions(Mentions[] mentions, int elements) {
    this.mentions = mentions;
    this.last = Arrays.stream(mentions).mapToInt(Mentions::valueOfNothing).toArray();
    this.told = new long[elements];
    int width = Arrays.stream(mentions).mapToInt(Mentions::width).reduce(0, Math::max);
    this.relations = new Relations(mentions.length, width, elements);
    for (int reference = 0; reference < mentions.length; reference++) {
      note(reference, last[reference]);
    }
  }

  /** For each element the sum of all that references tell about it. */
  long[] told() {
    return told;
  }

  /** Which references relate different elements, and how. */
  Relations relations() {
    return relations;
  }

  /** Looks at a state. */
  void look(CellCode code, int[] state) {
    code.compare(state, last, this);
  }

  @Override
  public void changed(int reference, int value) {
    forget(reference, last[reference]);
    last[reference] = value;
    note(reference, value);
  }

  private void forget(int reference, int value) {
    Mentions heard = mentions[reference];
    if (heard.says(value)) {
      long label = heard.label(value);
      int[] elements = heard.related(value);
      for (int place = 0; place < elements.length; place++) {
        told[elements[place]] -= Mentions.told(label, place);
      }
      if (heard.isRelation(value)) {
        relations.remove(reference);
      }
    }
  }

  private void note(int reference, int value) {
    Mentions heard = mentions[reference];
    if (heard.says(value)) {
      long label = heard.label(value);
      int[] elements = heard.related(value);
      for (int place = 0; place < elements.length; place++) {
        told[elements[place]] += Mentions.told(label, place);
      }
      if (heard.isRelation(value)) {
        relations.put(reference, label, elements);
      }
    }
  }
}
