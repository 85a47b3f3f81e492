package dev.gyre.bench.symmetry;

import dev.gyre.plan.Persistence;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.property.Property;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.plan.CheckOptions;
import dev.gyre.property.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;

/**
 * The tables of Symmetric Spin (Bosnacki2002), theirs beside ours: states, and by which factor a
 * strategy has fewer of them than no symmetry reduction has.
 *
 * <p>Arguments: the folder of the models, the table, seconds for each search, and perhaps the name
 * of one model.
 */
public final class SymmSpinTable {
  private final Path models;
  private final Duration limit;
  private final List<String> below = new ArrayList<>();
  private int exact;
  private int enough;

  private SymmSpinTable(Path models, Duration limit) {
    this.models = models;
    this.limit = limit;
  }

  public static void main(String[] args) throws IOException {
    SymmSpinTable table =
        new SymmSpinTable(Path.of(args[0]), Duration.ofSeconds(Long.parseLong(args[2])));
    table.run(Path.of(args[1]), args.length > 3 ? args[3] : "");
  }

  /** One figure, theirs or ours; unknown if the search did not end. */
  private record Count(String text, OptionalLong states) {
    static Count of(String text) {
      if (!text.matches("[0-9.]+M?")) {
        return new Count(text, OptionalLong.empty());
      }
      boolean isMillions = text.endsWith("M");
      double number = Double.parseDouble(text.replace("M", ""));
      return new Count(text, OptionalLong.of(Math.round(number * (isMillions ? 1e6 : 1))));
    }

    /** By which factor this is less than all; empty if either is not known. */
    Optional<Double> factor(Count all) {
      return states.isPresent() && all.states.isPresent()
          ? Optional.of((double) all.states.getAsLong() / states.getAsLong())
          : Optional.empty();
    }
  }

  private void run(Path file, String only) throws IOException {
    System.out.printf(
        "%-17s %-10s %-10s | %9s %9s %7s %7s %-6s | %9s %9s %7s %7s %-6s%n",
        "model", "size", "strategy", "-POR", "ours", "factor", "ours", "", "+POR", "ours", "factor",
        "ours", "");
    Map<String, Count> all = new HashMap<>();
    Set<String> models = new TreeSet<>();
    for (String line : Files.readAllLines(file)) {
      String[] row = line.trim().split("\\s+");
      if (row.length == 5 && !line.startsWith("#")) {
        models.add(row[0]);
        if (only.isEmpty() || only.equals(row[0])) {
          row(row, all);
        }
      }
    }
    if (!only.isEmpty() && !models.contains(only)) {
      System.err.println("there is no model '" + only + "'; there are: " + String.join(", ", models));
      System.exit(2);
    }
    System.out.printf(
        "= the paper's states: %d; >= at least the paper's factor: %d; < below it: %d%n",
        exact, enough, below.size());
    below.forEach(System.out::println);
  }

  private void row(String[] row, Map<String, Count> all) throws IOException {
    StringBuilder text = new StringBuilder();
    text.append(String.format("%-17s %-10s %-10s", row[0], row[1], row[2]));
    for (PartialOrder order : List.of(PartialOrder.OFF, PartialOrder.ON)) {
      Count theirs = Count.of(row[order == PartialOrder.OFF ? 3 : 4]);
      Count ours = count(row, order);
      String key = row[0] + " " + row[1] + " " + order;
      Count theirWhole = all.getOrDefault(key, new Count("-", OptionalLong.empty()));
      Count ourWhole = all.getOrDefault(key + " ours", new Count("-", OptionalLong.empty()));
      if (row[2].equals("off")) {
        all.put(key, theirs);
        all.put(key + " ours", ours);
        text.append(line(theirs, ours, Optional.empty(), Optional.empty(), key));
      } else {
        String name = key + " " + row[2];
        text.append(line(theirs, ours, theirs.factor(theirWhole), ours.factor(ourWhole), name));
      }
    }
    System.out.println(text);
  }

  private String line(
      Count theirs, Count ours, Optional<Double> their, Optional<Double> our, String name) {
    return String.format(
        " | %9s %9s %7s %7s %-6s",
        theirs.text,
        ours.text,
        factor(their),
        factor(our),
        judged(theirs, ours, their, our, name));
  }

  private static String factor(Optional<Double> factor) {
    return factor.map(f -> String.format(Locale.ROOT, "%.2f", f)).orElse("");
  }

  /** A figure in millions has two digits, so its factor is known only so well. */
  private String judged(
      Count theirs, Count ours, Optional<Double> their, Optional<Double> our, String name) {
    if (theirs.states.isPresent() && theirs.text.equals(ours.text)) {
      exact++;
      return "=";
    }
    if (their.isEmpty() || our.isEmpty()) {
      return "";
    }
    double rounding = theirs.text.endsWith("M") ? 0.97 : 1;
    if (our.get() >= their.get() * rounding) {
      enough++;
      return ">=";
    }
    below.add(
        String.format(Locale.ROOT, "below: %s, %.3f for %.3f", name, our.get(), their.get()));
    return "<";
  }

  private Count count(String[] row, PartialOrder order) throws IOException {
    Map<String, String> definitions = new HashMap<>();
    for (String definition : row[1].split(",")) {
      definitions.put(definition.split("=")[0], definition.split("=")[1]);
    }
    SymmetryOption strategy = SymmetryOption.valueOf(row[2].toUpperCase(Locale.ROOT).replace('-', '_'));
    CheckOptions wishes =
        CheckOptions.none()
            .withOptimisations(Optimisations.PLAIN)
            .withPartialOrder(order)
            .withSymmetry(strategy)
            .withProperties(List.of(Property.SAFETY));
    CheckReport report =
        Checker.check(
            CheckRequest.of(models.resolve(row[0] + ".pml"))
                .withDefinitions(definitions)
                .withOptions(wishes)
                .withPersistence(Persistence.ALL)
                .withLimits(
                    new Limits(OptionalLong.empty(), Optional.of(limit), OptionalLong.empty())));
    String states = String.valueOf(report.statistics().states());
    return Count.of(report.verdict() == Verdict.UNDECIDED ? ">" + states : states);
  }
}
