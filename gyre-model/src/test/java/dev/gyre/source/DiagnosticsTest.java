package dev.gyre.source;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DiagnosticsTest {
  private static final SourceFile FILE =
      new SourceFile("m.pml", "#define M x\nbyte y;\r\n\tM = 1\n" + ";\n".repeat(100));
  private static final SourceSpan WRITTEN = FILE.span(10, 11);
  private static final SourceSpan CALL = FILE.span(22, 23);

  private enum Code implements DiagnosticCode {
    WRONG;

    @Override
    public String id() {
      return "T1";
    }

    @Override
    public String slug() {
      return "wrong";
    }

    @Override
    public Severity severity() {
      return Severity.ERROR;
    }
  }

  private static SourceSpan expanded(Expansion.Kind kind) {
    return WRITTEN.within(new Expansion(kind, "M", CALL));
  }

  @Test
  void placesCountFromOneAndLinesEndWithoutTheirEnds() {
    assertThat(CALL).hasToString("m.pml:3:2");
    assertThat(FILE.lineText(2)).isEqualTo("byte y;");
    assertThat(FILE.lineAt(0)).isEqualTo(1);
    assertThat(FILE.columnAt(11)).isEqualTo(12);
    assertThat(FILE.lineAt(12)).isEqualTo(2);
  }

  @Test
  void whatAMacroMadeIsShownWhereItIsUsedAndAnInlineWhereItIsWritten() {
    assertThat(expanded(Expansion.Kind.MACRO).visibleSite()).isSameAs(CALL);
    SourceSpan inline = expanded(Expansion.Kind.INLINE);
    assertThat(inline.visibleSite()).isSameAs(inline);
  }

  @Test
  void aSpanEndsInItsOwnExpansion() {
    assertThat(FILE.span(12, 16).to(FILE.span(17, 18)).text()).isEqualTo("byte y");
    SourceSpan inline = expanded(Expansion.Kind.INLINE);
    assertThat(inline.to(CALL)).isSameAs(inline);
    assertThat(CALL.to(WRITTEN)).isSameAs(CALL);
  }

  @Test
  void aDiagnosticIsWrittenWithItsLineAndACaretBelow() {
    Diagnostic diagnostic =
        Diagnostic.of(Code.WRONG, expanded(Expansion.Kind.MACRO), "x is unknown")
            .withHint("declare it");
    assertThat(DiagnosticRenderer.render(diagnostic))
        .isEqualTo(
            """
            error[T1]: x is unknown
             --> m.pml:3:2
              |
            3 | \tM = 1
              | \t^
              = note: in the expansion of macro 'M', written at m.pml:1:11
              = help: declare it
            """);
  }

  @Test
  void aPlaceHasOneFindingOfAKindAndThereIsAnEndOfThem() {
    Diagnostics all = new Diagnostics();
    for (int i = 0; i <= Diagnostics.ERROR_LIMIT; i++) {
      assertThat(all.isHopeless()).isFalse();
      SourceSpan place = FILE.span(30 + 2 * i, 31 + 2 * i);
      all.report(Diagnostic.of(Code.WRONG, place, "first"));
      all.report(Diagnostic.of(Code.WRONG, place, "second"));
    }
    assertThat(all.errorCount()).isEqualTo(51);
    assertThat(all.isHopeless()).isTrue();
    assertThat(all.all()).hasSize(50).extracting(Diagnostic::message).containsOnly("first");
  }
}
