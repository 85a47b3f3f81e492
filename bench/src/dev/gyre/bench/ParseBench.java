package dev.gyre.bench;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.Preprocessor;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lower.Lowering;
import dev.gyre.promela.sema.Lints;
import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.sema.Resolver;
import dev.gyre.promela.sema.TypeChecker;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.PromelaParser;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Times each phase of the front end on a large model. See {@code bench/README.md}. */
public final class ParseBench {
  private static final String[] PHASES = {"preprocess", "parse", "resolve + check", "lower"};

  private final SourceFile file;
  private final int rounds;

  /** Wall time by phase and round, in nanoseconds; the last row is the sum. */
  private final long[][] times;

  /** Time on the processor, likewise: what is left of the wall time on a busy machine. */
  private final long[][] work;

  private int tokens;

  private ParseBench(SourceFile file, int rounds) {
    this.file = file;
    this.rounds = rounds;
    this.times = new long[PHASES.length + 1][rounds];
    this.work = new long[PHASES.length + 1][rounds];
  }

  /**
   * @param args the rounds, the size of the model in characters, and optionally a file to write the
   *     model to instead of measuring
   */
  public static void main(String[] args) throws Exception {
    int rounds = Integer.parseInt(args[0]);
    String text = LargeModel.ofSize(Integer.parseInt(args[1]));
    if (args.length > 2) {
      write(Path.of(args[2]), text);
      return;
    }
    ParseBench bench = new ParseBench(new SourceFile("large.pml", text), rounds);
    // The front end runs on a thread with a deep stack; so does the bench.
    Thread thread = new Thread(null, bench::run, "bench", 256L << 20);
    thread.start();
    thread.join();
    bench.print();
  }

  private static void write(Path target, String text) throws IOException {
    Files.writeString(target, text);
    System.out.println("wrote " + text.length() + " characters to " + target);
  }

  private void run() {
    for (int round = 0; round < rounds; round++) {
      measure(round);
    }
  }

  private void measure(int round) {
    Diagnostics diagnostics = new Diagnostics();
    Marks marks = new Marks();
    marks.set(0);
    List<Token> read = new Preprocessor(new FileSourceLoader(), Map.of(), diagnostics).run(file);
    marks.set(1);
    Model model = PromelaParser.parse(read, diagnostics);
    marks.set(2);
    refuseErrors(diagnostics);
    ResolvedModel resolved = Resolver.resolve(model, diagnostics);
    refuseErrors(diagnostics);
    TypeChecker.check(resolved, diagnostics);
    Lints.check(resolved, diagnostics);
    refuseErrors(diagnostics);
    marks.set(3);
    Optional<ProcessSystem> system = Lowering.lower(file.name(), resolved, diagnostics);
    marks.set(4);
    refuseErrors(diagnostics);
    if (system.isEmpty()) {
      throw new IllegalStateException("lowering gave nothing and said nothing");
    }
    tokens = read.size();
    for (int phase = 0; phase < PHASES.length; phase++) {
      times[phase][round] = marks.wall[phase + 1] - marks.wall[phase];
      work[phase][round] = marks.processor[phase + 1] - marks.processor[phase];
    }
    times[PHASES.length][round] = marks.wall[PHASES.length] - marks.wall[0];
    work[PHASES.length][round] = marks.processor[PHASES.length] - marks.processor[0];
  }

  /** The clocks between the phases. */
  private static final class Marks {
    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final long[] wall = new long[PHASES.length + 1];
    private final long[] processor = new long[PHASES.length + 1];

    void set(int index) {
      wall[index] = System.nanoTime();
      processor[index] = threads.getCurrentThreadCpuTime();
    }
  }

  /** A faulty model would make the later phases look fast. */
  private static void refuseErrors(Diagnostics diagnostics) {
    if (diagnostics.hasErrors()) {
      diagnostics.all().stream()
          .filter(Diagnostic::isError)
          .limit(5)
          .map(DiagnosticRenderer::render)
          .forEach(System.err::println);
      System.err.println("the model of the bench has errors");
      System.exit(1);
    }
  }

  private void print() {
    double megabytes = file.text().length() / 1e6;
    System.out.printf(
        Locale.ROOT,
        "model: %.2f MB, %d lines, %d tokens; %d rounds, warm = median of the last %d%n",
        megabytes,
        file.lineCount(),
        tokens,
        rounds,
        rounds - coldRounds());
    System.out.printf(
        "%-16s %10s %10s %10s %10s%n", "phase", "first ms", "warm ms", "MB/s", "cpu ms");
    for (int phase = 0; phase <= PHASES.length; phase++) {
      String name = phase < PHASES.length ? PHASES[phase] : "all";
      double warm = warm(times[phase]);
      System.out.printf(
          Locale.ROOT,
          "%-16s %10.1f %10.1f %10.1f %10.1f%n",
          name,
          times[phase][0] / 1e6,
          warm,
          megabytes / (warm / 1e3),
          warm(work[phase]));
    }
  }

  /** The median of the warm rounds in milliseconds. */
  private double warm(long[] values) {
    return median(Arrays.copyOfRange(values, coldRounds(), rounds)) / 1e6;
  }

  /** The compiler is still at work in the first third. */
  private int coldRounds() {
    return rounds / 3;
  }

  private static double median(long[] values) {
    long[] sorted = values.clone();
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2.0;
  }
}
