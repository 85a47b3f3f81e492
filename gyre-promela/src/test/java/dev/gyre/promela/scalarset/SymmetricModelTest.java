package dev.gyre.promela.scalarset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SymmetricModelTest {
  private static SourceFile file(String text) {
    return new SourceFile("m.pml", text);
  }

  private static String plain(String text) {
    PromelaFrontEnd.PlainResult result = new PromelaFrontEnd().plain(file(text));
    assertThat(result.diagnostics()).filteredOn(Diagnostic::isError).isEmpty();
    return PromelaPrinter.print(result.model().orElseThrow());
  }

  private static ProcessSystem system(String text) {
    return new PromelaFrontEnd().check(file(text)).system().orElseThrow();
  }

  @Test
  void variablesAreBytesThatStartUndefined() {
    assertThat(plain("scalarset Id[2 + 1];\nId x;\nId a[2];\nbool f[Id];\ninit { x = Id.none }"))
        .isEqualTo("byte x = 3;\nbyte a[2] = 3;\nbool f[3];\ninit {\n  x = 3\n}\n");
  }

  @Test
  void quantifiersAreWrittenOut() {
    String head = "scalarset Id[2];\nbool f[Id];\nId x;\ninit { ";
    assertThat(plain(head + "(forall (p : Id) f[p] || p == x) }"))
        .contains("(f[0] || 0 == x) && (f[1] || 1 == x)");
    assertThat(plain(head + "!exists (p : Id) f[p] }")).contains("!(f[0] || f[1])");
    assertThat(plain(head + "count (p : Id) f[p] < 2 }"))
        .contains("(f[0] -> 1 : 0) + (f[1] -> 1 : 0) < 2");
    assertThat(plain(head + "forall (p : Id) exists (q : Id) p == q || f[q] }"))
        .contains("(0 == 0 || f[0] || (0 == 1 || f[1])) && (1 == 0 || f[0] || (1 == 1 || f[1]))");
  }

  /** The tree of a model with index types is printed so that it is read back. */
  @Test
  void indexTypesArePrintedAsTheyAreRead() {
    String text =
        """
        scalarset Id[2];
        ring R[3];
        bool f[Id];
        R x;
        active [Id] proctype P(Id me) {
          Id y;
          for (y : Id) {
            f[y] = (forall (p : Id) p == me || 1 == 1)
          }
          select (y : Id);
          count (p : Id) (f[p] && p != Id.none) > 1 && (exists (q : R) x == next(prev(q)))
        }
        """;
    PromelaFrontEnd.Result result = new PromelaFrontEnd().check(file(text));
    assertThat(PromelaPrinter.print(result.model())).isEqualTo(text);
  }

  @Test
  void neighboursGoRound() {
    String head = "ring R[3];\nbool f[R];\nR x;\ninit { ";
    assertThat(plain(head + "x = next(x) }")).contains("x = (x == 3 -> 3 : (x + 1) % 3)");
    assertThat(plain(head + "x = prev(x) }")).contains("x = (x == 3 -> 3 : (x + 2) % 3)");
    assertThat(plain(head + "(exists (p : R) f[next(p)] && f[prev(p)]) }"))
        .contains("f[1] && f[2] || f[2] && f[0] || f[0] && f[1]");
  }

  @Test
  void aLoopIsOneStepAndASelectionAChoice() {
    assertThat(plain("scalarset Id[2];\nId x;\nbool f[Id];\ninit { for (x : Id) { f[x] = true } }"))
        .contains("d_step {\n    for (x : 0 .. 1) {\n      f[x] = 1\n    }\n    skip\n  }");
    assertThat(plain("scalarset Id[2];\nId x;\ninit { select (x : Id) }"))
        .contains("if\n    :: x = 0\n    :: x = 1\n  fi");
  }

  @Test
  void familiesAreNumberedFromWhereTheyStart() {
    String text =
        """
        scalarset Id[2];
        active proctype Q() { skip }
        init { skip }
        active [Id] proctype P(Id me; Id x) { here: x = me }
        ltl never_here { [] forall (p : Id) !P[p]@here }
        """;
    assertThat(plain(text))
        .contains("active [2] proctype P() {\n  byte me = _pid - 2;\n  byte x = 2;")
        .contains("[] (!P[2]@here && !P[3]@here)");
    assertThat(system(text).symmetry().families())
        .containsExactly(new ProcessFamily(2, 0, new ProcessFamily.ByNumber(List.of(2, 3))));
    assertThat(system(text).symmetry().invariantProperties()).containsExactly("never_here");
  }

  @Test
  void theDescriptionSaysWhatMoves() {
    Symmetry symmetry =
        system(
                """
                scalarset A[2];
                ring B[3];
                typedef T { A owner; byte n[B] }
                T t[A];
                A a;
                chan c[B] = [1] of { byte, A };
                chan d;
                proctype P(B me) { B x; d = c[me]; c[me]!1, a }
                init { B b; for (b : B) { run P(b) } }
                """)
            .symmetry();
    Range elementOfA = Range.element(0);
    Range elementOfB = Range.element(1);
    assertThat(symmetry.types())
        .containsExactly(
            new SymmetricType("A", 2, SymmetricType.Group.FULL),
            new SymmetricType("B", 3, SymmetricType.Group.CYCLIC));
    assertThat(symmetry.globals())
        .containsExactly(
            new VariableSymmetry(elementOfA, List.of(elementOfA), List.of()),
            new VariableSymmetry(Range.plain(), List.of(elementOfA, elementOfB), List.of()),
            VariableSymmetry.ofValue(elementOfA),
            new VariableSymmetry(
                new Range.Channel(), List.of(elementOfB), List.of(Range.plain(), elementOfA)),
            VariableSymmetry.ofValue(new Range.Channel()));
    assertThat(symmetry.families())
        .containsExactly(new ProcessFamily(0, 1, new ProcessFamily.ByParameter(0)));
  }

  /** Words of index types are names like any others where Promela lets them be names. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte scalarset, ring, none, forall, exists, count, next, prev; init { count = next }",
        "typedef ring { byte x }; ring r[3]; init { r[0].x = 1 }",
        "inline count() { skip } inline next(x) { x = 1 } byte b; init { count(); next(b) }",
        "#define scalarset byte\nscalarset x[3]; init { x[0] = 1 }",
        "byte next[3], p; init { next: p = next[p] }",
        "proctype ring(byte next) { skip } init { run ring(1) }",
        "byte x; ltl a { [] next (x == 1) } init { x = 1 }"
      })
  void ordinaryModelsMayUseTheWords(String text) {
    PromelaFrontEnd.Result result = new PromelaFrontEnd().check(file(text));
    assertThat(result.diagnostics()).filteredOn(Diagnostic::isError).isEmpty();
    assertThat(result.system().orElseThrow().symmetry().isEmpty()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (x : Id) { if :: f[x] -> n++ :: else -> n = n + 2 fi }",
        "for (x : Id) { b = b || f[x] }",
        "for (x : Id) { f[x] = (x == me); g[x] = !f[x] }",
        "for (x : Id) { for (y : Id) { row[x].seen[y] = (y == me) } }",
        "for (x : Id) { if :: x != me -> box[x]!me, 3 :: else fi }",
        "for (x : Id) { holder = Id.none; assert(n < 9 || f[x]) }",
        "x = (f[me] -> me : Id.none); box[me]?x, n; box[me]?eval(x), _; box[me]?Id.none, _",
        "d = box[me]; d!x, 1; d == box[me]; atomic { select (x : Id); f[x] = true }",
        "T t; t.owner = me; t.seen[me] = t.owner == x",
      })
  void symmetricStatementsAreAccepted(String statements) {
    boolean declares = statements.startsWith("T t");
    String text =
        "scalarset Id[3];\nbool f[Id], g[Id], b;\nbyte n;\nId holder;\n"
            + "typedef T { Id owner; bool seen[Id] }\nT row[Id];\nchan d;\n"
            + "chan box[Id] = [1] of { Id, byte };\n"
            + "active [Id] proctype P(Id me) { Id x, y; "
            + (declares ? statements : "skip; " + statements)
            + " }";
    PromelaFrontEnd.Result result = new PromelaFrontEnd().check(file(text));
    assertThat(result.diagnostics()).filteredOn(Diagnostic::isError).isEmpty();
  }

  @Test
  void quantifiersThatExplodeAreStopped() {
    String body = "p1 == p2";
    for (int i = 5; i > 0; i--) {
      body = "forall (p" + i + " : Id) (" + body + ")";
    }
    PromelaFrontEnd.Result result =
        new PromelaFrontEnd().check(file("scalarset Id[250]; init { " + body + " }"));
    assertThat(result.diagnostics())
        .extracting(d -> d.code().slug())
        .containsExactly("expansion-too-large");
  }
}
