package dev.gyre.promela.lex;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.promela.code.PromelaCode;
import org.junit.jupiter.api.Test;

class MacroExpansionTest {
  private static String expand(String... lines) {
    Preprocessed result = Preprocessed.of(lines);
    assertThat(result.findings()).isEmpty();
    return result.text();
  }

  @Test
  void replacesNamesAndCalls() {
    assertThat(expand("#define N 3", "#define ADD(a, b) ((a) + (b))", "x = ADD(N, 4)"))
        .isEqualTo("x = ( ( 3 ) + ( 4 ) )");
    assertThat(expand("#define E", "a E b E")).isEqualTo("a b");
    assertThat(expand("#define N 3", "0..N")).isEqualTo("0 .. 3");
  }

  @Test
  void leavesAFunctionMacroWithoutParenthesisAlone() {
    assertThat(expand("#define f(x) <x>", "f", "; f", "(1) g(f)"))
        .isEqualTo("f / ; < 1 > / g ( f )");
    assertThat(expand("#define f(x) x", "f", "#define g", "(1)")).isEqualTo("f / ( 1 )");
  }

  @Test
  void takesTheParenthesisForACallOnlyWhenItTouchesTheNameInTheDefinition() {
    assertThat(expand("#define f (x)", "f(1)")).isEqualTo("( x ) ( 1 )");
    assertThat(expand("#define f(x) x", "f (1)")).isEqualTo("1");
  }

  @Test
  void splitsArgumentsAtOuterCommasOnly() {
    assertThat(expand("#define f(a,b) a;b", "f((1,2),[3)")).isEqualTo("( 1 , 2 ) ; [ 3");
    assertThat(expand("#define f() z", "f() f( )")).isEqualTo("z z");
    assertThat(expand("#define f(x) <x>", "f()")).isEqualTo("< >");
    assertThat(expand("#define f(x,y) <x|y>", "f(,)")).isEqualTo("< | >");
  }

  @Test
  void expandsArgumentsBeforeTheyAreInserted() {
    assertThat(expand("#define N 3", "#define f(x) x #x n##x", "f(N)")).isEqualTo("3 \"N\" nN");
  }

  @Test
  void paintsNamesMetInTheirOwnExpansion() {
    assertThat(expand("#define a b", "#define b a", "a b a b")).isEqualTo("a b a b");
    assertThat(expand("#define foo (4 + foo)", "foo")).isEqualTo("( 4 + foo )");
    assertThat(expand("#define id(x) x", "#define foo id(foo) foo", "id(foo)"))
        .isEqualTo("foo foo");
    assertThat(expand("#define f(x) x f", "f(1)(2)(3)")).isEqualTo("1 f ( 2 ) ( 3 )");
    // The standard leaves this one open; gcc goes on.
    assertThat(expand("#define f(a) a*g", "#define g(a) f(a)", "f(2)(9)")).isEqualTo("2 * 9 * g");
  }

  @Test
  void rescansWithTheTokensThatFollow() {
    // In the manner of C99 6.10.3.5, example 3.
    assertThat(
            expand(
                "#define x 3",
                "#define f(a) f(x * (a))",
                "#undef x",
                "#define x 2",
                "#define g f",
                "#define z z[0]",
                "#define h g(~",
                "#define m(a) a(w)",
                "#define w 0,1",
                "#define t(a) a",
                "#define p() int",
                "#define q(x) x",
                "f(y+1) + f(f(z)) % t(t(g)(0) + t)(1);",
                "g(x+(3,4)-w) | h 5) & m",
                "(f)^m(m);",
                "p() i[q()] = { q(1), q(23) };"))
        .isEqualTo(
            "f ( 2 * ( y + 1 ) ) + f ( 2 * ( f ( 2 * ( z [ 0 ] ) ) ) ) % f ( 2 * ( 0 ) ) + t ( 1 ) ;"
                + " / f ( 2 * ( 2 + ( 3 , 4 ) - 0 , 1 ) ) | f ( 2 * ( ~ 5 ) ) &"
                + " f ( 2 * ( 0 , 1 ) ) / ^ m ( 0 , 1 ) ; / int i [ ] = { 1 , 23 } ;");
  }

  @Test
  void makesStringsAndPastesTokens() {
    // In the manner of example 4.
    assertThat(
            expand(
                "#define str(s) # s",
                "#define xstr(s) str(s)",
                "#define INCFILE(n) vers ## n",
                "#define glue(a, b) a ## b",
                "#define xglue(a, b) glue(a, b)",
                "#define HIGHLOW \"hello\"",
                "#define LOW LOW \", world\"",
                "str(say(\"a\\n\", '\\0') == 0) xstr(INCFILE(2).h) glue(HIGH, LOW);",
                "xglue(HIGH, LOW)"))
        .isEqualTo(
            "\"say(\\\"a\\\\n\\\", '\\\\0') == 0\" \"vers2.h\" \"hello\" ;"
                + " / \"hello\" \", world\"");
  }

  @Test
  void pastesEmptyArguments() {
    // In the manner of example 5.
    assertThat(
            expand(
                "#define t(x,y,z) x ## y ## z",
                "int j[] = { t(1,2,3), t(,4,5), t(6,,7), t(8,9,), t(10,,), t(,11,), t(,,12), t(,,)"
                    + " };"))
        .isEqualTo("int j [ ] = { 123 , 45 , 67 , 89 , 10 , 11 , 12 , } ;");
  }

  @Test
  void pastesWhatCTakesForNumbers() {
    assertThat(expand("#define a 9", "#define v(x) v_##x", "v(1a)")).isEqualTo("v_1a");
    assertThat(expand("#define x 9", "#define j(p,q) p##q", "j(1,x) j(-,>)")).isEqualTo("1 x ->");
    assertThat(expand("#define hash_hash # ## #", "hash_hash")).isEqualTo("##");
  }

  @Test
  void supportsVariadicMacros() {
    assertThat(expand("#define f(...) g(__VA_ARGS__)", "f() f(1) f(1, 2)"))
        .isEqualTo("g ( ) g ( 1 ) g ( 1 , 2 )");
    assertThat(expand("#define f(a, ...) #__VA_ARGS__", "f(1, b , c(2,3))"))
        .isEqualTo("\"b , c(2,3)\"");
    assertThat(expand("#define p(a, ...) q(a, ## __VA_ARGS__)", "p(1) p(1,) p(1,2,3)"))
        .isEqualTo("q ( 1 ) q ( 1 , ) q ( 1 , 2 , 3 )");
    assertThat(expand("#define p(a, rest...) q(a, rest)", "p(1,2,3)")).isEqualTo("q ( 1 , 2 , 3 )");
  }

  @Test
  void knowsLineAndFile() {
    assertThat(expand("", "__LINE__ __FILE__")).isEqualTo("2 \"main.pml\"");
    assertThat(expand("#define L __LINE__", "", "L")).isEqualTo("3");
  }

  @Test
  void carriesDirectivesOutInsideCalls() {
    assertThat(expand("#define f(x) <x>", "f(a", "#define b 2", "b) b")).isEqualTo("< a 2 > / 2");
  }

  @Test
  void neverReplacesTrigraphs() {
    assertThat(expand("#define f(x) x", "f(??<) q??<1>")).isEqualTo("?? < q ?? < 1 >");
  }

  @Test
  void keepsWhiteSpaceForTheOperatorsOfFormulas() {
    assertThat(Preprocessed.of("#define p x", "#define box(f) [](f)", "<>p && <> box(p)").spacing())
        .isEqualTo("<>x && <> [](x)");
  }

  @Test
  void reportsWrongCalls() {
    assertThat(Preprocessed.of("#define f(a,b) a", "f(1) ; f(1,2,3)").codes())
        .containsExactly(PromelaCode.MACRO_ARGUMENTS, PromelaCode.MACRO_ARGUMENTS);
    Preprocessed open = Preprocessed.of("#define f(a) a", "x f(1");
    assertThat(open.codes()).containsExactly(PromelaCode.MACRO_ARGUMENTS);
    assertThat(open.text()).isEqualTo("x f");
    assertThat(open.findings().get(0).notes()).hasSize(1);
  }

  @Test
  void reportsWrongDefinitions() {
    for (String definition :
        new String[] {
          "#define",
          "#define 3",
          "#define f(",
          "#define f(a,a) a",
          "#define f(a b) a",
          "#define f(x) #y",
          "#define a ## b",
          "#define a b ##",
          "#define defined 1"
        }) {
      assertThat(Preprocessed.of(definition, "z").codes())
          .as(definition)
          .containsExactly(PromelaCode.BAD_MACRO);
    }
    assertThat(Preprocessed.of("#define j(a,b) a##b", "j(+,x)").codes())
        .containsExactly(PromelaCode.BAD_MACRO);
  }

  @Test
  void warnsOfAnotherDefinitionOnlyWhenItDiffers() {
    assertThat(Preprocessed.of("#define A 1 + 2", "#define A  1  +  2", "A").codes()).isEmpty();
    Preprocessed differing = Preprocessed.of("#define A 1", "#define A 2", "A");
    assertThat(differing.codes()).containsExactly(PromelaCode.MACRO_REDEFINED);
    assertThat(differing.text()).isEqualTo("2");
  }
}
