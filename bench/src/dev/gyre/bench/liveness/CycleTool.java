package dev.gyre.bench.liveness;

import dev.gyre.bench.compare.Shell;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Something that looks for bad infinite runs. */
interface CycleTool {
  String name();

  /** What has to be done once for a task. */
  void prepare(Path dir, CycleTask task);

  Figures run(Path dir, CycleTask task);

  /**
   * One run.
   *
   * @param seconds from command to verdict; for pan without spin and gcc
   * @param cpu the seconds of this on processors, all together
   * @param states how many states were stored
   * @param visits how often a state was visited as a new one: Spin visits a state once for each of
   *     its copies
   * @param processBytes the most memory the whole process had
   */
  record Figures(
      double seconds,
      double cpu,
      double states,
      double visits,
      double processBytes,
      boolean violated) {
    static Figures of(Shell.Finished run, double states, double visits, boolean violated) {
      return new Figures(
          run.seconds(), run.cpuSeconds(), states, visits, run.peakBytes(), violated);
    }
  }

  /** Spin's verifier with its own reductions, as it comes. */
  record Pan() implements CycleTool {
    private static final Pattern STATES = Pattern.compile("(?m)^\\s*([\\d.e+]+) states, stored");
    private static final Pattern VISITS = Pattern.compile("states, stored \\(([\\d.e+]+) visited");
    private static final Pattern ERRORS = Pattern.compile("errors: (\\d+)");

    @Override
    public String name() {
      return "pan";
    }

    @Override
    public void prepare(Path dir, CycleTask task) {
      Shell.run(dir, List.of("spin", "-a", task.file().toString()));
      List<String> gcc =
          new ArrayList<>(List.of("gcc", "-O2", "-w", "-DNFAIR=4", "-DVECTORSZ=8192"));
      if (task.property().equals("progress")) {
        gcc.add("-DNP");
      }
      gcc.addAll(List.of("-o", "pan", "pan.c"));
      Shell.run(dir, gcc);
    }

    @Override
    public Figures run(Path dir, CycleTask task) {
      List<String> command = new ArrayList<>(List.of("./pan", "-c1", "-w24", "-m10000000"));
      command.add(task.property().equals("progress") ? "-l" : "-a");
      if (task.fairness().equals("weak")) {
        command.add("-f");
      }
      if (task.isFormula()) {
        command.addAll(List.of("-N", task.property()));
      }
      Shell.Finished run = Shell.run(dir, command);
      double states = run.number(STATES);
      double visits = Math.max(states, run.number(VISITS));
      return Figures.of(run, states, visits, run.number(ERRORS) > 0);
    }
  }

  /**
   * Gyre, by its command.
   *
   * @param gyre the launcher
   * @param options beside the task
   */
  record Gyre(String name, Path gyre, List<String> options) implements CycleTool {
    private static final Pattern STATES = Pattern.compile("\"states\" : (\\d+)");
    private static final Pattern VIOLATED = Pattern.compile("\"verdict\" : \"violated\"");

    public Gyre {
      options = List.copyOf(options);
    }

    /** A name such as gyre, gyre2 for two workers, or all for one that takes all orders of steps. */
    static Gyre of(String name, Path root) {
      boolean reduces = name.startsWith("gyre");
      String threads = name.replaceFirst("^(gyre|all)", "");
      return new Gyre(
          name,
          root.resolve("gyre"),
          List.of(
              "--symmetry",
              "off",
              "--por",
              reduces ? "on" : "off",
              "--threads",
              threads.isEmpty() ? "1" : threads));
    }

    @Override
    public void prepare(Path dir, CycleTask task) {
      // Nothing: it reads the model when it runs.
    }

    @Override
    public Figures run(Path dir, CycleTask task) {
      List<String> command = new ArrayList<>(List.of(gyre.toString(), "verify", "--format", "json"));
      command.addAll(List.of("--fairness", task.fairness()));
      command.addAll(
          task.isFormula()
              ? List.of("--property", task.property())
              : List.of("--check", task.property().equals("accept") ? "acceptance" : "progress"));
      command.addAll(options);
      command.add(task.file().toString());
      Shell.Finished run = Shell.run(dir, command);
      double states = run.number(STATES);
      return Figures.of(run, states, states, VIOLATED.matcher(run.output()).find());
    }
  }
}
