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

  /**
   * States in files of a directory that several machines share, where a search goes on that has
   * become too large for this one.
   *
   * @param master which machines, by the name that their engine has for them
   * @param directory where; all machines see the same there
   * @param start whether what is there already is gone on with
   * @param moving when the search goes to the machines
   */
  record Cluster(String master, String directory, Start start, Moving moving)
      implements StoreSetup {
    /** What becomes of a search of the same question that was not finished. */
    public enum Start {
      /** Nothing: this one begins anew. */
      ANEW,
      /** It is gone on with, if there is one. */
      RESUMED
    }

    /**
     * When a search leaves this machine: as soon as one of both holds.
     *
     * @param levelStates a level has so many states for each machine
     * @param millis the search takes so long
     */
    public record Moving(long levelStates, long millis) {
      /** Rounds on several machines are worth their price from here on. */
      public static final Moving DEFAULT = new Moving(100_000, 60_000);
    }

    @Override
    public StoreKind kind() {
      return StoreKind.CLUSTER;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.cluster(this);
    }

    @Override
    public String option() {
      return kind().word() + ":" + directory;
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

    R cluster(Cluster store);
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
