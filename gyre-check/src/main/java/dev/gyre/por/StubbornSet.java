package dev.gyre.por;

import dev.gyre.system.Transitions;
import java.util.Arrays;

/**
 * The smallest set of edges that contains those of a given process and is closed in this sense
 * (strong stubborn sets) [Valmari1991]:
 *
 * <ul>
 *   <li>with an edge that can be taken, it has all edges of the process at its location, the other
 *       half of every meeting that is possible, and of each other process the next edges on the way
 *       to anything that disturbs it;
 *   <li>with an edge that cannot be taken, it has of each other process the next edges on the way
 *       to anything the edge needs.
 * </ul>
 *
 * <p>Invariant: no way that leaves the set alone disturbs a step of the set, and no such way opens
 * an edge of it. So the steps of the set can be taken first. A process of which only some edges are
 * in the set may come back to them, but it does not open them on the way: an edge that leads back
 * is in the set as well, unless nothing on its circle concerns them ({@link
 * dev.gyre.por.dependence.LocationFootprint#through}).
 *
 * <p>An edge that waits for a timeout needs nothing: nobody can take it before the steps of the set
 * are gone. An edge that ends its process needs the end of the youngest process.
 */
final class StubbornSet {
  private final EnabledEdges situation;
  private final StubbornClosure forced;
  private final Method method;
  private final AmpleConditions restraint;

  /** The edges in the set, and those of them whose consequences are in it too. */
  private long[] in = new long[1];

  private long[] done = new long[1];

  /** Sets that were found before, one behind another. */
  private long[] kept = new long[Long.SIZE];

  private int words;
  private boolean isHopeless;

  StubbornSet(
      EnabledEdges situation, StubbornClosure forced, Method method, AmpleConditions restraint) {
    this.situation = situation;
    this.forced = forced;
    this.method = method;
    this.restraint = restraint;
  }

  /** Starts with a new state. */
  void open() {
    words = situation.words();
    if (in.length < words) {
      in = new long[words];
      done = new long[words];
    }
    if (kept.length < situation.moverCount() * words) {
      kept = new long[situation.moverCount() * words];
    }
  }

  /** Computes the set of a process that can move; false if it is not to be taken alone. */
  boolean close(int seed) {
    Arrays.fill(in, 0, words, 0);
    Arrays.fill(done, 0, words, 0);
    in[situation.word(seed)] = situation.all(seed);
    isHopeless = isUseless();
    for (int edge = next(); edge >= 0 && !isHopeless; edge = next()) {
      include(edge);
      isHopeless = isUseless();
    }
    return !isHopeless && (method != Method.AMPLE || isAlone(seed)) && advances();
  }

  /** An edge that was not looked at, one that can be taken if possible: that decides most. */
  private int next() {
    int found = -1;
    for (int i = 0; i < words; i++) {
      long open = in[i] & ~done[i];
      long able = open & situation.able(i);
      if (able != 0) {
        return i * Long.SIZE + Long.numberOfTrailingZeros(able);
      }
      found = open != 0 ? i * Long.SIZE + Long.numberOfTrailingZeros(open) : found;
    }
    return found;
  }

  private void include(int edge) {
    int index = edge >>> 6;
    if ((situation.able(index) & 1L << edge) != 0) {
      int process = situation.owner(edge);
      done[index] |= situation.bits(process, situation.enabled(process));
      forced.addTogether(process, in);
    } else {
      done[index] |= 1L << edge;
      forced.addNeeds(edge, in);
    }
  }

  /** Whether all that can be done is in the set, or too much, or what must not be taken alone. */
  private boolean isUseless() {
    long missing = 0;
    long bad = 0;
    int taken = 0;
    for (int i = 0; i < words; i++) {
      long able = situation.able(i);
      missing |= able & ~in[i];
      bad |= in[i] & forced.useless(i);
      taken += Long.bitCount(able & in[i]);
    }
    return missing == 0 || bad != 0 || forced.isTooLarge(taken);
  }

  /** Whether no set that contains the one computed last is wanted. */
  boolean isHopeless() {
    return isHopeless;
  }

  /** Whether some step of the set has no sticky edge, if that is asked for. */
  private boolean advances() {
    if (restraint.demand() != AmpleConditions.Demand.SOME_STEP_ADVANCES) {
      return true;
    }
    for (int i = 0; i < situation.count(); i++) {
      long t = situation.transition(i);
      if (contains(t)
          && !isSticky(Transitions.process(t), Transitions.edge(t))
          && (Transitions.partner(t) < 0
              || !isSticky(Transitions.partner(t), Transitions.partnerEdge(t)))) {
        return true;
      }
    }
    return false;
  }

  private boolean isSticky(int process, int edge) {
    return (situation.population().stance(process).sticky() & situation.bit(edge)) != 0;
  }

  private boolean isAlone(int seed) {
    long others = 0;
    for (int i = 0; i < words; i++) {
      others |= i == situation.word(seed) ? in[i] & ~situation.all(seed) : in[i];
    }
    return others == 0;
  }

  /** Keeps the set that was computed last. */
  void keep(int number) {
    System.arraycopy(in, 0, kept, number * words, words);
  }

  /** Makes a set that was kept the current one. */
  void recall(int number) {
    System.arraycopy(kept, number * words, in, 0, words);
  }

  /** Whether a transition of the state is in the set. */
  boolean contains(long transition) {
    int process = Transitions.process(transition);
    long bit = situation.bits(process, situation.bit(Transitions.edge(transition)));
    return (in[situation.word(process)] & bit) != 0;
  }

  /** How many transitions are in the set. */
  int size() {
    int size = 0;
    for (int i = 0; i < situation.count(); i++) {
      size += contains(situation.transition(i)) ? 1 : 0;
    }
    return size;
  }
}
