package dev.gyre.lts.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Other labels for the same steps; the silent step stays what it is. */
public final class Relabelling {
  private Relabelling() {}

  /**
   * @param name for the text of a label its new one; {@link Lts#TAU} hides its steps
   */
  public static Lts of(Lts lts, UnaryOperator<String> name) {
    List<String> labels = new ArrayList<>(List.of(Lts.TAU));
    Map<String, Integer> numbers = new HashMap<>(Map.of(Lts.TAU, Lts.SILENT));
    int[] translated = new int[lts.labelCount()];
    for (int label = 1; label < translated.length; label++) {
      translated[label] =
          numbers.computeIfAbsent(
              name.apply(lts.labelText(label)),
              text -> {
                labels.add(text);
                return labels.size() - 1;
              });
    }
    int[] steps = new int[lts.transitionCount()];
    for (int t = 0; t < steps.length; t++) {
      steps[t] = translated[lts.label(t)];
    }
    return lts.withLabels(labels.toArray(new String[0]), steps);
  }
}
