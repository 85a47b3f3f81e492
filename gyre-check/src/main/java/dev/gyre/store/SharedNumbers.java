package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.Arrays;

/**
 * Gives states numbers, for several threads, each with a session of its own. A {@link TreeCoder}
 * turns a state into a key, and a second {@link NodeTable} gives the keys numbers; numbers are
 * nearly dense, because a thread takes them from blocks. Exact.
 *
 * <p>The first state that is numbered gets 0.
 */
public final class SharedNumbers implements Resumable {
  private final GrowthGate gate = new GrowthGate(this::grow);
  private final TreeShapes shapes = new TreeShapes(new StateSample());
  private final NodeTable nodes = new NodeTable(gate);
  private final NodeTable keys = new NodeTable(gate);

  private void grow() {
    nodes.growIfFull();
    keys.growIfFull();
  }

  /** A way in for one thread. */
  public Session newSession() {
    return new Session();
  }

  /** How many states have numbers; exact when no session takes part, nearly so before. */
  public long size() {
    return keys.size();
  }

  /** All numbers are smaller than this. */
  public int bound() {
    return keys.bound() - 1;
  }

  /** How much memory this takes up, everything included. */
  public long memoryBytes() {
    return nodes.memoryBytes() + keys.memoryBytes();
  }

  /** No session takes part meanwhile. */
  @Override
  public void save(CheckpointOutput out) {
    shapes.save(out);
    nodes.save(out);
    keys.save(out);
  }

  @Override
  public void restore(CheckpointInput in) {
    shapes.restore(in);
    nodes.restore(in);
    keys.restore(in);
  }

  /** One thread's way in. */
  public final class Session implements NumberedStates {
    private final TreeCoder coder = new TreeCoder(nodes, shapes);
    private final NodeTable.Writer writer = keys.new Writer();
    private long[] offeredKeys = new long[64];
    private int[] numbers = new int[64];
    private int offered;

    private Session() {}

    /**
     * Takes part from now on. Tables grow when all sessions that take part have come to a safe
     * point; a thread that waits for something else must have left.
     */
    public void enter() {
      gate.enter();
    }

    /** Takes no part any more. */
    public void leave() {
      coder.report();
      writer.report();
      gate.leave();
    }

    @Override
    public void load(long number) {
      coder.load(keys.pair((int) number + 1));
    }

    @Override
    public int[] words() {
      return coder.words();
    }

    @Override
    public int length() {
      return coder.length();
    }

    @Override
    public void offer(int[] words, int length) {
      if (offered == offeredKeys.length) {
        offeredKeys = Arrays.copyOf(offeredKeys, offered * 2);
        numbers = Arrays.copyOf(numbers, offered * 2);
      }
      offeredKeys[offered++] = coder.keyOf(words, length);
    }

    @Override
    public void settle() {
      pauseIfAsked();
      for (int i = 0; i < offered; i++) {
        numbers[i] = writer.number(offeredKeys[i]) - 1;
      }
      offered = 0;
    }

    @Override
    public void settleKnown() {
      pauseIfAsked();
      for (int i = 0; i < offered; i++) {
        numbers[i] = writer.find(offeredKeys[i]) - 1;
      }
      offered = 0;
    }

    private void pauseIfAsked() {
      if (gate.isRequested()) {
        gate.pause();
      }
    }

    @Override
    public long settled(int index) {
      return numbers[index];
    }
  }
}
