package dev.gyre.cli;

import dev.gyre.plan.SdlOptions;
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

  /**
   * @param discard whether signals that are not handled are looked for
   * @param rest whether systems with nothing left to do are
   */
  SdlOptions with(SdlOptions.Finding discard, SdlOptions.Finding rest) {
    return new SdlOptions(
        queue == null ? OptionalInt.empty() : OptionalInt.of(inRange("--queue", 1, queue)),
        Optional.ofNullable(fullQueue),
        Optional.ofNullable(timers),
        Optional.ofNullable(environment).map(this::environment),
        discard,
        rest);
  }

  /** Where nothing is looked for. */
  SdlOptions options() {
    return with(SdlOptions.Finding.DEFAULT, SdlOptions.Finding.DEFAULT);
  }

  private SdlOptions.Environment environment(String most) {
    if (most.equals(UNLIMITED)) {
      return new SdlOptions.Environment(OptionalInt.empty());
    }
    try {
      int number = inRange("--env", 0, Integer.parseInt(most));
      return new SdlOptions.Environment(OptionalInt.of(number));
    } catch (NumberFormatException e) {
      throw new ParameterException(
          command.commandLine(), "--env " + most + ": a number of signals is expected", e);
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
