package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;

/**
 * Random models with sets, multisets and queues over constants, numbers and index types, which are
 * used in all their ways, in all places: alone, as guards, in atomic and indivisible sequences, in
 * loops and in structures. Nothing keeps them from failing at run time.
 */
public final class CollectionGenerator {
  private static final List<String> QUERIES =
      List.of("has", "len", "empty", "nempty", "full", "nfull", "same", "front", "count", "hasAll");

  /** A collection of a model, and what its elements are called in the process at hand. */
  private record Collection(String name, String kind, List<String> elements, String variable) {}

  private final List<Collection> collections = new ArrayList<>();
  private Dice dice;
  private boolean mayFail;

  /** The model of a seed. */
  public String generate(long seed) {
    dice = new Dice(seed);
    mayFail = dice.oneIn(4);
    collections.clear();
    StringBuilder text = new StringBuilder("mtype = { red, green }\nbyte b = 1;\n");
    boolean isIndexed = dice.oneIn(2);
    if (isIndexed) {
      text.append(dice.oneIn(4) ? "ring" : "scalarset").append(" Id[2];\nId last;\n");
    }
    int count = dice.between(1, 3);
    for (int i = 0; i < count; i++) {
      text.append(declare("c" + i, isIndexed));
    }
    if (dice.oneIn(3)) {
      text.append("typedef Box { ").append(declare("inner", isIndexed)).append("};\nBox box[2];\n");
      Collection inner = collections.remove(collections.size() - 1);
      collections.add(renamed(inner, "box[1].inner"));
      collections.add(renamed(inner, "box[b & 1].inner"));
    }
    text.append(process("A", isIndexed ? "active [Id] proctype A(Id me)" : pidProcess()));
    if (dice.oneIn(3)) {
      collections.removeIf(c -> c.variable().equals("x"));
      collections.removeIf(c -> c.elements().contains("_pid"));
      text.append(collections.isEmpty() ? "" : process("B", "active proctype B()"));
    }
    mayFail = false; // a formula knows no locals, which are the elements that may be none
    collections.removeIf(c -> c.elements().contains("_pid"));
    if (dice.oneIn(4) && !collections.isEmpty()) {
      Collection one = dice.pick(collections);
      if (!one.name().contains("[b") && !one.variable().equals("x")) {
        text.append("ltl p { ").append(dice.pick("[] ", "<> ", "[] <> "));
        text.append("(").append(query(one)).append(") }\n");
      }
    }
    return text.toString();
  }

  private String pidProcess() {
    return "active [2] proctype A()";
  }

  private static Collection renamed(Collection one, String name) {
    return new Collection(name, one.kind(), one.elements(), one.variable());
  }

  private String declare(String name, boolean isIndexed) {
    String kind = dice.pick("set", "set", "set", "multiset", "queue");
    boolean isBounded = !kind.equals("set") || dice.oneIn(4);
    String capacity = isBounded ? " = [" + dice.between(1, 2) + "]" : "";
    String type;
    Collection one;
    switch (dice.below(isIndexed ? 5 : 3)) {
      case 0 -> {
        type = "mtype";
        one = new Collection(name, kind, List.of("red", "green", "m"), "m");
      }
      case 1 -> {
        type = dice.pick("-1 .. 1", "1 .. 2");
        one = new Collection(name, kind, List.of("1", "1", "n"), "n");
      }
      case 2 -> {
        type = "0 .. 1";
        one = new Collection(name, kind, isIndexed ? List.of("0", "1") : List.of("_pid", "1"), "n");
      }
      default -> {
        type = "Id";
        one = new Collection(name, kind, List.of("me", "me", "x", "last"), "x");
      }
    }
    collections.add(one);
    return kind + " " + name + capacity + " of { " + type + " };\n";
  }

  private String process(String name, String head) {
    StringBuilder text = new StringBuilder(head).append(" { mtype m = red; short n = 1;");
    text.append(head.contains("Id me") ? " Id x = me;" : "");
    Collection own = null;
    if (dice.oneIn(4)) {
      String declaration = declare("own" + name, head.contains("Id me"));
      own = collections.get(collections.size() - 1);
      text.append(' ').append(declaration);
    }
    text.append(" do ");
    int options = dice.between(2, 4);
    for (int i = 0; i < options; i++) {
      text.append(":: ").append(statement(2)).append("; ").append(statement(1)).append(' ');
    }
    if (own != null) {
      collections.remove(own);
    }
    return text.append("od }\n").toString();
  }

  private String element(Collection c) {
    List<String> sure = c.elements().subList(0, Math.min(2, c.elements().size()));
    return dice.pick(mayFail ? c.elements() : sure);
  }

  private String statement(int depth) {
    Collection c = dice.pick(collections);
    String plain = change(c);
    if (depth == 0 || dice.oneIn(2)) {
      return plain;
    }
    String other = "{ " + statement(depth - 1) + " }";
    String template =
        dice.pick(
            "atomic { $1; $2 }",
            "d_step { $q -> $1 }",
            "if :: $q -> $1 :: else fi",
            "if :: $1 :: $2 fi",
            "$q -> $1",
            "assert($q || b < 9)",
            "for ($v in $c) { b = 1 - b }",
            "select ($v in $c)",
            "{ $1; $2 } unless { $q }",
            "b = len($c)");
    return template
        .replace("$1", plain)
        .replace("$2", other)
        .replace("$v", c.variable())
        .replace("$c", c.name())
        .replaceAll("\\$q", Matcher.quoteReplacement(query(c)));
  }

  private String change(Collection c) {
    String e = element(c);
    if (dice.oneIn(8)) {
      return c.name() + ".clear()";
    }
    if (c.kind().equals("queue")) {
      return dice.pick(
          c.name() + ".push(" + e + ")",
          c.name() + ".push(" + e + ")",
          c.variable() + " = " + c.name() + ".pop()",
          c.name() + ".pop()");
    }
    String together = dice.pick(".addAll(", ".keepAll(", ".removeAll(");
    List<Collection> likes = collections.stream().filter(o -> isLike(o, c)).toList();
    if (dice.oneIn(4) && c.kind().equals("set") && !likes.isEmpty()) {
      String like = dice.pick(likes).name();
      return dice.oneIn(3) ? c.name() + " = " + like : c.name() + together + like + ")";
    }
    return c.name() + dice.pick(".add(", ".add(", ".remove(", ".discard(") + e + ")";
  }

  /** Of the same declaration, so that the elements are the same for sure. */
  private static boolean isLike(Collection a, Collection b) {
    return a.kind().equals(b.kind())
        && a.variable().equals(b.variable())
        && Set.of("m", "x").contains(a.variable());
  }

  private String query(Collection c) {
    String e = element(c);
    String what = dice.pick(QUERIES);
    String not = dice.oneIn(2) ? "!" : "";
    return switch (what) {
      case "len" -> "len(" + c.name() + ") == " + dice.below(3);
      case "empty", "nempty", "full", "nfull" -> what + "(" + c.name() + ")";
      case "same" -> c.name() + " == " + c.name();
      case "front" ->
          c.kind().equals("queue") && (mayFail || dice.oneIn(3))
              ? "nempty(" + c.name() + ") && " + c.name() + ".front() == " + e
              : not + c.name() + ".has(" + e + ")";
      case "count" ->
          c.kind().equals("multiset")
              ? c.name() + ".count(" + e + ") > 1"
              : not + c.name() + ".has(" + e + ")";
      case "hasAll" ->
          c.kind().equals("set")
              ? c.name() + ".hasAll(" + c.name() + ")"
              : not + c.name() + ".has(" + e + ")";
      default -> not + c.name() + ".has(" + e + ")";
    };
  }
}
