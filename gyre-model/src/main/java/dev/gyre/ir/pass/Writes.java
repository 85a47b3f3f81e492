package dev.gyre.ir.pass;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Place;
import java.util.List;
import java.util.function.Consumer;

/** Finds the places that effects write to, also inside a {@code d_step}. */
public final class Writes {
  private Writes() {}

  public static void of(List<Effect> effects, Consumer<Place> found) {
    effects.forEach(effect -> of(effect, found));
  }

  private static void of(Effect effect, Consumer<Place> found) {
    switch (effect.kind()) {
      case ASSIGN -> found.accept(((Effect.Assign) effect).place());
      case RECEIVE ->
          ((Effect.Receive) effect).patterns().forEach(p -> p.stored().ifPresent(found));
      case INDIVISIBLE_STEP ->
          ((Effect.IndivisibleStep) effect)
              .program()
              .branches()
              .forEach(branch -> of(branch.effects(), found));
      // The variables of a new process get their values before anybody can use them.
      case SEND, CHECK, REQUIRE, PRINT, PRINT_NAME, SPAWN_PROCESS, SET_PRIORITY, TERMINATE -> {}
    }
  }
}
