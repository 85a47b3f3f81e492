package dev.gyre.promela;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ltl.LtlTranslator;
import dev.gyre.ltl.LtlTranslator.Acceptance;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.source.DiagnosticRenderer;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Formulas given apart from a model, and what becomes of them. */
class FormulaTest {
  private static LtlFormula formula(String text) {
    return new PromelaFrontEnd().formula(new SourceFile("f", text)).formula().orElseThrow();
  }

  private static Automaton automaton(String text, Acceptance acceptance)
      throws FormulaTooLargeException {
    return LtlTranslator.translate(formula(text), acceptance).automaton();
  }

  private static String rendered(String text) {
    return new PromelaFrontEnd()
        .formula(new SourceFile("f", text)).diagnostics().stream()
            .map(DiagnosticRenderer::render)
            .collect(Collectors.joining("\n"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "[] p; always p",
        "<> p; eventually p",
        "p U q; p stronguntil q",
        "p U q; p until q",
        "p W q; p weakuntil q",
        "p V q; p release q",
        "X p; next p",
        "p -> q; p implies q",
        "p <-> q; p equivalent q",
        "[] (x > 3); [] {x > 3}",
        "p && q; p /\\ q"
      })
  void operatorsHaveSeveralSpellings(String one, String other) {
    // Places differ, so the automata are compared.
    assertThat(shape(one)).isEqualTo(shape(other));
  }

  private static String shape(String text) {
    try {
      return automaton(text, Acceptance.GENERALISED).toString();
    } catch (FormulaTooLargeException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void propositionsMayBeAnyExpression() throws FormulaTooLargeException {
    String text = "[] (P[1]@cs -> <> (x == 3 || Q:y > 2)) && <> (_last == 2)";
    assertThat(automaton(text, Acceptance.GENERALISED).propositions())
        .containsExactly("P[1]@cs", "x == 3", "Q:y > 2", "_last == 2");
  }

  @Test
  void mistakesAreShownWhereTheyAre() {
    assertThat(rendered("[] (p -> <> )")).contains("expected an expression").contains("f:1:13");
    assertThat(rendered("p q")).contains("an operator or the end of the formula");
    assertThat(rendered("[] (p")).contains("parenthesis that is still open");
    assertThat(rendered("x + <> y")).contains("GYR0420");
    assertThat(rendered("")).contains("expected an expression");
    assertThat(rendered("p } proctype P() {")).contains("an operator or the end");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        // formula; states of the generalised automaton; of the Büchi automaton
        "[]<> p; 1; 2",
        "[] p; 1; 1",
        "<> p; 2; 2",
        "p U q; 2; 2",
        "<>[] p; 2; 2",
        "[] (p -> <> q); 2; 2",
        "!([] (p -> <> q)); 2; 2",
        "[]<>p && []<>q; 1; 3",
        "!(([]<>p1 && []<>p2 && []<>p3) -> [] (q -> <> r)); 2; 5",
        "((p1 U p2) U p3) U p4; 8; 8",
        "(X q && r) V (X (((s U p) V r) U (s V r))); 5; 5",
        "[] (<> p && (X <> p W q)); 1; 2",
        "p && !p; 1; 1",
        "true; 1; 1"
      })
  void automataAreSmall(String text, int generalised, int buchi) throws FormulaTooLargeException {
    assertThat(automaton(text, Acceptance.GENERALISED).states()).isEqualTo(generalised);
    assertThat(automaton(text, Acceptance.BUCHI).states()).isEqualTo(buchi);
  }

  @Test
  void formulasOfUnreasonableSizeAreRefused() {
    String monster =
        IntStream.range(0, 20).mapToObj(i -> "[]<> p" + i).collect(Collectors.joining(" && "));
    assertThat(catchTooLarge(monster)).contains("more than 4096 ways on from one state");
    String wide =
        IntStream.range(0, 65).mapToObj(i -> "<> p" + i).collect(Collectors.joining(" || "));
    assertThat(catchTooLarge(wide)).contains("more than 64 propositions");
  }

  private static String catchTooLarge(String text) {
    try {
      automaton(text, Acceptance.GENERALISED);
      return "nothing";
    } catch (FormulaTooLargeException e) {
      return e.getMessage();
    }
  }

  @Test
  void aFormulaBesideAModelMayUseItsMacrosAndComesLast() {
    SourceFile model =
        new SourceFile(
            "m.pml",
            """
            #define high (x > 3)
            byte x;
            ltl own { [] (x < 9) }
            active proctype P() { cs: x = 4 }
            """);
    PromelaFrontEnd.Result result =
        new PromelaFrontEnd()
            .check(model, List.of(new SourceFile("--ltl", "[] (P@cs -> <> {high})")));
    assertThat(result.diagnostics()).isEmpty();
    List<LtlProperty> properties = result.system().orElseThrow().properties();
    assertThat(properties).hasSize(2);
    assertThat(properties.get(0).name()).isEqualTo("own");
    assertThat(properties.get(1).formula().toString()).contains("x > 3");
  }

  @Test
  void aMistakeInAFormulaBesideAModelPointsIntoTheFormula() {
    SourceFile model = new SourceFile("m.pml", "active proctype P() { skip }\n");
    PromelaFrontEnd.Result result =
        new PromelaFrontEnd().check(model, List.of(new SourceFile("--ltl", "[] (nothing > 2)")));
    assertThat(result.isAccepted()).isFalse();
    assertThat(DiagnosticRenderer.render(result.diagnostics().get(0)))
        .contains("--ltl:1:5")
        .contains("nothing");
  }
}
