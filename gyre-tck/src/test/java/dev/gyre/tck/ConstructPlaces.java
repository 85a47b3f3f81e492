package dev.gyre.tck;

import java.util.ArrayList;
import java.util.List;

/** Each kind of expression in each place where one can stand, as a small model. */
final class ConstructPlaces {
  private static final String MODEL =
      """
      byte g, k = 1, a[3]; chan c = [2] of { byte, byte }; chan v = [0] of { byte }; chan none;
      inline Set(what) { x = what }
      active proctype Other() { byte y = 1; y = 2; L: y = 0; end: do :: v?y od }
      proctype Child(byte p) { %2$s; g = p }
      active proctype P() %3$s { byte x; %1$s; g = x }
      active proctype Q() { run Child(2); k = 2 }
      """;

  private static final String STATEMENT = "skip";

  /** What can be computed; the last ones fail. */
  private static final List<String> EXPRESSIONS =
      List.of(
          "3",
          "k",
          "a[k]",
          "-k",
          "(~k & 3)",
          "!k",
          "(k + 1)",
          "(7 / k)",
          "(7 % (k + 1))",
          "(k << 1)",
          "(k == 1 -> 2 : a[k])",
          "(k > 1 || a[k] == 0)",
          "(k == 1 && len(c) == 0)",
          "len(c)",
          "c?[1,_]",
          "(c??[eval(k),_] > 0)",
          "_pid",
          "_nr_pr",
          "_last",
          "Other[0]:y",
          "Other[0]@L",
          "pc_value(0)",
          "timeout",
          "(8 / (k - 1))",
          "a[k + 1]",
          "len(none)");

  /** Where it can stand in the body of a process. */
  private static final List<String> STATEMENTS =
      List.of(
          "(%s); x = 1",
          "if :: %s -> x = 1 :: else -> x = 2 fi",
          "do :: %s -> x = 1; break :: k == 2 -> break od",
          "x = %s",
          "x = (%s -> 1 : 2)",
          "a[%s & 1] = 2",
          "a[%s & 1]++",
          "x = a[%s & 1]",
          "c!%s,1",
          "c!!1,%s",
          "c!1,2; c?eval(%s),x",
          "c!1,1; c??x,eval(%s)",
          "c!1,1; x = c?[eval(%s),_]",
          "c!1,1; c?x,a[%s & 1]",
          "v!%s",
          "printf(\"%%d\", %s)",
          "assert(%s)",
          "run Child(%s)",
          "for (x : 0 .. (%s & 3)) { skip }",
          "select (x : 0 .. (%s & 3))",
          "skip; byte w = %s; x = w",
          "d_step { skip; x = %s }",
          "d_step { (%s); x = 1 }",
          "d_step { if :: %s -> x = 1 :: k == 2 -> x = 2 fi }",
          "d_step { printf(\"%%d\", %s); x = 1 }",
          "atomic { x = 1; (%s); x = 2 }",
          "{ x = 1; x = 2 } unless { %s }",
          "{ (%s); x = 2 } unless { k == 2 }",
          "Set(%s)");

  private ConstructPlaces() {}

  /** The text of every model. */
  static List<String> models() {
    List<String> models = new ArrayList<>();
    for (String expression : EXPRESSIONS) {
      for (String statement : STATEMENTS) {
        models.add(MODEL.formatted(statement.formatted(expression), STATEMENT, ""));
      }
      models.add(MODEL.formatted(STATEMENT, "byte z = %s; g = z".formatted(expression), ""));
      models.add(MODEL.formatted(STATEMENT, "short z[2] = %s; g = z[1]".formatted(expression), ""));
      models.add(MODEL.formatted("x = 1", STATEMENT, "provided (%s)".formatted(expression)));
      models.add(
          "byte k = 1, a[3]; chan c = [2] of { byte, byte }; byte g = %s;".formatted(expression)
              + "\nactive proctype P() { assert(g == 0) }\n");
    }
    return models;
  }
}
