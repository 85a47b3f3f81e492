package dev.gyre.promela.sema;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.Preprocessor;
import dev.gyre.promela.syntax.PromelaParser;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.DiagnosticCode;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.Suggestions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ResolverTest {
  private final Diagnostics diagnostics = new Diagnostics();

  private ResolvedModel resolved(String text) {
    Preprocessor preprocessor = new Preprocessor(new FileSourceLoader(), Map.of(), diagnostics);
    return Resolver.resolve(
        PromelaParser.parse(preprocessor.run(new SourceFile("m.pml", text)), diagnostics),
        diagnostics);
  }

  /** What is found by all that looks at a model before it is lowered. */
  private static List<DiagnosticCode> codes(String text) {
    ResolverTest test = new ResolverTest();
    ResolvedModel model = test.resolved(text);
    if (!test.diagnostics.hasErrors()) {
      TypeChecker.check(model, test.diagnostics);
      Lints.check(model, test.diagnostics);
    }
    return test.diagnostics.all().stream().map(Diagnostic::code).toList();
  }

  @Test
  void theSameNameInTwoProcessesIsTwoVariables() {
    ResolvedModel model =
        resolved("byte g;\nproctype P() { byte x; x = 1; g = 1 }\nproctype Q() { int x; x = 2 }");
    assertThat(diagnostics.all()).isEmpty();
    assertThat(linesOfDeclarations(model, 1)).containsExactly(2, 1);
    assertThat(linesOfDeclarations(model, 2)).containsExactly(3);
  }

  /** Where the variables are declared that a process writes, in the order of its writes. */
  private static List<Integer> linesOfDeclarations(ResolvedModel model, int unit) {
    Unit.Proctype process = (Unit.Proctype) model.model().units().get(unit);
    return process.body().steps().stream()
        .filter(Statement.Assign.class::isInstance)
        .map(step -> model.variable(((Statement.Assign) step).target()).orElseThrow())
        .map(variable -> variable.name().span().line())
        .toList();
  }

  @Test
  void anUnknownNameIsReportedWithTheNearestKnownOne() {
    resolved("byte count;\ninit { cuont = 1 }");
    assertThat(diagnostics.all())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.code()).isEqualTo(PromelaCode.UNDECLARED);
              assertThat(finding.hint().orElseThrow()).contains("count");
            });
  }

  @Test
  void onlyASlipOfTheHandIsNearEnough() {
    List<String> known = List.of("sender", "receiver");
    assertThat(Suggestions.nearest("sendre", known)).contains("sender");
    assertThat(Suggestions.nearest("Reciever", known)).contains("receiver");
    assertThat(Suggestions.nearest("buffer", known)).isEmpty();
    assertThat(Suggestions.nearest("sender", known)).isEmpty();
    assertThat(Suggestions.nearest("x", List.of("c", "xy"))).isEmpty();
    assertThat(Suggestions.nearest("xy", List.of("x"))).isEmpty();
  }

  @Test
  void wrongUsesOfNamesAreErrors() {
    assertThat(codes("byte x;\ninit { len(x) == 0 }")).containsExactly(PromelaCode.NOT_A_CHANNEL);
    assertThat(codes("byte x;\ninit { x[1] = 1 }")).containsExactly(PromelaCode.NOT_AN_ARRAY);
    assertThat(codes("proctype P(byte n) { skip }\ninit { run P() }"))
        .containsExactly(PromelaCode.ARGUMENT_COUNT);
    assertThat(codes("init { goto nowhere }")).containsExactly(PromelaCode.UNKNOWN_LABEL);
    assertThat(codes("byte x;\ninit { byte x; skip }")).containsExactly(PromelaCode.REDECLARED);
  }

  @Test
  void whatIsLegalButDoubtfulIsAWarning() {
    assertThat(codes("byte x;\ninit { x = 256 }"))
        .containsExactly(PromelaCode.TRUNCATING_ASSIGNMENT);
    assertThat(codes("byte x;\ninit { x = 255 }")).isEmpty();
  }
}
