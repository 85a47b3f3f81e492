package dev.gyre.tck.resume;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/** {@code bench/resume RUNS [SEED]}: as many killed runs as wanted, each against one in one go. */
public final class KilledRuns {
  /** A check in one go, and how long it took. */
  record Whole(Figures figures, int status, long millis) {}

  private final Map<String, Whole> wholes = new HashMap<>();
  private final Random random;
  private int kills;
  private int anew;
  private int damaged;

  KilledRuns(long seed) {
    this.random = new Random(seed);
  }

  /** Exit status 1 if an answer is not the right one. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int runs = Integer.parseInt(args[0]);
    long seed = args.length > 1 ? Long.parseLong(args[1]) : System.nanoTime() % 1_000_000;
    KilledRuns all = new KilledRuns(seed);
    int wrong = 0;
    for (int run = 0; run < runs; run++) {
      LongQuestion question = LongQuestion.all().get(run % LongQuestion.all().size());
      String complaint = all.complaint(question);
      if (!complaint.isEmpty()) {
        wrong++;
        System.out.println("run " + run + ", " + question + ": " + complaint);
      }
    }
    System.out.println(
        "| seed | runs | kills | from the start again | damaged on purpose | wrong |");
    System.out.println("|---|---|---|---|---|---|");
    System.out.printf(
        "| %d | %d | %d | %d | %d | %d |%n", seed, runs, all.kills, all.anew, all.damaged, wrong);
    System.exit(wrong == 0 ? 0 : 1);
  }

  /** Runs a check with interruptions; what is wrong with the answer, or nothing. */
  String complaint(LongQuestion question) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("gyre-killed");
    try {
      Whole whole = whole(question, folder);
      KilledRun.Outcome outcome = new KilledRun(question, folder, random).run(whole.millis());
      kills += outcome.kills();
      anew += outcome.anew();
      damaged += outcome.damaged();
      if (outcome.status() != whole.status()) {
        return "status " + outcome.status() + ": " + outcome.out() + outcome.err();
      }
      if (outcome.err().contains("begun anew")) {
        return outcome.err();
      }
      Figures figures = Figures.of(outcome.out()).as(question.compared());
      Figures expected = whole.figures().as(question.compared());
      return figures.equals(expected) ? "" : figures + " instead of " + expected;
    } finally {
      delete(folder);
    }
  }

  private Whole whole(LongQuestion question, Path folder) throws IOException, InterruptedException {
    Whole known = wholes.get(question.name());
    if (known == null) {
      long start = System.nanoTime();
      KilledRun.Outcome outcome = KilledRun.whole(question, folder);
      long millis = (System.nanoTime() - start) / 1_000_000;
      known = new Whole(Figures.of(outcome.out()), outcome.status(), millis);
      wholes.put(question.name(), known);
    }
    return known;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      List<Path> all = files.sorted((a, b) -> b.compareTo(a)).toList();
      for (Path file : all) {
        Files.deleteIfExists(file);
      }
    }
  }
}
