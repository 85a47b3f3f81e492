package dev.gyre.tck.gen;

/** Names that occur once in a model, so that nothing ever shadows anything. */
final class NameSource {
  private int used;

  String next(String prefix) {
    return prefix + used++;
  }
}
