package dev.gyre.bench.compare;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Something that explores the plain state space of a model. */
interface Tool {
  String name();

  /** What has to be done once for a model; the result is how many seconds it took. */
  double prepare(Path dir, Path model);

  Measure run(Path dir, Path model);

  /** The commands it needs; where one is missing the tool is left out. */
  List<String> commands();

  /** Spin's verifier, compiled in some way. */
  record Pan(String name, List<String> flags, List<String> options) implements Tool {
    private static final Pattern STATES = Pattern.compile("(?m)^\\s*([\\d.e+]+) states, stored");
    private static final Pattern MEMORY =
        Pattern.compile("(?m)^\\s*([\\d.]+)\\s+total actual memory usage");

    @Override
    public List<String> commands() {
      return List.of("spin", "gcc");
    }

    @Override
    public double prepare(Path dir, Path model) {
      double spin =
          Shell.run(dir, List.of("spin", "-o1", "-o2", "-o3", "-a", model.toString())).seconds();
      List<String> gcc =
          new ArrayList<>(
              List.of("gcc", "-O2", "-w", "-DSAFETY", "-DNOCLAIM", "-DVECTORSZ=8192", "-o", name));
      gcc.addAll(flags);
      gcc.add("pan.c");
      return spin + Shell.run(dir, gcc).seconds();
    }

    @Override
    public Measure run(Path dir, Path model) {
      List<String> command = new ArrayList<>(List.of("./" + name, "-c0", "-m5000000"));
      command.addAll(options);
      Shell.Finished run = Shell.run(dir, command);
      double store = run.number(MEMORY) * 1048576;
      return new Measure(run.seconds(), run.number(STATES), store, run.peakBytes());
    }
  }

  /** Gyre with some options. */
  record Gyre(String name, Path root, List<String> options) implements Tool {
    private static final Pattern STATES = Pattern.compile("\"states\"\\s*:\\s*(\\d+)");
    private static final Pattern MEMORY = Pattern.compile("\"memoryBytes\"\\s*:\\s*(\\d+)");

    @Override
    public List<String> commands() {
      return List.of();
    }

    @Override
    public double prepare(Path dir, Path model) {
      return 0;
    }

    @Override
    public Measure run(Path dir, Path model) {
      List<String> command =
          new ArrayList<>(
              List.of(
                  root.resolve("gyre").toString(), "verify", "--plain", "--keep-going", "--por",
                  "off", "--symmetry", "off", "--property", "safety", "--format", "json"));
      command.addAll(options);
      command.add(model.toString());
      Shell.Finished run = Shell.run(dir, command);
      return new Measure(
          run.seconds(), run.number(STATES), run.number(MEMORY), run.peakBytes());
    }
  }

  /** LTSmin's multi-core search with its compact tree, on models that SpinS compiled. */
  record LtsMin(String name, int threads) implements Tool {
    private static final Pattern STATES = Pattern.compile("Explored (\\d+) states");
    private static final Pattern TREE = Pattern.compile("Tree memory: ([\\d.]+) ?MB");

    @Override
    public List<String> commands() {
      return List.of("spins", "prom2lts-mc");
    }

    @Override
    public double prepare(Path dir, Path model) {
      return Shell.run(dir, List.of("spins", "-m", "-o", model.toString())).seconds();
    }

    @Override
    public Measure run(Path dir, Path model) {
      String search =
          "prom2lts-mc --strategy=dfs --state=tree --threads=%d %s.spins 2>&1"
              .formatted(threads, model.getFileName());
      Shell.Finished run = Shell.run(dir, List.of("sh", "-c", search));
      double store = run.number(TREE) * 1048576;
      return new Measure(run.seconds(), run.number(STATES), store, run.peakBytes());
    }
  }

  /** SpinJa, which prints as Spin does; its command compiles and searches in one go. */
  record SpinJa(String name) implements Tool {
    @Override
    public List<String> commands() {
      return List.of("spinja");
    }

    @Override
    public double prepare(Path dir, Path model) {
      return 0;
    }

    @Override
    public Measure run(Path dir, Path model) {
      Shell.Finished run = Shell.run(dir, List.of("spinja", model.toString()));
      double store = run.number(Pan.MEMORY) * 1048576;
      return new Measure(run.seconds(), run.number(Pan.STATES), store, run.peakBytes());
    }
  }
}
