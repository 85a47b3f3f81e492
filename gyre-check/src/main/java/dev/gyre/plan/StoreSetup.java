package dev.gyre.plan;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/** A store with its sizes. */
public sealed interface StoreSetup {
  /** How many bits of each state a bitstate store keeps unless told: good for any number. */
  int DEFAULT_BITS_PER_STATE = 3;

  /** How long the signatures of a compact store are unless told. */
  int DEFAULT_SIGNATURE_BITS = 32;

  /** A store that forgets nothing and takes the memory it needs. */
  record Exact(StoreKind kind) implements StoreSetup {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.exact(this);
    }

    @Override
    public String option() {
      return kind.word();
    }
  }

  /**
   * A few bits of each state.
   *
   * @param tableBytes the memory for the bits; parts of states come on top
   */
  record Bitstate(int bitsPerState, long tableBytes) implements StoreSetup {
    @Override
    public StoreKind kind() {
      return StoreKind.BITSTATE;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.bitstate(this);
    }

    @Override
    public String option() {
      return kind().word() + ":" + bitsPerState;
    }
  }

  /**
   * A signature of each state.
   *
   * @param tableBytes the memory for the signatures; parts of states come on top
   */
  record Compact(int signatureBits, long tableBytes) implements StoreSetup {
    @Override
    public StoreKind kind() {
      return StoreKind.COMPACT;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.compact(this);
    }

    @Override
    public String option() {
      return kind().word() + ":" + signatureBits;
    }
  }

  /**
   * States on disk, each in full and compressed.
   *
   * @param directory where; empty for a new one among the temporary files
   * @param diskBytes how much they may take; empty for most of what is free
   * @param memoryBytes how much memory the search uses; more goes to the disk
   */
  record Disk(Optional<Path> directory, OptionalLong diskBytes, long memoryBytes)
      implements StoreSetup {
    @Override
    public StoreKind kind() {
      return StoreKind.DISK;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.disk(this);
    }

    @Override
    public String option() {
      return kind().word() + directory.map(path -> ":" + path).orElse("");
    }
  }

  StoreKind kind();

  /** What {@code --store} calls it. */
  String option();

  <R> R match(Cases<R> cases);

  /** What to do for each sort of store. */
  interface Cases<R> {
    R exact(Exact store);

    R bitstate(Bitstate store);

    R compact(Compact store);

    R disk(Disk store);
  }

  /** What a search on disk takes of the memory unless told. */
  static long defaultDiskMemory() {
    return Runtime.getRuntime().maxMemory() / 10 * 6;
  }

  /** The size of a lossy table unless told: parts of states and the search need room as well. */
  static long defaultTableBytes() {
    return Runtime.getRuntime().maxMemory() / 4;
  }
}
