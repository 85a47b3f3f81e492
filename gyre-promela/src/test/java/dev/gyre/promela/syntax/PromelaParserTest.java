package dev.gyre.promela.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.Preprocessor;
import dev.gyre.promela.lex.Token;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PromelaParserTest {
  private final Diagnostics diagnostics = new Diagnostics();

  private List<Token> tokens(String text) {
    return new Preprocessor(new FileSourceLoader(), Map.of(), diagnostics)
        .run(new SourceFile("m.pml", text));
  }

  private Model parsed(String text) {
    return PromelaParser.parse(tokens(text), diagnostics);
  }

  /** An expression with brackets around every operator. */
  private String bracketed(String text) {
    Expression parsed = PromelaParser.parseFormula(tokens(text), diagnostics).orElseThrow();
    assertThat(diagnostics.all()).isEmpty();
    return bracketed(parsed);
  }

  private static String bracketed(Expression expression) {
    if (expression instanceof Expression.Binary binary) {
      return "("
          + bracketed(binary.left())
          + binary.operator().symbol()
          + bracketed(binary.right())
          + ")";
    }
    return expression.span().text();
  }

  @Test
  void operatorsBindAsInSpin() {
    assertThat(bracketed("1 + 2 * 3 << 4")).isEqualTo("((1+(2*3))<<4)");
    assertThat(bracketed("1 | 2 & 3 == 4")).isEqualTo("(1|(2&(3==4)))");
    assertThat(bracketed("a || b && c U d")).isEqualTo("(a||(b&&(cUd)))");
  }

  @Test
  void operatorsOfOneRankAreTakenFromTheLeft() {
    assertThat(bracketed("1 - 2 - 3")).isEqualTo("((1-2)-3)");
    assertThat(bracketed("8 / 4 * 2")).isEqualTo("((8/4)*2)");
  }

  @Test
  void anErrorInOneUnitDoesNotHideThatOfAnother() {
    parsed("proctype P() { x = }\nproctype Q() { skip }\nproctype R() { ) }");
    assertThat(diagnostics.all()).extracting(Diagnostic::code).containsOnly(PromelaCode.SYNTAX);
    assertThat(diagnostics.all())
        .extracting(finding -> finding.span().line())
        .containsExactly(1, 3);
  }

  @Test
  void aCallOfAnInlineIsACopyOfItsBody() {
    Model model = parsed("byte a, b;\ninline set(v) { v = 1 }\ninit { set(a); set(b) }");
    assertThat(diagnostics.all()).isEmpty();
    Unit.Init init = (Unit.Init) model.units().get(model.units().size() - 1);
    assertThat(init.body().steps())
        .extracting(step -> ((Statement.Block) step).body().steps())
        .extracting(steps -> ((Statement.Assign) steps.get(0)).target())
        .extracting(target -> target.path().get(0).name().text())
        .containsExactly("a", "b");
  }

  @Test
  void anInlineThatCallsItselfIsRefused() {
    parsed("inline f() { f() }\ninit { f() }");
    assertThat(diagnostics.all())
        .extracting(Diagnostic::code)
        .containsExactly(PromelaCode.INLINE_RECURSION);
  }
}
