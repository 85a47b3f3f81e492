package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import dev.gyre.checkpoint.Resumable;
import java.util.Arrays;
import java.util.function.LongConsumer;

/**
 * The reference store: a hash table over an arena that holds each state in full. Exact; safe for
 * any number of threads.
 *
 * <p>An entry of the arena is a word with the length, then the words of the state. The handle of a
 * state is half the position of its entry. A slot of the table has the upper half of the hash,
 * which decides on its home and lets most comparisons with other states end without touching the
 * arena, and the handle.
 */
public final class TableStore implements ListedStates, Resumable {
  private final GrowthGate gate = new GrowthGate(this::grow);
  private final WordArena arena = new WordArena();
  private final StretchTable table = new StretchTable(StretchTable.UPPER_HALF, gate);

  private void grow() {
    table.growIfFull();
  }

  @Override
  public StoreSession newSession() {
    return new Session();
  }

  @Override
  public long size() {
    return table.count();
  }

  @Override
  public long memoryBytes() {
    return arena.memoryBytes() + table.memoryBytes();
  }

  @Override
  public void forEachHandle(LongConsumer action) {
    table.forEach(entry -> action.accept(entry & ~StretchTable.UPPER_HALF));
  }

  @Override
  public void save(CheckpointOutput out) {
    arena.save(out);
    table.save(out);
  }

  @Override
  public void restore(CheckpointInput in) {
    arena.restore(in);
    table.restore(in);
  }

  private final class Session implements StoreSession {
    private static final int REPORT_EVERY = 64;

    private final WordArena.Writer writer = arena.new Writer();
    private int[] chunk = {};
    private int start;
    private int length;
    private long[] handles = new long[64];
    private int offered;
    private int unreported;

    @Override
    public void enter() {
      gate.enter();
    }

    @Override
    public void leave() {
      table.added(unreported);
      unreported = 0;
      gate.leave();
    }

    @Override
    public void load(long handle) {
      chunk = arena.chunk(handle << 1);
      int at = WordArena.offset(handle << 1);
      start = at + 1;
      length = chunk[at];
    }

    @Override
    public int[] words() {
      return chunk;
    }

    @Override
    public int start() {
      return start;
    }

    @Override
    public int length() {
      return length;
    }

    @Override
    public void offer(int[] words, int count) {
      if (offered == handles.length) {
        handles = Arrays.copyOf(handles, offered * 2);
      }
      handles[offered++] = add(words, count);
    }

    private long add(int[] words, int count) {
      long tag = WordHash.hash(words, 0, count) & StretchTable.UPPER_HALF;
      while (true) {
        long home = table.home(tag);
        for (long slot = home; slot < home + StretchTable.REACH; slot++) {
          long entry = table.get(slot);
          if (entry == 0) {
            long handle = prepare(words, count);
            if (table.take(slot, tag | handle)) {
              writer.keep(count + 1);
              unreported++;
              return handle;
            }
            entry = table.get(slot);
          }
          if ((entry & StretchTable.UPPER_HALF) == tag && isEqual(entry, words, count)) {
            return ~(entry & ~StretchTable.UPPER_HALF);
          }
        }
        table.overflow();
      }
    }

    private boolean isEqual(long entry, int[] words, int count) {
      long position = (entry & ~StretchTable.UPPER_HALF) << 1;
      int[] entries = arena.chunk(position);
      int at = WordArena.offset(position);
      return entries[at] == count
          && Arrays.equals(entries, at + 1, at + 1 + count, words, 0, count);
    }

    /** Writes the state where the next one goes. */
    private long prepare(int[] words, int count) {
      long position = writer.room(count + 1);
      int[] entries = arena.chunk(position);
      int at = WordArena.offset(position);
      entries[at] = count;
      System.arraycopy(words, 0, entries, at + 1, count);
      return position >>> 1;
    }

    @Override
    public int settle() {
      if (gate.isRequested()) {
        gate.pause();
      }
      if (unreported >= REPORT_EVERY) {
        table.added(unreported);
        unreported = 0;
      }
      int settled = offered;
      offered = 0;
      return settled;
    }

    @Override
    public long settled(int index) {
      return handles[index];
    }
  }
}
