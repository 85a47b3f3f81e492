package dev.gyre.por;

import dev.gyre.ir.Location;
import java.util.BitSet;
import java.util.List;

/**
 * The sticky edges of one kind of process, as a mask for each location. Which ones those are is
 * dear to find out, and nobody asks before a set is found that could do without the others; in many
 * models none ever is. Asked by several workers: two that find them at the same time find the same.
 */
final class StickyMasks {
  private static final long[] UNKNOWN = {};

  private final List<Location> locations;
  private final Source source;
  private volatile long[] masks = UNKNOWN;

  /** Finds the ids of the sticky edges. */
  interface Source {
    BitSet find();
  }

  StickyMasks(List<Location> locations, Source source) {
    this.locations = locations;
    this.source = source;
  }

  /** The sticky edges of a location. */
  long of(int location) {
    long[] known = masks;
    return known.length > 0 ? known[location] : find()[location];
  }

  private long[] find() {
    BitSet sticky = source.find();
    long[] found = new long[locations.size()];
    for (int i = 0; i < found.length; i++) {
      found[i] = AmpleConditions.mask(locations.get(i), sticky);
    }
    masks = found;
    return found;
  }
}
