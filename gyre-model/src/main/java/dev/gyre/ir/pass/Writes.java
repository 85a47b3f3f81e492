package dev.gyre.ir.pass;

import dev.gyre.ir.Effect;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Place;
import java.util.List;
import java.util.function.Consumer;

/** Finds the places that effects write to, also inside a {@code d_step}. */
public final class Writes {
  private Writes() {}

  public static void of(List<Effect> effects, Consumer<Place> found) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Assign assign) {
        found.accept(assign.place());
      } else if (effect instanceof Effect.Receive receive) {
        patterns(receive.patterns(), found);
      } else if (effect instanceof Effect.IndivisibleStep step) {
        step.program()
            .nodes()
            .forEach(node -> node.branches().forEach(branch -> of(branch.effects(), found)));
      }
    }
  }

  private static void patterns(List<FieldPattern> patterns, Consumer<Place> found) {
    for (FieldPattern pattern : patterns) {
      if (pattern instanceof FieldPattern.Store store) {
        found.accept(store.place());
      }
    }
  }
}
