package dev.gyre.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import org.junit.jupiter.api.Test;

/** What the front end accepts, however deep it is nested, is checked. */
class DeepNestingTest {
  private static final int DEEP = 1900;
  private static final String SUM = "(".repeat(DEEP) + "x" + " + 1)".repeat(DEEP);

  private static Verdict verdict(String text) {
    return Checker.check(CheckRequest.of(new SourceFile("model.pml", text))).verdict();
  }

  @Test
  void anExpressionOfInterchangeableProcesses() {
    assertThat(verdict("int x; active [3] proctype P() { assert(" + SUM + " > 0) }"))
        .isEqualTo(Verdict.HOLDS);
  }

  @Test
  void aProposition() {
    assertThat(
            verdict(
                "int x; ltl p { [] ("
                    + SUM
                    + " > 0) }\nactive proctype P() { do :: x = 1 - x od }"))
        .isEqualTo(Verdict.HOLDS);
  }

  @Test
  void aFormula() {
    assertThat(
            verdict(
                "bool x; ltl p { "
                    + "X ".repeat(DEEP)
                    + "true }\nactive proctype P() { do :: x = !x od }"))
        .isEqualTo(Verdict.HOLDS);
  }
}
