package dev.gyre.symmetry;

import dev.gyre.system.fields.FieldCode;
import java.util.Arrays;

/**
 * What the references of a state tell about elements. A search asks about states that have much in
 * common, so it is kept from one state to the next, and only what changed is looked at. For one
 * thread.
 */
final class SignatureCache implements FieldCode.Changes {
  private final Incidence[] mentions;

  /** For each reference its value. */
  private final int[] last;

  private final long[] told;
  private final Relations relations;

  /**
   * @param elements how many there are
   */
  SignatureCache(Incidence[] mentions, int elements) {
    this.mentions = mentions;
    this.last = Arrays.stream(mentions).mapToInt(Incidence::valueOfNothing).toArray();
    this.told = new long[elements];
    int width = Arrays.stream(mentions).mapToInt(Incidence::width).reduce(0, Math::max);
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
  void look(FieldCode code, int[] state) {
    code.compare(state, last, this);
  }

  @Override
  public void changed(int reference, int value) {
    forget(reference, last[reference]);
    last[reference] = value;
    note(reference, value);
  }

  private void forget(int reference, int value) {
    Incidence heard = mentions[reference];
    if (heard.says(value)) {
      long label = heard.label(value);
      int[] elements = heard.related(value);
      for (int place = 0; place < elements.length; place++) {
        told[elements[place]] -= Incidence.told(label, place);
      }
      if (heard.isRelation(value)) {
        relations.remove(reference);
      }
    }
  }

  private void note(int reference, int value) {
    Incidence heard = mentions[reference];
    if (heard.says(value)) {
      long label = heard.label(value);
      int[] elements = heard.related(value);
      for (int place = 0; place < elements.length; place++) {
        told[elements[place]] += Incidence.told(label, place);
      }
      if (heard.isRelation(value)) {
        relations.put(reference, label, elements);
      }
    }
  }
}
