package dev.gyre.symmetry;

import dev.gyre.system.fields.ValueField;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Of several colourings those that look least, whichever elements have the colours. In each state
 * of an orbit the same ones are chosen, so the choice keeps what comes of them canonical.
 */
final class LeastColours {
  private final List<long[]> all = new ArrayList<>();
  private long least = Long.MAX_VALUE;

  void consider(long[] colours) {
    long look = 0;
    for (long colour : colours) {
      look += ValueField.mixed(colour);
    }
    if (look < least) {
      all.clear();
      least = look;
    }
    if (look == least) {
      all.add(colours);
    }
  }

  List<long[]> all() {
    return Collections.unmodifiableList(all);
  }
}
