package dev.gyre.tck.product;

/** Where programs come from. The same seed gives the same program; not all of them are legal. */
interface ModelSource {
  /** What {@code bench/soak} calls it. */
  String name();

  String model(long seed);
}
