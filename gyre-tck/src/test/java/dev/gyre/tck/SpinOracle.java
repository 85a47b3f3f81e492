package dev.gyre.tck;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Spin as the outside judge: whether it accepts a model, and what its plain state space is. Each
 * question runs in a fresh temporary directory, because Spin and pan write fixed file names.
 */
final class SpinOracle {
  private static final Duration SPIN_LIMIT = Duration.ofSeconds(10);
  private static final Duration GCC_LIMIT = Duration.ofMinutes(2);

  /** What a shell reports for a process ended by SIGSEGV; the packaged Spin does that at times. */
  private static final int SEGMENTATION_FAULT = 128 + 11;

  private static final Pattern STATES = Pattern.compile("(?m)^\\s*(\\S+) states, stored");
  private static final Pattern TRANSITIONS = Pattern.compile("(?m)^\\s*(\\S+) transitions");
  private static final Pattern DEPTH_ERRORS =
      Pattern.compile("depth reached ([^\\s,]+), .*?errors: (\\d+)");

  private SpinOracle() {}

  /** Spin and gcc; without both the calling test is skipped, or fails in CI. */
  static SpinOracle require() {
    for (String tool : List.of("spin", "gcc")) {
      if (onPath(tool).isEmpty()) {
        Requirement.missing("the program " + tool + " on PATH");
      }
    }
    return new SpinOracle();
  }

  /** What became of {@code spin -a}. */
  enum Answer {
    ACCEPTED,
    REJECTED,
    /** Spin itself crashed: says nothing about the model. */
    CRASHED,
    /** Spin did not answer within its limit: says nothing about the model. */
    TIMED_OUT
  }

  /** Spin's answer and everything it printed. */
  record Opinion(Answer answer, String output) {}

  /**
   * What pan found.
   *
   * @param depth empty where pan printed a rounded figure
   * @param output all that pan printed, for failure messages
   */
  record PanRun(long states, long transitions, OptionalLong depth, long errors, String output) {}

  /** What pan is made for: a large table and stack take longer to set up than a small search. */
  private enum Effort {
    SMALL("-O0", "-m300000", "-w18"),
    LARGE("-O1", "-m5000000", "-w24");

    private final String optimization;
    private final String depth;
    private final String hash;

    Effort(String optimization, String depth, String hash) {
      this.optimization = optimization;
      this.depth = depth;
      this.hash = hash;
    }
  }

  /** Asks Spin whether it accepts the model text. */
  Opinion accepts(String model) {
    return inScratch(dir -> spin(dir, write(dir, model), List.of()));
  }

  /** Asks Spin whether it accepts the model file. Includes resolve as if run beside the file. */
  Opinion accepts(Path model) {
    return inScratch(dir -> spin(dir, copyWithNeighbours(dir, model), List.of()));
  }

  /**
   * Explores the plain state space of a small model; empty when pan does not finish in time.
   *
   * @throws NoAnswer if Spin, gcc or pan fail on it
   */
  Optional<PanRun> plain(String model, Duration limit) {
    return inScratch(dir -> pan(dir, write(dir, model), Effort.SMALL, limit));
  }

  /** Explores the plain state space of a model file; empty when pan does not finish in time. */
  Optional<PanRun> plain(Path model, Duration limit) {
    return inScratch(dir -> pan(dir, copyWithNeighbours(dir, model), Effort.LARGE, limit));
  }

  /**
   * What pan finds with a claim, in safety mode: it stops at the first error.
   *
   * @param states how many it stored; all there are, if there is no error
   */
  record ClaimRun(boolean violated, long states, String output) {}

  /** Checks a model together with one of its claims, unreduced and without looking for cycles. */
  ClaimRun withClaim(String model, String claim) {
    return inScratch(dir -> claim(dir, write(dir, model), claim));
  }

  /** The same for a file. */
  ClaimRun withClaim(Path model, String claim) {
    return inScratch(dir -> claim(dir, copyWithNeighbours(dir, model), claim));
  }

  /** What pan looks for when it looks for cycles: how it is made and run. */
  enum Cycles {
    /** Those of the claim. */
    CLAIM("-DVECTORSZ=8192", "-a"),
    /** Accept labels of the processes, whatever claims there are. */
    ACCEPT("-DVECTORSZ=8192 -DNOCLAIM", "-a"),
    PROGRESS("-DVECTORSZ=8192 -DNP -DNOCLAIM", "-l");

    private final String made;
    private final String run;

    Cycles(String made, String run) {
      this.made = made;
      this.run = run;
    }
  }

  /** Whether pan finds a cycle, and whether it finds one with weak fairness. */
  record CycleRun(boolean violated, boolean fairlyViolated) {}

  /**
   * Looks for cycles in the unreduced model; assertions and end states do not count. Empty if pan
   * refuses to look, as it does where a process can go from a label to itself in no time.
   */
  Optional<CycleRun> cycles(String model, Cycles cycles) {
    return inScratch(
        dir -> {
          List<String> made = new ArrayList<>(List.of("-O0", "-DNOREDUCE"));
          made.addAll(List.of(cycles.made.split(" ")));
          translate(dir, write(dir, model), made);
          List<String> command = List.of("./pan", "-m1000000", "-A", "-E", cycles.run);
          String output = run(dir, command, GCC_LIMIT).orElseThrow().output();
          if (output.contains("has unconditional self-loop")) {
            return Optional.empty();
          }
          List<String> fairly = new ArrayList<>(command);
          fairly.add("-f");
          String fair = run(dir, fairly, GCC_LIMIT).orElseThrow().output();
          return Optional.of(new CycleRun(hasErrors(output), hasErrors(fair)));
        });
  }

  private static boolean hasErrors(String output) {
    return !find(DEPTH_ERRORS, output).group(2).equals("0");
  }

  /** Whether pan finds an error with its reductions on, which is when it watches xr and xs. */
  boolean isViolatedReduced(String model) {
    return inScratch(
        dir -> {
          translate(dir, write(dir, model), List.of("-O0", "-DSAFETY"));
          String output = run(dir, List.of("./pan"), GCC_LIMIT).orElseThrow().output();
          return hasErrors(output);
        });
  }

  private static ClaimRun claim(Path dir, String file, String claim) {
    translate(dir, file, List.of("-O0", "-DNOREDUCE", "-DSAFETY", "-DVECTORSZ=8192"));
    String output =
        run(dir, List.of("./pan", "-m1000000", "-N", claim), GCC_LIMIT).orElseThrow().output();
    return new ClaimRun(hasErrors(output), Long.parseLong(find(STATES, output).group(1)), output);
  }

  private static Opinion spin(Path dir, String file, List<String> options) {
    List<String> command = new ArrayList<>(List.of("spin"));
    command.addAll(options);
    command.addAll(List.of("-a", file));
    Optional<Finished> run = run(dir, command, SPIN_LIMIT);
    if (run.isEmpty()) {
      return new Opinion(Answer.TIMED_OUT, "");
    }
    int status = run.get().status();
    Answer answer =
        status == SEGMENTATION_FAULT
            ? Answer.CRASHED
            : status == 0 && Files.exists(dir.resolve("pan.c")) ? Answer.ACCEPTED : Answer.REJECTED;
    return new Opinion(answer, run.get().output());
  }

  private static Optional<PanRun> pan(Path dir, String file, Effort effort, Duration limit) {
    translate(
        dir,
        file,
        List.of(effort.optimization, "-DNOREDUCE", "-DSAFETY", "-DNOCLAIM", "-DVECTORSZ=8192"));
    return run(dir, List.of("./pan", "-c0", effort.depth, effort.hash), limit)
        .map(Finished::output)
        .map(SpinOracle::parse);
  }

  /** Makes the program pan. */
  private static void translate(Path dir, String file, List<String> options) {
    // No merging, no dead-variable resets, no unused-variable removal: the states as written.
    Opinion opinion = spin(dir, file, List.of("-o1", "-o2", "-o3"));
    if (opinion.answer() != Answer.ACCEPTED) {
      throw new NoAnswer(
          NoAnswer.Reason.REFUSED, opinion.answer() + System.lineSeparator() + opinion.output());
    }
    List<String> compile = new ArrayList<>(List.of("gcc", "-w", "-o", "pan", "pan.c"));
    compile.addAll(options);
    Finished gcc =
        run(dir, compile, GCC_LIMIT)
            .orElseThrow(() -> new NoAnswer(NoAnswer.Reason.NOT_COMPILED, "gcc did not finish"));
    if (gcc.status() != 0) {
      throw new NoAnswer(NoAnswer.Reason.NOT_COMPILED, gcc.output());
    }
  }

  private static PanRun parse(String output) {
    // A cut search reports figures too, but they are no oracle.
    if (output.contains("Search not completed") || output.contains("max search depth too small")) {
      throw new NoAnswer(NoAnswer.Reason.CUT_SHORT, output);
    }
    Matcher depthErrors = find(DEPTH_ERRORS, output);
    return new PanRun(
        Long.parseLong(find(STATES, output).group(1)),
        Long.parseLong(find(TRANSITIONS, output).group(1)),
        depth(depthErrors.group(1)),
        Long.parseLong(depthErrors.group(2)),
        output);
  }

  /** Large figures come as 1.8e+06: no oracle, but no reason to refuse the rest either. */
  private static OptionalLong depth(String figure) {
    return figure.contains("e") ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(figure));
  }

  private static Matcher find(Pattern pattern, String output) {
    Matcher matcher = pattern.matcher(output);
    if (!matcher.find()) {
      throw new NoAnswer(NoAnswer.Reason.CRASHED, "no match for " + pattern + " in: " + output);
    }
    return matcher;
  }

  private record Finished(int status, String output) {}

  /** Runs a command to its end; empty when the limit passed and it had to be killed. */
  private static Optional<Finished> run(Path dir, List<String> command, Duration limit) {
    try {
      // To a file: a full pipe would stop the process, a reader thread would outlive a kill.
      Path output = Files.createTempFile(dir, "run", ".out");
      Process process =
          new ProcessBuilder(command)
              .directory(dir.toFile())
              .redirectErrorStream(true)
              .redirectOutput(output.toFile())
              .start();
      process.getOutputStream().close();
      try {
        if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
          return Optional.empty();
        }
      } finally {
        // Spin starts cpp as a child: end both, also when a test run is interrupted.
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
      }
      return Optional.of(
          new Finished(process.exitValue(), Files.readString(output, StandardCharsets.ISO_8859_1)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting for " + command, e);
    }
  }

  private interface Question<T> {
    T ask(Path dir) throws IOException;
  }

  private static <T> T inScratch(Question<T> question) {
    try {
      Path dir = Files.createTempDirectory("gyre-spin");
      try {
        return question.ask(dir);
      } finally {
        delete(dir);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void delete(Path dir) throws IOException {
    try (Stream<Path> files = Files.walk(dir)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static String write(Path dir, String model) throws IOException {
    Files.writeString(dir.resolve("model.pml"), model);
    return "model.pml";
  }

  /** Copies the model and, if it includes any, the plain files beside it. */
  private static String copyWithNeighbours(Path dir, Path model) throws IOException {
    // A folder may hold hundreds of models, so their neighbours are not copied without need.
    if (!Files.readString(model, StandardCharsets.ISO_8859_1).contains("include")) {
      Files.copy(model, dir.resolve(model.getFileName()));
      return model.getFileName().toString();
    }
    Path folder = model.toAbsolutePath().getParent();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, dir.resolve(file.getFileName()));
      }
    }
    return model.getFileName().toString();
  }

  private static Optional<Path> onPath(String program) {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
        .map(dir -> Path.of(dir, program))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
