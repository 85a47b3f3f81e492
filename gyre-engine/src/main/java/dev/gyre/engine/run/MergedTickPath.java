package dev.gyre.engine.run;

import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;

/** A path on which time that passes in several units one after another passes in one step. */
final class MergedTickPath {
  private MergedTickPath() {}

  static List<Long> of(List<Long> path) {
    List<Long> merged = new ArrayList<>();
    int units = 0;
    for (long transition : path) {
      if (Transitions.isTick(transition)) {
        units += Transitions.units(transition);
        continue;
      }
      flush(units, merged);
      units = 0;
      merged.add(transition);
    }
    flush(units, merged);
    return merged;
  }

  private static void flush(int units, List<Long> path) {
    if (units > 0) {
      path.add(Transitions.tick(units));
    }
  }
}
