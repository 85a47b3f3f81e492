package dev.gyre.lts.bisim;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.LongIntMap;
import dev.gyre.lts.graph.Lts;
import dev.gyre.system.Cancellation;
import java.util.Arrays;

/**
 * The coarsest partition of a system that is stable: strong bisimilarity, or branching bisimilarity
 * with or without divergence, inside the colours of an initial partition. Branching bisimilarity of
 * a system without labels and with colours is stuttering equivalence [DeNicolaVaandrager1995].
 *
 * <p>It takes O(m log n) time as the algorithm of [JansenGrooteKeirenWijs2020], from which bunches
 * and slices are taken, and which is that of [PaigeTarjan1987] and [Valmari2009] if no step is
 * silent.
 *
 * <p>Invariant: blocks are unions of classes of the result, and if a node of a block reaches a
 * transition of a bunch by inert steps then each bottom node of the block has a transition of that
 * bunch. When each bunch is one slice this is the definition of the relation. A step takes a slice
 * with at most half of its bunch out of it, so each transition is taken out at most log m times.
 *
 * <p>It departs from the paper in how it comes to know which nodes have a transition in the larger
 * rest of a bunch: by counts for each node and bunch, as Paige and Tarjan do, instead of an order
 * of transitions. Silent steps that stop being inert are split off at once by a bunch of their own,
 * as in the paper; a part in which all bottom nodes are new is made stable under all its bunches,
 * from a queue of slices, for which those transitions are marked that start in new bottom nodes.
 */
public final class PartitionRefinement {
  private static final int NONE = -1;

  private final CondensedGraph graph;
  private final NodeBlocks blocks;
  private final ActionSlices actions;
  private final BlockSlices slices;
  private final OutCounts counts;
  private final SmallerPart smaller;
  private final Ints part = new Ints();
  private final Ints exposed = new Ints();
  private final Ints newBottoms = new Ints();

  private int reached;
  private int avoided;
  private int exposedSlice;
  private int followed;
  private int followedKept;
  private int followedMoved;
  private int moved;

  private PartitionRefinement(CondensedGraph graph) {
    this.graph = graph;
    this.blocks = new NodeBlocks(graph.nodes);
    this.actions = new ActionSlices(graph.transitions);
    this.slices = new BlockSlices(graph.transitions, graph.nodes);
    this.counts = new OutCounts(graph.transitions, graph.nodes);
    this.smaller = new SmallerPart(graph, blocks, actions, slices);
  }

  /**
   * @param colours for each state a number; states of different numbers are never equivalent
   * @return for each state the number of its class
   */
  public static int[] classes(Lts lts, int[] colours, Silence silence) {
    CondensedGraph graph = CondensedGraph.of(lts, colours, silence);
    PartitionRefinement refinement = new PartitionRefinement(graph);
    refinement.run();
    int[] classes = new int[lts.stateCount()];
    Arrays.setAll(classes, state -> refinement.blocks.of(graph.nodeOf(state)));
    return classes;
  }

  private void run() {
    begin();
    settle();
    for (int bunch = actions.nextOfSeveral(); bunch != NONE; bunch = actions.nextOfSeveral()) {
      Cancellation.check();
      tellApart(actions.detachSmaller(bunch));
      settle();
    }
  }

  private void begin() {
    LongIntMap blockOfColour = new LongIntMap();
    for (int node = 0; node < graph.nodes; node++) {
      int block = blockOfColour.get(graph.colour[node]);
      if (block == NONE) {
        block = blocks.newBlock();
        blockOfColour.put(graph.colour[node], block);
      }
      blocks.place(node, block);
    }
    int bunch = actions.newBunch();
    placeByAction(bunch);
    placeByBlock(bunch);
    for (int node = 0; node < graph.nodes; node++) {
      if (blocks.isBottom(node)) {
        blocks.listBottom(node);
      }
    }
    for (int block = 0; block < blockOfColour.size(); block++) {
      awaitAll(block);
    }
  }

  private void placeByAction(int bunch) {
    LongIntMap numbers = new LongIntMap();
    Ints sizes = new Ints();
    int[] number = new int[graph.transitions];
    for (int t = 0; t < graph.transitions; t++) {
      if (graph.isSilent(t)) {
        blocks.addInert(graph.source[t]);
        number[t] = NONE;
        continue;
      }
      long key = (long) graph.label[t] << 32 | blocks.of(graph.target[t]);
      number[t] = numbers.get(key);
      if (number[t] == NONE) {
        number[t] = numbers.size();
        numbers.put(key, number[t]);
      }
    }
    int[] size = new int[numbers.size()];
    for (int n : number) {
      if (n != NONE) {
        size[n]++;
      }
    }
    for (int s : size) {
      sizes.add(actions.newSlice(bunch, s));
    }
    for (int t = 0; t < graph.transitions; t++) {
      if (number[t] != NONE) {
        actions.put(t, sizes.get(number[t]));
      }
    }
    if (size.length > 0) {
      actions.noticeSeveral(bunch);
    }
  }

  private void placeByBlock(int bunch) {
    int[] sliceOfBlock = new int[blocks.count()];
    Arrays.fill(sliceOfBlock, NONE);
    for (int node = 0; node < graph.nodes; node++) {
      int block = blocks.of(node);
      for (int t = graph.outFirst[node]; t < graph.outFirst[node + 1]; t++) {
        if (!actions.isInert(t)) {
          if (sliceOfBlock[block] == NONE) {
            sliceOfBlock[block] = slices.newSlice(block, bunch);
          }
          slices.put(t, sliceOfBlock[block]);
          counts.count(t, node);
        }
      }
      for (int t = graph.outFirst[node]; t < graph.outFirst[node + 1]; t++) {
        if (!actions.isInert(t)) {
          counts.close(t, node);
        }
      }
    }
  }

  /** The transitions of a slice were taken out of their bunch and are one of their own. */
  private void tellApart(int action) {
    int[] transitions = actions.transitions(action);
    int bunch = actions.bunchOfSlice(action);
    for (int t : transitions) {
      slices.carve(t, blocks.of(graph.source[t]), bunch);
      counts.recount(t, graph.source[t]);
    }
    for (int t : transitions) {
      counts.close(t, graph.source[t]);
    }
    int[] rests = slices.touched().toArray();
    int[] takenOut = new int[rests.length];
    for (int i = 0; i < rests.length; i++) {
      takenOut[i] = slices.carvedFrom(rests[i]);
      rests[i] = slices.isEmpty(rests[i]) ? NONE : rests[i];
    }
    slices.carvingDone();
    for (int i = 0; i < rests.length; i++) {
      // Without a rest all bottom nodes have a transition in what was taken out.
      if (rests[i] != NONE) {
        splitByBoth(takenOut[i], rests[i]);
      }
    }
  }

  private void splitByBoth(int takenOut, int rest) {
    Ints both = new Ints();
    for (int t = slices.firstPlain(takenOut); t != NONE; t = slices.after(t)) {
      int node = graph.source[t];
      if (blocks.isBottom(node) && !blocks.isMarked(node)) {
        blocks.mark(node);
        if (counts.leftSome(t)) {
          both.add(node);
        }
      }
    }
    followed = rest;
    int block = refine(takenOut);
    if (block == NONE || followed == NONE) {
      return;
    }
    for (int i = 0; i < both.size(); i++) {
      if (blocks.of(both.get(i)) == block) {
        blocks.mark(both.get(i));
      }
    }
    int slice = followed;
    followed = NONE;
    refine(slice);
  }

  /** Makes blocks stable under the slices that wait. */
  private void settle() {
    followed = NONE;
    for (int slice = slices.nextWaiting(); slice != NONE; slice = slices.nextWaiting()) {
      while (slices.firstMarked(slice) != NONE) {
        int transition = slices.firstMarked(slice);
        slices.unmark(transition);
        blocks.mark(graph.source[transition]);
      }
      refine(slice);
    }
  }

  /**
   * Makes a block stable under a slice.
   *
   * @return the block of the bottom nodes that have transitions in it and were bottom nodes before;
   *     NONE if there are none of these
   */
  private int refine(int slice) {
    int block = slices.block(slice);
    if (blocks.marked(block) == blocks.bottoms(block)) {
      blocks.unmarkAll(block);
      return block;
    }
    separate(slice);
    follow(reached);
    if (exposedSlice == NONE) {
      return reached;
    }
    if (newBottoms.size() == blocks.bottoms(reached)) {
      awaitAll(reached);
      return NONE;
    }
    for (int i = 0; i < newBottoms.size(); i++) {
      blocks.mark(newBottoms.get(i));
    }
    separate(exposedSlice);
    awaitAll(reached);
    follow(avoided);
    return avoided;
  }

  /** The slice that is followed through splits is now what is left of it in one of the parts. */
  private void follow(int block) {
    followed = block == moved ? followedMoved : followedKept;
  }

  /** All bottom nodes of the block are new: nothing is known about its slices. */
  private void awaitAll(int block) {
    for (int node = blocks.firstPlain(block); node != NONE; node = blocks.after(node)) {
      for (int t = graph.outFirst[node]; t < graph.outFirst[node + 1]; t++) {
        if (!actions.isInert(t)) {
          slices.mark(t);
        }
      }
    }
    for (int s = slices.firstOfBlock(block); s != NONE; s = slices.afterInBlock(s)) {
      slices.await(s);
    }
  }

  /** Splits a block into the nodes that reach a slice and those that do not. */
  private void separate(int slice) {
    int block = slices.block(slice);
    part.clear();
    boolean isReaching = smaller.find(slice, part);
    moved = blocks.newBlock();
    for (int i = 0; i < part.size(); i++) {
      blocks.move(part.get(i), moved);
    }
    blocks.unmarkAll(block);
    reached = isReaching ? moved : block;
    avoided = isReaching ? block : moved;
    exposed.clear();
    for (int i = 0; i < part.size(); i++) {
      moveOutgoing(part.get(i), block);
      moveIncoming(part.get(i), block);
    }
    followedMoved = followed == NONE ? NONE : slices.carvedFrom(followed);
    followedKept = followed == NONE || slices.isEmpty(followed) ? NONE : followed;
    slices.carvingDone();
    actions.carvingDone();
    expose();
  }

  private void moveOutgoing(int node, int left) {
    for (int t = graph.outFirst[node]; t < graph.outFirst[node + 1]; t++) {
      if (!actions.isInert(t)) {
        slices.carve(t, moved, slices.bunch(slices.of(t)));
      } else if (blocks.of(graph.target[t]) == left) {
        exposed.add(t);
      }
    }
  }

  private void moveIncoming(int node, int left) {
    for (int i = graph.inFirst[node]; i < graph.inFirst[node + 1]; i++) {
      int t = graph.incoming[i];
      if (!actions.isInert(t)) {
        actions.carve(t);
      } else if (blocks.of(graph.source[t]) == left) {
        exposed.add(t);
      }
    }
  }

  /** The steps between the parts are no longer inert. */
  private void expose() {
    newBottoms.clear();
    exposedSlice = NONE;
    if (exposed.isEmpty()) {
      return;
    }
    int bunch = actions.newBunch();
    int action = actions.newSlice(bunch, exposed.size());
    exposedSlice = slices.newSlice(reached, bunch);
    for (int i = 0; i < exposed.size(); i++) {
      int t = exposed.get(i);
      int node = graph.source[t];
      actions.put(t, action);
      slices.put(t, exposedSlice);
      counts.count(t, node);
      if (blocks.removeInert(node)) {
        blocks.listBottom(node);
        newBottoms.add(node);
      }
    }
    for (int i = 0; i < exposed.size(); i++) {
      counts.close(exposed.get(i), graph.source[exposed.get(i)]);
    }
  }
}
