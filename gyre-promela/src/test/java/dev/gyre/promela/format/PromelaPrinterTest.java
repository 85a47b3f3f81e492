package dev.gyre.promela.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.lex.Lexer;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.PromelaParser;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PromelaPrinterTest {
  private static final String NAMES =
      """
      mtype = { red, blue };
      typedef T { byte f; byte g[2] }
      int x, y, a[3];
      T t[2];
      chan c = [2] of { byte, byte };
      proctype P() { int v; L: v = 1 }
      """;

  private static Model parse(String text) {
    Diagnostics diagnostics = new Diagnostics();
    SourceFile file = new SourceFile("test.pml", text);
    Model model =
        PromelaParser.parse(Lexer.tokens(file, Lexer.Comments.DROPPED, diagnostics), diagnostics);
    assertThat(diagnostics.all()).isEmpty();
    return model;
  }

  private static String reprint(String text) {
    String printed = PromelaPrinter.print(parse(text));
    assertThat(PromelaPrinter.print(parse(printed))).as("stable").isEqualTo(printed);
    return printed;
  }

  /** A statement as it is printed inside a process. */
  private static String statement(String text) {
    String printed = reprint(NAMES + "init { skip; " + text + "; skip }");
    String body = printed.substring(printed.indexOf("init {"));
    return body.lines().toList().get(2).strip();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "x=(1+2)*3 @ x = (1 + 2) * 3;",
        "x=(1*2)+3 @ x = 1 * 2 + 3;",
        "x=1-(2-3) @ x = 1 - (2 - 3);",
        "x=(1-2)-3 @ x = 1 - 2 - 3;",
        "x=- -1 @ x = - -1;",
        "x=x- -1 @ x = x - -1;",
        "x=-(1+2) @ x = -(1 + 2);",
        "x=~-1 @ x = ~ -1;",
        "! !x @ ! !x;",
        "!(x==1) @ !(x == 1);",
        "x=4294967295 @ x = 4294967295;",
        "x='A' @ x = 65;",
        "x=(x->1:2) @ x = (x -> 1 : 2);",
        "x=(x->1:2)+1 @ x = (x -> 1 : 2) + 1;",
        "(x|1)==1 @ (x | 1) == 1;",
        "x|1==1 @ x | 1 == 1;",
        "t[x+1].g[0]++ @ t[x + 1].g[0]++;",
        "a[a[0]]-- @ a[a[0]]--;",
        "true @ skip;",
        "0 @ false;",
      })
  void expressionsGetTheParenthesesTheyNeed(String written, String printed) {
    assertThat(statement(written)).isEqualTo(printed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "c!1,2 @ c!1, 2;",
        "c!1(2) @ c!1, 2;",
        "c! !x,-1 @ c! !x, -1;",
        "c!!-1,2 @ c!! -1, 2;",
        "c!(x),2 @ c!x, 2;",
        "c!(x->1:2),2 @ c!(x -> 1 : 2), 2;",
        "c?x(y) @ c?x, y;",
        "c?-1,_ @ c? -1, _;",
        "c??eval(x>1),y @ c??eval(x > 1), y;",
        "c?<x,y> @ c? <x, y>;",
        "c??<x,y> @ c?? <x, y>;",
        "c?[x,1] @ c?[x, 1];",
        "c??[1,y] && x @ c??[1, y] && x;",
        "!c?[1,1] @ !c?[1, 1];",
        "nfull(c)||x @ nfull(c) || x;",
        "xr c @ xr c;",
      })
  void channelOperationsKeepTheirTokensApart(String written, String printed) {
    assertThat(statement(written)).isEqualTo(printed);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "select(x:1..3) @ select (x : 1 .. 3);",
        "select(x:(1)..3) @ select (x : (1) .. 3);",
        "select(x:y..3) @ select (x : y .. 3);",
        "assert x>1 @ assert(x > 1);",
        "L: @ L:;",
        "L: M: x=1 @ L: M: x = 1;",
        "goto L; L: skip @ goto L;",
        "x = run P() @ x = run P();",
        "run P() priority 3 @ run P() priority 3;",
        "set_priority(_pid,x) @ set_priority(_pid, x);",
        "x = P[0]:v + P:v @ x = P[0]:v + P:v;",
      })
  void otherStatementsHaveOneForm(String written, String printed) {
    assertThat(statement(written)).isEqualTo(printed);
  }

  @Test
  void remoteLabelsAreTight() {
    assertThat(statement("P[x] @ L && P@L")).isEqualTo("P[x]@L && P@L;");
  }

  @Test
  void stringsStayAsTheyAre() {
    assertThat(statement("printf(\"a \\\"b\\\" // %d\\n\", x+1)"))
        .isEqualTo("printf(\"a \\\"b\\\" // %d\\n\", x + 1);");
  }

  @Test
  void selectionsAndBlocksAreIndented() {
    String text =
        """
        byte x;
        active proctype P() {
          do
            :: x < 3 ->
              x++;
              atomic {
                x = 1;
                x = 2
              }
              skip
            :: if
                :: x == 1
                :: else ->
                  skip
              fi ->
              break
          od unless {
            x > 4
          }
          end: skip
        }
        """;
    assertThat(reprint(text)).isEqualTo(text);
  }

  @Test
  void unitsHaveOneForm() {
    String text =
        """
        mtype = { red, blue };
        mtype:fruit = { apple, pear };
        typedef T {
          byte a;
          unsigned u : 3 = 2;
        }
        hidden int h = 4;
        byte d, b[3] = { 1, 2 };
        chan c[2] = [0] of { mtype, T, mtype:fruit };
        active [2] proctype P() priority 2 provided (h > 1) {
          skip
        }
        D_proctype Q(byte i, j; chan q) {
          for (i : 0 .. j) {
            j = i
          }
          for (i in b) {
            skip
          }
        }
        init {
          run Q(1, 2, c[0])
        }
        never claim {
          do
            :: np_
          od
        }
        trace {
          c[0]!red, _, _
        }
        ltl p { [] (b[0] > 1 -> <> (h == 1)) U ![] h }
        ltl q { (h <-> d) -> (h || d && h) }
        """;
    assertThat(reprint(text)).isEqualTo(text.replace("(h || d && h)", "h || d && h"));
  }

  @Test
  void definitionsOfInlinesAreLeftOutAndCallsAreBlocks() {
    String printed = reprint("byte x; inline f(a) { x = a } init { f(2) }");
    assertThat(printed)
        .isEqualTo(
            """
            byte x;
            init {
              {
                x = 2
              }
            }
            """);
  }
}
