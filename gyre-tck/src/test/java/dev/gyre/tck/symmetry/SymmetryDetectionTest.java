package dev.gyre.tck.symmetry;

import static dev.gyre.tck.symmetry.Detected.CREATE;
import static dev.gyre.tck.symmetry.Detected.detect;
import static dev.gyre.tck.symmetry.Detected.finds;
import static dev.gyre.tck.symmetry.Detected.spoils;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.symmetry.detect.SymmetryDetection;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which processes are found to be interchangeable, and what is said about the others. */
class SymmetryDetectionTest {
  @Test
  void processesFromTheStart() {
    finds("3 x P", "active [3] proctype P() { skip }");
    finds("3 x P", "byte b[3]; active [3] proctype P() { b[_pid]++ }");
    finds(
        "3 x P", "byte g = 99; active [3] proctype P() { g == 99 -> g = _pid; g == _pid; g = 99 }");
    finds(
        "3 x P", "byte b[3]; active proctype M() { skip } active [3] proctype P() { b[_pid-1]++ }");
    finds("3 x P, 2 x Q", "active [3] proctype P() { skip } active [2] proctype Q() { skip }");
    finds(
        "2 x P, 2 x Q",
        "bit a[2], b[2]; active [2] proctype P() { a[_pid] = 1 }"
            + " active [2] proctype Q() { b[_pid - 2] = 1 }");
    finds(
        "2 x Q",
        "byte x; active [2] proctype P() { x = _pid; x = 1 } active [2] proctype Q() { skip }");
    finds(
        "2 x R",
        "byte x; active [2] proctype P() { x = _pid } active [2] proctype Q() { x = _pid }"
            + " active [2] proctype R() { x = 4 }");
  }

  @Test
  void processesThatInitCreates() {
    finds("3 x P", "byte b[3]; proctype P(byte me) { b[me]++ } " + CREATE);
    finds(
        "3 x P",
        "byte b[4]; proctype P(byte me) { b[me]++ } init { run P(1); run P(2); run P(3) }");
    finds("2 x P", "proctype P() { skip } init { atomic { run P(); run P() } }");
    finds("2 x P", "proctype P(byte x) { x == 7 } init { atomic { run P(7); run P(7) } }");
    finds(
        "2 x P, 2 x Q",
        "byte b[2]; proctype P(byte me) { b[me] = 1 } proctype Q(byte me) { b[me] == 1 }"
            + " init { atomic { run P(0); run Q(0); run P(1); run Q(1) } }");
    finds(
        "3 x P",
        "byte b[3]; proctype P(byte me) { b[me]++ } "
            + "init { byte i; atomic { for (i : 0 .. 2) { b[i] = 5; run P(i) } } }");
  }

  @Test
  void channels() {
    finds(
        "3 x P",
        "chan q[3] = [1] of { byte }; proctype P(byte me) { byte x; q[me]!me; q[me]?x } " + CREATE);
    // Two processes might then be the same element.
    spoils(
        "different arguments",
        "chan q[3] = [1] of { byte }; proctype P(byte me) { q[me]!me; q[me]?me } " + CREATE);
    finds(
        "2 x P",
        "chan q[2] = [1] of { byte }; proctype P(byte me; chan c) { byte x; c!me; c?x }"
            + " init { atomic { run P(0, q[0]); run P(1, q[1]) } }");
    finds(
        "3 x P",
        "chan r = [0] of { pid }; active [3] proctype P() { pid x; if :: r!_pid :: r?x; x != _pid fi }");
    finds("3 x P", "chan c = [1] of { chan }; active [3] proctype P() { chan x; c!c; c?x; x!x }");
    // Channels that carry themselves.
    finds(
        "2 x P",
        "chan c = [1] of { chan }; active [2] proctype P() { chan x; do :: c!c :: c?x; x!x od }");
    finds(
        "2 x P",
        "chan c = [1] of { byte, chan }; chan d = [1] of { byte, chan };"
            + " active [2] proctype P() { chan x; byte y; c!_pid,c; d?y,x; x!_pid,d; c?y,x }");
    spoils("is sorted", "chan c = [3] of { byte }; active [3] proctype P() { c!!_pid }");
  }

  @Test
  void whatTellsProcessesApart() {
    List<String> programs =
        List.of(
            "fixed number:(me == 1)",
            "fixed number:g = 2",
            "fixed number:b[0] = 1; b[me] = 1",
            "fixed number:(me)",
            "computed:g = me + 1",
            "computed:b[(me + 1) % 2] = 1",
            "by size:(me < 2)",
            "by size:(me > g)",
            "fixed number:c!1,me; c!me,me",
            "computed:g = me; g = -g",
            "computed:b[me] = 1; n = me % 2",
            "_nr_pr:_nr_pr == 2",
            "fixed number:byte k = 0; do :: k < 3 -> b[k] = me; k++ :: else -> break od");
    for (String program : programs) {
      String reason = program.substring(0, program.indexOf(':'));
      String statement = program.substring(program.indexOf(':') + 1);
      spoils(
          reason.startsWith("fixed number") && statement.startsWith("byte k") ? "" : reason,
          "byte g = 99; byte n; byte b[3]; chan c = [1] of { byte, byte };"
              + " proctype P(byte me) { b[me] = 0; g == me; "
              + statement
              + " } "
              + CREATE);
    }
    spoils(
        "different arguments",
        "proctype P(byte x) { x == 7 } init { atomic { run P(7); run P(9) } }");
    spoils("priorities", "active [2] proctype P() priority 3 { skip }");
    assertThat(detect("active proctype P() priority 3 { skip }").spoiled()).isEmpty();
    spoils("_last", "active [2] proctype P() { _last == 0 }");
    spoils("enabled", "active [2] proctype P() { enabled(1 - _pid) }");
    spoils("", "byte x = 9; active [2] proctype P() { pid p; p = _pid; P[0]@here; here: skip }");
    spoils(
        "fixed number 0",
        "byte g = 99; active [3] proctype P() { pid x = 200; byte y = 99;"
            + " do :: y = _pid :: g = P[x]:y :: x = _pid :: g == _pid -> g = 99 od }");
    spoils("looks into", "active [2] proctype P() { byte x; P[_pid]:x == 0 }");
    spoils("length", "byte b[2]; active [3] proctype P() { b[_pid] = 1 }");
    spoils("fit", "bit g; active [3] proctype P() { g = _pid }");
  }

  /** A bound tells nobody apart if all are on the same side of it. */
  @Test
  void boundsOfAllNumbersDoNoHarm() {
    for (String same :
        List.of("_pid >= 0", "_pid > -1", "_pid < 3", "_pid <= 2", "3 > _pid", "2 >= _pid")) {
      finds("3 x P", "byte x = 99; active [3] proctype P() { assert(" + same + "); x = _pid }");
      String variable = same.replace("_pid", "x");
      finds("3 x P", "byte x = 99; active [3] proctype P() { x = _pid; " + variable + " }");
    }
    for (String other :
        List.of("_pid >= 1", "_pid > 0", "_pid < 2", "_pid <= 1", "2 > _pid", "1 >= _pid")) {
      spoils("by size", "active [3] proctype P() { assert(" + other + ") }");
      String variable = other.replace("_pid", "x");
      spoils("by size", "byte x = 99; active [3] proctype P() { x = _pid; " + variable + " }");
    }
    spoils("by size", "byte x = 99; active [3] proctype P() { x = _pid; x < _pid }");
    spoils(
        "by size",
        "chan q[3] = [1] of { byte }; active [3] proctype P() { chan c = q[_pid]; c > 1; c!1 }");
  }

  @Test
  void aNumberThatNobodyHasYetDoesNoHarm() {
    String process = "byte b[3]; byte g = 99; proctype P(byte me) { b[me]++; g == me } ";
    finds("3 x P", process + "init { b[0] = 1; g = 1; atomic { run P(0); run P(1); run P(2) } }");
    spoils("fixed number 1", process + "init { atomic { run P(0); run P(1); run P(2) } g = 1 }");
    spoils("different", process + "init { atomic { run P(0); run P(1); run P(2); run P(1) } }");
  }

  /** Who gives a time limit, or stops the run, is obeyed; and so is a model that is too large. */
  @Test
  void theSearchIsGivenUp() {
    String statements = "b[_pid] = 1; g = _pid; g == _pid; ".repeat(500);
    ProcessSystem system =
        Detected.system("byte b[3]; byte g; active [3] proctype P() { " + statements + " }");
    assertThat(SymmetryDetection.detect(system).found()).containsExactly("3 x P");
    SymmetryDetection.Result stopped = SymmetryDetection.detect(system, () -> true);
    assertThat(stopped.found()).isEmpty();
    assertThat(stopped.system().symmetry().isEmpty()).isTrue();
    assertThat(String.join("", stopped.spoiled())).contains("no time");
  }
}
