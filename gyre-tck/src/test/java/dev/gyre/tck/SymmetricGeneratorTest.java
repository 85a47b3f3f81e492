package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.gen.SymmetricGenerator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The random symmetric models are legal, and together they use the whole language. */
class SymmetricGeneratorTest {
  private static final int MODELS = 300;

  private static final List<String> WORDS =
      List.of(
          "scalarset ",
          "ring ",
          "active [",
          "run P",
          "forall (",
          "exists (",
          "count (",
          "for (",
          "select (",
          "next(",
          "prev(",
          ".none",
          "atomic {",
          "d_step {",
          "else",
          "assert(",
          "= [0] of",
          "= [1] of",
          "mailA?",
          "boxA1[me]?",
          "linkA1[me] =",
          "proctype Server",
          "Q1(A me)",
          "scalarset B",
          "end: do");

  @Test
  void allAreAcceptedAndEveryConstructOccurs() {
    SymmetricGenerator generator = new SymmetricGenerator();
    Map<String, Integer> counts = new HashMap<>();
    for (long seed = 1; seed <= MODELS; seed++) {
      String text = generator.generate(seed);
      List<Diagnostic> errors = errors(text, generator.formula(seed));
      assertThat(errors).as("seed " + seed + ":\n" + text).isEmpty();
      WORDS.stream().filter(text::contains).forEach(word -> counts.merge(word, 1, Integer::sum));
    }
    assertThat(WORDS).allMatch(word -> counts.getOrDefault(word, 0) >= 5);
  }

  private static List<Diagnostic> errors(String text, String formula) {
    return new PromelaFrontEnd()
            .check(new SourceFile("model.pml", text), List.of(new SourceFile("formula", formula)))
            .diagnostics()
            .stream()
            .filter(Diagnostic::isError)
            .toList();
  }
}
