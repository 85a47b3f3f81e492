package dev.gyre.sdl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.lower.LoweringOptions;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What the types of a data view become. */
class DataViewTest {
  private static final String SYSTEM =
      """
      use Datamodel comment 'types.asn';
      system s;
        block b;
          process p;
            dcl x T;
            start;
              nextstate idle;
            state idle;
              input none;
                nextstate idle;
            endstate;
          endprocess p;
        endblock;
      endsystem;
      """;

  private static SdlFrontEnd.Result check(String types) {
    String module = "M DEFINITIONS ::= BEGIN\n" + types + "\nEND\n";
    return new SdlFrontEnd(LoweringOptions.DEFAULT)
        .check(
            new SourceFile("s.pr", SYSTEM),
            (name, from) ->
                name.equals("types.asn")
                    ? Optional.of(new SourceFile(name, module))
                    : Optional.empty());
  }

  private static IfType type(String types) {
    SdlFrontEnd.Result result = check(types);
    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.form().map(IfSystem::dialect)).contains(IfSystem.Dialect.TASTE);
    return result.form().orElseThrow().processes().get(0).variables().get(0).type();
  }

  @Test
  void numbersHaveTheRangeOfTheirConstraints() {
    assertThat(type("T ::= INTEGER (-2 .. 5)")).isEqualTo(new IfType.Range("T", -2, 5));
    assertThat(type("T ::= U (0 .. MAX) U ::= INTEGER (-2 .. n) n INTEGER ::= 5"))
        .isEqualTo(new IfType.Range("T", 0, 5));
    assertThat(type("T ::= INTEGER (1 | 3 .. 4 | 9)")).isEqualTo(new IfType.Range("T", 1, 9));
  }

  @Test
  void namesHaveNumbers() {
    assertThat(type("T ::= ENUMERATED {a, b-c(0), d}"))
        .isEqualTo(new IfType.Enumeration("T", List.of("a", "b-c", "d"), List.of(1, 0, 2)));
  }

  @Test
  void fieldsMayBeMissing() {
    IfType number = new IfType.Range("N", 0, 1);
    assertThat(type("N ::= INTEGER (0 .. 1) T ::= SEQUENCE {a N, b N OPTIONAL}"))
        .isEqualTo(
            new IfType.RecordType(
                "T",
                List.of(
                    new IfType.FieldType("a", number, IfType.Presence.MANDATORY),
                    new IfType.FieldType("b", number, IfType.Presence.OPTIONAL))));
  }

  @Test
  void stringsAndListsHaveSizes() {
    assertThat(type("T ::= OCTET STRING (SIZE (1 .. 3))"))
        .isEqualTo(new IfType.Sequence("T", 1, 3, new IfType.Range("OCTET", 0, 255)));
    assertThat(type("T ::= SEQUENCE (SIZE (2)) OF BOOLEAN"))
        .isEqualTo(new IfType.Sequence("T", 2, 2, new IfType.BooleanType("Boolean")));
    assertThat(type("T ::= U (SIZE (1)) U ::= BIT STRING (SIZE (0 .. 4))"))
        .isEqualTo(new IfType.Sequence("T", 1, 1, new IfType.BooleanType("Boolean")));
  }

  @Test
  void realsAreNotKept() {
    assertThat(type("T ::= REAL (0.0 .. 1.0)").kind()).isEqualTo(IfType.Kind.IRRELEVANT);
  }

  @Test
  void aTypeThatCannotBeHadIsAnErrorWhereItIsUsed() {
    assertThat(type("T ::= BOOLEAN Unused ::= SEQUENCE OF BOOLEAN").kind())
        .isEqualTo(IfType.Kind.BOOLEAN);
    assertThat(check("T ::= SEQUENCE OF BOOLEAN").diagnostics())
        .extracting(Diagnostic::message)
        .containsExactly("a sequence of any length is not supported");
    assertThat(check("T ::= SEQUENCE {t T}").diagnostics())
        .extracting(Diagnostic::message)
        .containsExactly("the type T contains itself");
  }
}
