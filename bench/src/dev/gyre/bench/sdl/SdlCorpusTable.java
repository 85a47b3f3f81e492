package dev.gyre.bench.sdl;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.sdl.lex.SdlFileReader;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Reads every open model of the corpus of SDL and says what becomes of it: accepted as a system
 * that can be searched, or refused, by which error at which line.
 */
public final class SdlCorpusTable {
  private final Path corpus;
  private final Map<String, Outcome> outcomes = new TreeMap<>();

  private SdlCorpusTable(Path corpus) {
    this.corpus = corpus;
  }

  /** What became of a model: the errors, none if it is accepted. */
  private record Outcome(List<Diagnostic> errors) {
    boolean isAccepted() {
      return errors.isEmpty();
    }

    Diagnostic first() {
      return errors.get(0);
    }

    /** The kind of error without the names of this model. */
    String reason() {
      return first().code().slug() + ": " + first().message().replaceAll("\\s+", " ");
    }
  }

  /** Arguments: the folder of the corpus, and a part of the names of models, if not all. */
  public static void main(String[] args) throws IOException {
    SdlCorpusTable table = new SdlCorpusTable(Path.of(args[0]));
    String wanted = args.length > 1 ? args[1] : "";
    try (Stream<Path> models = Files.list(table.corpus.resolve("open"))) {
      for (Path model : models.sorted().toList()) {
        if (model.getFileName().toString().contains(wanted)) {
          table.read(model);
        }
      }
    }
    table.print();
  }

  private void read(Path model) throws IOException {
    List<Diagnostic> errors = new ArrayList<>();
    for (Path input : inputs(model)) {
      Diagnostics reading = new Diagnostics();
      Optional<SourceFile> file = SdlFileReader.read(input, reading);
      errors.addAll(reading.all());
      file.ifPresent(
          text ->
              LoadedModel.load(text, Map.of()).diagnostics().stream()
                  .filter(Diagnostic::isError)
                  .forEach(errors::add));
    }
    outcomes.put(model.getFileName().toString(), new Outcome(errors));
  }

  /** The interface view, if there is one; otherwise each process that is no observer. */
  private static List<Path> inputs(Path model) throws IOException {
    try (Stream<Path> all = Files.walk(model)) {
      List<Path> files = all.filter(Files::isRegularFile).sorted().toList();
      List<Path> views = files.stream().filter(file -> isCalled(file, "interfaceview.xml")).toList();
      return views.isEmpty()
          ? files.stream().filter(SdlCorpusTable::isProcess).toList()
          : views.subList(0, 1);
    }
  }

  private static boolean isCalled(Path file, String name) {
    return file.getFileName().toString().equalsIgnoreCase(name);
  }

  private static boolean isProcess(Path file) {
    String path = file.toString().toLowerCase(Locale.ROOT);
    return (path.endsWith(".pr") || path.endsWith(".sdl"))
        && !isCalled(file, "system_structure.pr")
        && !path.contains("/modelchecking/");
  }

  // ---- what is printed

  private void print() throws IOException {
    System.out.println("| group | accepted | models |\n|---|---|---|");
    Map<String, int[]> groups = new LinkedHashMap<>();
    outcomes.forEach((model, outcome) -> count(groups, model.split("__")[0], outcome));
    count(groups, "all", outcomes.values());
    groups.forEach((group, n) -> System.out.printf("| %s | %d | %d |%n", group, n[1], n[0]));
    System.out.println("\n| refused | where | why |\n|---|---|---|");
    outcomes.forEach(this::printRefusal);
    System.out.println("\n| construct | files in accepted models | files |\n|---|---|---|");
    constructs().forEach((name, n) -> System.out.printf("| %s | %d | %d |%n", name, n[1], n[0]));
  }

  private static void count(Map<String, int[]> groups, String group, Outcome outcome) {
    count(groups, group, List.of(outcome));
  }

  private static void count(Map<String, int[]> groups, String group, Iterable<Outcome> outcomes) {
    for (Outcome outcome : outcomes) {
      int[] share = groups.computeIfAbsent(group, key -> new int[2]);
      share[0]++;
      share[1] += outcome.isAccepted() ? 1 : 0;
    }
  }

  private void printRefusal(String model, Outcome outcome) {
    if (!outcome.isAccepted()) {
      Diagnostic error = outcome.first();
      String file = error.span().file().name();
      String place = file.substring(file.lastIndexOf('/') + 1) + ":" + error.span().line();
      String more = outcome.errors().size() > 1 ? " (and " + (outcome.errors().size() - 1) + " more)" : "";
      System.out.printf("| %s | %s | %s%s |%n", model, place, outcome.reason(), more);
    }
  }

  /** For each construct how many files use it, and how many of these are of an accepted model. */
  private Map<String, int[]> constructs() throws IOException {
    Map<String, int[]> constructs = new TreeMap<>();
    List<String> lines = Files.readAllLines(corpus.resolve("files.tsv"));
    for (String line : lines.subList(1, lines.size())) {
      String[] fields = line.split("\t", -1);
      Outcome outcome = outcomes.get(fields[1].split("/", 3)[1]);
      if (fields[0].equals("open") && outcome != null) {
        for (String construct : fields[8].split(", ")) {
          count(constructs, construct, outcome);
        }
      }
    }
    return constructs;
  }
}
