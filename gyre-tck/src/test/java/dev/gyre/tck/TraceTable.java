package dev.gyre.tck;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Counterexamples through every format of {@code gyre trace}, counted: {@code bench/traces}. Each
 * question is asked once for all properties, and once more for each further one that is violated,
 * because only the first violation is saved.
 */
final class TraceTable {
  private final Path folder;
  private final String limits;
  private final List<String> failures = new ArrayList<>();
  private final Map<String, Long> largest = new TreeMap<>();
  private int asked;
  private int undecided;
  private int trails;
  private int unsaved;
  private int infinite;
  private long steps;
  private int longest;

  /**
   * @param folder for what is written
   * @param limits options of the command that keep each question short
   */
  TraceTable(Path folder, String limits) {
    this.folder = folder;
    this.limits = limits;
  }

  void ask(TracedQuestion question) throws IOException {
    asked++;
    Set<String> violated = new LinkedHashSet<>();
    saved(question, "", violated);
    boolean isFirst = true;
    for (String property : violated) {
      if (!isFirst && !question.arguments().contains("--property")) {
        saved(question, " --property " + property, new LinkedHashSet<>());
      }
      isFirst = false;
    }
  }

  private void saved(TracedQuestion question, String more, Set<String> violated)
      throws IOException {
    Path trail = folder.resolve("trail.json");
    Files.deleteIfExists(trail);
    String options = String.join(" ", question.arguments(), more, limits);
    VerifyRun run = VerifyRun.of(question.model(), options + " --format json --trail " + trail);
    String name = (question.name() + " " + question.arguments() + more).strip();
    if (run.verdict().equals("fault")) {
      failures.add(name + ": " + run.err());
    } else if (Files.exists(trail)) {
      convert(name, trail);
      new ObjectMapper()
          .readTree(run.out())
          .path("violations")
          .forEach(violation -> violated.add(text(violation)));
    } else if (run.verdict().equals("violated")) {
      // A run under abstract time need not be one of the model.
      unsaved++;
      if (!run.err().contains("no trail")) {
        failures.add(name + ": no trail, and nobody says why");
      }
    } else if (run.verdict().equals("undecided")) {
      undecided++;
    }
  }

  private static String text(JsonNode violation) {
    return violation.path("property").asText();
  }

  private void convert(String name, Path trail) throws IOException {
    trails++;
    try {
      ConvertedTrail converted = ConvertedTrail.of(trail, folder);
      infinite += converted.isInfinite() ? 1 : 0;
      steps += converted.steps();
      longest = Math.max(longest, converted.steps());
      converted.bytes().forEach((format, size) -> largest.merge(format, size, Math::max));
    } catch (AssertionError e) {
      failures.add(name + ": " + e.getMessage());
    }
  }

  int trails() {
    return trails;
  }

  List<String> failures() {
    return List.copyOf(failures);
  }

  private String row(String name) {
    return String.format(
        "| %s | %,d | %,d | %,d | %,d | %,d | %,d | %,d | %,d |",
        name, asked, undecided, trails, infinite, unsaved, steps, longest, failures.size());
  }

  /**
   * @param arguments the seconds for each question, 5 unless given; then the names of the groups,
   *     all of them unless given
   */
  public static void main(String[] arguments) throws IOException {
    String seconds = arguments.length > 0 ? arguments[0] : "5";
    Set<String> wanted =
        Set.copyOf(List.of(arguments).subList(Math.min(1, arguments.length), arguments.length));
    Map<String, List<TracedQuestion>> groups = new LinkedHashMap<>();
    groups.put("examples", TracedQuestion.examples());
    groups.put("hostile", TracedQuestion.hostile());
    SharedCorpus.locate()
        .ifPresent(
            corpus -> {
              groups.put("faults", TracedQuestion.faults(corpus));
              groups.put("liveness", TracedQuestion.liveness(corpus));
              groups.put("corpus", TracedQuestion.corpus(corpus));
              groups.put("field", TracedQuestion.field(corpus));
            });
    if (!wanted.isEmpty()) {
      groups.keySet().retainAll(wanted);
    }
    Path folder = Files.createTempDirectory("traces");
    System.out.println(
        "| models | questions | undecided | counterexamples | infinite | not saved | steps | longest | failures |");
    System.out.println("|---|---|---|---|---|---|---|---|---|");
    Map<String, Long> largest = new TreeMap<>();
    List<String> failures = new ArrayList<>();
    for (Map.Entry<String, List<TracedQuestion>> group : groups.entrySet()) {
      TraceTable table = new TraceTable(folder, "--timeout " + seconds + "s");
      for (TracedQuestion question : group.getValue()) {
        table.ask(question);
      }
      System.out.println(table.row(group.getKey()));
      table.largest.forEach((format, size) -> largest.merge(format, size, Math::max));
      failures.addAll(table.failures);
    }
    System.out.println();
    System.out.println("largest file in bytes: " + largest);
    failures.forEach(System.out::println);
    System.exit(failures.isEmpty() ? 0 : 1);
  }
}
