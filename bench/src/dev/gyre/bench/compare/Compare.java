package dev.gyre.bench.compare;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Times Spin and Gyre on the same models: spin, gcc and pan each by themselves, Gyre from command to
 * verdict. The tools take turns, so that a busy moment of the machine hits both; medians are shown.
 */
public final class Compare {
  private static final Pattern STATES = Pattern.compile("(?m)^\\s*([\\d.e+]+) states, stored");
  private static final Pattern PAN_MEMORY =
      Pattern.compile("(?m)^\\s*([\\d.]+)\\s+total actual memory usage");
  private static final Pattern JSON_STATES = Pattern.compile("\"states\"\\s*:\\s*(\\d+)");
  private static final Pattern JSON_MEMORY = Pattern.compile("\"memoryBytes\"\\s*:\\s*(\\d+)");

  private final Path root;
  private final int runs;
  private final List<Double> ratios = new ArrayList<>();

  private Compare(Path root, int runs) {
    this.root = root;
    this.runs = runs;
  }

  /** The arguments are the project's folder, the number of runs and the models. */
  public static void main(String[] args) throws IOException, InterruptedException {
    Path root = Path.of(args[0]);
    int runs = args.length > 1 ? Integer.parseInt(args[1]) : 3;
    List<String> models =
        args.length > 2
            ? Arrays.asList(args).subList(2, args.length)
            : Files.readAllLines(root.resolve("bench/models.txt")).stream()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
    new Compare(root, runs).run(models);
  }

  private void run(List<String> models) throws IOException, InterruptedException {
    System.out.printf(
        "%-52s %10s %6s %6s %7s %7s %6s %7s %7s%n",
        "model", "states", "spin", "gcc", "pan", "gyre", "ratio", "pan B", "gyre B");
    for (String model : models) {
      row(model);
    }
    double sum = ratios.stream().mapToDouble(Math::log).sum();
    System.out.printf(
        Locale.ROOT,
        "geometric mean of gyre/pan over %d models: %.2f, worst %.2f%n",
        ratios.size(),
        Math.exp(sum / Math.max(1, ratios.size())),
        ratios.stream().mapToDouble(r -> r).max().orElse(0));
  }

  private Path locate(String model) {
    Path inCorpus = Path.of(System.getenv("GYRE_SHARED"), "corpus", model);
    return Files.exists(inCorpus) ? inCorpus : Path.of(model).toAbsolutePath();
  }

  private void row(String model) throws IOException, InterruptedException {
    Path file = locate(model);
    Path dir = Files.createTempDirectory("gyre-compare");
    Timed spin = time(dir, List.of("spin", "-o1", "-o2", "-o3", "-a", file.toString()));
    Timed gcc =
        time(
            dir,
            List.of(
                "gcc", "-O2", "-w", "-DNOREDUCE", "-DSAFETY", "-DNOCLAIM", "-DVECTORSZ=8192",
                "-o", "pan", "pan.c"));
    List<Double> panTimes = new ArrayList<>();
    List<Double> gyreTimes = new ArrayList<>();
    String panOutput = "";
    String gyreOutput = "";
    for (int i = 0; i < runs; i++) {
      Timed pan = time(dir, List.of("./pan", "-c0", "-m5000000", "-w24"));
      panTimes.add(pan.seconds());
      panOutput = pan.output();
      Timed gyre =
          time(
              dir,
              List.of(
                  root.resolve("gyre").toString(), "verify", "--plain", "--keep-going", "--por",
                  "off", "--symmetry", "off", "--threads", "1", "--format", "json",
                  file.toString()));
      gyreTimes.add(gyre.seconds());
      gyreOutput = gyre.output();
    }
    report(model, spin, gcc, median(panTimes), median(gyreTimes), panOutput, gyreOutput);
    delete(dir);
  }

  private void report(
      String model, Timed spin, Timed gcc, double pan, double gyre, String panOut, String gyreOut) {
    double panStates = number(STATES, panOut);
    double gyreStates = number(JSON_STATES, gyreOut);
    double ratio = gyre / pan;
    boolean agree = panStates == gyreStates && panStates > 0;
    if (agree) {
      ratios.add(ratio);
    }
    System.out.printf(
        Locale.ROOT,
        "%-52s %10.0f %6.2f %6.2f %7.2f %7.2f %6.2f %7.0f %7.0f%s%n",
        model,
        gyreStates,
        spin.seconds(),
        gcc.seconds(),
        pan,
        gyre,
        ratio,
        number(PAN_MEMORY, panOut) * 1048576 / panStates,
        number(JSON_MEMORY, gyreOut) / gyreStates,
        agree ? "" : "   states differ: pan " + panStates);
  }

  private static double number(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? Double.parseDouble(matcher.group(1)) : 0;
  }

  private static double median(List<Double> values) {
    List<Double> sorted = new ArrayList<>(values);
    Collections.sort(sorted);
    return sorted.get(sorted.size() / 2);
  }

  private record Timed(double seconds, String output) {}

  private static Timed time(Path dir, List<String> command)
      throws IOException, InterruptedException {
    File output = dir.resolve("output").toFile();
    long start = System.nanoTime();
    Process process =
        new ProcessBuilder(command)
            .directory(dir.toFile())
            .redirectOutput(output)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.waitFor();
    double seconds = (System.nanoTime() - start) / 1e9;
    return new Timed(seconds, Files.readString(output.toPath(), StandardCharsets.ISO_8859_1));
  }

  private static void delete(Path dir) throws IOException {
    File[] files = dir.toFile().listFiles();
    if (files != null) {
      for (File file : files) {
        Files.delete(file.toPath());
      }
    }
    Files.delete(dir);
  }
}
