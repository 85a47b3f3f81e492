package dev.gyre.engine.report;

import dev.gyre.plan.StoreSetup;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * The store to try next.
 *
 * @param heapBytes what the Java virtual machine needs for it, if it has less now
 * @param omissions how many states it is expected to omit if the number of states was estimated
 *     well; empty if that number is not known
 */
public record NextStore(StoreSetup store, OptionalLong heapBytes, OptionalDouble omissions) {
  /** The options of {@code gyre verify} that ask for it. */
  public String options() {
    return "--store "
        + store.option()
        + store.match(
            new StoreSetup.Cases<String>() {
              @Override
              public String exact(StoreSetup.Exact exact) {
                return "";
              }

              @Override
              public String bitstate(StoreSetup.Bitstate bitstate) {
                return memory(bitstate.tableBytes());
              }

              @Override
              public String compact(StoreSetup.Compact compact) {
                return memory(compact.tableBytes());
              }

              @Override
              public String disk(StoreSetup.Disk disk) {
                return memory(disk.memoryBytes());
              }

              @Override
              public String cluster(StoreSetup.Cluster cluster) {
                return "";
              }
            });
  }

  private static String memory(long bytes) {
    return " --memory " + (bytes % (1 << 20) == 0 ? (bytes >> 20) + "M" : Long.toString(bytes));
  }
}
