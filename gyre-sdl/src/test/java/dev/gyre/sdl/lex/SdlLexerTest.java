package dev.gyre.sdl.lex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;

class SdlLexerTest {
  private final Diagnostics diagnostics = new Diagnostics();

  @Test
  void wordsKeepTheirSpellingAndAreFound() {
    Token word = tokens("ENDState").get(0);
    assertThat(word.text()).isEqualTo("ENDState");
    assertThat(word.isWord("endstate")).isTrue();
  }

  @Test
  void commentsAreGone() {
    assertThat(texts("a -- b ' \n /* c ' */ d")).containsExactly("a", "d");
  }

  @Test
  void aCifCommentMayNameAFileOfTypes() {
    TokenList list = list("/* CIF Keep Specific Geode ASNFilename 'd.asn' */ use D;");
    assertThat(list.asnFiles()).extracting(Token::text).containsExactly("d.asn");
    assertThat(list.asnFiles().get(0).span().text()).isEqualTo("d.asn");
  }

  @Test
  void aQuoteInAStringIsWrittenTwice() {
    assertThat(tokens("'it''s'").get(0).text()).isEqualTo("it's");
  }

  @Test
  void stringsOfDigitsHaveAMark() {
    assertThat(kinds("'00FF'H \"0101\"B 'FG'H 'x'Bye"))
        .containsExactly(
            TokenKind.OCTETS,
            TokenKind.BITS,
            TokenKind.STRING,
            TokenKind.WORD,
            TokenKind.STRING,
            TokenKind.WORD);
  }

  @Test
  void aNumberWithADotIsReal() {
    assertThat(kinds("10. 1.5 2.0e-3 7"))
        .startsWith(TokenKind.REAL, TokenKind.REAL, TokenKind.REAL);
    assertThat(kinds("10. 1.5 2.0e-3 7")).endsWith(TokenKind.NUMBER);
    assertThat(kinds("(.1.)"))
        .containsExactly(TokenKind.LEFT_MAKE, TokenKind.NUMBER, TokenKind.RIGHT_MAKE);
  }

  @Test
  void operatorsAreAsLongAsPossible() {
    assertThat(texts("a:=b//c/=d=>e<=f")).contains(":=", "//", "/=", "=>", "<=");
  }

  @Test
  void aStringWithoutEndIsReportedWhereItBegins() {
    list("a\n 'b\nc");
    assertThat(diagnostics.all()).hasSize(1);
    assertThat(diagnostics.all().get(0).span().line()).isEqualTo(2);
  }

  private TokenList list(String text) {
    return SdlLexer.tokens(new SourceFile("t.pr", text), diagnostics);
  }

  private List<Token> tokens(String text) {
    List<Token> all = list(text).tokens();
    assertThat(all.get(all.size() - 1).kind()).isEqualTo(TokenKind.END_OF_INPUT);
    return all.subList(0, all.size() - 1);
  }

  private List<String> texts(String text) {
    return tokens(text).stream().map(Token::text).toList();
  }

  private List<TokenKind> kinds(String text) {
    return tokens(text).stream().map(Token::kind).toList();
  }
}
