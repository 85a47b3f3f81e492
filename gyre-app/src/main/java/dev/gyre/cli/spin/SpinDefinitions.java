package dev.gyre.cli.spin;

import static dev.gyre.cli.spin.Treatment.IGNORED;
import static dev.gyre.cli.spin.Treatment.READ;
import static dev.gyre.cli.spin.Treatment.refused;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Every definition that people compile Spin's verifier with: what {@code gyre-spin} makes of it,
 * and what to use with {@code gyre} instead. What docs/from-spin.md says about definitions is
 * compared with this table.
 */
public final class SpinDefinitions {
  /** What stands behind the name. */
  private enum Value {
    NONE,
    NUMBER
  }

  /** Definitions with the same fate. */
  record Entry(List<String> names, Value value, Treatment treatment, String advice) {}

  private static final String NOTHING = "there is nothing like it here";
  private static final String COMPRESSED = "leave it out, states are compressed";
  private static final String MEMORY = "use --memory, as --memory 2048M";
  private static final String NO_LIMIT = "leave it out, there is no such limit";
  private static final String AS_NEEDED = "leave it out, memory is taken as it is needed";
  private static final String EXACT = "leave it out, the search is exact";
  private static final String GRAPH = "use gyre graph for all states; a trace shows its own";

  private static final List<Entry> ENTRIES =
      List.of(
          entry("SAFETY NOCLAIM", READ, "use --property safety"),
          entry("NP", READ, "use --check progress"),
          entry("BITSTATE", READ, "use --store bitstate"),
          entry("HC HC0 HC1 HC2 HC3 HC4", READ, "use --store compact"),
          entry("BFS", READ, "use --search bfs"),
          entry("BFS_PAR", READ, "use --search bfs --threads N"),
          entry("REACH", READ, "use --search bfs for a shortest trace"),
          entry("NOREDUCE", READ, "use --por off"),
          new Entry(List.of("MEMLIM", "MEMCNT"), Value.NUMBER, READ, MEMORY),
          entry("BCS", refused("bounded context switching is not available"), NOTHING),
          entry("NCORE", IGNORED, "use --threads N"),
          entry("COLLAPSE MA", IGNORED, COMPRESSED),
          entry("FULLSTACK CNTRSTACK NOCOMP NOVSZ SC SEP_STATE TRIX", IGNORED, COMPRESSED),
          entry("VECTORSZ", IGNORED, "leave it out, states have any size"),
          entry("NFAIR PMAX QMAX SET_SEG_SIZE SET_WQ_SIZE", IGNORED, NO_LIMIT),
          entry("SPACE AUTO_RESIZE GENEROUS", IGNORED, AS_NEEDED),
          entry("USE_DISK", IGNORED, "use --store disk"),
          entry("USE_TDH", IGNORED, "leave it out, there is one hash table"),
          entry("NOFAIR", IGNORED, "leave it out, fairness is off unless asked for"),
          entry("XUSAFE", IGNORED, "leave it out, xr and xs are always checked"),
          entry("NOBOUNDCHECK VAR_RANGES", IGNORED, "leave it out, indexes are always checked"),
          entry("P_RAND T_RAND P_REVERSE T_REVERSE PERMUTED", IGNORED, EXACT),
          entry("RANDOMIZE REVERSE RHASH RANDSTOR", IGNORED, EXACT),
          entry("L_BOUND BFS_LIMIT NOSTUTTER NOFIX CTL PEG EVENT_TRACE", IGNORED, NOTHING),
          entry("PRINTF CHECK VERBOSE SDUMP", IGNORED, GRAPH));

  private SpinDefinitions() {}

  private static Entry entry(String names, Treatment treatment, String advice) {
    return new Entry(Arrays.asList(names.split(" ")), Value.NONE, treatment, advice);
  }

  /** The whole table. */
  static List<Entry> entries() {
    return ENTRIES;
  }

  static Optional<Entry> find(String name) {
    return ENTRIES.stream().filter(entry -> entry.names().contains(name)).findFirst();
  }

  /** What {@code gyre-spin} makes of a definition: of a name that is not Spin's, nothing. */
  static Treatment treatment(String name) {
    return find(name).map(Entry::treatment).orElse(IGNORED);
  }

  /** What to use with gyre instead of a definition; empty if it is none of Spin's. */
  public static Optional<String> advice(String name) {
    return find(name).map(Entry::advice);
  }

  /** Names that the verifier must have been told about, and that have no value. */
  static List<String> switches() {
    return told(Value.NONE);
  }

  /** Names that the verifier must have been told about with a number. */
  static List<String> numbers() {
    return told(Value.NUMBER);
  }

  private static List<String> told(Value value) {
    return ENTRIES.stream()
        .filter(entry -> entry.treatment().use() != Treatment.Use.IGNORED)
        .filter(entry -> entry.value() == value)
        .flatMap(entry -> entry.names().stream())
        .toList();
  }
}
