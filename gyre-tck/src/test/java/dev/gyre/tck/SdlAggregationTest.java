package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.property.Verdict;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import org.junit.jupiter.api.Test;

/**
 * State aggregations. A sender goes through a list of signals; the receiver counts in {@code n}
 * what it does, and a last decision asks for the sum, which is different for each way.
 */
class SdlAggregationTest {
  private static final String SYSTEM =
      """
      system s;
        syntype zero = integer constants 0:0 endsyntype;
        syntype counted = integer constants 0:9999 endsyntype;
        signal l, r, out, again, stay, last;
        block b;
          signalroute t from q to p with l, r, out, again, stay, last;
          process q (1, 1);
            start; SIGNALS output last; stop;
          endprocess;
          process p (1, 1);
            dcl n counted := 0, bad zero := 0;
            state aggregation both;
              substructure
                procedure entry; start; task n := n * 2; return; endprocedure;
                state left;
                  substructure
                    procedure exit; start; task n := n + 100; return; endprocedure;
                    start; task n := n + 1; nextstate l0;
                    state l0; input l; task n := n + 10; nextstate l1; endstate;
                    state l1; input l; return; endstate;
                  endsubstructure;
                state right;
                  substructure
                    start; task n := n + 1; nextstate r0;
                    state r0; input r; task n := n + 1000; nextstate r1; endstate;
                    state r1; input r; return; endstate;
                  endsubstructure;
              endsubstructure;
            start; nextstate both;
            state both;
              input out; task n := n + 3; nextstate off;
              input again; nextstate -;
              input stay; nextstate -*;
              input last; join check;
              CONNECT
            endstate;
            state off; input last; join check; endstate;
            connection check:
              decision n; (EXPECTED): else: task bad := 1; enddecision;
              stop;
            endconnection;
          endprocess;
        endblock;
      endsystem;
      """;

  private static CheckReport check(String signals, int expected, String connect) {
    StringBuilder outputs = new StringBuilder();
    for (String signal : signals.split(" ")) {
      outputs.append("output ").append(signal).append("; ");
    }
    String text =
        SYSTEM
            .replace("SIGNALS", outputs)
            .replace("EXPECTED", Integer.toString(expected))
            .replace("CONNECT", connect);
    return Checker.check(CheckRequest.of(new SourceFile("s.sdl", text)));
  }

  private static void assertCounts(String signals, int expected) {
    String connect = "connect; task n := n + 5; nextstate off;";
    assertThat(check(signals, expected, connect).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check(signals, expected + 1, connect).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void eachPartitionTakesItsSignals() {
    assertCounts("l", 112);
    assertCounts("r", 1102);
    assertCounts("l r", 1112);
    assertCounts("r l", 1112);
  }

  /** All partitions are left, and the exit procedure of the one that has it is run. */
  @Test
  void aTransitionAroundLeavesAllPartitions() {
    assertCounts("l out l", 115);
    assertCounts("r out r", 1105);
  }

  @Test
  void theAggregationIsLeftWhenAllPartitionsHaveReturned() {
    assertCounts("l l r r", 1117);
    assertCounts("r r l l", 1117);
    assertCounts("l l l l r", 1112);
  }

  /** {@code nextstate -} goes in by the front door, {@code nextstate -*} to where it was. */
  @Test
  void itIsEnteredAgainOrContinued() {
    assertCounts("l again r", 1326);
    assertCounts("l stay r", 1212);
    assertCounts("l stay l r r", 1217);
  }

  /** What has returned takes nothing; what is around the aggregation still does. */
  @Test
  void withoutAConnectionTheProcessStays() {
    assertThat(check("l l r r l r out", 1115, "").verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check("l l r r l r out", 1116, "").verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void aSignalBelongsToOnePartition() {
    String text = SYSTEM.replace("input r; task", "input l; task").replace("SIGNALS", "");
    CheckReport report =
        Checker.check(
            CheckRequest.of(
                new SourceFile("s.sdl", text.replace("EXPECTED", "0").replace("CONNECT", ""))));
    assertThat(report.diagnostics().stream().filter(Diagnostic::isError))
        .extracting(Diagnostic::message)
        .containsExactly("two partitions take the signal l: it belongs to one of them");
  }
}
