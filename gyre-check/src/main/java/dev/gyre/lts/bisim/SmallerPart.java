package dev.gyre.lts.bisim;

import dev.gyre.lts.graph.Ints;
import dev.gyre.system.Cancellation;

/**
 * Finds the smaller one of the two parts into which a slice splits a block: the nodes that reach
 * one of its transitions by inert steps, and the others. Both are searched for in turns, a step
 * each, and who comes to more than half of the block gives up [GrooteJansenKeirenWijs2017]: so it
 * takes time in proportion to the transitions of the smaller part.
 *
 * <p>Who does not reach them is looked for backwards, too, from the bottom nodes that are not
 * marked: a node belongs to them if all its inert steps lead to them and it has no transition of
 * the slice. The latter is looked up only then; if it has one, all its inert steps are about to
 * leave the block, which happens once.
 */
final class SmallerPart {
  private static final int NONE = -1;
  private static final byte UNKNOWN = 0;
  private static final byte REACHES = 1;
  private static final byte AVOIDS = 2;
  private static final byte COUNTED = 3;
  private static final int POLL_INTERVAL = 1 << 14;

  private final CondensedGraph graph;
  private final NodeBlocks blocks;
  private final ActionSlices actions;
  private final BlockSlices slices;
  private final byte[] status;
  private final int[] pending;
  private final Ints reaching = new Ints();
  private final Ints avoiding = new Ints();
  private final Ints counted = new Ints();
  private int block;
  private int bunch;
  private int polled;

  private int sliceTransition;
  private int restOfSlice;
  private int reachingNext;
  private int reachingIn;
  private int reachingEnd;

  private int plainBottom;
  private int avoidingNext;
  private int avoidingIn;
  private int avoidingEnd;
  private int scanned;
  private int scan;
  private int scanEnd;

  SmallerPart(CondensedGraph graph, NodeBlocks blocks, ActionSlices actions, BlockSlices slices) {
    this.graph = graph;
    this.blocks = blocks;
    this.actions = actions;
    this.slices = slices;
    this.status = new byte[graph.nodes];
    this.pending = new int[graph.nodes];
  }

  /**
   * Finds it. The marked bottom nodes of the block are those with a transition in the slice, and
   * not all are.
   *
   * @return whether it is that of the nodes that reach the slice
   */
  boolean find(int slice, Ints part) {
    begin(slice);
    int half = blocks.size(block) / 2;
    boolean isReaching = true;
    for (; ; ) {
      poll();
      if (reaching.size() <= half && !reachFurther()) {
        isReaching = reaching.size() <= half;
        if (isReaching) {
          break;
        }
      }
      if (avoiding.size() <= half && !avoidFurther() && avoiding.size() <= half) {
        isReaching = false;
        break;
      }
    }
    Ints found = isReaching ? reaching : avoiding;
    for (int i = 0; i < found.size(); i++) {
      part.add(found.get(i));
    }
    forget(reaching);
    forget(avoiding);
    forget(counted);
    return isReaching;
  }

  private void begin(int slice) {
    block = slices.block(slice);
    bunch = slices.bunch(slice);
    sliceTransition = slices.firstMarked(slice);
    restOfSlice = slices.firstPlain(slice);
    reachingNext = 0;
    reachingIn = 0;
    reachingEnd = 0;
    plainBottom = blocks.firstPlain(block);
    avoidingNext = 0;
    avoidingIn = 0;
    avoidingEnd = 0;
    scan = 0;
    scanEnd = 0;
  }

  private void poll() {
    if (++polled % POLL_INTERVAL == 0) {
      Cancellation.check();
    }
  }

  private void forget(Ints nodes) {
    for (int i = 0; i < nodes.size(); i++) {
      status[nodes.get(i)] = UNKNOWN;
    }
    nodes.clear();
  }

  /** A step of the search for nodes that reach the slice; false if it has them all. */
  private boolean reachFurther() {
    if (sliceTransition == NONE) {
      sliceTransition = restOfSlice;
      restOfSlice = NONE;
    }
    if (sliceTransition != NONE) {
      reaches(graph.source[sliceTransition]);
      sliceTransition = slices.after(sliceTransition);
      return true;
    }
    if (reachingIn < reachingEnd) {
      int node = graph.source[graph.incoming[reachingIn++]];
      if (blocks.of(node) == block) {
        reaches(node);
      }
      return true;
    }
    if (reachingNext == reaching.size()) {
      return false;
    }
    int node = reaching.get(reachingNext++);
    reachingIn = graph.inFirst[node];
    reachingEnd = graph.inVisible[node];
    return true;
  }

  private void reaches(int node) {
    if (status[node] != REACHES) {
      status[node] = REACHES;
      reaching.add(node);
    }
  }

  /** A step of the search for nodes that do not reach it; false if it has them all. */
  private boolean avoidFurther() {
    if (scan < scanEnd) {
      lookUp();
      return true;
    }
    if (avoidingIn < avoidingEnd) {
      int node = graph.source[graph.incoming[avoidingIn++]];
      if (blocks.of(node) == block) {
        countDown(node);
      }
      return true;
    }
    if (plainBottom != NONE) {
      status[plainBottom] = AVOIDS;
      avoiding.add(plainBottom);
      plainBottom = blocks.after(plainBottom);
      return true;
    }
    if (avoidingNext == avoiding.size()) {
      return false;
    }
    int node = avoiding.get(avoidingNext++);
    avoidingIn = graph.inFirst[node];
    avoidingEnd = graph.inVisible[node];
    return true;
  }

  /** One more of its inert steps leads to a node that avoids the slice. */
  private void countDown(int node) {
    if (status[node] == UNKNOWN) {
      status[node] = COUNTED;
      pending[node] = blocks.inertOut(node);
      counted.add(node);
    }
    if (status[node] == COUNTED && --pending[node] == 0) {
      scanned = node;
      scan = graph.outFirst[node];
      scanEnd = graph.outFirst[node + 1];
    }
  }

  private void lookUp() {
    int transition = scan++;
    if (!actions.isInert(transition) && actions.bunchOf(transition) == bunch) {
      scan = scanEnd; // it has one itself
    } else if (scan == scanEnd && status[scanned] == COUNTED) {
      status[scanned] = AVOIDS;
      avoiding.add(scanned);
    }
  }
}
