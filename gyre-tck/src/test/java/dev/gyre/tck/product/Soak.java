package dev.gyre.tck.product;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The suite for as long as one likes: {@code Soak SOURCE QUESTIONS [SEED]}. */
final class Soak {
  private static final int MAX_FINDINGS = 200;

  private final Path folder;
  private final PrintStream out;

  Soak(Path folder, PrintStream out) {
    this.folder = folder;
    this.out = out;
  }

  public static void main(String[] arguments) {
    ModelSource source = Sources.named(arguments[0]);
    long count = Long.parseLong(arguments[1]);
    long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : System.nanoTime() >>> 8;
    Path folder = Path.of(System.getProperty("gyre.product.folder", "target/product"));
    boolean isRight =
        new Soak(folder, System.out).run(source, count, seed, Long.MAX_VALUE).isEmpty();
    System.exit(isRight ? 0 : 1);
  }

  /** Asks so many questions, or until the time is over; what disagrees is shrunk and kept. */
  List<Finding> run(ModelSource source, long questions, long seed, long limitNanos) {
    List<Finding> findings = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    long start = System.nanoTime();
    long next = 1000;
    out.printf("%s, from seed %d on%n", source.name(), seed);
    try (Judge judge = new Judge()) {
      Suite suite = new Suite(source, judge);
      for (long i = seed; suite.questions() < questions && findings.size() < MAX_FINDINGS; i++) {
        for (Finding finding : suite.examine(i)) {
          Finding small = Shrinker.shrink(judge, finding);
          if (seen.add(small.question().toString())) {
            findings.add(small);
            out.printf("%s%n%s%n", small.write(folder), small.text("model.pml"));
          }
        }
        if (suite.questions() >= next) {
          next = suite.questions() * 2;
          progress(suite, findings, start);
        }
        if (System.nanoTime() - start > limitNanos) {
          break;
        }
      }
      progress(suite, findings, start);
    }
    return findings;
  }

  private void progress(Suite suite, List<Finding> findings, long start) {
    out.printf(
        "%6.0f s  %s; %d disagreements%n",
        (System.nanoTime() - start) / 1e9, suite.totals(), findings.size());
  }
}
