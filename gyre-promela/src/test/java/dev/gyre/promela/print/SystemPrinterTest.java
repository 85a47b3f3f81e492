package dev.gyre.promela.print;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What is printed; that it means the same is for the comparison with Spin to say. */
class SystemPrinterTest {
  private static ProcessSystem system(String text) {
    return new PromelaFrontEnd((name, from) -> Optional.empty(), Map.of())
        .check(new SourceFile("m.pml", text))
        .system()
        .orElseThrow();
  }

  private static String printed(String text) {
    return SystemPrinter.print(system(text));
  }

  @Test
  void operandsWithOperandsAreInParentheses() {
    assertThat(printed("byte a, b; active proctype P() { (a || b) && !(a && b == 2) }"))
        .contains(":: (a || b) && (!(a && (b == 2)))");
  }

  @Test
  void fieldsAreNamedByTheirSymbols() {
    String text = "mtype = { go }; chan q = [1] of { mtype }; active proctype P() { q!go; q?go }";
    assertThat(printed(text))
        .contains("chan q = [1] of { mtype };")
        .contains("q!go")
        .contains("q?go");
  }

  @Test
  void theFirstSymbolHasTheLargestNumber() {
    String text = "mtype = { a, b, c }; mtype x; active proctype P() { x = a }";
    assertThat(printed(text)).startsWith("mtype = { a, b, c };").contains("x = a;");
  }

  @Test
  void aJumpOutOfAnAtomicSequenceReleasesControl() {
    String text = "byte x; active proctype P() { do :: atomic { x < 3 -> x++ } od }";
    assertThat(printed(text)).contains(":: atomic { x < 3; goto").contains("x = x + 1; goto");
  }

  @Test
  void timersOfProcessesBecomeGlobalNumbers() {
    String text = "active [2] proctype P() { timer t; do :: set(t, 2); expire(t) od }";
    assertThat(printed(text))
        .contains("short P_t[2] = -1;")
        .contains("active proctype Clock()")
        .contains("P_t[_pid - 1] = 2");
  }

  @Test
  void whatCannotBeSaidIsRefusedWithTheReason() {
    ProcessSystem created =
        system("timer g; proctype P() { skip } init { pid p; p = run P(); set(g, 1); expire(g) }");
    assertThatThrownBy(() -> SystemPrinter.print(created))
        .isInstanceOf(NoCounterpartException.class)
        .hasMessageContaining("the number of a process that is created");
  }
}
