package dev.gyre.promela.lex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class LexerTest {
  private final Diagnostics diagnostics = new Diagnostics();

  private List<Token> tokens(String text) {
    return Lexer.tokens(new SourceFile("t.pml", text), Lexer.Comments.DROPPED, diagnostics);
  }

  private String kinds(String text) {
    return tokens(text).stream()
        .filter(token -> !token.is(TokenKind.END_OF_INPUT))
        .map(token -> token.kind().name())
        .collect(Collectors.joining(" "));
  }

  private List<String> texts(String text) {
    return tokens(text).stream()
        .map(Token::text)
        .filter(word -> !word.isEmpty())
        .collect(Collectors.toList());
  }

  @Test
  void takesTheLongestOperator() {
    assertThat(texts("-> -- :: .. !! != ?? && || ++ << <= >= >> == ##"))
        .containsExactly(
            "->", "--", "::", "..", "!!", "!=", "??", "&&", "||", "++", "<<", "<=", ">=", ">>",
            "==", "##");
    assertThat(kinds("- : . ! ? & | + < > = #"))
        .isEqualTo("MINUS COLON DOT BANG QUESTION AMPERSAND PIPE PLUS LESS GREATER ASSIGN HASH");
    assertThat(kinds("{ } ( ) [ ] ; , @ * / % ^ ~ \\"))
        .isEqualTo(
            "LEFT_BRACE RIGHT_BRACE LEFT_PAREN RIGHT_PAREN LEFT_BRACKET RIGHT_BRACKET SEMICOLON"
                + " COMMA AT STAR SLASH PERCENT CARET TILDE BACKSLASH");
    assertThat(texts("--->")).containsExactly("--", "->");
    assertThat(texts("::::...")).containsExactly("::", "::", "..", ".");
  }

  @Test
  void leavesFormulaOperatorsToTheParser() {
    assertThat(kinds("[]<><->")).isEqualTo("LEFT_BRACKET RIGHT_BRACKET LESS GREATER LESS ARROW");
    assertThat(tokens("<>").get(1).spaceBefore()).isFalse();
    assertThat(tokens("< >").get(1).spaceBefore()).isTrue();
  }

  @Test
  void knowsOnlyDecimalNumbers() {
    assertThat(texts("0..3 0x10 1a 007"))
        .containsExactly("0", "..", "3", "0", "x10", "1", "a", "007");
    assertThat(kinds("0..3")).isEqualTo("NUMBER DOT_DOT NUMBER");
  }

  @Test
  void keepsStringsAndCharactersAsWritten() {
    assertThat(texts("\"a\\\"b\" 'A' '\\n' '\\\\' '\\''"))
        .containsExactly("\"a\\\"b\"", "'A'", "'\\n'", "'\\\\'", "'\\''");
    assertThat(kinds("\"a\" 'b'")).isEqualTo("STRING CHARACTER");
    assertThat(diagnostics.all()).isEmpty();
  }

  @Test
  void endsAnUnclosedStringAtTheLineEnd() {
    assertThat(texts("\"abc\r\nx")).containsExactly("\"abc", "x");
    assertThat(codes()).containsExactly(PromelaCode.UNTERMINATED_STRING);
  }

  @Test
  void readsOnBehindAnUnclosedCharacter() {
    assertThat(texts("'a;\n'\\n;\n'")).containsExactly("'a", ";", "'\\n", ";", "'");
    assertThat(codes())
        .containsExactly(
            PromelaCode.BAD_CHARACTER_CONSTANT,
            PromelaCode.BAD_CHARACTER_CONSTANT,
            PromelaCode.BAD_CHARACTER_CONSTANT);
  }

  @Test
  void dropsComments() {
    assertThat(texts("a/* don't */b // it's\nc /* /* */ d /**/ e"))
        .containsExactly("a", "b", "c", "d", "e");
    assertThat(tokens("a/**/b").get(1).spaceBefore()).isTrue();
    assertThat(diagnostics.all()).isEmpty();
  }

  @Test
  void keepsCommentsWhenAsked() {
    List<Token> tokens =
        Lexer.tokens(
            new SourceFile("t.pml", "/* a\n b */ x // c\ny"), Lexer.Comments.KEPT, diagnostics);
    assertThat(tokens).extracting(Token::text).containsExactly("/* a\n b */", "x", "// c", "y", "");
    assertThat(tokens.get(2).kind()).isEqualTo(TokenKind.COMMENT);
    assertThat(tokens.get(3).startsLine()).isTrue();
  }

  @Test
  void reportsAnUnclosedCommentAtItsStart() {
    assertThat(texts("a /* b\nc")).containsExactly("a");
    assertThat(codes()).containsExactly(PromelaCode.UNTERMINATED_COMMENT);
    assertThat(diagnostics.all().get(0).span().column()).isEqualTo(3);
  }

  @Test
  void splicesContinuedLinesAnywhere() {
    List<Token> tokens = tokens("ab\\\ncd -\\\r\n> x\\ \ny");
    assertThat(tokens).extracting(Token::text).containsExactly("abcd", "->", "xy", "");
    assertThat(tokens.get(0).span().text()).isEqualTo("ab\\\ncd");
    assertThat(tokens.get(1).span().text()).isEqualTo("-\\\r\n>");
    assertThat(tokens.get(2).span().line()).isEqualTo(3);
    assertThat(tokens.get(1).startsLine()).isFalse();
    assertThat(texts("// a \\\n b\nc")).containsExactly("c");
  }

  @Test
  void doesNotCountAContinuationBehindATokenToIt() {
    Token token = tokens("a\\\n+b").get(0);
    assertThat(token.span().text()).isEqualTo("a");
  }

  @Test
  void marksLineStartsAndSpaces() {
    List<Token> tokens = tokens("a b\r\nc\n\n\td\fe");
    assertThat(tokens)
        .extracting(Token::startsLine)
        .containsExactly(true, false, true, true, false, false);
    assertThat(tokens)
        .extracting(Token::spaceBefore)
        .containsExactly(true, true, true, true, true, false);
    assertThat(tokens.get(3).span().line()).isEqualTo(4);
    assertThat(tokens.get(3).span().column()).isEqualTo(2);
  }

  @Test
  void endsLinesAtALoneCarriageReturnAsGccDoes() {
    assertThat(tokens("a // c\rb").get(1).startsLine()).isTrue();
  }

  @Test
  void makesOneStrayTokenOfARunOfJunk() {
    assertThat(texts("a$\0\u00e9`b $ c")).containsExactly("a", "$\0\u00e9`", "b", "$", "c");
    assertThat(kinds("$x$")).isEqualTo("STRAY IDENTIFIER STRAY");
    assertThat(texts("\uFEFFx")).containsExactly("x");
  }

  @Test
  void endsWithAnEmptyToken() {
    Token end = tokens("ab ").get(1);
    assertThat(end.kind()).isEqualTo(TokenKind.END_OF_INPUT);
    assertThat(end.span().start()).isEqualTo(3);
    assertThat(tokens("")).hasSize(1);
    assertThat(tokens("\\\n")).hasSize(1);
    assertThat(tokens("/")).hasSize(2);
  }

  private List<Object> codes() {
    return diagnostics.all().stream().map(Diagnostic::code).collect(Collectors.toList());
  }
}
