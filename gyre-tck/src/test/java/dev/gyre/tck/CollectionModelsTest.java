package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a collection is for: an array into which elements are put at the end has as many contents as
 * there are orders, {@code 1 + sum C(n, i) i!}, a set only {@code 2^n} [Cheng2005].
 */
class CollectionModelsTest {
  @TempDir private Path folder;

  /** Register appends; deregister looks for the place and moves the rest forward; one step each. */
  private static String list(int n) {
    StringBuilder text = new StringBuilder();
    text.append("byte list[").append(n).append("]; byte n;\n");
    text.append("active proctype P() { byte i; do\n");
    for (int e = 1; e <= n; e++) {
      text.append("  :: d_step { ").append(absent(e, n)).append(" -> list[n] = ").append(e);
      text.append("; n++ }\n");
      for (int place = 0; place < n; place++) {
        text.append("  :: d_step { list[").append(place).append("] == ").append(e).append(" -> ");
        for (int rest = place; rest + 1 < n; rest++) {
          text.append("list[").append(rest).append("] = list[").append(rest + 1).append("]; ");
        }
        text.append("list[").append(n - 1).append("] = 0; n-- }\n");
      }
    }
    return text.append("od }\n").toString();
  }

  private static String absent(int e, int n) {
    StringBuilder text = new StringBuilder("true");
    for (int place = 0; place < n; place++) {
      text.append(" && list[").append(place).append("] != ").append(e);
    }
    return text.toString();
  }

  private static String set(int n) {
    StringBuilder text = new StringBuilder("set list of { 1 .. ").append(n).append(" };\n");
    text.append("active proctype P() { do\n");
    for (int e = 1; e <= n; e++) {
      text.append("  :: list.add(").append(e).append(")\n");
      text.append("  :: list.remove(").append(e).append(")\n");
    }
    return text.append("od }\n").toString();
  }

  private static long contents(int n) {
    long sum = 0;
    long ordered = 1; // n! / (n - i)!
    for (int i = 0; i <= n; i++) {
      sum += ordered;
      ordered *= n - i;
    }
    return sum;
  }

  private CheckReport check(String text) throws Exception {
    Path file = Files.writeString(folder.resolve("model.pml"), text);
    return Checker.check(CheckRequest.of(file));
  }

  @ParameterizedTest
  @CsvSource({"2,5", "3,16", "4,65", "5,326", "6,1957"})
  void aListHasAStateForEachOrderAndASetOneForEachContent(int n, long orders) throws Exception {
    assertThat(contents(n)).isEqualTo(orders);
    assertThat(check(list(n)).statistics().states()).isEqualTo(orders);
    assertThat(check(set(n)).statistics().states()).isEqualTo(1L << n);
  }

  /** One state for each number of members. */
  @Test
  void aSetOfInterchangeableElementsIsOnlyAsLargeAsItIs() throws Exception {
    String text =
        """
        scalarset Id[6];
        set list of { Id };
        active [Id] proctype P(Id me) { do :: list.add(me) :: list.remove(me) od }
        """;
    assertThat(check(text).statistics().states()).isEqualTo(7);
  }

  @Test
  void theWordsAreNamesWhereTheyWereNames() {
    String text =
        """
        byte set = 1, queue, multiset;
        typedef of1 { byte has; byte add };
        of1 q; chan c = [2] of { byte, byte };
        active proctype P() {
          set
          queue = set + multiset;
          q.has = 1;
          c!q.has(2);
          c?q.add(queue);
          assert(q.add == 1 && queue == 2)
        }
        """;
    PromelaFrontEnd.Result result = new PromelaFrontEnd().check(new SourceFile("model.pml", text));
    assertThat(result.diagnostics()).isEmpty();
    assertThat(result.isAccepted()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "queue q of { mtype }; mtype = {a} active proctype P() { skip } | GYR0440",
        "set s of { int }; active proctype P() { skip } | GYR0440",
        "set s of { 3 .. 1 }; active proctype P() { skip } | GYR0440",
        "set s of { bit }; active proctype P() { byte x = s } | GYR0441",
        "set s of { bit }; active proctype P() { s[0] = 1 } | GYR0441",
        "set s of { bit }; active proctype P() { s.push(1) } | GYR0441",
        "set s of { bit }; active proctype P() { s.add() } | GYR0441",
        "set s of { bit }; active proctype P() { assert(s.add(1)) } | GYR0441",
        "byte s; active proctype P() { byte x; x.add(1) } | GYR0441",
        "byte s; active proctype P() { byte x; select (x in s) } | GYR0441",
        "set s of { bit }; set t of { byte }; active proctype P() { s = t } | GYR0441",
        "set s of { byte }; active proctype P() { byte x; for (x in s) { skip } } | GYR0441",
      })
  void whatIsWrongIsSaidAtItsPlace(String text, String code) {
    PromelaFrontEnd.Result result = new PromelaFrontEnd().check(new SourceFile("model.pml", text));
    assertThat(result.isAccepted()).isFalse();
    assertThat(result.diagnostics()).extracting(d -> d.code().id()).contains(code);
  }

  /** What is not an element is no member, and putting it in is an error at run time. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "s.add(x)|violated",
        "q.push(x)|violated",
        "b.add(x)|violated",
        "assert(q.front() == 0)|violated",
        "x = 1; s.add(x); q.push(x); b.add(x); assert(q.front() == 1)|holds",
        "s.remove(1)|violated", // waits for ever
        "s.discard(1)|holds",
        "q.push(1); q.push(1); q.push(1)|violated",
        "s.add(2); byte y = len(s) + q.has(0); assert(y == 1)|holds",
        "q.push(1); q.pop(); q.push(1); q.push(2); x = q.pop(); assert(x == 1)|holds",
      })
  void theRulesOfOverflowAndAbsence(String body, String verdict) throws Exception {
    String text =
        "set s of { 0 .. 3 }; queue q = [2] of { 0 .. 3 }; multiset b = [2] of { 0 .. 3 };\n"
            + "active proctype P() { byte x = 9; "
            + body
            + " }\n";
    assertThat(check(text).verdict().word()).isEqualTo(verdict);
  }
}
