package dev.gyre.tck.product;

import dev.gyre.tck.gen.CollectionGenerator;

/** Random programs with sets, multisets and queues. */
final class CollectionModels implements ModelSource {
  private final CollectionGenerator generator = new CollectionGenerator();

  @Override
  public String name() {
    return "collections";
  }

  @Override
  public String model(long seed) {
    return generator.generate(seed);
  }
}
