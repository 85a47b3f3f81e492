package dev.gyre.bench.compare;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * Times tools on the same models, side by side: in each round every tool runs once on a model, so
 * that a busy moment of the machine hits all; medians are shown, as ratios to pan. The result is
 * also written as JSON and as a picture.
 */
public final class Scoreboard {
  private final Path root;
  private final int runs;
  private final List<Tool> tools;
  private final List<Score> scores = new ArrayList<>();

  private Scoreboard(Path root, int runs, List<Tool> tools) {
    this.root = root;
    this.runs = runs;
    this.tools = tools;
  }

  /** The arguments are the project's folder, the tools, the number of runs and the models. */
  public static void main(String[] args) throws IOException {
    Path root = Path.of(args[0]);
    List<Tool> tools = Tools.named(root, args[1]);
    int runs = args.length > 2 ? Integer.parseInt(args[2]) : 3;
    List<String> models =
        args.length > 3
            ? Arrays.asList(args).subList(3, args.length)
            : Files.readAllLines(root.resolve("bench/models.txt")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    new Scoreboard(root, runs, tools).run(models);
  }

  private void run(List<String> models) throws IOException {
    System.out.println(header());
    for (String model : models) {
      Score score = measure(model);
      scores.add(score);
      System.out.println(row(score));
    }
    summary();
    Path target = Files.createDirectories(root.resolve("bench/target"));
    Files.writeString(target.resolve("scoreboard.json"), ScoreJson.of(scores, tools));
    Files.writeString(target.resolve("scoreboard.svg"), ScorePicture.of(scores, tools));
    System.out.println("written: bench/target/scoreboard.json, bench/target/scoreboard.svg");
  }

  private static Path locate(String model) {
    Path inCorpus = Path.of(System.getenv("GYRE_SHARED"), "corpus", model);
    return Files.exists(inCorpus) ? inCorpus : Path.of(model).toAbsolutePath();
  }

  private Score measure(String model) throws IOException {
    Path file = locate(model);
    Path dir = Files.createTempDirectory("gyre-compare");
    Score score = new Score(model);
    for (Tool tool : tools) {
      score.prepared(tool, tool.prepare(dir, file));
    }
    for (int i = 0; i < runs; i++) {
      for (Tool tool : tools) {
        score.add(tool, tool.run(dir, file));
      }
    }
    Shell.delete(dir);
    return score;
  }

  private String pan() {
    return tools.get(0).name();
  }

  private String header() {
    StringBuilder line = new StringBuilder(String.format("%-46s %10s %6s", "model", "states", "gcc"));
    for (Tool tool : tools) {
      line.append(String.format(" | %7s %6s %5s %6s", tool.name(), "ratio", "B/st", "MB"));
    }
    return line.toString();
  }

  private String row(Score score) {
    StringBuilder line = new StringBuilder();
    line.append(
        String.format(
            Locale.ROOT,
            "%-46s %10.0f %6.2f",
            score.model(),
            score.states(pan()),
            score.preparation(pan())));
    for (Tool tool : tools) {
      String name = tool.name();
      line.append(
          String.format(
              Locale.ROOT,
              " | %7.2f %6.2f %5.0f %6.0f",
              score.seconds(name),
              score.seconds(name) / score.seconds(pan()),
              score.bytesPerState(name),
              score.processBytes(name) / 1e6));
      if (!score.agree(name, pan())) {
        line.append(String.format(Locale.ROOT, " (%.0f states)", score.states(name)));
      }
    }
    return line.toString();
  }

  /** Geometric means over the models on which a tool agrees with pan about the states. */
  private void summary() {
    for (Tool tool : tools.subList(1, tools.size())) {
      String name = tool.name();
      List<Score> agreed = scores.stream().filter(s -> s.agree(name, pan())).toList();
      System.out.printf(
          Locale.ROOT,
          "%-8s over %d models: time %.2f of pan's (worst %.2f), process memory %.2f of pan's, %.1f"
              + " bytes a state (median)%n",
          name,
          agreed.size(),
          mean(agreed, s -> s.seconds(name) / s.seconds(pan())),
          agreed.stream().mapToDouble(s -> s.seconds(name) / s.seconds(pan())).max().orElse(0),
          mean(agreed, s -> s.processBytes(name) / s.processBytes(pan())),
          agreed.stream()
              .mapToDouble(s -> s.bytesPerState(name))
              .sorted()
              .skip(agreed.size() / 2)
              .findFirst()
              .orElse(0));
    }
  }

  private static double mean(List<Score> scores, ToDoubleFunction<Score> ratio) {
    double sum = scores.stream().mapToDouble(s -> Math.log(ratio.applyAsDouble(s))).sum();
    return Math.exp(sum / Math.max(1, scores.size()));
  }
}
