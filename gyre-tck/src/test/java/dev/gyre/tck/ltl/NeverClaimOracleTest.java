package dev.gyre.tck.ltl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ltl.LtlTranslator;
import dev.gyre.ltl.LtlTranslator.Acceptance;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.print.NeverClaimPrinter;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.Oracles;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Never claims that Gyre writes are ones that Spin, and Gyre itself, can read. */
class NeverClaimOracleTest {
  private static final String MODEL =
      "bool a, b, c; byte x;\nactive proctype P() { cs: do :: a = !a :: b = !b :: x++ od }\n";

  private static final List<String> FORMULAS =
      List.of(
          "true",
          "a && !a",
          "[] a",
          "<> a",
          "a U (b U c)",
          "[]<> a && []<> b && []<> c",
          "[] (a -> X <> (x == 3))",
          "!([] (P@cs -> <> (x > 3 && b)))",
          "(<>[] a) || ([]<> (b && !c))",
          "[] (a -> (b U ([] c || [] !c)))");

  @Test
  void spinAndGyreAcceptTheClaims() throws FormulaTooLargeException {
    Oracles.requireSpin();
    for (String formula : FORMULAS) {
      String model = MODEL + claim(formula);
      assertThat(Oracles.spinRefusal(model)).as(formula).isEmpty();
      assertThat(new PromelaFrontEnd().check(new SourceFile("claim", model)).isAccepted())
          .as(formula)
          .isTrue();
    }
  }

  @Test
  void spinWouldRefuseAClaimThatIsNone() throws FormulaTooLargeException {
    Oracles.requireSpin();
    String spoiled = claim("<> a").replace("accept_all:", "accept_some:");
    assertThat(Oracles.spinRefusal(MODEL + spoiled)).isPresent();
  }

  private static String claim(String formula) throws FormulaTooLargeException {
    Automaton automaton =
        LtlTranslator.translate(
                new PromelaFrontEnd()
                    .formula(new SourceFile("formula", formula))
                    .formula()
                    .orElseThrow(),
                Acceptance.BUCHI)
            .automaton();
    return NeverClaimPrinter.print(formula, automaton);
  }
}
