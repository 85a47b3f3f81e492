package dev.gyre.promela.lex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.source.Expansion;
import dev.gyre.source.SourceSpan;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Spans and line starts of what the preprocessor delivers. */
class TokenPlacesTest {
  private static String text(String... lines) {
    return Preprocessed.of(lines).text();
  }

  @Test
  void aReplacementIsOneLine() {
    assertThat(text("#define M a; \\", " b; \\", " c", "x", "M y", "M"))
        .isEqualTo("x / a ; b ; c y / a ; b ; c");
    assertThat(text("#define id(x) x", "p id(a;", " b)")).isEqualTo("p a ; b");
  }

  @Test
  void aVanishedMacroHandsItsLineStartOn() {
    assertThat(text("#define E", "#define F(x)", "a", "E b", "F(1", ") c", "F() E F() d"))
        .isEqualTo("a / b / c / d");
  }

  @Test
  void aTokenBehindACallOverSeveralLinesStartsALineAsInGcc() {
    assertThat(text("#define f(a,b) a + b", "x f(1,", " 2) y", "z")).isEqualTo("x 1 + 2 / y / z");
    assertThat(text("#define f(a) a", "f(1", ");")).isEqualTo("1 / ;");
  }

  @Test
  void aCommentOrContinuationOverSeveralLinesStartsALineAsInGcc() {
    assertThat(text("a /* c", " */ b")).isEqualTo("a / b");
    assertThat(text("a \\", " b", "c")).isEqualTo("a / b / c");
    assertThat(text("a+\\", "b c")).isEqualTo("a + b / c");
  }

  @Test
  void aDirectiveStartsALine() {
    assertThat(text("a", "#define X", "b", "#if 0", "#endif", "c")).isEqualTo("a / b / c");
  }

  @Test
  void tokensOfABodyPointIntoTheDefinitionAndToTheUse() {
    Preprocessed result = Preprocessed.of("#define M p + q", "x = M;");
    SourceSpan plus = result.token("+").span();
    assertThat(plus.line()).isEqualTo(1);
    assertThat(plus.column()).isEqualTo(13);
    Expansion expansion = plus.expansion().orElseThrow();
    assertThat(expansion.kind()).isEqualTo(Expansion.Kind.MACRO);
    assertThat(expansion.name()).isEqualTo("M");
    assertThat(expansion.callSite().toString()).isEqualTo("main.pml:2:5");
    assertThat(expansion.callSite().text()).isEqualTo("M");
    assertThat(result.token("p").span().expansion().orElseThrow()).isSameAs(expansion);
    assertThat(result.token("x").span().expansion()).isEmpty();
  }

  @Test
  void tokensOfAnArgumentKeepTheirPlace() {
    Preprocessed result = Preprocessed.of("#define f(x) (x)", "f(a)");
    SourceSpan argument = result.token("a").span();
    assertThat(argument.toString()).isEqualTo("main.pml:2:3");
    assertThat(argument.expansion()).isEmpty();
    assertThat(result.token("(").span().visibleSite().toString()).isEqualTo("main.pml:2:1");
  }

  @Test
  void nestedExpansionsLeadOutwardsStepByStep() {
    Preprocessed result = Preprocessed.of("#define A B", "#define B z", "", "A");
    SourceSpan inner = result.token("z").span();
    assertThat(inner.line()).isEqualTo(2);
    SourceSpan middle = inner.expansion().orElseThrow().callSite();
    assertThat(middle.line()).isEqualTo(1);
    SourceSpan outer = middle.expansion().orElseThrow().callSite();
    assertThat(outer.line()).isEqualTo(4);
    assertThat(outer.expansion()).isEmpty();
  }

  @Test
  void madeTokensPointToTheCall() {
    Preprocessed result = Preprocessed.of("#define j(a,b) a##b #a", "  j(x,y)");
    assertThat(result.token("xy").span().toString()).isEqualTo("main.pml:2:3");
    assertThat(result.token("\"x\"").span().toString()).isEqualTo("main.pml:2:3");
  }

  @Test
  void theEndIsTheEndOfTheMainFile() {
    List<Token> tokens = Preprocessed.of("a", "#define X 1").tokens();
    Token end = tokens.get(tokens.size() - 1);
    assertThat(end.kind()).isEqualTo(TokenKind.END_OF_INPUT);
    assertThat(end.span().start()).isEqualTo(13);
  }
}
