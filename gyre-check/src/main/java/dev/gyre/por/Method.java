package dev.gyre.por;

import dev.gyre.por.dependence.AccessAnalysis.Foresight;

/** How the steps are found that can be taken alone. */
public enum Method {
  /**
   * All steps of one process, if no process of any other type ever disturbs them: the ample sets of
   * Holzmann and Peled, as Spin has them.
   */
  AMPLE(Foresight.TYPE),
  /**
   * All steps of a group of processes that no process outside ever disturbs: the clusters of
   * Bosnacki's thesis, found anew in each state instead of fixed beforehand.
   */
  CLUSTER(Foresight.TYPE),
  /**
   * Strong stubborn sets (Valmari): what other processes may still do from where they are counts,
   * not what they might have done before, and of a process that waits only what it waits for.
   */
  STUBBORN(Foresight.LOCATION);

  private final Foresight foresight;

  Method(Foresight foresight) {
    this.foresight = foresight;
  }

  Foresight foresight() {
    return foresight;
  }
}
