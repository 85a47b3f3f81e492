package dev.gyre.lts.formula;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.Lts;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * In which round of the naive refinement two states are told apart: round 0 by what is seen in
 * them, round k + 1 by their signatures over the blocks of round k [BlomOrzan2003]. A round looks
 * only at states that can reach, in one step or by silent ones before it, a state that moved in the
 * round before; the largest part of a block stays that block [JacobsWissmann2023].
 *
 * <p>Each block remembers the block it came from and the round, so what was one block in an earlier
 * round can be told at any time.
 */
final class SplitHistory {
  private final Lts lts;
  private final Signatures signatures;
  private final int[] block;
  private final List<BitSet> members = new ArrayList<>();
  private final Ints parent = new Ints();
  private final Ints born = new Ints();
  private final int[] incomingFirst;
  private final int[] incoming;
  private int round;

  SplitHistory(Kripke structure, Moves moves) {
    this.lts = structure.graph();
    this.block = new int[lts.stateCount()];
    this.signatures = new Signatures(lts, moves);
    for (int i = 0; i < structure.propositions().size(); i++) {
      newBlock(-1);
    }
    for (int state = 0; state < block.length; state++) {
      block[state] = structure.observation()[state];
      members.get(block[state]).set(state);
    }
    incomingFirst = new int[lts.stateCount() + 1];
    for (int target : lts.targets()) {
      incomingFirst[target + 1]++;
    }
    for (int state = 0; state < block.length; state++) {
      incomingFirst[state + 1] += incomingFirst[state];
    }
    incoming = new int[lts.transitionCount()];
    int[] free = incomingFirst.clone();
    for (int state = 0; state < block.length; state++) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        incoming[free[lts.target(t)]++] = state;
      }
    }
  }

  /** Refines until two states are in different blocks; false if they never are. */
  boolean refineUntilApart(int one, int other) {
    BitSet dirty = new BitSet();
    dirty.set(0, block.length);
    while (block[one] == block[other]) {
      Cancellation.check();
      round++;
      BitSet moved = split(dirty);
      if (moved.isEmpty()) {
        return false;
      }
      dirty = affectedBy(moved);
    }
    return true;
  }

  /** The round in which two states were told apart, which must have happened. */
  int roundOf(int one, int other) {
    int a = block[one];
    int b = block[other];
    int last = 0;
    while (a != b) {
      boolean isFirstYounger = born.get(a) >= born.get(b);
      int younger = isFirstYounger ? a : b;
      last = born.get(younger);
      if (parent.get(younger) < 0) {
        return 0;
      }
      a = isFirstYounger ? parent.get(a) : a;
      b = isFirstYounger ? b : parent.get(b);
    }
    return last;
  }

  /** The block of a state after some round. */
  int blockAt(int state, int after) {
    int at = block[state];
    while (born.get(at) > after) {
      at = parent.get(at);
    }
    return at;
  }

  private int newBlock(int from) {
    parent.add(from);
    born.add(round);
    members.add(new BitSet());
    return members.size() - 1;
  }

  /** Splits all blocks with such states at once; returns the states that are in new blocks. */
  private BitSet split(BitSet dirty) {
    Map<Integer, Map<Signatures.Signature, Ints>> parts = new HashMap<>();
    dirty.stream()
        .forEach(
            state ->
                parts
                    .computeIfAbsent(block[state], b -> new HashMap<>())
                    .computeIfAbsent(signatures.of(state, block), s -> new Ints())
                    .add(state));
    // Signatures of states that are not dirty, while no block has changed.
    Map<Integer, Signatures.Signature> others = new HashMap<>();
    for (int b : parts.keySet()) {
      int clean = cleanMember(b, dirty);
      if (clean >= 0) {
        others.put(b, signatures.of(clean, block));
      }
    }
    BitSet moved = new BitSet();
    parts.forEach((b, bySignature) -> splitBlock(b, bySignature, others.get(b), moved));
    return moved;
  }

  private int cleanMember(int ofBlock, BitSet dirty) {
    BitSet all = members.get(ofBlock);
    for (int state = all.nextSetBit(0); state >= 0; state = all.nextSetBit(state + 1)) {
      if (!dirty.get(state)) {
        return state;
      }
    }
    return -1;
  }

  private void splitBlock(
      int old, Map<Signatures.Signature, Ints> parts, Signatures.Signature clean, BitSet moved) {
    Signatures.Signature stays = clean;
    if (clean == null) {
      int most = -1;
      for (Map.Entry<Signatures.Signature, Ints> part : parts.entrySet()) {
        if (part.getValue().size() > most) {
          most = part.getValue().size();
          stays = part.getKey();
        }
      }
    }
    for (Map.Entry<Signatures.Signature, Ints> part : parts.entrySet()) {
      if (!part.getKey().equals(stays)) {
        int made = newBlock(old);
        for (int state : part.getValue().toArray()) {
          block[state] = made;
          members.get(old).clear(state);
          members.get(made).set(state);
          moved.set(state);
        }
      }
    }
  }

  private BitSet affectedBy(BitSet moved) {
    BitSet affected = new BitSet();
    Ints queue = new Ints();
    moved.stream().forEach(queue::add);
    BitSet seen = (BitSet) moved.clone();
    while (!queue.isEmpty()) {
      int state = queue.pop();
      boolean isOrigin = moved.get(state);
      for (int i = incomingFirst[state]; i < incomingFirst[state + 1]; i++) {
        int source = incoming[i];
        boolean isReached = isOrigin || signatures.isSilent(source, state);
        if (isReached && !affected.get(source)) {
          affected.set(source);
          if (signatures.looksThroughSilentSteps() && !seen.get(source)) {
            seen.set(source);
            queue.add(source);
          }
        }
      }
    }
    // What is inside a block is inert: who moved lost the steps to where it was.
    if (signatures.looksThroughSilentSteps()) {
      affected.or(moved);
    }
    return affected;
  }

  int[] blocks() {
    return Arrays.copyOf(block, block.length);
  }

  Signatures signatures() {
    return signatures;
  }
}
