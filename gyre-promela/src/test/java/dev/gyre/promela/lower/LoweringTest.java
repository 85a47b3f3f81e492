package dev.gyre.promela.lower;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LoweringTest {
  private static PromelaFrontEnd.Result checked(String text) {
    return new PromelaFrontEnd().check(new SourceFile("m.pml", text));
  }

  private static ProcessAutomaton lowered(String body) {
    return checked("bit a; byte x; chan c = [1] of { byte };\nactive proctype P() {" + body + "}")
        .system()
        .orElseThrow()
        .automata()
        .get(0);
  }

  /** From where to where, by the numbers that Spin gives, and the statement. */
  private static Stream<String> edges(ProcessAutomaton automaton) {
    return automaton.locations().stream()
        .flatMap(location -> location.edges().stream())
        .map(
            edge -> number(automaton, edge.source()) + ">" + target(automaton, edge) + edge.text());
  }

  private static int number(ProcessAutomaton automaton, int location) {
    return automaton.locations().get(location).number();
  }

  private static String target(ProcessAutomaton automaton, Edge edge) {
    return edge.target() == Edge.NO_LOCATION ? "0 " : number(automaton, edge.target()) + " ";
  }

  @Test
  void aLoopLeadsBackToItsChoiceAndBreakLeadsOut() {
    ProcessAutomaton loop = lowered("do :: x < 2 -> x++ :: else -> break od; x = 9");
    assertThat(edges(loop))
        .containsExactly("2>5 x++", "5>2 x < 2", "5>8 else", "8>9 x = 9", "9>0 -end-");
    assertThat(number(loop, loop.initial())).isEqualTo(5);
  }

  @Test
  void insideAnAtomicSequenceControlIsKeptAndItsLastStepGivesItUp() {
    ProcessAutomaton atomic = lowered("atomic { x = 1; x = 2; x = 3 }");
    assertThat(atomic.locations().stream().flatMap(l -> l.edges().stream()))
        .filteredOn(edge -> edge.text().startsWith("x"))
        .extracting(edge -> edge.text() + " " + edge.control())
        .containsExactlyInAnyOrder("x = 1 KEEP", "x = 2 KEEP", "x = 3 RELEASE");
  }

  /** Execution tries edges in their order and goes no further than an escape that is open. */
  @Test
  void escapesStandBeforeWhatTheyInterrupt() {
    ProcessAutomaton unless = lowered("{ x = 1; x = 2 } unless { a }");
    List<Location> interrupted =
        unless.locations().stream().filter(l -> l.edges().size() > 1).toList();
    assertThat(interrupted).hasSize(2);
    assertThat(interrupted)
        .allSatisfy(
            location ->
                assertThat(location.edges()).extracting(Edge::escape).containsExactly(1, 0));
  }

  @Test
  void aDStepIsOneEdgeWhoseGuardIsThatOfItsFirstStatement() {
    ProcessAutomaton step = lowered("d_step { c!1; x = 5 }");
    Edge edge = step.locations().get(step.initial()).edges().get(0);
    assertThat(edge.guard()).isInstanceOf(Guard.CanSend.class);
    assertThat(edge.effects()).singleElement().isInstanceOf(Effect.IndivisibleStep.class);
    assertThat(edges(step)).hasSize(2);
  }

  @Test
  void aProcessEndsWhereItMayRestAndNobodyJumpsIntoADStep() {
    ProcessAutomaton process = lowered("x = 1");
    Location last = process.locations().get(process.locations().size() - 1);
    assertThat(last.marks()).containsExactly(Location.Mark.END);
    assertThat(last.edges().get(0).effects()).containsExactly(new Effect.Terminate());
    PromelaFrontEnd.Result refused = checked("init { goto in; d_step { skip; in: skip } }");
    assertThat(refused.isAccepted()).isFalse();
    assertThat(refused.diagnostics())
        .extracting(Diagnostic::code)
        .containsExactly(PromelaCode.JUMP_INTO_D_STEP);
  }
}
