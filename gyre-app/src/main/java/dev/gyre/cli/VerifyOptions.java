package dev.gyre.cli;

import dev.gyre.engine.CheckRequest;
import dev.gyre.plan.Assurance;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.SdlOptions;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.plan.Ticks;
import dev.gyre.plan.TimeModel;
import dev.gyre.property.Fairness;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of {@code gyre verify} that say what to check and how. */
final class VerifyOptions {
  @Option(
      names = "--plain",
      description = "No reduction and no simplification: Spin's plain state space.")
  private boolean plain;

  @Option(
      names = "--all-scenarios",
      description = "Keep variables that decide nothing, with every value they can have.")
  private boolean allScenarios;

  @Option(
      names = "--por",
      paramLabel = "on|off|ample|cluster|stubborn",
      description =
          "Partial order reduction: by stubborn sets (on), or by a simpler method. Default: on,"
              + " and off for a search breadth first.")
  private PartialOrder partialOrder = PartialOrder.AUTO;

  @Option(
      names = "--symmetry",
      paramLabel = "auto|off|full|...",
      converter = SymmetryConverter.class,
      description =
          "Symmetry reduction: auto (where interchangeable processes are found), off, or one of"
              + " the strategies full, sorted, segmented, pc-sorted, pc-segmented, refine. Default:"
              + " auto.")
  private SymmetryOption symmetry;

  @Option(
      names = "--search",
      paramLabel = "dfs|bfs",
      description = "Depth first, or breadth first for a shortest trace. Default: dfs.")
  private SearchOrder search;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many workers search. Default: one for each processor.")
  private Integer threads;

  @Option(
      names = "--ltl",
      paramLabel = "FORMULA",
      description =
          "Check this formula, such as '[] (x > 0 -> <> done)', instead of what the model asks for."
              + " Repeatable.")
  private List<String> formulas = new ArrayList<>();

  @Option(
      names = "--property",
      paramLabel = "NAME",
      description =
          "Check only this: the name of a formula or a never claim, safety, acceptance or progress."
              + " Repeatable. Default: all of them.")
  private List<String> properties = new ArrayList<>();

  @Option(
      names = "--check",
      paramLabel = "deadlock|assert|error|trace|acceptance|progress|zeno|discard|rest",
      split = ",",
      description =
          "What to look for, a list separated by commas. Formulas and never claims count as"
              + " acceptance; zeno looks for runs in which time stops. In SDL discard adds signals"
              + " that are not handled to the errors, and rest makes it a deadlock to have nothing"
              + " left to do. Default: all that the model asks for.")
  private List<LookedFor> checks;

  @Option(
      names = "--fairness",
      paramLabel = "none|weak|strong|global",
      description =
          "Which infinite runs count: all of them, or only those that do not neglect a process."
              + " Default: none, so all count; with --properties weak, as TASTE has it.")
  private Fairness fairness;

  @Option(
      names = "--store",
      paramLabel = "tree|table|disk[:DIR]|bitstate[:K]|compact[:BITS]",
      converter = StoreOption.Converter.class,
      description = {
        "How states are remembered: compressed, in full, in files, or only K bits (3 unless given)"
            + " or a signature of BITS bits (32) of each. Default: tree.",
        "The last two are lossy: they may take states for others, and say how often."
      })
  private StoreOption store;

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = Amounts.SizeConverter.class,
      description =
          "Stop when states and stack take more, such as 512M or 2G. With a lossy store: the"
              + " largest size of its table. Default: no limit but that of Java, and a quarter of"
              + " the heap for the table. With the store disk: what stays in memory, six tenths of"
              + " the heap.")
  private Long memory;

  @Option(
      names = "--disk",
      paramLabel = "SIZE",
      converter = Amounts.SizeConverter.class,
      description =
          "Stop when the files of states on disk take more. Default: most of what is free.")
  private Long disk;

  @Option(
      names = "--max-depth",
      paramLabel = "N",
      description = "Go at most so many steps from the initial state. Default: no limit.")
  private Long maxDepth;

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      converter = Amounts.DurationConverter.class,
      description = "Stop after this time, such as 30s or 5m. Default: no limit.")
  private Duration timeout;

  @Option(
      names = "--time",
      paramLabel = "discrete|abstract",
      description =
          "Timers count, or may expire at any moment while they are on, which proves more and"
              + " refutes nothing. Default: discrete.")
  private TimeModel time = TimeModel.DISCRETE;

  @Option(
      names = "--tick",
      paramLabel = "single|merged",
      description =
          "Whether time passes unit by unit, or in one step until a timer expires. Default: merged"
              + " where nobody can tell.")
  private Ticks ticks = Ticks.AUTO;

  @Mixin private WhenFullOption whenFull;

  @Mixin private ClusterOptions cluster;

  @Mixin private ErrorOptions errors;

  @Option(
      names = "--lossy",
      description = "A message sent to a full channel is lost (Spin's -m); otherwise sends wait.")
  private boolean lossy;

  @Option(
      names = "--cross-check",
      description =
          "After the answer, ask the same once more without any reduction, within the same limits,"
              + " and say whether both agree.")
  private boolean crossCheck;

  @Option(
      names = "--monitor",
      paramLabel = "on|off",
      description =
          "Whether reductions are watched while they run; off to measure what that costs. Default:"
              + " on.")
  private Assurance.Monitor monitor = Assurance.Monitor.ON;

  @Mixin private SdlCallOptions sdl;

  @Mixin private PropertyOptions files;

  /**
   * @param name the model as it was given
   */
  CheckRequest request(String name, SourceFile model, Definitions definitions) {
    CheckOptions wanted = options();
    return CheckRequest.of(model)
        .withDefinitions(definitions.values())
        .withIncludePaths(definitions.includePaths())
        .withOptions(wanted.withSdl(files.with(wanted.meaning().sdl(), name)));
  }

  CheckOptions options() {
    return new CheckOptions(
        new CheckOptions.Questions(
            Optional.ofNullable(checks)
                .map(list -> list.stream().map(LookedFor::check).collect(Collectors.toSet())),
            properties,
            formulas,
            fairness()),
        new CheckOptions.Meaning(
            time,
            channels(),
            files.with(sdl.with(finding(LookedFor.DISCARD), finding(LookedFor.REST)))),
        new CheckOptions.Search(
            Optional.ofNullable(search),
            cluster.store(
                Optional.ofNullable(store).map(s -> s.setup(number(memory), number(disk))),
                Optional.ofNullable(search)),
            Optional.ofNullable(threads)),
        new CheckOptions.Reductions(partialOrder, symmetry(), optimisations(), ticks),
        whenFull.with(new Limits(number(maxDepth), timeout(), memoryLimit()), number(disk)),
        errors.persistence(),
        assurance());
  }

  private Fairness fairness() {
    if (fairness != null) {
      return fairness;
    }
    return files.isUsed() ? Fairness.WEAK : Fairness.NONE;
  }

  private SdlOptions.Finding finding(LookedFor what) {
    return checks != null && checks.contains(what)
        ? SdlOptions.Finding.WANTED
        : SdlOptions.Finding.DEFAULT;
  }

  private Assurance assurance() {
    Assurance.Repetition repetition =
        crossCheck ? Assurance.Repetition.CROSS_CHECK : Assurance.Repetition.NONE;
    return new Assurance(monitor, repetition);
  }

  Channels channels() {
    return lossy ? Channels.LOSSY : Channels.BLOCKING;
  }

  /** At most what can be counted in nanoseconds. */
  Optional<Duration> timeout() {
    return new Limits(OptionalLong.empty(), Optional.ofNullable(timeout), OptionalLong.empty())
        .timeout();
  }

  private OptionalLong memoryLimit() {
    return store != null && store.usesAllMemory() ? OptionalLong.empty() : number(memory);
  }

  private static OptionalLong number(Long value) {
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  private Optimisations optimisations() {
    if (plain) {
      return Optimisations.PLAIN;
    }
    return allScenarios ? Optimisations.ALL_SCENARIOS : Optimisations.DEFAULT;
  }

  /**
   * What was asked for by name is used with {@code --plain} too, and what it cannot do is noted.
   */
  private SymmetryOption symmetry() {
    if (symmetry == null) {
      return SymmetryOption.AUTO;
    }
    return symmetry == SymmetryOption.AUTO ? SymmetryOption.REFINE : symmetry;
  }

  /** Names with hyphens. */
  static final class SymmetryConverter implements ITypeConverter<SymmetryOption> {
    @Override
    public SymmetryOption convert(String text) {
      return constant(SymmetryOption.class, text);
    }
  }

  static <E extends Enum<E>> E constant(Class<E> type, String text) {
    try {
      return Enum.valueOf(type, text.toUpperCase(Locale.ROOT).replace('-', '_'));
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException("'" + text + "' is not one of the values");
    }
  }
}
