package dev.gyre.audit;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.TransitionSystem;
import java.util.List;
import java.util.function.Supplier;

/** Who looks at the states of a system and of what the passes made of it. For one worker. */
public interface Onlooker {
  /** Whether a state and the one that it became look the same. */
  boolean areAlike(int[] written, int[] searched);

  /**
   * Whether a run that rests in a state between the parts of a merged step is as bad, or as good,
   * as one that rests behind them.
   */
  boolean mayMiss(int[] between, int[] after);

  /** Nobody: nothing is looked at but what goes wrong. */
  static Supplier<Onlooker> none() {
    return () -> new Of(state -> "", state -> "");
  }

  /** A claim, which has the same index in both systems. */
  static Supplier<Onlooker> ofClaim(Passes passes, ProcessAutomaton claim) {
    return () -> {
      TransitionSystem written = passes.written();
      ProcessAutomaton own = written.layout().system().automata().get(claim.index());
      Sight before = Sight.ofClaim(written, own).get();
      Sight after = Sight.ofClaim(passes.searched(), claim).get();
      return new Of(before, state -> behind(after.of(state), passes));
    };
  }

  private static List<?> behind(Object edges, Passes passes) {
    return ((List<?>) edges)
        .stream().map(edge -> passes.origin().get((Integer) edge).get(0)).toList();
  }

  /** Labels. */
  static Supplier<Onlooker> ofLabels(CycleQuestion question) {
    return () ->
        new Onlooker() {
          @Override
          public boolean areAlike(int[] written, int[] searched) {
            return question.marks(written) == question.marks(searched);
          }

          @Override
          public boolean mayMiss(int[] between, int[] after) {
            return question.isNoWorse(question.marks(between), question.marks(after));
          }
        };
  }

  /** Somebody for whom equal looks count. */
  record Of(Sight written, Sight searched) implements Onlooker {
    @Override
    public boolean areAlike(int[] before, int[] after) {
      return written.of(before).equals(searched.of(after));
    }

    @Override
    public boolean mayMiss(int[] between, int[] after) {
      return written.of(between).equals(written.of(after));
    }
  }
}
