package dev.gyre.cli;

import dev.gyre.engine.graph.GraphLimits;
import dev.gyre.engine.graph.GraphRequest;
import dev.gyre.engine.graph.Labels;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.system.Channels;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of {@code gyre graph} that say what to show of the states. */
final class GraphOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--plain",
      description = "No reduction and no simplification: every state and every step.")
  private boolean plain;

  @Option(
      names = "--labels",
      paramLabel = "statements|channels|propositions|none",
      defaultValue = "STATEMENTS",
      description =
          "What stands at the steps: statements, messages, the propositions of the formulas that"
              + " hold where the step starts, or nothing. Default: statements.")
  private Labels labels;

  @Option(
      names = "--hide",
      paramLabel = "NAME",
      split = ",",
      description = "Variables not to show, as x or P.x; a list separated by commas.")
  private List<String> hidden = List.of();

  @Option(
      names = "--color",
      paramLabel = "EXPR",
      description = "Colour the states in which this holds, such as 'x > 0 && P[1]@critical'.")
  private String colour;

  @Option(names = "--error", description = "Mark a shortest path to a violation of safety.")
  private boolean error;

  @Option(
      names = "--lossy",
      description = "A message sent to a full channel is lost (Spin's -m); otherwise sends wait.")
  private boolean lossy;

  private Integer maxStates = Integer.MAX_VALUE;

  @Option(
      names = "--max-states",
      paramLabel = "N",
      description = "Only the first N states, those nearest to the initial one. Default: all.")
  void setMaxStates(int number) {
    if (number < 1) {
      throw new ParameterException(
          command.commandLine(), "--max-states " + number + ": there is always one state at least");
    }
    maxStates = number;
  }

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = Amounts.SizeConverter.class,
      description = "Give up when the states take more, such as 512M or 2G. Default: no limit.")
  private Long memory;

  @Option(
      names = "--timeout",
      paramLabel = "DURATION",
      converter = Amounts.DurationConverter.class,
      description = "Give up after this time, such as 30s or 5m. Default: no limit.")
  private Duration timeout;

  /** When the time is up, counted from now. */
  Limits limits() {
    return new Limits(OptionalLong.empty(), Optional.ofNullable(timeout), memory())
        .from(System.nanoTime());
  }

  private OptionalLong memory() {
    return memory == null ? OptionalLong.empty() : OptionalLong.of(memory);
  }

  /** Formulas to be read with the model. */
  List<String> formulas() {
    return colour == null ? List.of() : List.of(colour);
  }

  boolean marksError() {
    return error;
  }

  GraphRequest request(Limits limits) {
    return new GraphRequest(
        CheckOptions.none()
            .withOptimisations(plain ? Optimisations.PLAIN : Optimisations.DEFAULT)
            .withChannels(lossy ? Channels.LOSSY : Channels.BLOCKING)
            .withLimits(limits),
        new GraphLimits(maxStates, memory()),
        labels,
        Set.copyOf(hidden),
        Optional.ofNullable(colour),
        error ? GraphRequest.Errors.MARKED : GraphRequest.Errors.UNMARKED);
  }
}
