package dev.gyre.cli;

import dev.gyre.lts.Minimisation;
import dev.gyre.lts.Relation;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.LabelledStates;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsFacts;
import dev.gyre.lts.graph.Relabelling;
import dev.gyre.lts.graph.SynchronousProduct;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.lts.graph.UnlabelledStateException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code gyre lts}: labelled transition systems compared, made smaller and put together. */
@Command(
    name = "lts",
    mixinStandardHelpOptions = true,
    description = "Compare, minimise and combine graphs in the format of Aldebaran.",
    footer = {
      "",
      "gyre graph --format aut writes such graphs; a FILE - is the standard input.",
      "",
      "Exit status: 0 done, or equivalent, 1 not equivalent, 2 a file or the call is wrong,",
      "3 a limit was reached or interrupted, 70 a fault of Gyre itself."
    })
final class LtsCommand implements Callable<Integer> {
  private static final int MANY_STATES = 1_000_000;

  private final Console console;
  private final LtsFiles graphs;

  @Spec private CommandSpec spec;

  /** What to do. */
  enum Action {
    MINIMISE,
    COMPARE,
    HIDE,
    RENAME,
    COMPOSE,
    INFO
  }

  @Parameters(
      index = "0",
      paramLabel = "minimise|compare|hide|rename|compose|info",
      description = "What to do.")
  private Action action;

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", description = "The graphs.")
  private List<String> files = List.of();

  @Option(
      names = "--relation",
      paramLabel = "strong|branching|divergence-branching|stutter|trace",
      converter = RelationConverter.class,
      description =
          "minimise, compare: when states count as the same. Default: none, it has to be given.")
  private Relation relation;

  @Option(
      names = "--label",
      paramLabel = "REGEX",
      description = "hide, rename: the labels that match as a whole; may be repeated for hide.")
  private List<Pattern> matching = new ArrayList<>();

  @Option(
      names = "--keep",
      paramLabel = "REGEX",
      description = "hide: all labels but those that match as a whole.")
  private Pattern kept;

  @Option(
      names = "--by",
      paramLabel = "TEXT",
      description = "rename: the new label; $1 is the first group of the expression.")
  private String replacement;

  @Option(
      names = "--sync",
      paramLabel = "REGEX",
      description =
          "compose: the labels that both do together. Default: those that both have; '' is none.")
  private Pattern together;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file instead of the standard output.")
  private Path output;

  @Option(
      names = "--max-states",
      paramLabel = "N",
      description =
          "Give up when a product, or a graph that is made deterministic, has more states."
              + " Default: 1000000.")
  private int maxStates = MANY_STATES;

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      converter = Amounts.DurationConverter.class,
      description = "Give up after this time, such as 30s or 5m. Default: no limit.")
  private Duration timeout;

  @Option(
      names = {"-q", "--quiet"},
      description = "No figures, no explanations.")
  private boolean quiet;

  LtsCommand(Console console) {
    this.console = console;
    this.graphs = new LtsFiles(console);
  }

  @Override
  public Integer call() throws IOException {
    checkCall();
    return LimitedRun.of(console, timeout, this::run).number();
  }

  private void checkCall() {
    int wanted = action == Action.COMPARE || action == Action.COMPOSE ? 2 : 1;
    String name = action.name().toLowerCase(Locale.ROOT);
    refuseIf(
        files.size() != wanted,
        "lts " + name + " is for " + (wanted == 1 ? "one file" : "two files"));
    boolean needsRelation = action == Action.MINIMISE || action == Action.COMPARE;
    refuseIf(
        needsRelation && relation == null,
        "lts "
            + name
            + " needs --relation strong, branching, divergence-branching, stutter or trace");
    refuseIf(
        action == Action.HIDE && matching.isEmpty() == (kept == null),
        "lts hide needs --label REGEX, what to hide, or --keep REGEX, what not to");
    refuseIf(
        action == Action.RENAME && (matching.size() != 1 || replacement == null),
        "lts rename needs --label REGEX and --by TEXT");
    refuseIf(maxStates < 1, "--max-states " + maxStates + ": there is always one state at least");
  }

  private void refuseIf(boolean isWrong, String message) {
    if (isWrong) {
      throw new ParameterException(spec.commandLine(), message);
    }
  }

  private ExitStatus run() throws IOException, TooLargeException {
    List<Lts> read = new ArrayList<>();
    for (String file : files) {
      Optional<Lts> lts = graphs.read(file);
      if (lts.isEmpty()) {
        return ExitStatus.WRONG_INPUT;
      }
      read.add(lts.get());
    }
    Lts first = read.get(0);
    return switch (action) {
      case MINIMISE -> minimised(first);
      case COMPARE -> compared(first, read.get(1));
      case HIDE -> written(first, Relabelling.of(first, l -> isHidden(l) ? Lts.TAU : l));
      case RENAME -> written(first, Relabelling.of(first, this::renamed));
      case COMPOSE -> composed(first, read.get(1));
      case INFO -> {
        LtsText.facts(first, LtsFacts.of(first)).forEach(console.out()::println);
        yield ExitStatus.SUCCESS;
      }
    };
  }

  private ExitStatus minimised(Lts lts) throws TooLargeException {
    Optional<Kripke> structure = structure(lts, files.get(0));
    if (structure.isEmpty()) {
      return ExitStatus.WRONG_INPUT;
    }
    Kripke smallest = Minimisation.of(structure.get(), relation, maxStates);
    return written(
        lts, relation == Relation.STUTTER ? LabelledStates.of(smallest) : smallest.graph());
  }

  private ExitStatus compared(Lts first, Lts second) throws TooLargeException {
    Optional<Kripke> a = structure(first, files.get(0));
    Optional<Kripke> b = structure(second, files.get(1));
    if (a.isEmpty() || b.isEmpty()) {
      return ExitStatus.WRONG_INPUT;
    }
    LtsComparison comparison =
        new LtsComparison(console.out(), files.get(0), files.get(1), relation, maxStates);
    return comparison.of(
        a.get(), b.get(), quiet ? LtsComparison.Detail.VERDICT : LtsComparison.Detail.REASONS);
  }

  private Optional<Kripke> structure(Lts lts, String file) {
    if (relation != Relation.STUTTER) {
      return Optional.of(Kripke.blind(lts));
    }
    try {
      return Optional.of(LabelledStates.of(lts));
    } catch (UnlabelledStateException e) {
      console.err().println("gyre: " + file + ": " + e.getMessage());
      return Optional.empty();
    }
  }

  private boolean isHidden(String label) {
    return kept == null
        ? matching.stream().anyMatch(pattern -> pattern.matcher(label).matches())
        : !kept.matcher(label).matches();
  }

  private String renamed(String label) {
    var match = matching.get(0).matcher(label);
    try {
      return match.matches() ? match.replaceFirst(replacement) : label;
    } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
      throw new ParameterException(
          spec.commandLine(), "--by " + replacement + ": " + e.getMessage());
    }
  }

  private ExitStatus composed(Lts first, Lts second) throws TooLargeException {
    Set<String> common = new HashSet<>(first.labels());
    common.retainAll(new HashSet<>(second.labels()));
    Lts product =
        SynchronousProduct.of(
            first,
            second,
            label -> together == null ? common.contains(label) : together.matcher(label).matches(),
            maxStates);
    return written(first, product);
  }

  private ExitStatus written(Lts before, Lts after) {
    ExitStatus status = graphs.write(after, output);
    if (status == ExitStatus.SUCCESS && !quiet) {
      PrintWriter log = output == null ? console.err() : console.out();
      log.println(LtsText.size(before) + " -> " + LtsText.size(after));
    }
    return status;
  }
}
