package dev.gyre.tck.product;

import dev.gyre.tck.SharedCorpus;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Who notices which planted mistake, and how soon: {@code PlantedMistakeTable [WORD [SECONDS
 * [SEED]]]}. The word {@code all-symmetry} forgets all conditions of symmetry at once instead.
 */
final class PlantedMistakeTable {
  private static final String ALL_SYMMETRY = "all-symmetry";
  private static final Path FILE = Path.of("target/product/planted.md");
  private static final Pattern REDUCTION = Pattern.compile("breach: ([^:\\n]+):");

  private static final String TITLE =
      """
      # Planted mistakes

      One soundness condition is disabled at a time (`gyre-tck/src/test/resources/product/planted.tsv`), then models are
      checked until a verdict is wrong: verdict models first, those of the same area before others, then the three sources of
      the suite. *Unwatched* is Gyre without its own checks of reductions; a breach there is an internal
      exception that Gyre survived. *Watched* is Gyre with these checks: whether a breach was reported before any other
      symptom, and by which check. Seconds are processor time. Written by `bench/planted`.

      """;

  private static final String HEAD =
      """
      | mistake | noticed by, unwatched | questions | seconds | watched | seconds |
      |---|---|---|---|---|---|
      """;

  private static final String TITLE_OF_SYMMETRY =
      """

      ## All conditions of symmetry at once

      `bench/planted all-symmetry`: all conditions in `all-symmetry.tsv` are disabled together, so Gyre accepts every apparent
      symmetry, and the models of the shared table of faults about symmetry are checked. *Audits alone* is without the second
      check of small models. A wrong verdict is in bold.

      """;

  private PlantedMistakeTable() {}

  public static void main(String[] arguments) throws IOException {
    String word = arguments.length > 0 ? arguments[0] : "";
    long seconds = arguments.length > 1 ? Long.parseLong(arguments[1]) : 60;
    long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : 1;
    List<Object> missed = new ArrayList<>();
    StringBuilder report = new StringBuilder();
    if (!word.equals(ALL_SYMMETRY)) {
      List<PlantedMistake> chosen =
          PlantedMistake.all().stream()
              .filter(m -> (m.owner() + m + m.area()).contains(word))
              .toList();
      report.append(TITLE);
      missed.addAll(make(chosen, seconds, seed, report, System.out));
      System.out.printf("%d planted, %d missed: %s%n", chosen.size(), missed.size(), missed);
    }
    if (word.isEmpty() || word.equals(ALL_SYMMETRY)) {
      missed.addAll(withoutSymmetryConditions(report));
    }
    write(report);
    System.exit(missed.isEmpty() ? 0 : 1);
  }

  static void write(CharSequence report) throws IOException {
    Files.createDirectories(FILE.getParent());
    Files.writeString(FILE, report);
  }

  private static List<String> withoutSymmetryConditions(StringBuilder report) {
    Optional<SharedCorpus> corpus = SharedCorpus.locate();
    if (corpus.isEmpty()) {
      System.out.println("all-symmetry: there is no shared corpus");
      return List.of();
    }
    SymmetryOff off = new SymmetryOff();
    report.append(TITLE_OF_SYMMETRY).append(off.table(corpus.get(), System.out));
    System.out.printf("all-symmetry: %d missed: %s%n", off.missed().size(), off.missed());
    return off.missed();
  }

  /** Hunts for each mistake, adds the table and returns those that nobody noticed. */
  static List<PlantedMistake> make(
      List<PlantedMistake> mistakes,
      long seconds,
      long seed,
      StringBuilder report,
      PrintStream out) {
    report.append(HEAD);
    List<PlantedMistake> missed = new ArrayList<>();
    try (Control control = new Control()) {
      for (PlantedMistake mistake : mistakes) {
        // A fault on account of a method that is gone would look like a mistake that is noticed.
        ForgetfulLoader.require(mistake);
        List<PlantedMistake> unwatched = PlantedMistake.unwatched(List.of(mistake));
        String[] found = hunt(mistake, unwatched, seconds, seed, control);
        String[] watched = hunt(mistake, List.of(mistake), seconds, seed, control);
        String row = row(mistake, found) + row(watched);
        report.append(row).append('\n');
        out.println(row);
        if (found[0].isEmpty()) {
          missed.add(mistake);
        }
      }
    }
    return missed;
  }

  private static String row(PlantedMistake mistake, String[] found) {
    String finder = found[0].isEmpty() ? "**nobody**" : found[0];
    return "| `" + mistake + "` | " + finder + " | " + found[1] + " | " + found[2] + " |";
  }

  /** Whether Gyre itself noticed first, where and how. */
  private static String row(String[] watched) {
    Matcher reduction = REDUCTION.matcher(watched[3]);
    String how = reduction.find() ? " (" + reduction.group(1) + ")" : "";
    String who = watched[0].startsWith(Hunt.BREACH) ? watched[0] + how : "no breach";
    return " " + who + " | " + watched[2] + " |";
  }

  private static String[] hunt(
      PlantedMistake mistake,
      List<PlantedMistake> planted,
      long seconds,
      long seed,
      Predicate<String> isKnown) {
    try {
      Class<?> hunter = new ForgetfulLoader(planted).loadClass(Hunt.class.getName());
      Method hunt =
          hunter.getDeclaredMethod("hunt", long.class, long.class, String.class, Predicate.class);
      hunt.setAccessible(true);
      return (String[]) hunt.invoke(null, seconds * 1000, seed, mistake.area(), isKnown);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(mistake.toString(), e);
    }
  }
}
