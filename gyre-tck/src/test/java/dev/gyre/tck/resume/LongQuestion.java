package dev.gyre.tck.resume;

import java.util.List;

/**
 * A check that takes long enough to be interrupted.
 *
 * @param model its text; {@code SIZE} says how large it is
 * @param small a size of some ten thousand states
 * @param large a size of some hundred thousand
 * @param options of {@code gyre verify}
 * @param compared what must be as in a run in one go
 */
record LongQuestion(
    String name, String model, int small, int large, List<String> options, Compared compared) {

  /** What an interruption may not change. */
  enum Compared {
    /** Everything: the search goes the same way again. */
    FIGURES,
    /** States and verdict: how often workers meet the same states is a matter of chance. */
    STATES,
    /** The verdict: which states are left out, or which bad run is met first, is one. */
    VERDICT
  }

  private static final String COUNTERS =
      """
      byte a, b, c;
      active proctype A() { do :: a < SIZE -> a++ :: else -> a = 0 od }
      active proctype B() { do :: b < SIZE -> b++ :: else -> b = 0 od }
      active proctype C() { do :: c < SIZE -> c++ :: else -> c = 0 od }
      ltl bounded { [] (a + b + c <= 3 * SIZE) }
      ltl returns { []<> (a == 0) }
      """;

  /** Holds until all three are as large as they can be, and fails in other places before. */
  private static final String FAILING =
      """
      byte a, b, c;
      active proctype A() { do :: a < SIZE -> a++; assert(b < SIZE || c < SIZE || a < SIZE) od }
      active proctype B() { do :: b < SIZE -> b++; assert(b < SIZE) od }
      active proctype C() { do :: c < SIZE -> c++ :: c == SIZE -> c = c / (SIZE - b) od }
      """;

  /** Nobody can tell the clients apart. */
  private static final String CLIENTS =
      """
      #define N 4
      chan q = [2] of { byte };
      byte holder = 255;
      active [N] proctype Client() {
        byte rounds;
        do
        :: rounds < SIZE ->
          q!_pid;
          atomic { holder == 255 -> holder = _pid };
          assert(holder == _pid);
          holder = 255;
          rounds++
        :: else -> rounds = 0
        od
      }
      active proctype Sink() { byte x; do :: q?x od }
      """;

  private static final String TIMED =
      """
      #define N 3
      byte id;
      active [N] proctype P() {
        timer t;
        byte tries;
        do
        :: atomic { id == 0 && tries < SIZE -> set(t, 2) };
          if
          :: id = _pid + 1; set(t, 3); expire(t); if :: id == _pid + 1 -> id = 0 :: else fi
          :: expire(t)
          fi;
          tries++
        :: tries == SIZE -> tries = 0
        od
      }
      """;

  /** All kinds of search and store. */
  static List<LongQuestion> all() {
    return List.of(
        ask(
            "depth first",
            COUNTERS,
            28,
            70,
            Compared.FIGURES,
            "--plain --threads 1 --property safety"),
        ask(
            "two workers",
            COUNTERS,
            28,
            70,
            Compared.STATES,
            "--plain --threads 2 --property safety"),
        ask(
            "breadth first",
            COUNTERS,
            28,
            70,
            Compared.FIGURES,
            "--plain --threads 1 --search bfs --property safety"),
        ask(
            "levels by two",
            COUNTERS,
            28,
            70,
            Compared.STATES,
            "--plain --threads 2 --search bfs --property safety"),
        ask(
            "table",
            COUNTERS,
            28,
            70,
            Compared.FIGURES,
            "--plain --threads 1 --store table --property safety"),
        ask(
            "bits",
            COUNTERS,
            28,
            70,
            Compared.STATES,
            "--plain --threads 1 --store bitstate --memory 8M --property safety"),
        ask(
            "on disk",
            COUNTERS,
            28,
            70,
            Compared.FIGURES,
            "--plain --threads 2 --store disk --memory 1M --property safety"),
        ask(
            "levels to disk",
            COUNTERS,
            28,
            70,
            Compared.FIGURES,
            "--plain --threads 2 --search bfs --memory 1M --property safety"),
        ask(
            "stacks to disk",
            COUNTERS,
            34,
            70,
            Compared.STATES,
            "--plain --threads 2 --memory 1M --property safety"),
        ask(
            "errors to disk",
            FAILING,
            36,
            75,
            Compared.STATES,
            "--plain --threads 1 --memory 1M --all-errors"),
        ask(
            "cycles",
            COUNTERS,
            26,
            60,
            Compared.FIGURES,
            "--threads 1 --property bounded --property returns --fairness weak"),
        ask(
            "cycles by two",
            COUNTERS,
            26,
            60,
            Compared.STATES,
            "--threads 2 --property bounded --property returns --fairness weak"),
        ask(
            "strongly fair",
            COUNTERS,
            24,
            50,
            Compared.FIGURES,
            "--threads 1 --property returns --fairness strong"),
        ask(
            "globally fair",
            COUNTERS,
            24,
            50,
            Compared.FIGURES,
            "--threads 1 --property returns --fairness global"),
        ask(
            "unfair",
            COUNTERS,
            24,
            50,
            Compared.VERDICT,
            "--threads 2 --property bounded --property returns"),
        ask("all errors", FAILING, 30, 75, Compared.FIGURES, "--plain --threads 1 --all-errors"),
        ask(
            "shortest error",
            FAILING,
            30,
            75,
            Compared.VERDICT,
            "--threads 1 --search bfs --check deadlock"),
        ask("partial order", CLIENTS, 4, 6, Compared.FIGURES, "--threads 1 --symmetry off"),
        ask(
            "levels and order",
            CLIENTS,
            3,
            4,
            Compared.FIGURES,
            "--threads 1 --symmetry off --por on --search bfs"),
        ask("symmetry", CLIENTS, 8, 14, Compared.FIGURES, "--threads 1"),
        ask("time", TIMED, 8, 16, Compared.FIGURES, "--threads 1 --symmetry off"));
  }

  /** Searches that are documented to begin anew when they are taken up. */
  static List<LongQuestion> begunAnew() {
    return List.of(
        ask(
            "cycles on disk",
            COUNTERS,
            20,
            40,
            Compared.VERDICT,
            "--threads 2 --store disk --memory 1M --property bounded --property returns"));
  }

  private static LongQuestion ask(
      String name, String model, int small, int large, Compared compared, String options) {
    return new LongQuestion(name, model, small, large, List.of(options.split(" ")), compared);
  }

  String text(int size) {
    return "#define SIZE " + size + "\n" + model;
  }

  @Override
  public String toString() {
    return name;
  }
}
