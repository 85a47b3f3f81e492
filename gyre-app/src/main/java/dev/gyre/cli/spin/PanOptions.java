package dev.gyre.cli.spin;

import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the options of {@code pan} and the definitions it was compiled with ask for. Which of them
 * there are, and which are carried out, say {@link SpinVocabulary} and {@link SpinDefinitions}.
 */
final class PanOptions {
  /** How the verifier is started: {@code spin -run} asks for more by itself. */
  enum Start {
    COMPILED,
    RUN
  }

  /** What is printed instead of a search. */
  enum Task {
    SEARCH,
    REPLAY,
    VERSION
  }

  /** What an option without a value asks for. */
  enum Flag {
    ACCEPTANCE,
    PROGRESS,
    FAIR,
    NO_ASSERTIONS,
    NO_END_STATES,
    NO_CLAIMS,
    SAFETY,
    EVERY_TRAIL,
    DEPTH_IS_ERROR,
    SILENT,
    NO_REDUCTION,
    SHORTEN,
    BREADTH_FIRST,
    KEEP_TRAILS
  }

  /** Which store, by the name of its option. */
  enum Store {
    EXACT,
    BITSTATE,
    COMPACT
  }

  private static final Pattern NUMBERED = Pattern.compile("-([a-zA-Z])(\\d+)");

  private final Start start;
  private final Set<Flag> flags = EnumSet.noneOf(Flag.class);
  private Task task = Task.SEARCH;
  private Store store = Store.EXACT;
  private long errorLimit = 1;
  private OptionalLong maxDepth = OptionalLong.empty();
  private OptionalLong minutes = OptionalLong.empty();
  private OptionalLong memoryBytes = OptionalLong.empty();
  private OptionalInt trailNumber = OptionalInt.empty();
  private Optional<String> claim = Optional.empty();
  private Optional<String> trailFile = Optional.empty();
  private String trailSuffix = "trail";

  private PanOptions(Start start) {
    this.start = start;
  }

  /**
   * @throws RefusedCall if an option is unknown, or has no counterpart
   */
  static PanOptions parse(List<String> words, Start start) throws RefusedCall {
    PanOptions options = new PanOptions(start);
    Iterator<String> rest = words.iterator();
    while (rest.hasNext()) {
      options.read(rest.next(), rest);
    }
    return options;
  }

  private void read(String word, Iterator<String> rest) throws RefusedCall {
    if (!word.startsWith("-")) {
      operand(word);
      return;
    }
    Treatment treatment = SpinVocabulary.ofPan(word);
    switch (treatment.use()) {
      case READ -> carryOut(word, rest);
      case IGNORED -> {}
      case REFUSED -> throw new RefusedCall(word + ": " + treatment.reason());
      case FOREIGN -> throw unknown(word);
    }
  }

  private void operand(String word) throws RefusedCall {
    if (task != Task.REPLAY) {
      throw unknown(word);
    }
    trailFile = Optional.of(word);
  }

  private void carryOut(String word, Iterator<String> rest) throws RefusedCall {
    Matcher numbered = NUMBERED.matcher(word);
    boolean isDone =
        (numbered.matches() && isNumber(numbered.group(1).charAt(0), numbered.group(2)))
            || isFlag(word)
            || isStore(word)
            || isTask(word);
    if (!isDone) {
      withText(word, rest);
    }
  }

  private void withText(String word, Iterator<String> rest) throws RefusedCall {
    if (word.equals("-N") || word.equals("-ltl")) {
      claim = Optional.of(argument(word, rest));
    } else if (word.startsWith("-N")) {
      claim = Optional.of(word.substring(2));
    } else if (word.startsWith("-D")) {
      define(word.substring(2));
    } else if (word.startsWith("-t")) {
      trailSuffix = word.length() > 2 ? word.substring(2) : trailSuffix;
    } else {
      throw unknown(word);
    }
  }

  private static String argument(String option, Iterator<String> rest) throws RefusedCall {
    if (!rest.hasNext()) {
      throw new RefusedCall(option + ": a name is missing");
    }
    return rest.next();
  }

  // ---- what the verifier was compiled with

  private void define(String definition) throws RefusedCall {
    String[] parts = definition.split("=", 2);
    Treatment treatment = SpinDefinitions.treatment(parts[0]);
    if (treatment.use() == Treatment.Use.REFUSED) {
      throw new RefusedCall("-D" + parts[0] + ": " + treatment.reason());
    }
    if (treatment.use() == Treatment.Use.READ) {
      carryOut(parts);
    }
  }

  private void carryOut(String[] definition) throws RefusedCall {
    switch (definition[0]) {
      case "SAFETY" -> flags.add(Flag.SAFETY);
      case "NP", "REACH" -> {} // here every verifier can look for cycles and for short traces
      case "NOCLAIM" -> flags.add(Flag.NO_CLAIMS);
      case "NOREDUCE" -> flags.add(Flag.NO_REDUCTION);
      case "BITSTATE" -> store = Store.BITSTATE;
      case "HC", "HC0", "HC1", "HC2", "HC3", "HC4" -> store = Store.COMPACT;
      case "BFS", "BFS_PAR" -> flags.add(Flag.BREADTH_FIRST);
      case "MEMLIM" -> memoryBytes = megabytes(definition);
      case "MEMCNT" -> memoryBytes = OptionalLong.of(1L << value(definition));
      default -> throw unknown("-D" + definition[0]);
    }
  }

  private static OptionalLong megabytes(String[] parts) throws RefusedCall {
    return OptionalLong.of(value(parts) << 20);
  }

  private static long value(String[] parts) throws RefusedCall {
    try {
      return Long.parseLong(parts.length == 2 ? parts[1] : "");
    } catch (NumberFormatException e) {
      throw new RefusedCall("-D" + String.join("=", parts) + ": a number is missing");
    }
  }

  // ---- options with a number

  private boolean isNumber(char letter, String digits) {
    switch (letter) {
      case 'c' -> errorLimit = Long.parseLong(digits);
      case 'm' -> maxDepth = OptionalLong.of(Long.parseLong(digits));
      case 'Q' -> minutes = OptionalLong.of(Long.parseLong(digits));
      case 'r' -> {
        task = Task.REPLAY;
        trailNumber = OptionalInt.of(Integer.parseInt(digits));
      }
      case 'P' -> task = Task.REPLAY;
      default -> {
        return false;
      }
    }
    return true;
  }

  // ---- options that are one word

  private boolean isFlag(String word) {
    switch (word) {
      case "-a" -> flags.add(Flag.ACCEPTANCE);
      case "-l" -> flags.add(Flag.PROGRESS);
      case "-f" -> flags.add(Flag.FAIR);
      case "-A" -> flags.add(Flag.NO_ASSERTIONS);
      case "-E" -> flags.add(Flag.NO_END_STATES);
      case "-b" -> flags.add(Flag.DEPTH_IS_ERROR);
      case "-n" -> flags.add(Flag.SILENT);
      case "-i", "-I" -> flags.add(Flag.SHORTEN);
      case "-x" -> flags.add(Flag.KEEP_TRAILS);
      case "-c" -> errorLimit = 0;
      case "-e" -> {
        flags.add(Flag.EVERY_TRAIL);
        errorLimit = 0;
      }
      case "-bfs" -> flags.add(Flag.BREADTH_FIRST);
      case "-noclaim" -> flags.add(Flag.NO_CLAIMS);
      case "-noreduce" -> flags.add(Flag.NO_REDUCTION);
      case "-safety" -> flags.add(Flag.SAFETY);
      default -> {
        return false;
      }
    }
    return true;
  }

  private boolean isStore(String word) {
    if (word.startsWith("-bit") || word.startsWith("-swarm")) {
      store = Store.BITSTATE;
      return true;
    }
    if (word.startsWith("-hc")) {
      store = Store.COMPACT;
      return true;
    }
    return false;
  }

  private boolean isTask(String word) {
    switch (word) {
      case "-V" -> task = Task.VERSION;
      case "-r", "-C", "-g", "-S", "-P" -> task = Task.REPLAY;
      default -> {
        return false;
      }
    }
    return true;
  }

  private static RefusedCall unknown(String word) {
    return new RefusedCall("saw option " + word + ", which is none of pan's");
  }

  // ---- answers

  Task task() {
    return task;
  }

  Store store() {
    return store;
  }

  boolean has(Flag flag) {
    return flags.contains(flag);
  }

  /** Whether accepted cycles are looked for if there can be any, in a claim or by labels. */
  boolean wantsAcceptance() {
    boolean isImplied = start == Start.RUN && !has(Flag.PROGRESS);
    return !has(Flag.SAFETY) && (has(Flag.ACCEPTANCE) || isImplied);
  }

  boolean wantsProgress() {
    return has(Flag.PROGRESS) && !has(Flag.SAFETY);
  }

  /** Cycles were asked for, and the verifier was compiled without them. */
  boolean isContradictory() {
    return start == Start.COMPILED
        && has(Flag.SAFETY)
        && (has(Flag.ACCEPTANCE) || has(Flag.PROGRESS) || has(Flag.FAIR));
  }

  /** Whether the report says that there are no checks for cycles at all. */
  boolean isSafetyOnly() {
    return has(Flag.SAFETY) || (start == Start.RUN && !has(Flag.ACCEPTANCE) && !has(Flag.PROGRESS));
  }

  /** After how many errors the search ends; 0 for never. */
  long errorLimit() {
    return errorLimit;
  }

  OptionalLong maxDepth() {
    return maxDepth;
  }

  OptionalLong minutes() {
    return minutes;
  }

  OptionalLong memoryBytes() {
    return memoryBytes;
  }

  OptionalInt trailNumber() {
    return trailNumber;
  }

  Optional<String> claim() {
    return claim;
  }

  Optional<String> trailFile() {
    return trailFile;
  }

  String trailSuffix() {
    return trailSuffix;
  }
}
