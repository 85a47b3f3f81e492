package dev.gyre.plan;

import dev.gyre.plan.StoreSetup.Bitstate;
import dev.gyre.plan.StoreSetup.Cluster;
import dev.gyre.plan.StoreSetup.Compact;
import dev.gyre.plan.StoreSetup.Disk;
import dev.gyre.plan.StoreSetup.Exact;
import java.nio.file.Path;

/** Decides on the store: refuses sizes that cannot be, and says what a store does. */
final class StoreChoice {
  private static final int MAX_BITS = 64;
  private static final int LEAST_SIGNATURE = 4;
  private static final int LEAST_TABLE = 1024;
  private static final long LEAST_DISK_MEMORY = 1 << 20;

  private StoreChoice() {}

  /**
   * @throws RefusedException if there is no such store
   */
  static StoreSetup of(CheckOptions wishes) throws RefusedException {
    StoreSetup store = wishes.search().store().orElse(new Exact(StoreKind.TREE));
    if (store.kind() == StoreKind.DELTA) {
      throw new RefusedException(
          "store delta is not available yet: the stores are 'tree', 'table', 'bitstate',"
              + " 'compact' and 'disk'");
    }
    String fault = store.match(FAULT);
    if (!fault.isEmpty()) {
      throw new RefusedException(fault);
    }
    return store;
  }

  /** What is wrong with the sizes; empty if nothing is. */
  private static final StoreSetup.Cases<String> FAULT =
      new StoreSetup.Cases<>() {
        @Override
        public String exact(Exact store) {
          return "";
        }

        @Override
        public String bitstate(Bitstate store) {
          return store.bitsPerState() < 1 || store.bitsPerState() > MAX_BITS
              ? "store " + store.option() + ": a state has from 1 to " + MAX_BITS + " bits"
              : table(store.tableBytes());
        }

        @Override
        public String compact(Compact store) {
          return store.signatureBits() < LEAST_SIGNATURE || store.signatureBits() > MAX_BITS
              ? "store "
                  + store.option()
                  + ": a signature has from "
                  + LEAST_SIGNATURE
                  + " to "
                  + MAX_BITS
                  + " bits"
              : table(store.tableBytes());
        }

        @Override
        public String disk(Disk store) {
          long heap = Runtime.getRuntime().maxMemory();
          if (store.memoryBytes() < LEAST_DISK_MEMORY) {
            return "store disk: no search gets by with less than 1M of memory";
          }
          return store.memoryBytes() > heap / 10 * 9
              ? "memory "
                  + store.memoryBytes()
                  + ": the search on disk must leave some room in the memory of the Java virtual"
                  + " machine, which is "
                  + heap
                  + " bytes (-Xmx)"
              : "";
        }

        @Override
        public String cluster(Cluster store) {
          return store.directory().isBlank()
              ? "cluster: a directory is needed that all machines see (--cluster-dir)"
              : "";
        }
      };

  private static String table(long bytes) {
    if (bytes < LEAST_TABLE) {
      return "memory " + bytes + ": a table needs at least " + LEAST_TABLE + " bytes";
    }
    long heap = Runtime.getRuntime().maxMemory();
    return bytes > heap / 10 * 9
        ? "memory "
            + bytes
            + ": the table must leave some room in the memory of the Java virtual machine, which is"
            + " "
            + heap
            + " bytes (-Xmx)"
        : "";
  }

  /** The line of the plan. */
  static CheckPlan.Choice line(StoreSetup store, CheckOptions wishes) {
    String why = wishes.search().store().isPresent() ? "asked for; " : "default; ";
    return new CheckPlan.Choice("store", store.option(), why + store.match(EFFECT));
  }

  private static final StoreSetup.Cases<String> EFFECT =
      new StoreSetup.Cases<>() {
        @Override
        public String exact(Exact store) {
          return store.kind() == StoreKind.TREE
              ? "exact: parts that states have in common are kept once"
              : "exact: each state is kept in full";
        }

        @Override
        public String bitstate(Bitstate store) {
          return "lossy: "
              + store.bitsPerState()
              + " bits of each state in a table of "
              + store.tableBytes()
              + " bytes; parts of states are exact and come on top";
        }

        @Override
        public String compact(Compact store) {
          return "lossy: a signature of each state in a table of "
              + store.tableBytes()
              + " bytes; parts of states are exact and come on top";
        }

        @Override
        public String disk(Disk store) {
          return "exact: states are files in "
              + store.directory().map(Path::toString).orElse("the directory for temporary files")
              + ", with "
              + store.memoryBytes()
              + " bytes of memory";
        }

        @Override
        public String cluster(Cluster store) {
          return "exact: begins here, goes on at "
              + store.master()
              + " when levels are large, with states in files in "
              + store.directory();
        }
      };
}
