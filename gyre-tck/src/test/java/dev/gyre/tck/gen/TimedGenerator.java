package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;

/**
 * Small random models with timers, each written twice: with timers, and for Spin, with numbers in
 * their place and a process that counts them down.
 *
 * <p>The second text is the macro encoding of Bosnacki2001, section 3.1, with three changes: a
 * timer that has expired stays so, the process can move only while some timer runs (so that Spin
 * can see a deadlock), and it is one d_step (so that it is always in the same state). It comes
 * first, so that it is not in the way of processes that end. A process with timers of its own never
 * ends, because the numbers for them cannot end with it.
 *
 * <p>Models with an odd seed also look at the values of timers.
 */
public final class TimedGenerator {
  private static final String MACROS =
      """
      #define set(t, v) t = v
      #define reset(t) t = -1
      #define expire(t) (t == 0)
      #define on(t) (t != -1)
      #define delay(t, v) set(t, v); expire(t)
      #define udelay(t) do :: delay(t, 1) :: break od
      """;

  /** In the place of the name of a process, which Spin needs in the name of its timers. */
  private static final String OWNER = "@";

  private final Dice dice;
  private final boolean looksAtValues;
  private final StringBuilder timed = new StringBuilder();
  private final StringBuilder encoded = new StringBuilder();
  private final List<String> numbers = new ArrayList<>(List.of("t0", "t1", "v[0]", "v[1]"));
  private List<String> timers = List.of();

  private TimedGenerator(long seed) {
    this.dice = new Dice(seed);
    this.looksAtValues = seed % 2 != 0;
  }

  /**
   * A model.
   *
   * @param text with timers
   * @param forSpin the same without
   */
  public record TimedModel(long seed, String text, String forSpin) {
    @Override
    public String toString() {
      return "seed " + seed + System.lineSeparator() + text;
    }
  }

  public static TimedModel model(long seed) {
    return new TimedGenerator(seed).generate(seed);
  }

  private TimedModel generate(long seed) {
    StringBuilder processes = new StringBuilder();
    StringBuilder processesForSpin = new StringBuilder();
    StringBuilder ownForSpin = new StringBuilder();
    int count = dice.between(2, 3);
    for (int i = 0; i < count; i++) {
      String name = "P" + i;
      boolean hasOwn = dice.oneIn(2);
      timers =
          new ArrayList<>(
              dice.oneIn(3)
                  ? List.of("t0", "t1", "v[x % 2]", "v[1]")
                  : List.of("t" + i % 2, "v[" + i % 2 + "]"));
      if (hasOwn) {
        timers.add("own" + OWNER);
        timers.add("own" + OWNER);
        numbers.add("own" + name);
        ownForSpin.append("short own").append(name).append(" = -1;\n");
      }
      String body = body(hasOwn);
      String head = "active proctype " + name + "() {\n  byte y;\n";
      String own = hasOwn ? "  timer own;\n" : "";
      processes.append(head).append(own).append(body.replace(OWNER, "")).append("}\n");
      processesForSpin.append(head).append(body.replace(OWNER, name)).append("}\n");
    }
    String shared = "byte x;\nchan c = [1] of { byte };\nchan r = [0] of { byte };\n";
    timed.append("timer t0, t1;\ntimer v[2];\n").append(shared).append(processes);
    encoded
        .append(MACROS)
        .append("short t0 = -1, t1 = -1;\nshort v[2] = -1;\n")
        .append(ownForSpin)
        .append(shared)
        .append(clock())
        .append(processesForSpin);
    return new TimedModel(seed, timed.toString(), encoded.toString());
  }

  private String clock() {
    StringJoiner runs = new StringJoiner(" || ");
    StringBuilder ticks = new StringBuilder();
    for (String timer : numbers) {
      runs.add(timer + " > 0");
      ticks.append("    if :: ").append(timer).append(" > 0 -> ").append(timer);
      ticks.append("-- :: else fi;\n");
    }
    return "active proctype Clock() {\nend:\n  do\n  :: d_step {\n    timeout && ("
        + runs
        + ") ->\n"
        + ticks
        + "  }\n  od\n}\n";
  }

  private String body(boolean staysForEver) {
    StringBuilder body = new StringBuilder();
    if (dice.oneIn(2)) {
      body.append("  do\n");
      for (int i = dice.between(1, 3); i > 0; i--) {
        body.append("  :: ").append(sequence(dice.between(1, 3), 1)).append('\n');
      }
      body.append("  od\n");
      return body.toString();
    }
    body.append("  ").append(sequence(dice.between(2, 5), 1));
    body.append(staysForEver ? ";\n  false\n" : "\n");
    return body.toString();
  }

  private String sequence(int length, int depth) {
    StringJoiner steps = new StringJoiner(";\n    ");
    for (int i = 0; i < length; i++) {
      steps.add(statement(depth));
    }
    return steps.toString();
  }

  private String statement(int depth) {
    return dice.<String>menu()
        .add(6, () -> "set(" + timer() + ", " + dice.below(4) + ")")
        .add(1, () -> "set(" + timer() + ", x)")
        .add(2, () -> "reset(" + timer() + ")")
        .add(6, () -> "expire(" + timer() + ")")
        .add(4, () -> "delay(" + timer() + ", " + dice.between(1, 3) + ")")
        .add(1, () -> "udelay(" + timer() + ")")
        .add(5, this::calculation)
        .add(4, this::condition)
        .add(2, () -> "c!" + dice.below(3))
        .add(2, () -> "c?y")
        .add(2, () -> "r!" + dice.below(2))
        .add(2, () -> "r?" + dice.pick("y", "0", "1"))
        .add(1, () -> "assert(x != " + dice.below(3) + " || on(" + timer() + "))")
        .add(1, () -> "timeout")
        .addIf(depth < 3, 3, () -> selection(depth))
        .addIf(depth < 3, 2, () -> "atomic { " + sequence(2, depth + 1) + " }")
        .addIf(depth < 3, 1, () -> "do :: " + sequence(2, depth + 1) + " :: break od")
        .addIf(depth < 3, 1, () -> escape(depth))
        .add(
            1,
            () -> "d_step { set(" + timer() + ", " + dice.below(3) + "); " + calculation() + " }")
        .serve();
  }

  private String selection(int depth) {
    String first = condition() + "; " + sequence(dice.between(1, 2), depth + 1);
    String second =
        dice.oneIn(2) ? "else -> " + calculation() : sequence(dice.between(1, 2), depth + 1);
    // The skip keeps two of them from meeting where one option starts with another selection.
    return "skip; if :: " + first + " :: " + second + " fi";
  }

  private String escape(int depth) {
    return "{ "
        + sequence(2, depth + 1)
        + " } unless { "
        + condition()
        + "; "
        + calculation()
        + " }";
  }

  private String calculation() {
    return dice.<String>menu()
        .add(3, () -> "x = (x + 1) % 3")
        .add(1, () -> "x = " + dice.below(3))
        .addIf(looksAtValues, 1, () -> "y = " + timer() + " & 1")
        .serve();
  }

  private String condition() {
    return dice.<String>menu()
        .add(3, () -> "x == " + dice.below(3))
        .add(3, () -> "expire(" + timer() + ")")
        .add(1, () -> "!expire(" + timer() + ")")
        .add(1, () -> "on(" + timer() + ")")
        .add(1, () -> "expire(" + timer() + ") || x == " + dice.below(3))
        .addIf(looksAtValues, 2, () -> timer() + dice.pick(" > 0", " > 1", " == 1", " == 2"))
        .serve();
  }

  private String timer() {
    return dice.pick(timers);
  }
}
