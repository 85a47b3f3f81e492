package dev.gyre.tck;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Texts that break parsers: deep, long, wide, exploding, or no text at all. */
final class HardInputs {
  private static final int DEEP = 100_000;

  private final Map<String, String> inputs = new LinkedHashMap<>();

  private HardInputs() {
    depth();
    length();
    explosion();
    size();
    junk();
  }

  /** The inputs by what is hard about them. */
  static Map<String, String> all() {
    return new HardInputs().inputs;
  }

  private void add(String name, String text) {
    inputs.put(name, text);
  }

  private void body(String name, String statements) {
    add(name, "byte x, y; byte a[4]; chan c = [1] of { byte };\ninit { " + statements + " }\n");
  }

  private void depth() {
    nest("parentheses", "x = ", "(", "1", ")", "");
    nest("brackets", "x = ", "a[", "0", "]", "");
    nest("braces", "", "{", "skip", "}", "");
    nest("if", "", "if :: ", "skip", " fi", "");
    nest("do", "", "do :: ", "break", " od", "");
    nest("atomic", "", "atomic { ", "skip", " }", "");
    nest("d_step", "", "d_step { ", "skip", " }", "");
    nest("unless", "", "{ ", "skip", " } unless { x == 1 }", "");
    nest("else if", "", "if :: x == 1 -> skip :: else -> ", "skip", " fi", "");
    nest("for", "", "for (x : 0 .. 1) { ", "skip", " }", "");
    nest("conditional", "x = ", "(x -> ", "1", " : 0)", "");
    nest("run argument", "", "run P(", "1", ")", "");
    body("unary minus", "x = " + "-".repeat(DEEP) + "1");
    body("unary minus, apart", "x = " + "- ".repeat(DEEP) + "1");
    body("not", "x = " + "!".repeat(DEEP) + "x");
    body("complement", "x = " + "~".repeat(DEEP) + "x");
    body("open parentheses", "x = " + "(".repeat(DEEP));
    body("open braces", "{".repeat(DEEP));
    body("open brackets", "x = " + "a[".repeat(DEEP));
    body("closing parentheses", ")".repeat(DEEP));
    body("closing braces", "}".repeat(DEEP));
    add(
        "nested formula",
        "bool p; init { skip }\nltl f { " + "[] (".repeat(DEEP) + "p" + ")".repeat(DEEP) + " }");
    add("temporal prefixes", "bool p; init { skip }\nltl f { " + "[] <> ".repeat(DEEP) + "p }");
    add("nested #if", "#if 1\n".repeat(DEEP) + "init { skip }\n" + "#endif\n".repeat(DEEP));
    add(
        "condition of a directive",
        "#if " + "(".repeat(DEEP) + "1" + ")".repeat(DEEP) + "\ninit { skip }\n#endif\n");
    add("negated condition", "#if " + "!".repeat(DEEP) + "1\ninit { skip }\n#endif\n");
    add(
        "deep typedefs",
        repeat(2_000, i -> "typedef T" + i + " { " + (i == 0 ? "byte" : "T" + (i - 1)) + " f }\n")
            + "T1999 t;\ninit { skip }\n");
    add("deep reference", "typedef T { byte f }\nT t;\ninit { t" + ".f".repeat(DEEP) + " = 1 }\n");
  }

  private void nest(
      String name, String before, String open, String core, String close, String end) {
    body("nested " + name, before + open.repeat(DEEP) + core + close.repeat(DEEP) + end);
    // A depth that is allowed must not overflow a later pass.
    body("allowed " + name, before + open.repeat(900) + core + close.repeat(900) + end);
  }

  private void length() {
    body("sum", "x = x" + "+x".repeat(DEEP));
    body("difference of constants", "x = 1" + "-1".repeat(DEEP));
    body("conjunction", "x" + " && x".repeat(DEEP));
    body("comparisons", "x" + " == x".repeat(DEEP));
    add("long formula", "bool p; init { skip }\nltl f { p" + " U p".repeat(DEEP) + " }");
    add("implications", "bool p; init { skip }\nltl f { p" + " -> p".repeat(DEEP) + " }");
    body("statements", "x = 1; ".repeat(DEEP) + "skip");
    body("separators", "skip" + ";".repeat(DEEP) + " skip");
    body("options", "if " + ":: x == 1 -> x = 2 ".repeat(50_000) + "fi");
    body("labels", repeat(50_000, i -> "L" + i + ": x = 1; ") + "skip");
    body("labels on one statement", repeat(50_000, i -> "L" + i + ": ") + "skip");
    body("gotos", repeat(20_000, i -> "L" + i + ": goto L" + (i + 1) + "; ") + "L20000: skip");
    body(
        "goto cycle", repeat(20_000, i -> "L" + i + ": goto L" + (i + 1) % 20_000 + "; ") + "skip");
    body("breaks", "do " + ":: break ".repeat(20_000) + "od");
    body("print arguments", "printf(\"" + "%d".repeat(DEEP) + "\"" + ", x".repeat(DEEP) + ")");
    body("a long name", "x".repeat(1_000_000) + " = 1");
    body("a long number", "x = " + "9".repeat(1_000_000));
    body("a long string", "printf(\"" + "s".repeat(1_000_000) + "\")");
    add("a long comment", "/*" + "*".repeat(5_000_000) + "*/ init { skip }");
    add("an open comment", "/*" + " x".repeat(2_000_000));
    add("joined lines", "\\\n".repeat(1_000_000) + "init { skip }");
    add("empty lines", "\n".repeat(5_000_000) + "init { skip }");
    add("globals", repeat(50_000, i -> "byte g" + i + ";\n") + "init { skip }\n");
    add("proctypes", repeat(20_000, i -> "proctype P" + i + "() { skip }\n") + "init { skip }\n");
    add("processes", "active [2000000000] proctype P() { skip }\n");
    add(
        "parameters",
        "proctype P("
            + repeat(5_000, i -> "byte p" + i + "; ")
            + "byte z) { skip }"
            + "\ninit { run P("
            + "1, ".repeat(5_000)
            + "1) }\n");
    add("fields", "chan c = [1] of { " + "byte, ".repeat(50_000) + "byte };\ninit { skip }\n");
    add("mtypes", "mtype = { " + repeat(50_000, i -> "m" + i + ", ") + "m };\ninit { skip }\n");
  }

  private void explosion() {
    add(
        "macro bomb",
        "#define M0 x\n"
            + repeat(40, i -> "#define M" + (i + 1) + " M" + i + " M" + i + "\n")
            + "init { M40 }\n");
    add(
        "macro argument bomb",
        "#define F0(a) a\n"
            + repeat(40, i -> "#define F" + (i + 1) + "(a) F" + i + "(a a)\n")
            + "init { F40(x) }\n");
    add(
        "macro string bomb",
        "#define S(a) #a\n#define F0(a) S(a)\n"
            + repeat(40, i -> "#define F" + (i + 1) + "(a) F" + i + "(a a)\n")
            + "init { printf(F40(x)) }\n");
    add("macro recursion", "#define A B\n#define B A\n#define F(x) F(F(x))\ninit { A; F(F(1)) }\n");
    add(
        "nested macro calls",
        "#define F(x) x\ninit { skip; " + "F(".repeat(20_000) + "1" + ")".repeat(20_000) + " }\n");
    add(
        "pasting",
        "#define P(a,b) a##b\n"
            + "init { skip; P(".repeat(1)
            + "x,y) }\n"
            + "P(1,2)".repeat(50_000));
    add(
        "inline bomb",
        "byte x;\ninline f0() { x = 1 }\n"
            + repeat(40, i -> "inline f" + (i + 1) + "() { f" + i + "(); f" + i + "() }\n")
            + "init { f40() }\n");
    add(
        "inline argument bomb",
        "byte x;\ninline f0(a) { x = a }\n"
            + repeat(40, i -> "inline f" + (i + 1) + "(a) { f" + i + "(a + a) }\n")
            + "init { f40(x) }\n");
    add("inline recursion", "inline f() { g() }\ninline g() { f() }\ninit { f() }\n");
    add(
        "deep inlines",
        "byte x;\ninline f0() { x = 1 }\n"
            + repeat(5_000, i -> "inline f" + (i + 1) + "() { f" + i + "() }\n")
            + "init { f5000() }\n");
    add("include of itself", "#include \"model.pml\"\ninit { skip }\n");
    add("include of a directory", "#include \".\"\n#include \"/\"\n#include \"\"\ninit { skip }\n");
    add(
        "typedef bomb",
        "typedef T0 { byte a[100]; byte b }\n"
            + repeat(30, i -> "typedef T" + (i + 1) + " { T" + i + " a[100]; T" + i + " b }\n")
            + "T30 t;\ninit { skip }\n");
    add(
        "typedef fan",
        "typedef T0 { byte a }\n"
            + repeat(40, i -> "typedef T" + (i + 1) + " { T" + i + " a; T" + i + " b }\n")
            + "T40 t;\ninit { skip }\n");
    add(
        "message fan",
        "typedef T0 { byte a }\n"
            + repeat(40, i -> "typedef T" + (i + 1) + " { T" + i + " a; T" + i + " b }\n")
            + "chan c = [1] of { T40 };\ninit { skip }\n");
    add(
        "unused typedef fan",
        "typedef T0 { byte a }\n"
            + repeat(40, i -> "typedef T" + (i + 1) + " { T" + i + " a; T" + i + " b }\n")
            + "init { skip }\n");
  }

  private void size() {
    body("huge range", "for (x : 0 .. 2147483647) { skip }");
    body("huge select", "select (x : 0 .. 2147483647)");
    body("overflowing range", "for (x : -2147483648 .. 2147483647) { skip }");
    add("huge array", "byte a[2147483647];\ninit { skip }\n");
    add("large arrays", repeat(2_000, i -> "int a" + i + "[1000000];\n") + "init { skip }\n");
    add("overflowing array", "byte a[65536 * 65536];\nbyte b[99999999999];\ninit { skip }\n");
    add("huge channel", "chan c = [2147483647] of { int };\ninit { skip }\n");
    add("channel array", "chan c[1000000] = [100] of { int };\ninit { skip }\n");
    add("division by zero", "byte a[1/0];\nbyte b = 1 % 0;\ninit { skip }\n#if 1/0\n#endif\n");
    add("most negative division", "int b = -2147483648 / -1;\ninit { b = -2147483648 % -1 }\n");
    String process =
        """
        active proctype P%d() {
          byte b;
          do
          :: b < 10 -> b++ /* on */
          :: else -> break
          od
        }
        """;
    StringBuilder large = new StringBuilder();
    for (int i = 0; large.length() < 5 << 20; i++) {
      large.append(process.replace("%d", Integer.toString(i)));
    }
    add("too many processes", repeat(20_000, i -> process.replace("%d", Integer.toString(i))));
    add("five megabytes", large.toString().replace("active ", "") + "init { skip }\n");
    add(
        "five megabytes in one process",
        "byte b;\ninit {\n"
            + "  do :: b < 10 -> b++ :: else -> break od;\n".repeat(120_000)
            + "  skip\n}\n");
    add("thousands of errors", "init {\n" + "  x y = ( ;\n".repeat(50_000) + "}\n");
    add(
        "thousands of undeclared names",
        "init {\n" + repeat(50_000, i -> "  u" + i + " = 1;\n") + "skip }");
    add("thousands of warnings", "byte b;\ninit {\n" + "  b = 1000;\n".repeat(50_000) + "skip }");
    add("stray characters", "$".repeat(1_000_000));
    add("open quotes", "'\n\"\n".repeat(200_000));
    add("bad directives", "#nonsense\n".repeat(200_000));
  }

  private void junk() {
    add("nothing", "");
    add("one line end", "\n");
    add("a byte order mark", "\uFEFF");
    add("only a comment", "/* nothing */");
    add("zero bytes", "\0".repeat(100_000));
    add("half a surrogate", "init { \uD800 }\uDC00");
    add(
        "every character",
        IntStream.range(0, 0x10000)
            .mapToObj(c -> String.valueOf((char) c))
            .collect(Collectors.joining()));
    add("carriage returns", "init {\r skip\r }\r".repeat(1000));
    add("form feeds", "init {\f skip \u000B }");
    add("no end", "init { x = ");
    add("directive at the end", "init { skip }\n#");
    add("define at the end", "init { skip }\n#define");
    add("backslash at the end", "init { skip }\n\\");
    add("open string at the end", "init { printf(\"");
    add("open character at the end", "init { x = '");
  }

  private static String repeat(int times, IntFunction<String> piece) {
    return IntStream.range(0, times).mapToObj(piece).collect(Collectors.joining());
  }
}
