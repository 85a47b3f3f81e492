package dev.gyre.search;

import dev.gyre.runs.DamagedRunException;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.RunsException;
import dev.gyre.runs.StateCodec;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.StateStore;
import dev.gyre.store.StoreSession;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;

/**
 * The stacks of a search depth first that went on on disk, as records in a file: the only thing
 * that knows how to get to the states that waited then. It is read as a whole for each path, so its
 * checksum is always tested.
 */
final class StackFile {
  /** What such a file is called; there is one in a directory. */
  static final String NAME = "stacks.gyre.run";

  private static final int NO_MORE = -1;

  private final LevelDirectory directory;
  private final StateCodec codec;
  private final long shallowest;

  private StackFile(LevelDirectory directory, StateCodec codec, long shallowest) {
    this.directory = directory;
    this.codec = codec;
    this.shallowest = shallowest;
  }

  /** Writes the stacks of a search whose states are in a store. */
  static StackFile write(DiskSettings settings, StateStore store, List<PathStack.Job> stacks) {
    LevelDirectory directory = settings.directory();
    StoreSession session = store.newSession();
    session.enter();
    try (DataOutputStream out =
        new DataOutputStream(
            new BufferedOutputStream(new GZIPOutputStream(directory.create(NAME)), 1 << 16))) {
      Writer writer = new Writer(out, session, settings.codec().newCoder());
      long shallowest = Long.MAX_VALUE;
      for (PathStack.Job stack : stacks) {
        shallowest = Math.min(shallowest, writer.write(stack));
      }
      out.writeInt(NO_MORE);
      return new StackFile(directory, settings.codec(), shallowest);
    } catch (IOException e) {
      throw new RunsException("cannot write " + NAME + ": " + e.getMessage(), e);
    } finally {
      session.leave();
    }
  }

  /**
   * One that was written before.
   *
   * @throws RunsException if there is none
   */
  static StackFile existing(DiskSettings settings, long shallowest) {
    try (LevelDirectory.Input input = settings.directory().open(NAME)) {
      if (input.length() == 0) {
        throw new DamagedRunException(NAME + " is cut off");
      }
    } catch (IOException e) {
      throw new RunsException("cannot read " + NAME + ": " + e.getMessage(), e);
    }
    return new StackFile(settings.directory(), settings.codec(), shallowest);
  }

  /** How far from the initial state the nearest state is that waited. */
  long shallowest() {
    return shallowest;
  }

  /** Stack by stack: the number of its entries, and each with its record. */
  private static final class Writer {
    private final DataOutputStream out;
    private final StoreSession session;
    private final StateCoder coder;

    Writer(DataOutputStream out, StoreSession session, StateCoder coder) {
      this.out = out;
      this.session = session;
      this.coder = coder;
    }

    /** The result is how far away the nearest state is that waits. */
    long write(PathStack.Job stack) throws IOException {
      long[] below = stack.pathBelow();
      out.writeInt(below.length + stack.size());
      for (long handle : below) {
        write(handle, true);
      }
      long depth = below.length;
      long nearest = Long.MAX_VALUE;
      for (int i = 0; i < stack.size(); i++) {
        write(stack.handle(i), stack.isExpanded(i));
        if (stack.isExpanded(i)) {
          depth++;
        } else {
          nearest = Math.min(nearest, depth);
        }
      }
      return nearest;
    }

    private void write(long handle, boolean isExpanded) throws IOException {
      session.load(handle);
      int length = coder.encode(session.words(), session.start(), session.length());
      out.writeBoolean(isExpanded);
      out.writeInt(length);
      for (int i = 0; i < length; i++) {
        out.writeLong(coder.record()[i]);
      }
    }
  }

  /** The states on the path to a state that waited, from the initial one on, without itself. */
  List<int[]> before(int[] state) {
    StateCoder coder = codec.newCoder();
    int wordCount = coder.encode(state, 0, state.length);
    long[] wanted = Arrays.copyOf(coder.record(), wordCount);
    List<int[]> path = new ArrayList<>();
    for (long[] record : find(wanted)) {
      int length = coder.decode(record, 0, record.length);
      path.add(Arrays.copyOf(coder.words(), length));
    }
    return path;
  }

  private List<long[]> find(long[] wanted) {
    try (LevelDirectory.Input input = directory.open(NAME);
        DataInputStream in =
            new DataInputStream(
                new BufferedInputStream(new GZIPInputStream(new StreamOfInput(input)), 1 << 16))) {
      List<long[]> found = List.of();
      boolean isFound = false;
      for (int entries = in.readInt(); entries != NO_MORE; entries = in.readInt()) {
        List<long[]> path = new ArrayList<>();
        for (int i = 0; i < entries; i++) {
          boolean isExpanded = in.readBoolean();
          long[] record = record(in);
          if (isExpanded) {
            path.add(record);
          } else if (Arrays.equals(record, wanted)) {
            found = List.copyOf(path);
            isFound = true;
          }
        }
      }
      if (in.read() >= 0 || !isFound) {
        throw new DamagedRunException(NAME + " does not lead to a state that waited");
      }
      return found;
    } catch (EOFException | ZipException e) {
      throw new DamagedRunException(NAME + " is damaged: " + e.getMessage());
    } catch (IOException e) {
      throw new RunsException("cannot read " + NAME + ": " + e.getMessage(), e);
    }
  }

  private static long[] record(DataInputStream in) throws IOException {
    long[] record = new long[in.readInt()];
    for (int i = 0; i < record.length; i++) {
      record[i] = in.readLong();
    }
    return record;
  }
}
