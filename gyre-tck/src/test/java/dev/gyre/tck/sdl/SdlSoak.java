package dev.gyre.tck.sdl;

import java.io.PrintStream;

/**
 * Compares as many random systems as one likes: {@code SdlSoak SYSTEMS [SEED]}, each closed and
 * open.
 */
final class SdlSoak {
  private static final int QUESTIONS = 2;

  /** Numbers of a wide range take their time in the reference. */
  private static final int WIDE = 5;

  private SdlSoak() {}

  public static void main(String[] arguments) {
    long systems = Long.parseLong(arguments[0]);
    long seed = arguments.length > 1 ? Long.parseLong(arguments[1]) : System.nanoTime() >>> 8;
    PrintStream out = System.out;
    out.printf("random SDL, from seed %d on%n", seed);
    SdlComparison comparison = new SdlComparison(QUESTIONS);
    long next = 100;
    for (long i = 0; i < systems; i++) {
      int before = comparison.disagreements().size();
      comparison.compare(seed + i);
      comparison.compareOpen(seed + i);
      if (i % WIDE == 0) {
        comparison.compareWide(seed + i);
      }
      comparison.disagreements().stream().skip(before).forEach(out::println);
      if (i + 1 == next) {
        next *= 2;
        out.println(comparison.totals());
      }
    }
    out.println(comparison.totals());
    System.exit(comparison.disagreements().isEmpty() ? 0 : 1);
  }
}
