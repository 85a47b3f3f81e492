package dev.gyre.promela.lex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.code.PromelaCode;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class PreprocessorRobustnessTest {
  private static Preprocessed quickly(Map<String, String> files, String text) {
    return Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> Preprocessed.with(files, Map.of(), text));
  }

  private static Preprocessed quickly(String text) {
    return quickly(Map.of(), text);
  }

  private static String lines(int count, IntFunction<String> line) {
    return IntStream.range(0, count).mapToObj(line).collect(Collectors.joining("\n")) + "\n";
  }

  private static void assertGivesUp(Preprocessed result) {
    assertThat(result.codes()).containsExactly(PromelaCode.EXPANSION_TOO_LARGE);
    assertThat(result.tokens().get(result.tokens().size() - 1).kind())
        .isEqualTo(TokenKind.END_OF_INPUT);
  }

  @Test
  void defusesDoublingMacros() {
    assertGivesUp(
        quickly(lines(40, i -> "#define A" + i + " A" + (i + 1) + " A" + (i + 1)) + "A0"));
  }

  @Test
  void defusesMacrosThatDoubleNothing() {
    String doubling = lines(40, i -> "#define A" + i + " A" + (i + 1) + " A" + (i + 1));
    assertGivesUp(quickly(doubling + "#define A40\nA0"));
  }

  @Test
  void defusesDoublingArguments() {
    String doubling = lines(40, i -> "#define F" + i + "(x) F" + (i + 1) + "(x x)");
    assertGivesUp(quickly(doubling + "F0(a)"));
  }

  @Test
  void defusesGrowingNamesAndStrings() {
    String names = lines(40, i -> "#define F" + i + "(x) F" + (i + 1) + "(x##x)");
    assertGivesUp(quickly(names + "F0(a)"));
    String strings =
        "#define S(x) #x\n" + lines(40, i -> "#define F" + i + "(x) F" + (i + 1) + "(S(x))");
    assertGivesUp(quickly(strings + "F0(\"\")"));
  }

  @Test
  void bearsDeepChainsOfMacros() {
    Preprocessed result = quickly(lines(100_000, i -> "#define A" + i + " A" + (i + 1)) + "A0");
    assertThat(result.text()).isEqualTo("A100000");
  }

  @Test
  void bearsDeepParenthesesInAnArgument() {
    int depth = 100_000;
    Preprocessed result =
        quickly("#define f(x) x\nf(" + "(".repeat(depth) + "a" + ")".repeat(depth) + ")");
    assertThat(result.findings()).isEmpty();
    assertThat(result.tokens()).hasSize(2 * depth + 2);
  }

  @Test
  void bearsDeeplyNestedCalls() {
    Preprocessed fine = quickly("#define f(x) x\n" + "f(".repeat(500) + "a" + ")".repeat(500));
    assertThat(fine.text()).isEqualTo("a");
    assertGivesUp(quickly("#define f(x) x\n" + "f(".repeat(50_000) + "a" + ")".repeat(50_000)));
  }

  @Test
  void bearsDeepConditions() {
    String deep = "#if " + "(".repeat(100_000) + "1" + ")".repeat(100_000) + "\n#endif\nz";
    assertThat(quickly(deep).codes()).containsExactly(PromelaCode.BAD_CONDITION);
    assertThat(quickly("#if " + "!".repeat(99_999) + "1\n#endif\nz").text()).isEqualTo("z");
    assertThat(quickly("#if " + "1 ? ".repeat(50_000) + "1\n#endif\nz").text()).isEqualTo("z");
    String nested = "#if 1\n".repeat(100_000) + "x\n" + "#endif\n".repeat(100_000);
    assertThat(quickly(nested).text()).isEqualTo("x");
  }

  @Test
  void bearsIncludesThatMultiply() {
    Map<String, String> files = new HashMap<>(Map.of("f100", ""));
    for (int i = 0; i < 100; i++) {
      files.put("f" + i, ("#include \"f" + (i + 1) + "\"\n").repeat(2));
    }
    Preprocessed result = quickly(files, "#include \"f0\"\nx");
    assertThat(result.codes()).containsExactly(PromelaCode.FILE_TOO_LARGE);
  }

  @Test
  void neverThrowsOnRandomText() {
    String[] parts = {
      "#",
      "define",
      "if",
      "else",
      "endif",
      "elif",
      "include",
      "undef",
      " ",
      "\n",
      "\\\n",
      "(",
      ")",
      ",",
      "f",
      "g",
      "x",
      "#define f(x) x g(\n",
      "#define g(x, ...) f x##__VA_ARGS__ #x\n",
      "##",
      "'",
      "\"",
      "/*",
      "*/",
      "//",
      "1",
      "0",
      "defined",
      "...",
      "__VA_ARGS__",
      "<",
      ">",
      "\r",
      "\0"
    };
    Random random = new Random(20240607);
    for (int i = 0; i < 20_000; i++) {
      StringBuilder text = new StringBuilder();
      for (int size = random.nextInt(40); size > 0; size--) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      Preprocessed result = Preprocessed.of(text.toString());
      assertThat(result.tokens()).as(text.toString()).isNotEmpty();
    }
  }

  @Test
  void reportsUnclosedTextOnlyWhereItCounts() {
    assertThat(quickly("#define X don't\n#pragma \"\nz").codes()).isEmpty();
    assertThat(quickly("#define X don't\nX").codes())
        .containsExactly(PromelaCode.BAD_CHARACTER_CONSTANT);
    assertThat(quickly("#define f(x)\nf(\"abc\n) \"x\n;").codes())
        .containsExactly(PromelaCode.UNTERMINATED_STRING);
  }
}
