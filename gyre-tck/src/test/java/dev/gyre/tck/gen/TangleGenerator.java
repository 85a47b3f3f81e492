package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Random models whose control flow is as tangled as Promela allows: gotos in and out of atomic
 * sequences, unless inside unless, selections that start with selections, rendez-vous in the middle
 * of atomic sequences, processes that start others and end. The data is next to nothing, so that
 * the spaces stay small. Unlike the models of {@link ModelGenerator} not all of them are legal:
 * Spin refuses some, and some go wrong at run time.
 */
public final class TangleGenerator {
  private static final int MAX_DEPTH = 3;

  /** The text of a model; the same seed always gives the same text. */
  public String generate(long seed) {
    return new Tangle(new Dice(seed)).model();
  }

  /** One model while it is made. */
  private static final class Tangle {
    private final Dice dice;
    private final boolean rendezvous;
    private final boolean priorities;
    private final boolean workers;
    private final boolean remote;
    private final StringBuilder text = new StringBuilder();
    private List<String> labels = List.of();
    private List<String> unplaced = List.of();
    private boolean worker;

    Tangle(Dice dice) {
      this.dice = dice;
      this.rendezvous = !dice.oneIn(4);
      // Spin refuses priorities together with rendez-vous.
      this.priorities = !rendezvous && dice.oneIn(2);
      this.workers = dice.oneIn(3);
      this.remote = dice.oneIn(6);
    }

    String model() {
      text.append("byte x, y;\nbool b;\n");
      text.append("chan r = [").append(rendezvous ? 0 : 1).append("] of { byte };\n");
      text.append("chan q = [").append(dice.between(1, 2)).append("] of { byte, bit };\n");
      text.append("chan h = [1] of { chan };\n");
      if (workers) {
        worker = true;
        process("proctype W(byte p; chan v)");
        worker = false;
      }
      for (int i = dice.between(1, workers ? 2 : 3); i > 0; i--) {
        process("active " + (dice.oneIn(8) ? "[2] " : "") + "proctype P" + i + "()");
      }
      if (!dice.oneIn(3)) {
        partner();
      }
      return text.toString();
    }

    /** Somebody to meet, so that the others do not block too soon. */
    private void partner() {
      List<String> ways = new ArrayList<>();
      for (int i = dice.between(1, 3); i > 0; i--) {
        ways.add(dice.pick("r!1", "r!x", "r?_", "r?y", "r?0", "q?_,_", "q!1,0", "x = 0", "h?_"));
      }
      text.append("active proctype S() {\nend:\n  do\n");
      ways.forEach(way -> text.append("  :: ").append(way).append("\n"));
      text.append("  od\n}\n");
    }

    private void process(String head) {
      text.append(head);
      if (priorities) {
        text.append(" priority ").append(dice.between(1, 3));
      }
      if (dice.oneIn(10)) {
        text.append(" provided (").append(condition()).append(")");
      }
      List<String> names = new ArrayList<>();
      for (int i = dice.below(4); i > 0; i--) {
        names.add(dice.pick("L", "M", "end", "progress") + i);
      }
      labels = List.copyOf(names);
      unplaced = names;
      List<String> body = new ArrayList<>();
      body.add("chan l");
      if (dice.oneIn(3)) {
        body.add("chan o = [" + (rendezvous ? 0 : 1) + "] of { byte }");
        body.add("l = o");
      } else {
        body.add("l = r");
      }
      if (remote) {
        // Spin keeps _last if it is only mentioned, Gyre if something that can happen reads it.
        body.add("_last >= 0");
      }
      body.addAll(steps(MAX_DEPTH, Around.NOTHING, 1, 4));
      // Every label must be somewhere.
      unplaced.forEach(label -> body.add(label + ": " + simple()));
      text.append(" {\n").append(String.join(";\n", body)).append("\n}\n");
    }

    /** What surrounds a statement. */
    private enum Around {
      NOTHING,
      LOOP,
      STEP
    }

    private List<String> steps(int depth, Around around, int least, int most) {
      List<String> all = new ArrayList<>();
      for (int i = dice.between(least, most); i > 0; i--) {
        // Spin refuses a label in front of the first statement of an inner sequence.
        boolean mayBeLabeled = !all.isEmpty() || depth == MAX_DEPTH;
        all.add((mayBeLabeled ? label(around) : "") + statement(depth, around));
      }
      return all;
    }

    private String label(Around around) {
      return around != Around.STEP && !unplaced.isEmpty() && dice.oneIn(3)
          ? unplaced.remove(0) + ": "
          : "";
    }

    private String statement(int depth, Around around) {
      boolean step = around == Around.STEP;
      if (depth <= 0) {
        return leaf(around);
      }
      return dice.<String>menu()
          .add(10, () -> leaf(around))
          .add(4, () -> choice("if", "fi", depth, around))
          .addIf(!step || dice.oneIn(3), 3, () -> choice("do", "od", depth, inLoop(around)))
          .addIf(!step || dice.oneIn(4), 3, () -> "atomic {" + body(depth, around, 1, 4) + "}")
          .addIf(!step, 2, () -> "d_step {" + start() + body(depth - 1, Around.STEP, 1, 3) + "}")
          .add(1, () -> "{" + body(depth, around, 1, 3) + "}")
          .addIf(!step, 3, () -> unless(depth, around))
          .serve();
    }

    /**
     * Of a d_step that starts with what can never block, like {@code printf}, Spin forgets that it
     * cannot happen in the middle of a rendez-vous of two others.
     */
    private String start() {
      return rendezvous ? " " + dice.pick("x = 1", "b = !b", condition(), "q?x,_") + ";" : "";
    }

    private static Around inLoop(Around around) {
      return around == Around.STEP ? Around.STEP : Around.LOOP;
    }

    private String body(int depth, Around around, int least, int most) {
      return " " + String.join("; ", steps(depth - 1, around, least, most)) + " ";
    }

    private String choice(String open, String close, int depth, Around around) {
      StringBuilder all = new StringBuilder(open);
      int options = dice.between(1, 3);
      boolean otherwise = dice.oneIn(3);
      for (int i = 0; i < options; i++) {
        List<String> steps = steps(depth - 1, around, 1, 3);
        // Of an unless in front of others Spin says that it stands on a guard.
        boolean guarded = steps.size() > 1 && steps.get(0).contains(" unless ");
        all.append("\n  :: ").append(guarded ? "skip; " : "").append(String.join("; ", steps));
        if (open.equals("do") && dice.oneIn(3)) {
          all.append("; break");
        }
      }
      if (otherwise) {
        all.append("\n  :: else");
        if (open.equals("do") && !dice.oneIn(3)) {
          all.append(" -> break");
        } else if (dice.oneIn(2)) {
          all.append(" -> ").append(statement(depth - 1, around));
        }
      }
      return all.append("\n").append(close).toString();
    }

    private String unless(int depth, Around around) {
      return "{" + body(depth, around, 1, 3) + "} unless {" + body(depth, around, 1, 2) + "}";
    }

    private String leaf(Around around) {
      // Spin refuses jumps out of a d_step, and those inside need a label there.
      boolean jump = !labels.isEmpty() && around != Around.STEP;
      return dice.<String>menu()
          .add(12, this::simple)
          .addIf(jump, 2, () -> "goto " + dice.pick(labels))
          .addIf(around == Around.LOOP, 2, () -> "break")
          .serve();
    }

    private String simple() {
      return dice.<String>menu()
          .add(3, () -> "x = " + value())
          .add(1, () -> "y = " + value())
          .add(1, () -> "b = !b")
          .add(4, this::condition)
          .add(3, () -> channel() + "!" + value())
          .add(3, () -> channel() + "?" + pattern())
          .add(2, this::queue)
          .add(1, () -> dice.pick("h!r", "h!l", "h?l", "h?l"))
          .add(1, () -> "timeout")
          .add(1, () -> "skip")
          .add(1, () -> "printf(\"\")")
          .add(1, () -> "assert(" + condition() + ")")
          .addIf(workers, 3, this::run)
          .addIf(priorities, 2, this::priority)
          .serve();
    }

    private String channel() {
      return dice.pick(worker && dice.oneIn(2) ? "v" : "r", "r", "l");
    }

    private String pattern() {
      return dice.pick("x", "y", "_", "0", "1", "eval(x)");
    }

    private String queue() {
      return dice.<Supplier<String>>pick(
              () -> "q!" + value() + ",1",
              () -> "q!!" + value() + ",0",
              () -> "q?" + pattern() + ",_",
              () -> "q??" + pattern() + ",1",
              () -> "q?<y,_>",
              () -> "q??<" + pattern() + ",0>",
              () -> "q?[1,_]",
              () -> "q??[" + dice.below(3) + ",1]")
          .get();
    }

    private String run() {
      String start = "run W(" + value() + ", " + channel() + ")";
      return dice.pick(
          "atomic { _nr_pr < 4 -> " + start + " }",
          "if :: _nr_pr < 3 -> " + start + " :: else fi",
          "(_nr_pr < 3 -> 1 : 0) && 1; " + start,
          "_nr_pr < 4; y = " + start);
    }

    private String priority() {
      return dice.pick(
          "set_priority(_pid, " + dice.between(1, 3) + ")",
          "get_priority(_pid) > 1",
          "set_priority(0, " + dice.between(1, 3) + ")");
    }

    private String value() {
      return dice.pick("0", "1", "2", "1 - (x & 1)", worker ? "p" : "1", "(x + 1) % 3", "len(q)");
    }

    private String condition() {
      return "("
          + dice.pick(
              "x == 0",
              "x == 1",
              "x != y",
              "y < 2",
              "b",
              "!b",
              "b || x > 1",
              "nempty(q)",
              "full(q)",
              "len(q) == 1",
              "_nr_pr > 1",
              "_pid == 0",
              worker ? "p == x" : "_nr_pr == 1",
              remote && !rendezvous && !priorities ? "enabled(0)" : "x < 3",
              remote ? "_last == 0" : "x < 2",
              remote ? "pc_value(0) > 3" : "x + y > 0",
              "true")
          + ")";
    }
  }
}
