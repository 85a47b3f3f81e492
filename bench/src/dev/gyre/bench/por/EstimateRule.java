package dev.gyre.bench.por;

import dev.gyre.por.ReducedSystem;
import java.util.List;
import java.util.function.Predicate;

/**
 * A rule by which it could be decided, before a search, whether a reduction is used.
 *
 * @param looks whether it looks at the model at all, which takes time
 */
record EstimateRule(String name, boolean looks, Predicate<ReducedSystem> uses) {
  static final EstimateRule NEVER = new EstimateRule("never", false, system -> false);

  static final List<EstimateRule> ALL =
      List.of(
          NEVER,
          new EstimateRule("always", false, system -> true),
          rule("left out in walks", EstimateRule::leavesOutInWalks),
          rule("left out in 256", system -> start(system, 256).leftOut() > 0),
          rule("spared in 64", system -> spares(system, 64)),
          rule("spared in 128", system -> spares(system, 128)),
          rule("spared in 256", system -> spares(system, 256)),
          rule("spared in 512", system -> spares(system, 512)),
          rule("1/1000 spared in 256", system -> spares(system, 1000, 256)),
          rule("1/32 spared in 256", system -> spares(system, 32, 256)),
          rule("twelve constants", TwelveConstants::uses));

  private static EstimateRule rule(String name, Predicate<ReducedSystem> uses) {
    return new EstimateRule(name, true, uses);
  }

  private static boolean leavesOutInWalks(ReducedSystem system) {
    SampleWalks walks = new SampleWalks(system);
    for (int walk = 0; walk < 8 && walks.leftOut() == 0; walk++) {
      walks.walk();
    }
    return walks.leftOut() > 0;
  }

  /** Whether a small search from the start meets not all that it leaves out. */
  private static boolean spares(ReducedSystem system, int states) {
    return spares(system, Integer.MAX_VALUE, states);
  }

  private static boolean spares(ReducedSystem system, int oneIn, int states) {
    SmallSearch search = start(system, states);
    return search.leftOut() > 0 && (search.isComplete() || search.spares(oneIn));
  }

  private static SmallSearch start(ReducedSystem system, int states) {
    return SmallSearch.from(system.initialState(), system, states);
  }
}
