package dev.gyre.emptiness;

import java.util.function.IntToLongFunction;

/** What makes an infinite run a bad one, fairness aside. */
public sealed interface Acceptance {
  /** The claim is infinitely often at one of its accept labels. */
  record ClaimLabels() implements Acceptance {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.claimLabels();
    }
  }

  /**
   * The claim takes edges of every acceptance set infinitely often.
   *
   * @param sets how many sets there are; with none, every infinite run is bad
   * @param marks the sets of the edge with this id, a bit each
   */
  record ClaimEdges(int sets, IntToLongFunction marks) implements Acceptance {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.claimEdges(this);
    }
  }

  /** Infinitely often some process is at an accept label. */
  record ProcessLabels() implements Acceptance {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.processLabels();
    }
  }

  /** From some point on, no process is ever at a progress label. */
  record NoProgress() implements Acceptance {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.noProgress();
    }
  }

  /** From some point on, no time passes any more. */
  record NoTick() implements Acceptance {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.noTick();
    }
  }

  <R> R match(Cases<R> cases);

  /** One method for each kind. */
  interface Cases<R> {
    R claimLabels();

    R claimEdges(ClaimEdges edges);

    R processLabels();

    R noProgress();

    R noTick();
  }
}
