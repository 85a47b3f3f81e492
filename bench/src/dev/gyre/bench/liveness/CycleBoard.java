package dev.gyre.bench.liveness;

import dev.gyre.bench.compare.Shell;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/** Spin and Gyre side by side on questions about infinite runs. */
public final class CycleBoard {
  private final int runs;
  private final List<CycleTool> tools;

  /** For each tool its ratios to pan: states, visits, seconds, processor, memory. */
  private final Map<String, List<double[]>> ratios = new TreeMap<>();

  private CycleBoard(int runs, List<CycleTool> tools) {
    this.runs = runs;
    this.tools = tools;
  }

  /** Arguments: the project, the names of the tools, the number of runs, tasks. */
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]);
    List<CycleTool> tools = new ArrayList<>(List.of(new CycleTool.Pan()));
    for (String name : args[1].split(",")) {
      tools.add(CycleTool.Gyre.of(name, root.toAbsolutePath()));
    }
    int runs = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    List<String> lines =
        args.length > 3
            ? Arrays.asList(args).subList(3, args.length)
            : Files.readAllLines(root.resolve("bench/liveness.txt"));
    CycleBoard board = new CycleBoard(runs, tools);
    board.header();
    for (String line : lines) {
      if (!line.isBlank() && !line.startsWith("#")) {
        board.measure(CycleTask.of(root, line));
      }
    }
    board.summary();
  }

  private void header() {
    StringBuilder line = new StringBuilder(String.format("%-32s", "task"));
    for (CycleTool tool : tools) {
      line.append(
          String.format(" | %-6s %9s %9s %6s %6s %5s", tool.name(), "states", "visits", "s", "cpu", "MB"));
    }
    System.out.println(line);
  }

  private void measure(CycleTask task) throws IOException {
    Path dir = Files.createTempDirectory("gyre-liveness");
    List<List<CycleTool.Figures>> all = new ArrayList<>();
    for (CycleTool tool : tools) {
      tool.prepare(dir, task);
      all.add(new ArrayList<>());
    }
    // Round by round, so that a busy moment of the machine hits all tools.
    for (int run = 0; run < runs; run++) {
      for (int i = 0; i < tools.size(); i++) {
        all.get(i).add(tools.get(i).run(dir, task));
      }
    }
    Shell.delete(dir);
    StringBuilder line = new StringBuilder(String.format("%-32s", task));
    List<CycleTool.Figures> medians = all.stream().map(CycleBoard::median).toList();
    for (CycleTool.Figures figures : medians) {
      line.append(
          String.format(
              Locale.ROOT,
              " | %-6s %9.0f %9.0f %6.2f %6.2f %5.0f",
              figures.violated() ? "bad" : "holds",
              figures.states(),
              figures.visits(),
              figures.seconds(),
              figures.cpu(),
              figures.processBytes() / 1e6));
    }
    System.out.println(line);
    compare(medians);
  }

  private void compare(List<CycleTool.Figures> medians) {
    CycleTool.Figures pan = medians.get(0);
    for (int i = 1; i < medians.size(); i++) {
      CycleTool.Figures ours = medians.get(i);
      if (ours.violated() != pan.violated()) {
        System.out.println("  the verdicts differ; not in the means");
        continue;
      }
      ratios
          .computeIfAbsent(tools.get(i).name(), name -> new ArrayList<>())
          .add(
              new double[] {
                ours.states() / pan.states(),
                ours.visits() / pan.visits(),
                ours.seconds() / pan.seconds(),
                ours.cpu() / pan.cpu(),
                ours.processBytes() / pan.processBytes()
              });
    }
  }

  private static CycleTool.Figures median(List<CycleTool.Figures> runs) {
    return new CycleTool.Figures(
        median(runs, CycleTool.Figures::seconds),
        median(runs, CycleTool.Figures::cpu),
        median(runs, CycleTool.Figures::states),
        median(runs, CycleTool.Figures::visits),
        median(runs, CycleTool.Figures::processBytes),
        runs.get(0).violated());
  }

  private static double median(
      List<CycleTool.Figures> runs, ToDoubleFunction<CycleTool.Figures> what) {
    return runs.stream().mapToDouble(what).sorted().skip(runs.size() / 2).findFirst().orElse(0);
  }

  /** Geometric means of the ratios. */
  private void summary() {
    ratios.forEach(
        (name, rows) ->
            System.out.printf(
                Locale.ROOT,
                "%s over %d tasks, parts of pan's: states stored %.2f, states visited %.2f, time"
                    + " %.2f, processor time %.2f, process memory %.2f%n",
                name,
                rows.size(),
                mean(rows, 0),
                mean(rows, 1),
                mean(rows, 2),
                mean(rows, 3),
                mean(rows, 4)));
  }

  private static double mean(List<double[]> rows, int column) {
    double sum = rows.stream().mapToDouble(row -> Math.log(row[column])).sum();
    return Math.exp(sum / rows.size());
  }
}
