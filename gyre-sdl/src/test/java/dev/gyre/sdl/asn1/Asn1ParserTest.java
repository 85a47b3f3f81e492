package dev.gyre.sdl.asn1;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class Asn1ParserTest {
  @Test
  void aModuleHasImportsTypesAndValues() {
    Asn1Module module =
        module(
            "IMPORTS A, b FROM M-One C FROM Two; My-Int ::= INTEGER (0..255) -- c -- d\n"
                + "max-x My-Int ::= 7");
    assertThat(module.imports()).hasSize(2);
    assertThat(module.types().get(0).name().key()).isEqualTo("my_int");
    assertThat(module.values().get(0).value())
        .isInstanceOf(Asn1Value.IntegerValue.class)
        .extracting("value")
        .isEqualTo(BigInteger.valueOf(7));
  }

  @Test
  void typesHaveTheirForms() {
    assertThat(type("INTEGER (-5 .. max | 10)")).isInstanceOf(Asn1Type.IntegerType.class);
    assertThat(type("REAL (-1.0E3 .. MAX)")).isInstanceOf(Asn1Type.RealType.class);
    assertThat(type("BOOLEAN")).isInstanceOf(Asn1Type.BooleanType.class);
    assertThat(type("NULL")).isInstanceOf(Asn1Type.NullType.class);
    assertThat(type("ENUMERATED {a, b(5), ...}")).isInstanceOf(Asn1Type.EnumeratedType.class);
    assertThat(type("CHOICE {a [0] A, b BOOLEAN}")).isInstanceOf(Asn1Type.ChoiceType.class);
    assertThat(type("OCTET STRING (SIZE(2))")).isInstanceOf(Asn1Type.OctetStringType.class);
    assertThat(type("BIT STRING {x(0)} (SIZE(2))")).isInstanceOf(Asn1Type.BitStringType.class);
    assertThat(type("IA5String (SIZE(1..5))")).isInstanceOf(Asn1Type.CharacterStringType.class);
    assertThat(type("Other {A, 5} (0..1)")).isInstanceOf(Asn1Type.ReferencedType.class);
  }

  @Test
  void sequencesHaveComponentsThatMayBeMissing() {
    Asn1Type.SequenceType sequence =
        (Asn1Type.SequenceType) type("SEQUENCE {a A, b B OPTIONAL, c INTEGER DEFAULT 3}");
    assertThat(sequence.components())
        .extracting(Asn1Type.Component::presence)
        .containsExactly(
            Asn1Type.Presence.REQUIRED, Asn1Type.Presence.OPTIONAL, Asn1Type.Presence.DEFAULTED);
  }

  @Test
  void aSequenceOfHasASize() {
    Asn1Type.SequenceOfType list =
        (Asn1Type.SequenceOfType) type("SEQUENCE (SIZE(1..3)) OF SEQUENCE OF A");
    assertThat(list.constraint().orElseThrow()).isInstanceOf(Constraint.Size.class);
    assertThat(list.element()).isInstanceOf(Asn1Type.SequenceOfType.class);
  }

  @Test
  void componentsMayBeConstrained() {
    Asn1Type.ReferencedType type =
        (Asn1Type.ReferencedType)
            type("A (WITH COMPONENTS {..., a ABSENT, b (0..<7)}) (WITH COMPONENT (1))");
    Constraint.Intersection both = (Constraint.Intersection) type.constraint().orElseThrow();
    Constraint.Components components = (Constraint.Components) both.parts().get(0);
    assertThat(components.components().get(0).presence()).isEqualTo(Constraint.Presence.ABSENT);
    Constraint.Range range =
        (Constraint.Range) components.components().get(1).constraint().orElseThrow();
    assertThat(range.highEnd()).isEqualTo(Constraint.End.EXCLUDED);
  }

  @Test
  void valuesHaveTheirForms() {
    List<Class<?>> kinds =
        List.of(
            Asn1Value.StructureValue.class,
            Asn1Value.ListValue.class,
            Asn1Value.ChoiceValue.class,
            Asn1Value.DigitsValue.class,
            Asn1Value.ReferencedValue.class,
            Asn1Value.RealValue.class);
    List<String> texts = List.of("{a 1, b {TRUE}}", "{x, y}", "a : 5", "'0F'H", "other", "-1.5");
    for (int i = 0; i < kinds.size(); i++) {
      assertThat(module("v T ::= " + texts.get(i)).values().get(0).value())
          .isInstanceOf(kinds.get(i));
    }
  }

  @Test
  void typesMayHaveParameters() {
    Asn1Module module = module("P {E, INTEGER:max} ::= SEQUENCE (SIZE (0..max)) OF E");
    assertThat(module.types().get(0).parameters())
        .extracting(Asn1Name::text)
        .containsExactly("E", "max");
  }

  @Test
  void anErrorDoesNotHideTheNextModule() {
    Diagnostics diagnostics = new Diagnostics();
    Asn1Document document =
        Asn1Parser.parse(
            new SourceFile(
                "t.asn", "A DEFINITIONS ::= BEGIN\nT ::= 5 END\n" + wrapped("U ::= NULL")),
            diagnostics);
    assertThat(diagnostics.all()).hasSize(1);
    assertThat(diagnostics.all().get(0).span().line()).isEqualTo(2);
    assertThat(document.modules()).hasSize(1);
  }

  private static Asn1Type type(String text) {
    return module("T ::= " + text).types().get(0).type();
  }

  private static String wrapped(String text) {
    return "M DEFINITIONS AUTOMATIC TAGS ::= BEGIN " + text + "\nEND";
  }

  private static Asn1Module module(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Asn1Document document = Asn1Parser.parse(new SourceFile("t.asn", wrapped(text)), diagnostics);
    assertThat(diagnostics.all()).isEmpty();
    return document.modules().get(0);
  }
}
