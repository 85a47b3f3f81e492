package dev.gyre.sdl.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.source.Diagnostic;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is refused gets one error at its line, and errors do not hide each other. */
class RefusalsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "macrodefinition m; input a; endmacro; macro m; | macros",
        "service a referenced; service b; start; stop; endservice b; | services",
        "select if (true); dcl x t; endselect; | select",
        "generator g(type t) endgenerator g; | generators",
        "newtype t powerset(u) endnewtype; | powersets",
        "newtype t string(u, e) endnewtype; | string generators",
        "newtype t literals a, b; operators f: t -> t; axioms f(a) == b; endnewtype; | operators",
        "newtype t inherits u operators all; endnewtype; | inheritance",
        "remote x integer; remote y integer; | remote",
        "imported x integer; | imported",
        "viewed x integer; | viewed",
        "dcl revealed x integer, y integer; | revealed",
        "gate g out with s; | gates",
        "inherits q; | inheritance",
        "virtual procedure f; start; return; endprocedure; | virtual",
        "start; task x := import(y, p) + import(z, p); stop; | import",
        "start; export (x); export (y); stop; | exported variables",
        "start; raise e; | exceptions",
        "state s; macro m; nextstate s; | macros",
      })
  void whatIsRefusedIsNamedOnceAtItsLine(String text, String construct) {
    List<Diagnostic> findings = Texts.findings("process p;\n" + text + "\nendprocess;");
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).code()).isEqualTo(SdlCode.SDL_UNSUPPORTED);
    assertThat(findings.get(0).message()).contains(construct);
    assertThat(findings.get(0).hint()).isPresent();
    assertThat(findings.get(0).span().line()).isEqualTo(2);
  }

  @Test
  void blocksHaveNoSubstructures() {
    List<Diagnostic> findings =
        Texts.findings(
            """
            system s;
            block b;
            substructure x; block c; endblock; endsubstructure;
            endblock;
            endsystem;
            """);
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).span().line()).isEqualTo(3);
  }

  @Test
  void oneRunFindsSeveralErrors() {
    List<Diagnostic> findings =
        Texts.findings(
            """
            process p;
            state a;
              input s; task x = 1; nextstate b;
            endstate;
            state b;
              input t; output ; nextstate a;
            endstate;
            endprocess;
            process q;
            start; nextstate;
            endprocess;
            """);
    assertThat(findings).extracting(found -> found.span().line()).containsExactly(3, 6, 10);
  }

  @Test
  void aTransitionNeedsAnInput() {
    List<Diagnostic> findings = Texts.findings("process p; state a; output s; endprocess;");
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).message()).contains("expected 'input'");
  }

  @Test
  void otherFilesAreNotTakenForSdl() {
    List<Diagnostic> findings = Texts.findings("From: me\nit's a letter\n");
    assertThat(findings).extracting(Diagnostic::code).containsExactly(SdlCode.SDL_NOT_A_SYSTEM);
  }

  @Test
  void nestingIsLimited() {
    String text = "process p; start; task x := " + "(".repeat(5_000) + "1;";
    assertThat(Texts.findings(text))
        .extracting(Diagnostic::code)
        .containsExactly(SdlCode.SDL_NESTING_TOO_DEEP);
  }
}
