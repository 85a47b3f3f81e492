package dev.gyre.tck.gen;

import java.util.List;

/**
 * Where a statement stands.
 *
 * @param depth how many levels of nesting are still allowed
 * @param loop whether a break has a loop to leave
 * @param labels the labels of this process that a goto may name
 */
record Context(
    Scope scope, Region region, int depth, Loop loop, List<String> labels, Features features) {

  /** What surrounds the statement. */
  enum Region {
    PLAIN,
    /** Its states are not stored, so loops must end by themselves. */
    ATOMIC
  }

  /** Whether there is a loop around. */
  enum Loop {
    NONE,
    INSIDE
  }

  Context in(Scope inner) {
    return new Context(inner, region, depth, loop, labels, features);
  }

  Context deeper() {
    return new Context(scope, region, depth - 1, loop, labels, features);
  }

  Context inLoop() {
    return new Context(scope, region, depth - 1, Loop.INSIDE, labels, features);
  }

  Context inAtomic() {
    return new Context(scope, Region.ATOMIC, depth - 1, loop, labels, features);
  }

  boolean isDeep() {
    return depth <= 0;
  }
}
