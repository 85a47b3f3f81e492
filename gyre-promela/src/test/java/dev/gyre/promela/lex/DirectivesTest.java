package dev.gyre.promela.lex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DirectivesTest {
  private static String text(String... lines) {
    Preprocessed result = Preprocessed.of(lines);
    assertThat(result.findings()).isEmpty();
    return result.text();
  }

  private static boolean holds(String condition) {
    return text("#define ONE 1", "#define F(x) x", "#if " + condition, "yes", "#endif")
        .equals("yes");
  }

  @Test
  void choosesAmongGroups() {
    assertThat(text("#if 0", "a", "#elif 1", "b", "#elif 1", "c", "#else", "d", "#endif", "e"))
        .isEqualTo("b / e");
    assertThat(text("#ifdef X", "a", "#else", "b", "#endif")).isEqualTo("b");
    assertThat(text("#ifndef X", "a", "#else", "b", "#endif")).isEqualTo("a");
    assertThat(text("#define X", "#ifdef X", "a", "#endif", "#undef X", "#ifdef X", "b", "#endif"))
        .isEqualTo("a");
  }

  @Test
  void nestsGroups() {
    assertThat(
            text(
                "#if 0", "#if 1", "a", "#else", "b", "#endif", "#else", "#if 1", "c", "#endif",
                "#endif"))
        .isEqualTo("c");
  }

  @Test
  void readsNothingButDirectivesInSkippedText() {
    assertThat(
            text(
                "#if 0",
                "don't \"open",
                "#error no",
                "#bogus '",
                "#include <none>",
                "it's /* #else",
                "#elif 0",
                "'/*' \"/*\" ' /* x",
                "#if garbage (",
                "#elif )",
                "#endif",
                "#endif",
                "z"))
        .isEqualTo("z");
    assertThat(text("#if 0", "/*", "#endif", "*/", "#endif", "z")).isEqualTo("z");
    assertThat(text("#if 1", "a", "#elif 1/0", "#endif", "z")).isEqualTo("a / z");
  }

  @Test
  void evaluatesConditions() {
    for (String condition :
        new String[] {
          "1",
          "ONE",
          "!UNKNOWN",
          "defined ONE",
          "defined(ONE) && !defined(TWO)",
          "F(1)",
          "1 + 2 * 3 == 7",
          "(1 + 2) * 3 == 9",
          "10 - 4 - 3 == 3",
          "7 / 2 == 3 && -7 % 3 == -1",
          "1 << 4 == 16",
          "-16 >> 2 == -4",
          "0x1F == 31",
          "010 == 8",
          "0b11 == 3",
          "10UL == 10",
          "7u - 3 == 4 && 0xFFu >> 4 == 15",
          "'A' == 65",
          "'\\n' == 10",
          "'\\0' == 0",
          "'\\177' == 127 && '\\\\' == 92",
          "1 ? 1 : 0",
          "0 ? 0 : 1 ? 1 : 0",
          "(5 & 3) == 1 && (5 | 3) == 7 && (5 ^ 3) == 6 && ~0 == -1",
          "2 > 1 && 1 < 2",
          "2 >= 2 && 2 <= 2 && 1 != 2",
          "0 && 1 / 0 || 1",
          "1 || 1 / 0",
          "1 ? 2 : 1 / 0",
          "!!5",
          "- - 1 == + 1",
          "9223372036854775807 > 0",
          "1 /* c */ // d"
        }) {
      assertThat(holds(condition)).as(condition).isTrue();
    }
    assertThat(holds("F == 1")).isFalse();
    assertThat(holds("__LINE__ == 3")).isTrue();
  }

  @Test
  void readsAFileOnceThatSaysSo() {
    Map<String, String> files =
        Map.of("a", "#pragma once\nx", "./a", "#pragma once\nx", "b", "#pragma once\nx", "c", "x");
    String[] twice = {"#include \"a\"", "#include \"./a\"", "#include \"c\"", "#include \"c\""};
    Preprocessed result = Preprocessed.with(files, Map.of(), twice);
    assertThat(result.text()).isEqualTo("x / x / x");
    assertThat(result.findings()).isEmpty();
    Preprocessed copied = Preprocessed.with(files, Map.of(), twice[0], "#include \"b\"");
    assertThat(copied.codes()).containsExactly(PromelaCode.BAD_DIRECTIVE);
  }

  @Test
  void asksForDefinedBeforeExpanding() {
    assertThat(text("#define A", "#define HAS defined(A) && defined B", "#if HAS", "x", "#endif"))
        .isEmpty();
    assertThat(text("#define A", "#define HAS defined(A)", "#if HAS", "x", "#endif"))
        .isEqualTo("x");
  }

  @Test
  void reportsBadConditions() {
    for (String condition :
        new String[] {
          "",
          "1 +",
          "(1",
          "1 2",
          "1 / 0",
          "5 % 0",
          "\"a\"",
          "defined",
          "defined(",
          "1 ? 2",
          "3.4",
          "99999999999999999999999",
          "0xZ",
          "-1 < 0u",
          "0u > 2 - 3",
          "~0u > 0",
          "3 - 4u > 0",
          "(1 ? -1 : 0u) > 0",
          "18446744073709551615 > 0",
          "0xFFFFFFFFFFFFFFFF > 0",
          "'\\x41' == 65",
          "'\\377' < 0",
          "'\\nn' == 10",
          "'\u00e9' > 0",
          "''",
          "@"
        }) {
      Preprocessed result = Preprocessed.of("#if " + condition, "x", "#endif", "y");
      assertThat(result.codes()).as(condition).containsExactly(PromelaCode.BAD_CONDITION);
      assertThat(result.text()).as(condition).isEqualTo("y");
    }
    assertThat(Preprocessed.of("#ifdef", "x", "#endif").codes())
        .containsExactly(PromelaCode.BAD_DIRECTIVE);
  }

  @Test
  void reportsUnbalancedConditionals() {
    assertThat(Preprocessed.of("#endif", "#else", "#elif 1", "x").codes())
        .containsOnly(PromelaCode.UNBALANCED_CONDITIONAL)
        .hasSize(3);
    Preprocessed open = Preprocessed.of("x", "#if 1", "#ifdef A", "y");
    assertThat(open.codes()).containsExactly(PromelaCode.UNBALANCED_CONDITIONAL);
    assertThat(open.findings().get(0).span().line()).isEqualTo(3);
    assertThat(Preprocessed.of("#if 0", "#else", "a", "#else", "b", "#endif").text())
        .isEqualTo("a");
    assertThat(Preprocessed.of("#if 0", "#else", "a", "#elif 1", "b", "#endif").codes())
        .containsExactly(PromelaCode.UNBALANCED_CONDITIONAL);
  }

  @Test
  void includesFiles() {
    Preprocessed result =
        Preprocessed.with(
            Map.of("a.h", "one A\n#define A 2", "b.h", "#include <a.h>"),
            Map.of("A", "1"),
            "x",
            "#undef A",
            "#include \"a.h\" // c",
            "y A",
            "#undef A",
            "  # /* */ include <b.h>",
            "#define NAME \"a.h\"",
            "#undef A",
            "#include NAME",
            "#define ANGLE <a.h>",
            "#undef A",
            "#include ANGLE",
            "z");
    assertThat(result.findings()).isEmpty();
    assertThat(result.text()).isEqualTo("x / one A / y 2 / one A / one A / one A / z");
    assertThat(result.token("one").span().file().name()).isEqualTo("a.h");
    assertThat(result.token("one").span().expansion()).isEmpty();
  }

  @Test
  void reportsFilesItCannotInclude() {
    assertThat(Preprocessed.of("#include \"none\"", "x").codes())
        .containsExactly(PromelaCode.INCLUDE_NOT_FOUND);
    for (String line : new String[] {"#include", "#include x", "#include <a", "#include \"\""}) {
      assertThat(Preprocessed.of(line, "x").codes()).as(line).hasSize(1);
    }
    assertThat(failing(new IOException("disk on fire")).codes())
        .containsExactly(PromelaCode.UNREADABLE_FILE);
    assertThat(failing(new UnusableSourceException(PromelaCode.NOT_TEXT, "binary")).codes())
        .containsExactly(PromelaCode.NOT_TEXT);
  }

  private static Preprocessed failing(IOException problem) {
    SourceFile main = new SourceFile("main.pml", "#include \"a\"\nx");
    Diagnostics diagnostics = new Diagnostics();
    SourceLoader loader =
        (name, includer) -> {
          throw problem;
        };
    List<Token> tokens = new Preprocessor(loader, Map.of(), diagnostics).run(main);
    return new Preprocessed(main, tokens, diagnostics.all());
  }

  @Test
  void letsAFileIncludeItselfWhenThatEnds() {
    String self =
        "#ifndef A\n#define A\n#include \"s\"\na\n#elif !defined(B)\n#define B\nb\n#endif";
    Preprocessed result = Preprocessed.with(Map.of("s", self), Map.of(), "#include \"s\"", "z");
    assertThat(result.findings()).isEmpty();
    assertThat(result.text()).isEqualTo("b / a / z");
  }

  @Test
  void reportsIncludeCyclesWithTheChain() {
    Preprocessed result =
        Preprocessed.with(
            Map.of("a", "#include \"b\"", "b", "#include \"a\"\n#include \"a\""),
            Map.of(),
            "x",
            "#include \"a\"");
    assertThat(result.codes()).containsExactly(PromelaCode.INCLUDE_CYCLE);
    assertThat(result.findings().get(0).message()).containsAnyOf("a -> b -> a", "b -> a -> b");
    assertThat(result.text()).isEqualTo("x");
  }

  @Test
  void saysWhatTheAuthorWantsToSay() {
    Preprocessed result = Preprocessed.of("#error don't use this", "#warning old", "x");
    assertThat(result.codes())
        .containsExactly(PromelaCode.ERROR_DIRECTIVE, PromelaCode.WARNING_DIRECTIVE);
    assertThat(result.findings().get(0).message()).contains("don't use this");
    assertThat(result.text()).isEqualTo("x");
  }

  @Test
  void ignoresWhatHasNoMeaningHere() {
    assertThat(
            text(
                "#",
                "#pragma it's",
                "#ident \"a\"",
                "#line 12 \"x\"",
                "#line",
                "# 12 \"f\" 1 2",
                "x # y"))
        .isEqualTo("x # y");
    assertThat(Preprocessed.of("#bogus", "#+", "x").codes())
        .containsExactly(PromelaCode.BAD_DIRECTIVE, PromelaCode.BAD_DIRECTIVE);
  }

  @Test
  void readsDirectivesOverContinuedLinesAndComments() {
    assertThat(text("#def\\", "ine A 1 \\", " + 2", "A")).isEqualTo("1 + 2");
    assertThat(text("/* c */ # /* d", " */ define A /* e", "*/ 3", "A")).isEqualTo("3");
    assertThat(text("#define A 1 // one", "A;")).isEqualTo("1 ;");
    assertThat(text("#define A 1\r", "A\r", "")).isEqualTo("1");
  }

  @Test
  void takesDefinitionsFromTheCommandLine() {
    Preprocessed result =
        Preprocessed.with(Map.of(), Map.of("N", "4", "DEBUG", "1"), "#if DEBUG", "N", "#endif");
    assertThat(result.text()).isEqualTo("4");
    assertThat(result.tokens().get(0).span().file().name()).isEqualTo("<command line>");
  }
}
