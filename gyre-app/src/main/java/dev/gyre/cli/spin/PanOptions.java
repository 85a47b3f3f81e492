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

/** What the options of {@code pan} and the definitions it was compiled with ask for. */
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
    TABLES,
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

  /** Sizes and seeds of a search that needs none, and words about trails. */
  private static final Set<String> WITHOUT_EFFECT =
      Set.of(
          "-hash",
          "-rhash",
          "-t_reverse",
          "-p_permute",
          "-p_reverse",
          "-collapse",
          "-v",
          "-T",
          "-bfspar",
          "-dfspar",
          "-W",
          "-s",
          "-B",
          "-w",
          "-h");

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
    Matcher numbered = NUMBERED.matcher(word);
    if (word.startsWith("-D") && word.length() > 2) {
      define(word.substring(2));
    } else if (numbered.matches()) {
      number(word, numbered.group(1).charAt(0), Long.parseLong(numbered.group(2)));
    } else if (word.equals("-N") || word.equals("-ltl")) {
      claim = Optional.of(argument(word, rest));
    } else if (word.startsWith("-N")) {
      claim = Optional.of(word.substring(2));
    } else if (word.equals("-link")) {
      throw new RefusedCall("-link: there is no embedded C to link with");
    } else if (!isNamed(word) && !isLetter(word)) {
      other(word);
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
    switch (parts[0]) {
      case "SAFETY" -> flags.add(Flag.SAFETY);
      case "NP" -> {}
      case "NOCLAIM" -> flags.add(Flag.NO_CLAIMS);
      case "NOREDUCE" -> flags.add(Flag.NO_REDUCTION);
      case "BITSTATE" -> store = Store.BITSTATE;
      case "HC", "HC0", "HC1", "HC2", "HC3", "HC4" -> store = Store.COMPACT;
      case "BFS", "BFS_PAR" -> flags.add(Flag.BREADTH_FIRST);
      case "REACH" -> {}
      case "MEMLIM" -> memoryBytes = megabytes(parts);
      case "MEMCNT" -> memoryBytes = OptionalLong.of(1L << value(parts));
      case "BCS" -> throw new RefusedCall("-DBCS: bounded context switching is not available");
      default -> {} // sizes, and macros of C code that is not there
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

  private void number(String word, char letter, long value) throws RefusedCall {
    switch (letter) {
      case 'c' -> errorLimit = value;
      case 'm' -> maxDepth = OptionalLong.of(value);
      case 'Q' -> minutes = OptionalLong.of(value);
      case 'r' -> {
        task = Task.REPLAY;
        trailNumber = OptionalInt.of((int) value);
      }
      case 'P' -> task = Task.REPLAY;
      case 'w', 'k', 'M', 'G', 'h', 'O', 'F' -> {}
      default -> throw unknown(word);
    }
  }

  // ---- words that spin -run translates for gcc

  private boolean isNamed(String word) throws RefusedCall {
    switch (word) {
      case "-bfs" -> flags.add(Flag.BREADTH_FIRST);
      case "-bit", "-bitstate" -> store = Store.BITSTATE;
      case "-hc" -> store = Store.COMPACT;
      case "-noclaim" -> flags.add(Flag.NO_CLAIMS);
      case "-noreduce" -> flags.add(Flag.NO_REDUCTION);
      case "-safety" -> flags.add(Flag.SAFETY);
      case "-bcs" -> throw new RefusedCall("-bcs: bounded context switching is not available");
      default -> {
        return false;
      }
    }
    return true;
  }

  // ---- single letters

  private boolean isLetter(String word) throws RefusedCall {
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
      case "-e" -> {
        flags.add(Flag.EVERY_TRAIL);
        errorLimit = 0;
      }
      case "-d", "-D" -> task = Task.TABLES;
      case "-V" -> task = Task.VERSION;
      case "-r", "-C", "-g", "-S" -> task = Task.REPLAY;
      case "-q" ->
          throw new RefusedCall("-q: channels that must be empty at the end are not checked");
      case "-J" -> throw new RefusedCall("-J: the order of nested unless cannot be reversed");
      default -> {
        return false;
      }
    }
    return true;
  }

  private void other(String word) throws RefusedCall {
    boolean isIgnored = WITHOUT_EFFECT.contains(word) || word.matches("-(RS|p_rotate|O).*");
    if (word.startsWith("-biterate") || word.startsWith("-swarm")) {
      store = Store.BITSTATE;
    } else if (word.startsWith("-t")) {
      trailSuffix = word.substring(2);
    } else if (!word.startsWith("-") && task == Task.REPLAY) {
      trailFile = Optional.of(word);
    } else if (!isIgnored) {
      throw unknown(word);
    }
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

  /** Whether cycles through accept labels are looked for, if there is a claim or not. */
  boolean wantsAcceptance(boolean hasClaim) {
    boolean isImplied = start == Start.RUN && hasClaim && !has(Flag.PROGRESS);
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
