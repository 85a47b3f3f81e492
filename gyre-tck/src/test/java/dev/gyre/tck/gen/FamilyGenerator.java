package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;

/**
 * Random Promela models with one or two sorts of interchangeable processes, in one or two families,
 * there from the start or created all at once, one by one, or when something has happened; with
 * structured messages, timers, labels, formulas, formulas with events, and never claims, some of
 * which name a process.
 */
public final class FamilyGenerator {
  /** Formulas with events, which global fairness does not know. */
  public static final String EVENTS = "events";

  private final Dice dice;
  private final Creation creation;
  private final Second second;
  private final FamilyKind one;
  private final FamilyKind two;
  private final boolean hasMessages;
  private final boolean hasTimers;
  private final int broken;

  /** A model and the names of the questions about its infinite runs. */
  public record Program(String text, List<String> questions) {
    public Program {
      questions = List.copyOf(questions);
    }
  }

  private enum Creation {
    FROM_START,
    AT_ONCE,
    ONE_BY_ONE,
    LATE
  }

  /** Whether there is a second family. */
  private enum Second {
    NONE,
    SAME_KIND,
    OTHER_KIND
  }

  private FamilyGenerator(long seed) {
    this.dice = new Dice(seed);
    this.creation = dice.pick(Creation.FROM_START, dice.pick(Creation.values()));
    this.second = dice.pick(Second.NONE, dice.pick(Second.values()));
    this.one = FamilyKind.first(second == Second.NONE ? dice.between(2, 3) : 2);
    this.two = second == Second.OTHER_KIND ? FamilyKind.second(2) : one;
    this.hasMessages = dice.oneIn(3);
    this.hasTimers = dice.oneIn(5);
    this.broken = dice.oneIn(8) ? dice.below(2) : -1;
  }

  /** The model of a seed. */
  public static Program generate(long seed) {
    return new FamilyGenerator(seed).program();
  }

  private Program program() {
    StringBuilder text = new StringBuilder("#define NIL 9\nbit n;\n");
    text.append(one.declarations());
    if (second == Second.OTHER_KIND) {
      text.append(two.declarations());
    }
    text.append("chan r = [0] of { bit };\n");
    if (hasMessages) {
      text.append("typedef Message { byte who = NIL; bit mark };\n");
      text.append("chan d = [1] of { Message };\nMessage card[" + one.size() + "];\n");
    }
    text.append(family("P", one, 0, broken));
    if (second != Second.NONE) {
      text.append(family("Q", two, one.size(), -1));
    }
    if (creation != Creation.FROM_START) {
      text.append(creator());
    }
    if (dice.oneIn(3)) {
      text.append(server());
    }
    return questions(text);
  }

  private String family(String name, FamilyKind kind, int before, int special) {
    boolean isActive = creation == Creation.FROM_START;
    String me = isActive ? before == 0 ? "_pid" : "(_pid - " + before + ")" : "me";
    boolean isMessaging = hasMessages && kind.equals(one);
    FamilyStatements statements =
        new FamilyStatements(
            dice, kind, me, new FamilyStatements.Traits(isMessaging, hasTimers, special));
    return (isActive ? "active [" + kind.size() + "] proctype " : "proctype ")
        + (name + (isActive ? "() {\n" : "(byte me) {\n"))
        + "  byte x = NIL;\n"
        + (isMessaging ? "  Message m;\n" : "")
        + (hasTimers ? "  timer t;\n" : "")
        + (dice.oneIn(3) ? "  " + kind.flag() + "[" + me + "] = 1;\n" : "")
        + ("there:\n" + statements.loop("l"))
        + "}\n";
  }

  private String creator() {
    String runs = "run P(i); " + (second == Second.NONE ? "" : "run Q(i); ");
    String wait = creation == Creation.LATE ? dice.pick("n == 0 -> ", "nfull(q[i]) -> ") : "";
    String loop = "do :: i < " + one.size() + " -> " + wait + runs + "i++ :: else -> break od";
    String whole = creation == Creation.AT_ONCE ? "atomic { " + loop + " }" : loop;
    return (dice.oneIn(2) ? "init" : "active proctype Maker()")
        + (" { byte i; " + whole)
        + (dice.oneIn(4) ? "; n = 1 - n }\n" : " }\n");
  }

  /** One process that is like no other. */
  private String server() {
    return "active proctype Server() {\n  do\n  :: "
        + dice.pick("r?_", "n = 1 - n", "g != NIL -> g = NIL", "g != NIL -> q[g]!1")
        + "\n  :: "
        + dice.pick("n == 1 -> n = 0", "g != NIL -> a[g] = 0", "r!1", "n = 0", "g = NIL")
        + "\n  od\n}\n";
  }

  // ---- questions

  private Program questions(StringBuilder text) {
    List<String> names = new ArrayList<>(List.of("same", "named", "acceptance", "progress"));
    text.append("ltl same { " + formula(same(), same()) + " }\n");
    text.append("ltl named { " + formula(named(), dice.oneIn(2) ? named() : same()) + " }\n");
    if (dice.oneIn(2)) {
      names.add("watch");
      text.append(claim(condition(), condition()));
    }
    if (dice.oneIn(6)) {
      names.add(EVENTS);
      text.append("ltl " + EVENTS + " { " + formula(event(), same()) + " }\n");
    }
    return new Program(text.toString(), names);
  }

  private String same() {
    return dice.oneIn(4) ? "n == 1" : dice.pick(one, two).same(dice);
  }

  private String named() {
    return creation == Creation.FROM_START && dice.oneIn(4)
        ? "P[" + dice.below(one.size()) + "]@there"
        : dice.pick(one, two).named(dice);
  }

  private String condition() {
    return dice.oneIn(3) ? named() : same();
  }

  private String event() {
    return dice.pick("event(P@there)", "event(r!_)", "event(r?1)", "event(q[0]!1)");
  }

  private String formula(String first, String other) {
    String a = "(" + first + ")";
    String b = "(" + other + ")";
    return dice.pick(
        "[] <> " + a,
        "<> [] " + a,
        "[] (" + a + " -> <> " + b + ")",
        "<> " + a,
        "[] (" + b + " -> (" + b + " U " + a + "))",
        "([] <> " + a + ") -> ([] <> " + b + ")",
        "[] " + a,
        "[] <> (" + a + " && X " + b + ")");
  }

  private String claim(String a, String b) {
    String body =
        dice.pick(
            "do :: true :: (" + a + ") -> break od; accept: do :: (" + b + ") od",
            "S: if :: ("
                + a
                + ") -> goto accept :: true -> goto S fi;"
                + " accept: if :: ("
                + b
                + ") -> goto S :: !("
                + b
                + ") -> goto accept fi",
            "do :: (" + a + ") :: !(" + a + ") -> break od; (" + b + ")",
            "(" + a + "); true; accept: do :: (" + b + ") od");
    return "never watch { " + body + " }\n";
  }
}
