package dev.gyre.ltl.claim;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ltl.LtlTranslator.Translation;
import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;
import dev.gyre.ltl.automaton.Cube;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ClaimBuilderTest {
  private static final SourceSpan SPAN = new SourceFile("formula", "p").span(0, 1);
  private static final Expr P = new Expr.SystemValue(Expr.SystemFact.TIMEOUT);
  private static final Expr Q = new Expr.SystemValue(Expr.SystemFact.LAST_PID);
  private static final List<LtlFormula.Proposition> PROPOSITIONS =
      List.of(new LtlFormula.Proposition(P, "timeout"), new LtlFormula.Proposition(Q, "_last"));

  private static ProcessSystem empty() {
    return new ProcessSystem("model", List.of(), List.of(), List.of(), List.of(), Map.of());
  }

  private static Claim claim(ProcessSystem system, int marks, List<List<Arc>> arcs) {
    Automaton automaton = new Automaton(List.of("timeout", "_last"), marks, 1, arcs);
    return new ClaimBuilder(system).build("f", new Translation(automaton, PROPOSITIONS), SPAN);
  }

  @Test
  void labelsBecomeGuardsAndMarksAreKeptBesideTheEdges() {
    Claim claim =
        claim(
            empty(),
            2,
            List.of(
                List.of(new Arc(Cube.TRUE, 3, 0)),
                List.of(new Arc(new Cube(2, 1), 2, 0), new Arc(new Cube(1, 0), 0, 1))));
    ProcessAutomaton automaton = claim.automaton();
    assertThat(automaton.kind()).isEqualTo(ProcessAutomaton.Kind.NEVER);
    assertThat(automaton.initial()).isEqualTo(1);
    List<Edge> edges = automaton.locations().get(1).edges();
    Expr notP = new Expr.Unary(Expr.UnaryOp.NOT, P);
    assertThat(edges.get(0).guard())
        .isEqualTo(new Guard.Holds(new Expr.Binary(Expr.BinaryOp.AND, notP, Q)));
    assertThat(edges.get(0).text()).isEqualTo("!timeout && _last");
    assertThat(edges.get(0).target()).isZero();
    assertThat(edges.get(1).guard()).isEqualTo(new Guard.Holds(P));
    assertThat(automaton.locations().get(0).edges().get(0).guard()).isEqualTo(new Guard.Always());
    assertThat(claim.acceptanceSets()).isEqualTo(2);
    assertThat(claim.marks(0)).isEqualTo(3);
    assertThat(claim.marks(edges.get(0).id())).isEqualTo(2);
    assertThat(claim.marks(edges.get(1).id())).isZero();
    assertThat(automaton.locations()).allMatch(location -> location.marks().isEmpty());
  }

  @Test
  void acceptingStatesBecomeAcceptingLocations() {
    Claim claim =
        claim(
            empty(),
            1,
            List.of(
                List.of(new Arc(Cube.TRUE, 1, 0)),
                List.of(new Arc(new Cube(1, 0), 0, 0), new Arc(new Cube(0, 1), 0, 1))));
    assertThat(claim.automaton().locations().get(0).marks()).containsExactly(Location.Mark.ACCEPT);
    assertThat(claim.automaton().locations().get(1).marks()).isEmpty();
  }

  @Test
  void theClaimIsNumberedAsIfItCameLast() {
    ProcessAutomaton first =
        claim(empty(), 0, List.of(List.of(), List.of(new Arc(Cube.TRUE, 0, 0)))).automaton();
    ProcessSystem system =
        new ProcessSystem("model", List.of(), List.of(first), List.of(), List.of(), Map.of());
    Claim second = claim(system, 0, List.of(List.of(), List.of(new Arc(Cube.TRUE, 0, 0))));
    assertThat(second.automaton().index()).isEqualTo(1);
    assertThat(second.automaton().locations().get(1).edges().get(0).id()).isEqualTo(1);
    assertThat(second.marks(1)).isZero();
  }
}
