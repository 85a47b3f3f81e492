package dev.gyre.bench.por;

import dev.gyre.por.ReducedSystem;

/**
 * The rule of the product until November 2026 (docs/adr/0009): walks at random, then up to three
 * small searches. Its constants were chosen on the whole corpus.
 */
final class TwelveConstants {
  private static final int WALKS = 8;

  /** With so many steps left out, and one in so many, the walks end early. */
  private static final int ENOUGH = 16;

  private static final int FREQUENT = 24;

  /** With so many states, one step in so many must be left out. */
  private static final int MANY = 500;

  private static final int RARE = 64;

  /** One successor in so many must be spared, from the start or from later states. */
  private static final int SPARED = 1000;

  private static final int SPARED_LATER = 32;
  private static final int STATES = 256;

  private TwelveConstants() {}

  static boolean uses(ReducedSystem system) {
    SampleWalks walks = new SampleWalks(system);
    for (int walk = 0; walk < WALKS && !isObvious(walks); walk++) {
      walks.walk();
    }
    boolean often =
        walks.leftOut() > 0 && (walks.leftOut() * RARE >= walks.steps() || walks.states() < MANY);
    return often && spares(system, walks);
  }

  private static boolean isObvious(SampleWalks walks) {
    return walks.leftOut() >= ENOUGH && walks.leftOut() * FREQUENT >= walks.steps();
  }

  private static boolean spares(ReducedSystem system, SampleWalks walks) {
    SmallSearch first = SmallSearch.from(system.initialState(), system, STATES);
    return first.isComplete()
        || first.spares(SPARED)
        || sparesFrom(walks.state(walks.states() * 3 / 4), system)
        || sparesFrom(walks.state(walks.states() * 7 / 8), system);
  }

  private static boolean sparesFrom(int[] state, ReducedSystem system) {
    SmallSearch later = SmallSearch.from(state, system, STATES);
    return !later.isComplete() && later.spares(SPARED_LATER);
  }
}
