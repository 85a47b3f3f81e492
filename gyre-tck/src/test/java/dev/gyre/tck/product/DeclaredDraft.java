package dev.gyre.tck.product;

import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;

/**
 * A program over a scalarset or a ring that goes to the edge of what the rules of index types
 * allow, and beyond it now and then: numbers of processes, values out of loops, operands that can
 * fail.
 */
final class DeclaredDraft {
  private static final List<String> EXPRESSIONS =
      List.of(
          "b",
          "x",
          "b + 1",
          "b * 200",
          "1",
          "0",
          "256",
          "me == own",
          "other == me",
          "own == Id.none",
          "other != own",
          "f[me]",
          "f[other]",
          "!f[me]",
          "k[me]",
          "k[other] + 1",
          "len(q[me])",
          "empty(q[me])",
          "nfull(q[other])",
          "exists (i : Id) f[i]",
          "forall (i : Id) (f[i] || i == me)",
          "(count (i : Id) f[i])",
          "(count (i : Id) (k[i] > 1)) == 1",
          "6 / b",
          "b || (6 / b)",
          "f[me] && (6 / b)",
          "(f[me] -> 6 / b : 1)",
          "_nr_pr",
          "_pid",
          "_priority",
          "timeout",
          "q[me]?[eval(me)]",
          "st.g",
          "st.who == me",
          "tab[me].g",
          "run R(1)",
          "r?[1]",
          "_last");

  private static final List<String> STATEMENTS =
      List.of(
          "$E",
          "b = $E",
          "x = $E",
          "f[me] = $E",
          "f[other] = $E",
          "k[me] = $E",
          "k[other]++",
          "own = me",
          "own = other",
          "other = own",
          "other = me",
          "other = Id.none",
          "own = Id.none",
          "select (other : Id)",
          "q[me]!me",
          "q[other]!me",
          "q[me]!other",
          "q[me]?other",
          "q[other]?own",
          "q[me]?eval(me)",
          "q[me]??eval(other)",
          "c!me,$E",
          "c?other,x",
          "c?eval(me),x",
          "c??eval(me),_",
          "r!$E",
          "r?x",
          "assert($E)",
          "assert(b < 3)",
          "assert(!f[me] || own == me)",
          "st.who = me",
          "st.g = $E",
          "tab[me].g = $E",
          "tab[other].who = me",
          "for (p : Id) { f[p] = $E }",
          "for (p : Id) { k[p] = b; }",
          "for (p : Id) { k[p] = k[p] + 1 }",
          "for (p : Id) { b = b + k[p] }",
          "for (p : Id) { q[p]!p }",
          "for (p : Id) { own = p }",
          "for (p : Id) { x = $E; k[p] = x }",
          "for (p : Id) { for (o : Id) { f[o] = $E } }",
          "for (p : Id) { b = $E }",
          "v = q[me]",
          "v = q[other]",
          "v!me",
          "v?other",
          "ways.way = q[me]",
          "ways.way!me",
          "if :: $E -> $S :: else fi",
          "if :: $S :: $S fi",
          "if :: $E -> $S :: else -> $S fi",
          "if :: r!1 :: else -> $S fi",
          "atomic { $S; $S }",
          "atomic { r!1; $S }",
          "d_step { $S; $S }",
          "{ $S; $S } unless { $E }",
          "do :: $S :: break od",
          "do :: $E -> $S :: else -> break od",
          "printf(\"%d\", $E)",
          "b++",
          "b--",
          "x++",
          "run R($E)",
          "b = run R(1)",
          "goto here",
          "end1: r?x",
          "accept1: $S",
          "progress1: $S");

  private final Dice dice;
  private final boolean isRing;

  DeclaredDraft(Dice dice) {
    this.dice = dice;
    this.isRing = dice.oneIn(3);
  }

  String text() {
    String globals =
        (isRing ? "ring" : "scalarset")
            + " Id["
            + dice.between(2, 3)
            + "];\ntypedef One { byte g; Id who };\ntypedef Way { chan way };\n"
            + "byte b = 1; Id own; bool f[Id]; byte k[Id]; One st; One tab[Id]; Way ways;\n"
            + "chan q[Id] = [1] of { Id }; chan c = [2] of { Id, byte }; chan r = [0] of { byte };\n"
            + "chan v;\nproctype R(byte w) { b = w }\n";
    String body =
        "{ byte x"
            + (dice.oneIn(4) ? " = " + expression() : "")
            + "; Id other, p, o; here: "
            + body()
            + " }\n";
    String family;
    if (dice.oneIn(2)) {
      family = "active [Id] proctype P(Id me) " + body;
    } else {
      String loop =
          "for (p : Id) { "
              + dice.pick("run P(p)", "run P(p)", "b = run P(p)", "run P(p); f[p] = 1")
              + " }";
      String init = dice.oneIn(2) ? loop : statement(0) + "; " + loop;
      String after = dice.oneIn(2) ? "" : "; " + statement(1);
      family =
          "proctype P(Id me) "
              + body
              + "init { byte x; Id me, other, p, o; "
              + init
              + after
              + " }\n";
    }
    String single =
        dice.oneIn(2)
            ? "active proctype Q() { byte x; Id me, other, p, o; there: " + body() + " }\n"
            : "";
    return globals
        + family
        + single
        + (dice.oneIn(4) ? "ltl f { [] <> (" + expression() + ") }\n" : "");
  }

  private String body() {
    List<String> parts = new ArrayList<>();
    for (int i = dice.between(1, 4); i > 0; i--) {
      parts.add(statement(1));
    }
    String all = String.join("; ", parts);
    return dice.oneIn(4) ? "do :: " + all + " od" : all;
  }

  private String expression() {
    if (isRing && dice.oneIn(4)) {
      return dice.pick("next(me) == own", "f[next(me)]", "prev(other) == me", "f[prev(prev(me))]");
    }
    return dice.pick(EXPRESSIONS);
  }

  private String statement(int depth) {
    String text = isRing && dice.oneIn(6) ? "own = next(own)" : dice.pick(STATEMENTS);
    while (text.contains("$E")) {
      text = text.replaceFirst("\\$E", Matcher.quoteReplacement("(" + expression() + ")"));
    }
    while (text.contains("$S")) {
      String inner = depth > 0 ? statement(depth - 1) : dice.pick("b++", "own = me", "skip", "r!1");
      text = text.replaceFirst("\\$S", Matcher.quoteReplacement(inner));
    }
    return text;
  }
}
