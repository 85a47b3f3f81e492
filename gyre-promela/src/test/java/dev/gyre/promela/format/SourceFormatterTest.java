package dev.gyre.promela.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SourceFormatterTest {
  private static String format(String text) {
    SourceFormatter.Result result = SourceFormatter.format(new SourceFile("test.pml", text));
    assertThat(result.diagnostics()).isEmpty();
    String again = SourceFormatter.format(new SourceFile("test.pml", result.text())).text();
    assertThat(again).as("formatted twice").isEqualTo(result.text());
    return result.text();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "x=1 @ x = 1",
        "x  =  a+b*-c @ x = a + b * -c",
        "x=a- -1 @ x = a - -1",
        "c ! x , y @ c!x, y",
        "c ?? [ x ] && !y @ c??[x] && !y",
        "c?<x,y>;z @ c?<x, y>; z",
        "a [ i ] . b ++ @ a[i].b++",
        "if::x->y::else->z fi @ if :: x -> y :: else -> z fi",
        "for(i:0..N){skip} @ for (i:0..N) { skip }",
        "printf (\"a  b\",x) @ printf(\"a  b\", x)",
        "ltl p{[]p-><>q} @ ltl p { [] p -> <> q }",
        "L : x=1 @ L : x = 1",
        "L:x=1 @ L:x = 1",
        "FOO( a,b ) @ FOO(a, b)",
        "mtype:fruit={a,b} @ mtype:fruit = { a, b }",
        "x=1;;y=2 @ x = 1;; y = 2",
        "f( /* why */a )// end @ f( /* why */a) // end",
      })
  void spacesAreEvened(String written, String formatted) {
    assertThat(format(written)).isEqualTo(formatted + "\n");
  }

  @Test
  void linesAreIndentedByWhatIsOpen() {
    String written =
        """


        active proctype P()
        {
        byte x;   // counter
              do
          :: x<3 ->
           x++
            if
            :: x==1 -> skip
              :: else
              fi


            :: else -> break
          od;
        assert(x==3 &&
          x!=4);
           x = 1 +
           2
            }


        """;
    String formatted =
        """
        active proctype P()
        {
          byte x; // counter
          do
            :: x < 3 ->
              x++
              if
                :: x == 1 -> skip
                :: else
              fi

            :: else -> break
          od;
          assert(x == 3 &&
              x != 4);
          x = 1 +
              2
        }
        """;
    assertThat(format(written)).isEqualTo(formatted);
  }

  @Test
  void directivesStayAsTheyAreAtTheFirstColumn() {
    String written =
        """
        #define  MAX(a,b)   ((a)>(b)->(a):(b))
          #define LONG x=1; \\
               y=2
        init{
          #ifdef A
        x=1
          #else
        x=2 ; LONG
          #endif
        }
        """;
    String formatted =
        """
        #define  MAX(a,b)   ((a)>(b)->(a):(b))
        #define LONG x=1; \\
               y=2
        init {
        #ifdef A
          x = 1
        #else
          x = 2; LONG
        #endif
        }
        """;
    assertThat(format(written)).isEqualTo(formatted);
  }

  @Test
  void branchesThatOpenTheSameBraceCountOnce() {
    String text =
        """
        #if A
        proctype P() {
        #else
        proctype P(byte x) {
        #endif
          skip
        }
        init {
          skip
        }
        """;
    assertThat(format(text)).isEqualTo(text);
  }

  @Test
  void deadTextIsNotRead() {
    String text = "#if 0\nit's   no {Promela\n#endif\nbyte x;\n";
    assertThat(format(text)).isEqualTo(text);
  }

  @Test
  void commentsKeepTheirPlaceAndText() {
    String written =
        """
        /* two
             lines   */
        init {
        // own line
              skip   /* trailing   */
              /* before */ skip
        }
        """;
    String formatted =
        """
        /* two
             lines   */
        init {
          // own line
          skip /* trailing   */
          /* before */ skip
        }
        """;
    assertThat(format(written)).isEqualTo(formatted);
  }

  @Test
  void embeddedCodeIsLeftAlone() {
    String text = "c_code {  x+=1;  y->z = 1.5;\n     }\nbyte x;\n";
    assertThat(format(text)).isEqualTo(text);
  }

  @Test
  void lineEndsBecomeLineFeedsAndTheLastLineIsClosed() {
    assertThat(format("byte x;  \r\nbyte y;\t")).isEqualTo("byte x;\nbyte y;\n");
    assertThat(format("")).isEmpty();
    assertThat(format("\n\n")).isEmpty();
  }

  @Test
  void continuedLinesStayBroken() {
    assertThat(format("x = 1 + \\\n 2")).isEqualTo("x = 1 + \\\n 2\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"x  = \"open", "x  = 'ab\n", "x  = $", "x  = 1 /* open"})
  void textWithLexicalErrorsComesBackUnchanged(String text) {
    SourceFormatter.Result result = SourceFormatter.format(new SourceFile("test.pml", text));
    assertThat(result.text()).isEqualTo(text);
    assertThat(result.diagnostics()).isNotEmpty();
  }

  @Test
  void strayCharactersAreReported() {
    SourceFormatter.Result result = SourceFormatter.format(new SourceFile("test.pml", "x $ y"));
    assertThat(result.diagnostics().get(0).code()).isEqualTo(PromelaCode.STRAY_CHARACTER);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      value = {
        "x = 1 @ x = 2",
        "a b @ ab",
        "[] p @ [ ] p",
        "- -1 @ --1",
        "0..N @ 0 .. N",
        "x @ x;"
      })
  void textsThatMeanSomethingElseAreTold(String left, String right) {
    assertThat(
            TokenEquivalence.difference(
                new SourceFile("left", left), new SourceFile("right", right)))
        .isPresent();
  }

  @Test
  void lineEndsAreTokensToo() {
    assertThat(
            TokenEquivalence.difference(
                new SourceFile("left", "a\nb"), new SourceFile("right", "a b")))
        .isPresent();
    assertThat(
            TokenEquivalence.difference(
                new SourceFile("left", "a=b // c"), new SourceFile("right", "a = b")))
        .isEmpty();
  }
}
