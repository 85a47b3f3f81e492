package dev.gyre.store;

import java.util.Arrays;

/**
 * States compressed to 64 bits each: a {@link TreeCoder} turns a state into a key, a {@link KeySet}
 * remembers the keys. The key is the handle. Exact if the set of keys is; safe for any number of
 * threads.
 */
public final class TreeStore implements StateStore {
  private final GrowthGate gate = new GrowthGate(this::grow);
  private final TreeShapes shapes = new TreeShapes();
  private final NodeTable nodes = new NodeTable(gate);
  private final KeySet keys;

  public TreeStore() {
    this.keys = new ExactKeys(gate);
  }

  private void grow() {
    nodes.growIfFull();
    keys.growIfFull();
  }

  @Override
  public StoreSession newSession() {
    return new Session();
  }

  @Override
  public long size() {
    return keys.count();
  }

  @Override
  public long memoryBytes() {
    return nodes.memoryBytes() + keys.memoryBytes();
  }

  private final class Session implements StoreSession {
    /** Added keys are reported in lots, because all workers share the counter. */
    private static final int REPORT_EVERY = 64;

    private final TreeCoder coder = new TreeCoder(nodes, shapes);
    private long[] handles = new long[64];
    private long[] scrambled = new long[64];
    private int offered;
    private int settled;
    private int unreported;

    /** Written only so that the loads that fetch memory ahead are not optimised away. */
    @SuppressWarnings("UnusedVariable")
    private long touched;

    @Override
    public void enter() {
      gate.enter();
    }

    @Override
    public void leave() {
      coder.report();
      keys.added(unreported);
      unreported = 0;
      gate.leave();
    }

    @Override
    public void load(long handle) {
      coder.load(handle);
    }

    @Override
    public int[] words() {
      return coder.words();
    }

    @Override
    public int start() {
      return 0;
    }

    @Override
    public int length() {
      return coder.length();
    }

    @Override
    public void offer(int[] words, int length) {
      if (offered == handles.length) {
        handles = Arrays.copyOf(handles, offered * 2);
        scrambled = Arrays.copyOf(scrambled, offered * 2);
      }
      long key = coder.key(words, length);
      handles[offered] = key;
      scrambled[offered++] = keys.scramble(key);
    }

    @Override
    public int settle() {
      if (gate.isRequested()) {
        gate.pause();
      }
      long sum = 0;
      for (int i = 0; i < offered; i++) {
        sum += keys.touch(scrambled[i]);
      }
      touched = sum;
      for (int i = 0; i < offered; i++) {
        if (keys.add(scrambled[i])) {
          unreported++;
        } else {
          handles[i] = ~handles[i];
        }
      }
      if (unreported >= REPORT_EVERY) {
        keys.added(unreported);
        unreported = 0;
      }
      settled = offered;
      offered = 0;
      return settled;
    }

    @Override
    public long settled(int index) {
      return handles[index];
    }
  }
}
