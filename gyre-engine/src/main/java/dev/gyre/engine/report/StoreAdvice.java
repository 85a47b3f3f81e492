package dev.gyre.engine.report;

import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
import dev.gyre.store.OmissionEstimate;
import dev.gyre.store.TreeStore;
import java.util.Arrays;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What to do after a search with a lossy store found nothing (the method of [Dillinger2005], with
 * an exact store that may well fit): the exact store if there is room; otherwise the lossy store
 * that omits least in all the room there is; otherwise more room.
 */
public final class StoreAdvice {
  /** What an exact key takes in a table that is never less than two thirds full. */
  private static final int EXACT_KEY_BYTES = 12;

  /** Stacks, levels and the rest of the program get a quarter of the memory. */
  private static final double USABLE = 0.75;

  /** Signatures get crowded, and need ever longer to find, when more of the cells are in use. */
  private static final double FULLEST = 0.9;

  private static final int[] SIGNATURES = {64, 32, 21, 16, 12, 10, 9, 8};

  private final long heapBytes;
  private final long partsBytes;

  /**
   * @param heapBytes the memory of the Java virtual machine
   * @param partsBytes what the parts of states took
   */
  public StoreAdvice(long heapBytes, long partsBytes) {
    this.heapBytes = heapBytes;
    this.partsBytes = partsBytes;
  }

  /**
   * After a search that came to its end.
   *
   * @param stored how many states were taken as new
   */
  public NextStore afterAll(long stored, OmissionEstimate omissions) {
    long states = (long) Math.min(Long.MAX_VALUE / 64.0, stored + omissions.expected());
    // States that were omitted have parts, too.
    double growth = (double) states / Math.max(1, stored);
    double exactBytes = partsBytes * growth + (double) EXACT_KEY_BYTES * states;
    if (exactBytes <= heapBytes * USABLE) {
      return exact(OptionalLong.empty());
    }
    StoreSetup lossy = bestLossy(states);
    OmissionEstimate then = estimate(lossy, states);
    return then.expected() < omissions.expected() / 2
        ? new NextStore(lossy, OptionalLong.empty(), OptionalDouble.of(then.expected()))
        : exact(OptionalLong.of((long) (exactBytes / USABLE)));
  }

  /** After a table of signatures was full, when nobody knows how many states are still to come. */
  public NextStore afterOverflow() {
    return new NextStore(
        new StoreSetup.Bitstate(StoreSetup.DEFAULT_BITS_PER_STATE, room()),
        OptionalLong.empty(),
        OptionalDouble.empty());
  }

  private static NextStore exact(OptionalLong heap) {
    return new NextStore(new StoreSetup.Exact(StoreKind.TREE), heap, OptionalDouble.of(0));
  }

  /** The largest table that leaves room for the parts, in whole megabytes. */
  private long room() {
    return Math.max(1, (long) (heapBytes * USABLE - partsBytes) >> 20) << 20;
  }

  /** Bitstate with the best number of bits, or the longest signatures that fit. */
  private StoreSetup bestLossy(long states) {
    long bytes = room();
    int bits = OmissionEstimate.bestBitsPerState(bytes * 8, states);
    StoreSetup bitstate = new StoreSetup.Bitstate(bits, bytes);
    return Arrays.stream(SIGNATURES)
        .filter(width -> states <= cells(width, bytes) * FULLEST)
        .mapToObj(width -> (StoreSetup) new StoreSetup.Compact(width, bytes))
        .findFirst()
        .filter(c -> estimate(c, states).expected() < estimate(bitstate, states).expected())
        .orElse(bitstate);
  }

  private static long cells(int width, long bytes) {
    return bytes / Long.BYTES * (Long.SIZE / width);
  }

  private static OmissionEstimate estimate(StoreSetup store, long states) {
    return store.match(
        new StoreSetup.Cases<>() {
          @Override
          public OmissionEstimate exact(StoreSetup.Exact exact) {
            return OmissionEstimate.NONE;
          }

          @Override
          public OmissionEstimate bitstate(StoreSetup.Bitstate bitstate) {
            return OmissionEstimate.ofBitstate(
                bitstate.tableBytes() * 8, bitstate.bitsPerState(), states);
          }

          @Override
          public OmissionEstimate compact(StoreSetup.Compact compact) {
            return OmissionEstimate.ofCompact(
                cells(compact.signatureBits(), compact.tableBytes()),
                TreeStore.signatureBits(compact.signatureBits()),
                states);
          }

          @Override
          public OmissionEstimate disk(StoreSetup.Disk disk) {
            return OmissionEstimate.NONE;
          }

          @Override
          public OmissionEstimate cluster(StoreSetup.Cluster cluster) {
            return OmissionEstimate.NONE;
          }
        });
  }
}
