package dev.gyre.tck.resume;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * {@code bench/resume RUNS [SEED [MINUTES]]}: as many killed runs as wanted, or as there is time
 * for, each against one in one go.
 */
public final class KilledRuns {
  /** A check in one go, and how long it took. */
  record Whole(Figures figures, int status, long millis) {}

  private final Map<String, Whole> wholes = new HashMap<>();
  private final Random random;
  private int kills;
  private int anew;
  private int damaged;
  private int full;
  private final List<Long> ages = new ArrayList<>();

  KilledRuns(long seed) {
    this.random = new Random(seed);
  }

  /** Exit status 1 if an answer is not the right one. */
  public static void main(String[] args) throws IOException, InterruptedException {
    int runs = Integer.parseInt(args[0]);
    long seed = args.length > 1 ? Long.parseLong(args[1]) : System.nanoTime() % 1_000_000;
    long minutes = args.length > 2 ? Long.parseLong(args[2]) : TimeUnit.DAYS.toMinutes(7);
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(minutes);
    KilledRuns all = new KilledRuns(seed);
    List<LongQuestion> questions = new ArrayList<>(LongQuestion.all());
    questions.addAll(LongQuestion.begunAnew());
    int wrong = 0;
    int run = 0;
    for (; run < runs && System.nanoTime() < end; run++) {
      LongQuestion question = questions.get(run % questions.size());
      String complaint = all.complaint(question);
      if (!complaint.isEmpty()) {
        wrong++;
        System.out.println("run " + run + ", " + question + ": " + complaint);
      }
    }
    all.sum(seed, run, wrong);
    System.exit(wrong == 0 ? 0 : 1);
  }

  private void sum(long seed, int runs, int wrong) {
    Collections.sort(ages);
    long median = ages.isEmpty() ? 0 : ages.get(ages.size() / 2);
    long most = ages.isEmpty() ? 0 : ages.get(ages.size() - 1);
    System.out.println(
        "| seed | runs | kills | from the start again | damaged on purpose | disk full"
            + " | age of the newest checkpoint at a kill, ms: median | most | wrong |");
    System.out.println("|---|---|---|---|---|---|---|---|---|");
    System.out.printf(
        "| %d | %d | %d | %d | %d | %d | %d | %d | %d |%n",
        seed, runs, kills, anew, damaged, full, median, most, wrong);
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
      full += outcome.full();
      ages.addAll(outcome.ages());
      tell(question, outcome);
      if (outcome.status() != whole.status()) {
        return "status " + outcome.status() + ": " + outcome.out() + outcome.err();
      }
      if (outcome.err().contains("begun anew") && !LongQuestion.begunAnew().contains(question)) {
        return outcome.err();
      }
      Figures figures = Figures.of(outcome.out()).as(question.compared());
      Figures expected = whole.figures().as(question.compared());
      return figures.equals(expected) ? "" : figures + " instead of " + expected;
    } finally {
      delete(folder);
    }
  }

  private static void tell(LongQuestion question, KilledRun.Outcome outcome) {
    System.out.printf(
        "%s: %d kills, %d anew, %d damaged, %d full, status %d%n",
        question,
        outcome.kills(),
        outcome.anew(),
        outcome.damaged(),
        outcome.full(),
        outcome.status());
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
