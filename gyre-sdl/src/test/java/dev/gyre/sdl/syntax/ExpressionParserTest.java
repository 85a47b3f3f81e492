package dev.gyre.sdl.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ExpressionParserTest {
  @Test
  void operatorsBindAsInOpenGeode() {
    assertThat(shown("a => b or c and d = e + f * g"))
        .isEqualTo("(a => (b or (c and (d = (e + (f * g))))))");
    assertThat(shown("not a = b")).isEqualTo("((not a) = b)");
    assertThat(shown("- a mod 2")).isEqualTo("((- a) mod 2)");
    assertThat(shown("a - b - c")).isEqualTo("((a - b) - c)");
    assertThat(shown("a and then b or else c")).isEqualTo("((a and then b) or else c)");
    assertThat(shown("x // {1} // y")).isEqualTo("((x // {1}) // y)");
    assertThat(shown("1 in s")).isEqualTo("(1 in s)");
  }

  @Test
  void indicesAndFieldsFollowANameInAnyOrder() {
    assertThat(shown("a(i)!f.g(1, 2)")).isEqualTo("a(i).f.g(1, 2)");
  }

  @Test
  void bracesHoldFieldsOrElements() {
    assertThat(shown("{a 1, b {c true}}")).isEqualTo("{a: 1, b: {c: true}}");
    assertThat(shown("{a b:{}, c -1, d (2)}")).isEqualTo("{a: (b : {}), c: (- 1), d: 2}");
    assertThat(shown("{a, b - 1, f(2)}")).isEqualTo("{a, (b - 1), f(2)}");
    assertThat(shown("(. 1, 2 .)")).isEqualTo("{1, 2}");
  }

  @Test
  void aChoiceTakesAWholeExpression() {
    assertThat(shown("three : (a < 10)")).isEqualTo("(three : (a < 10))");
  }

  @Test
  void thereAreConditionsCallsAndImplicitValues() {
    assertThat(shown("if a then 1 else 2 fi + 1")).isEqualTo("(if a then 1 else 2 fi + 1)");
    assertThat(shown("call f")).isEqualTo("f()");
    assertThat(shown("call f(SELF, Now)")).isEqualTo("f(SELF, NOW)");
    assertThat(shown("any(Bit)")).isEqualTo("any(Bit)");
  }

  @Test
  void literalsKeepTheirValue() {
    assertThat(shown("'it''s'")).isEqualTo("'it's'");
    assertThat(shown("'00 FF'H")).isEqualTo("HEXADECIMAL 00FF");
    assertThat(shown("10.")).isEqualTo("10");
    assertThat(shown("NULL")).isEqualTo("null");
  }

  @Test
  void everyExpressionSpansItsText() {
    assertThat(Texts.expression("a + b(1) * 2").span().text()).isEqualTo("a + b(1) * 2");
  }

  @Test
  void anObserverWaitsForEvents() {
    StatePart.Continuous part =
        (StatePart.Continuous) Texts.part("provided unhandled input s(v) from a to b; stop;");
    EventPattern pattern = ((Expression.EventTest) part.condition()).pattern();
    assertThat(pattern.kind()).isEqualTo(EventPattern.Kind.UNHANDLED_INPUT);
    assertThat(pattern.signal().orElseThrow().text()).isEqualTo("s");
    assertThat(pattern.to().orElseThrow().text()).isEqualTo("b");
  }

  private static String shown(String text) {
    return Texts.expression(text).match(new Shown());
  }

  /** Expressions with all their parentheses. */
  private static final class Shown implements Expression.Cases<String> {
    private String all(List<Expression> expressions) {
      return expressions.stream().map(e -> e.match(this)).collect(Collectors.joining(", "));
    }

    @Override
    public String integer(Expression.IntegerLiteral e) {
      return e.value().toString();
    }

    @Override
    public String real(Expression.RealLiteral e) {
      return e.value().toPlainString();
    }

    @Override
    public String bool(Expression.BooleanLiteral e) {
      return Boolean.toString(e.value());
    }

    @Override
    public String string(Expression.StringLiteral e) {
      return "'" + e.value() + "'";
    }

    @Override
    public String digits(Expression.DigitsLiteral e) {
      return e.radix() + " " + e.digits();
    }

    @Override
    public String nil(Expression.NullLiteral e) {
      return "null";
    }

    @Override
    public String name(Expression.NameUse e) {
      return e.name().text();
    }

    @Override
    public String implicit(Expression.Implicit e) {
      return e.value().toString();
    }

    @Override
    public String apply(Expression.Apply e) {
      return e.function().match(this) + "(" + all(e.arguments()) + ")";
    }

    @Override
    public String field(Expression.Field e) {
      return e.record().match(this) + "." + e.field().text();
    }

    @Override
    public String unary(Expression.Unary e) {
      return "(" + e.operator().symbol() + " " + e.operand().match(this) + ")";
    }

    @Override
    public String binary(Expression.Binary e) {
      return "("
          + e.left().match(this)
          + " "
          + e.operator().symbol()
          + " "
          + e.right().match(this)
          + ")";
    }

    @Override
    public String conditional(Expression.Conditional e) {
      return "if "
          + e.condition().match(this)
          + " then "
          + e.then().match(this)
          + " else "
          + e.otherwise().match(this)
          + " fi";
    }

    @Override
    public String structure(Expression.StructureValue e) {
      return e.fields().stream()
          .map(field -> field.field().text() + ": " + field.value().match(this))
          .collect(Collectors.joining(", ", "{", "}"));
    }

    @Override
    public String sequence(Expression.SequenceValue e) {
      return "{" + all(e.elements()) + "}";
    }

    @Override
    public String choice(Expression.ChoiceValue e) {
      return "(" + e.alternative().text() + " : " + e.value().match(this) + ")";
    }

    @Override
    public String any(Expression.AnyValue e) {
      return "any(" + e.sort().name().text() + ")";
    }

    @Override
    public String event(Expression.EventTest e) {
      return e.pattern().toString();
    }
  }
}
