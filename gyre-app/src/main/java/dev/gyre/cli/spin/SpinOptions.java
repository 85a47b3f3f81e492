package dev.gyre.cli.spin;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the options of {@code spin} ask for. */
final class SpinOptions {
  /** What is to be done. */
  enum Task {
    SIMULATE,
    GENERATE,
    SEARCH,
    REPLAY,
    VERSION
  }

  /** What a simulation shows. */
  enum Shown {
    STATEMENTS,
    GLOBALS,
    LOCALS,
    SENT,
    RECEIVED,
    COLUMNS,
    SEED,
    NOT_INDENTED,
    NO_OUTPUT,
    NO_END
  }

  private static final Pattern NUMBERED = Pattern.compile("-([a-zA-Z])(\\d+)");

  private final Set<Shown> shown = EnumSet.noneOf(Shown.class);
  private final Map<String, String> definitions = new LinkedHashMap<>();
  private final List<Path> includePaths = new ArrayList<>();
  private final List<String> verifierOptions = new ArrayList<>();
  private Task task = Task.SIMULATE;
  private boolean lossy;
  private OptionalInt trailNumber = OptionalInt.empty();
  private OptionalInt seed = OptionalInt.empty();
  private int maxSteps = Integer.MAX_VALUE;
  private int skippedSteps;
  private Optional<String> trailFile = Optional.empty();
  private Optional<String> formula = Optional.empty();
  private Optional<String> formulaFile = Optional.empty();
  private Optional<String> claimFile = Optional.empty();
  private Optional<String> file = Optional.empty();

  private SpinOptions() {}

  /**
   * @throws RefusedCall if an option is unknown, or has no counterpart
   */
  static SpinOptions parse(List<String> words) throws RefusedCall {
    SpinOptions options = new SpinOptions();
    Iterator<String> rest = words.iterator();
    while (rest.hasNext()) {
      String word = rest.next();
      if (options.task == Task.SEARCH) {
        options.behindSearch(word, rest);
      } else if (word.startsWith("-") && word.length() > 1) {
        options.read(word, rest);
      } else {
        options.file = Optional.of(word);
      }
    }
    return options;
  }

  /** All is for the verifier, except the model, which comes last. */
  private void behindSearch(String word, Iterator<String> rest) {
    if (rest.hasNext() || word.startsWith("-")) {
      verifierOptions.add(word);
    } else {
      file = Optional.of(word);
    }
  }

  private void read(String word, Iterator<String> rest) throws RefusedCall {
    Treatment treatment = SpinVocabulary.ofSpin(word);
    switch (treatment.use()) {
      case READ -> carryOut(word, rest);
      case IGNORED -> {}
      case REFUSED -> throw new RefusedCall(word + " is not available: " + treatment.reason());
      case FOREIGN -> throw unknown(word);
    }
  }

  private void carryOut(String word, Iterator<String> rest) throws RefusedCall {
    Matcher numbered = NUMBERED.matcher(word);
    if (word.startsWith("-D") || word.startsWith("-U") || word.startsWith("-E")) {
      preprocess(word.startsWith("-E") ? word.substring(2) : word);
    } else if (numbered.matches()) {
      number(word, numbered.group(1).charAt(0), Integer.parseInt(numbered.group(2)));
    } else if (!isTask(word) && !isShown(word)) {
      withArgument(word, rest);
    }
  }

  private void preprocess(String word) {
    String about = word.substring(2);
    switch (word.charAt(1)) {
      case 'D' -> {
        String[] parts = about.split("=", 2);
        definitions.put(parts[0], parts.length == 2 ? parts[1] : "1");
      }
      case 'U' -> definitions.remove(about);
      default -> includePaths.add(Path.of(about));
    }
  }

  private void number(String word, char letter, int value) throws RefusedCall {
    switch (letter) {
      case 'j' -> skippedSteps = value;
      case 'n' -> seed = OptionalInt.of(value);
      case 'u' -> maxSteps = value;
      case 't' -> {
        task = Task.REPLAY;
        trailNumber = OptionalInt.of(value);
      }
      default -> throw unknown(word);
    }
  }

  private boolean isTask(String word) {
    switch (word) {
      case "-a" -> task = Task.GENERATE;
      case "-run", "-search" -> task = Task.SEARCH;
      case "-t", "-replay" -> task = Task.REPLAY;
      case "-V" -> task = Task.VERSION;
      case "-m" -> lossy = true;
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean isShown(String word) {
    switch (word) {
      case "-p" -> shown.add(Shown.STATEMENTS);
      case "-g" -> shown.add(Shown.GLOBALS);
      case "-l" -> shown.add(Shown.LOCALS);
      case "-s" -> shown.add(Shown.SENT);
      case "-r" -> shown.add(Shown.RECEIVED);
      case "-c" -> shown.add(Shown.COLUMNS);
      case "-h" -> shown.add(Shown.SEED);
      case "-T" -> shown.add(Shown.NOT_INDENTED);
      case "-b" -> shown.add(Shown.NO_OUTPUT);
      case "-B" -> shown.add(Shown.NO_END);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void withArgument(String word, Iterator<String> rest) throws RefusedCall {
    if (!List.of("-f", "-F", "-k", "-N").contains(word)) {
      throw unknown(word);
    }
    if (!rest.hasNext()) {
      throw new RefusedCall(word + ": what it is about is missing");
    }
    Optional<String> argument = Optional.of(rest.next());
    switch (word) {
      case "-f" -> formula = argument;
      case "-F" -> formulaFile = argument;
      case "-N" -> claimFile = argument;
      default -> {
        task = Task.REPLAY;
        trailFile = argument;
      }
    }
  }

  private static RefusedCall unknown(String word) {
    return new RefusedCall(word + " is none of the options of spin that are known here");
  }

  // ---- answers

  Task task() {
    return task;
  }

  boolean shows(Shown what) {
    return shown.contains(what);
  }

  Map<String, String> definitions() {
    return definitions;
  }

  List<Path> includePaths() {
    return includePaths;
  }

  List<String> verifierOptions() {
    return verifierOptions;
  }

  boolean isLossy() {
    return lossy;
  }

  OptionalInt trailNumber() {
    return trailNumber;
  }

  OptionalInt seed() {
    return seed;
  }

  int maxSteps() {
    return maxSteps;
  }

  int skippedSteps() {
    return skippedSteps;
  }

  Optional<String> trailFile() {
    return trailFile;
  }

  Optional<String> formula() {
    return formula;
  }

  Optional<String> formulaFile() {
    return formulaFile;
  }

  Optional<String> claimFile() {
    return claimFile;
  }

  Optional<String> file() {
    return file;
  }
}
