package dev.gyre.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a system in SDL leaves open and was said with the call; what is empty is left to Gyre. It
 * decides what the model means, so it belongs to every run of it.
 *
 * @param queue how many signals a queue holds
 * @param fullQueue what happens to a signal that finds a full queue
 * @param timers where the signal of an expired timer is until it is taken
 * @param environment what may come from outside
 * @param discard whether a signal that a state does not handle is an error
 * @param rest whether a system with nothing left to do is a deadlock
 * @param properties the files of stop conditions, observers and charts, as seen from the model
 * @param semantics whose rules decide where tools differ
 * @param parts other files of the same system, by their paths from the folder of the model
 */
public record SdlOptions(
    OptionalInt queue,
    Optional<FullQueue> fullQueue,
    Optional<Timers> timers,
    Optional<Environment> environment,
    Finding discard,
    Finding rest,
    List<String> properties,
    Optional<Semantics> semantics,
    List<String> parts) {

  public SdlOptions {
    properties = List.copyOf(properties);
    parts = List.copyOf(parts);
  }

  /** As Z.100 has it, without other files. */
  public SdlOptions(
      OptionalInt queue,
      Optional<FullQueue> fullQueue,
      Optional<Timers> timers,
      Optional<Environment> environment,
      Finding discard,
      Finding rest) {
    this(
        queue,
        fullQueue,
        timers,
        environment,
        discard,
        rest,
        List.of(),
        Optional.empty(),
        List.of());
  }

  /** The same with other properties. */
  public SdlOptions withProperties(List<String> files) {
    return new SdlOptions(
        queue, fullQueue, timers, environment, discard, rest, files, semantics, parts);
  }

  /** Nothing was said. */
  public static final SdlOptions NONE =
      new SdlOptions(
          OptionalInt.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Finding.DEFAULT,
          Finding.DEFAULT);

  /** What happens to a signal for which a queue has no room. */
  public enum FullQueue {
    ERROR,
    LOSE
  }

  /** Where the signal of an expired timer is until it is taken. */
  public enum Timers {
    VARIABLE,
    QUEUE
  }

  /** Whether something is looked for that is no error by itself. */
  public enum Finding {
    DEFAULT,
    WANTED
  }

  /** Whose rules decide where tools differ. */
  public enum Semantics {
    /** Z.100: one queue, timers that count, one receiver. */
    SDL,
    /** The tools of TASTE: a queue for each signal, timers without values, all receivers. */
    TASTE
  }

  /**
   * Signals that come from outside.
   *
   * @param stimuli how many at most; empty if there is no end to them
   * @param values a file of types for their parameters, by its path from the folder of the model
   */
  public record Environment(OptionalInt stimuli, Optional<String> values) {}

  /** The same with the rules of another tool, or with other files of the system. */
  public SdlOptions with(Optional<Semantics> whose, List<String> others) {
    return new SdlOptions(
        queue, fullQueue, timers, environment, discard, rest, properties, whose, others);
  }

  /** The options as they are typed. */
  public List<String> words() {
    List<String> words = new ArrayList<>();
    queue.ifPresent(length -> words.add("--queue " + length));
    fullQueue.ifPresent(what -> words.add("--queue-full " + word(what)));
    timers.ifPresent(where -> words.add("--timers " + word(where)));
    environment.ifPresent(outside -> words(outside, words));
    if (discard == Finding.WANTED) {
      words.add("--check discard");
    }
    if (rest == Finding.WANTED) {
      words.add("--check rest");
    }
    properties.forEach(file -> words.add("--properties " + file));
    semantics.ifPresent(whose -> words.add("--semantics " + word(whose)));
    parts.forEach(part -> words.add("--with " + part));
    return words;
  }

  private static void words(Environment outside, List<String> words) {
    boolean isLimited = outside.stimuli().isPresent();
    if (isLimited || outside.values().isEmpty()) {
      words.add(isLimited ? "--env " + outside.stimuli().getAsInt() : "--env");
    }
    outside.values().ifPresent(file -> words.add("--env-values " + file));
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
