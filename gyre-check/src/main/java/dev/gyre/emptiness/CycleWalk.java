package dev.gyre.emptiness;

import java.util.List;

/** Finds a cycle inside a component that is fair and accepted. Used once. */
interface CycleWalk {
  /** The steps of a cycle from a place back to it. */
  List<Integer> from(int start);

  /** Whether the cycle is a whole run, or only the part of it that can be shown. */
  Lasso.Extent extent();
}
