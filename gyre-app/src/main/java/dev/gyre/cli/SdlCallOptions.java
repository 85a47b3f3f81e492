package dev.gyre.cli;

import dev.gyre.plan.SdlOptions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options about what systems in SDL leave open, the same for every command that reads one. */
final class SdlCallOptions {
  private static final int MOST_SIGNALS = 255;
  private static final String UNLIMITED = "unlimited";

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  @Option(
      names = "--queue",
      paramLabel = "N",
      description = "How many signals a queue holds. Default: 8.")
  private Integer queue;

  @Option(
      names = "--queue-full",
      paramLabel = "error|lose",
      description =
          "What a signal is that finds a full queue: an error of the system, or lost. Default:"
              + " error.")
  private SdlOptions.FullQueue fullQueue;

  @Option(
      names = "--timers",
      paramLabel = "variable|queue",
      description =
          "Where the signal of an expired timer waits: in a variable, or in the queue. Default: a"
              + " variable where nobody can tell.")
  private SdlOptions.Timers timers;

  @Option(
      names = "--env",
      paramLabel = "N",
      arity = "0..1",
      fallbackValue = UNLIMITED,
      preprocessor = OwnNumber.class,
      description =
          "How many signals come from outside at most. Default: any number, if the system is open.")
  private String environment;

  @Option(
      names = "--env-values",
      paramLabel = "FILE",
      description =
          "Types in ASN.1 for what comes from outside, called Function-signal-parameter; the path"
              + " begins in the folder of the model.")
  private String values;

  @Option(
      names = "--semantics",
      paramLabel = "sdl|taste",
      description =
          "Whose rules decide where tools differ: those of Z.100, or those of TASTE. Default: Z.100,"
              + " but in projects of TASTE all receivers get a signal.")
  private SdlOptions.Semantics semantics;

  @Option(
      names = "--with",
      paramLabel = "FILE",
      description =
          "Another file of the same system; the path begins in the folder of the model. Can be"
              + " repeated.")
  private List<String> parts = List.of();

  /**
   * @param discard whether signals that are not handled are looked for
   * @param rest whether systems with nothing left to do are
   */
  SdlOptions with(SdlOptions.Finding discard, SdlOptions.Finding rest) {
    SdlOptions options =
        new SdlOptions(
            queue == null ? OptionalInt.empty() : OptionalInt.of(inRange("--queue", 1, queue)),
            Optional.ofNullable(fullQueue),
            Optional.ofNullable(timers),
            environment(),
            discard,
            rest);
    return options.with(Optional.ofNullable(semantics), parts);
  }

  /** Where nothing is looked for. */
  SdlOptions options() {
    return with(SdlOptions.Finding.DEFAULT, SdlOptions.Finding.DEFAULT);
  }

  private Optional<SdlOptions.Environment> environment() {
    return environment == null && values == null
        ? Optional.empty()
        : Optional.of(new SdlOptions.Environment(stimuli(), Optional.ofNullable(values)));
  }

  private OptionalInt stimuli() {
    if (environment == null || environment.equals(UNLIMITED)) {
      return OptionalInt.empty();
    }
    try {
      return OptionalInt.of(inRange("--env", 0, Integer.parseInt(environment)));
    } catch (NumberFormatException e) {
      throw new ParameterException(
          command.commandLine(), "--env " + environment + ": a number of signals is expected", e);
    }
  }

  private int inRange(String option, int least, int number) {
    if (number < least || number > MOST_SIGNALS) {
      throw new ParameterException(
          command.commandLine(),
          option + " " + number + ": a number from " + least + " to " + MOST_SIGNALS);
    }
    return number;
  }

  /** What follows {@code --env} may be its number or the model. */
  static final class OwnNumber implements IParameterPreprocessor {
    @Override
    public boolean preprocess(
        Stack<String> words, CommandSpec called, ArgSpec option, Map<String, Object> details) {
      boolean isAttached = !" ".equals(details.get("separator"));
      if (!isAttached && (words.isEmpty() || !words.peek().matches("\\d+"))) {
        words.push(UNLIMITED);
      }
      return false;
    }
  }
}
