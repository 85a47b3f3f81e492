package dev.gyre.por.dependence;

import static dev.gyre.fixture.Statements.assign;
import static dev.gyre.fixture.Statements.equal;
import static dev.gyre.fixture.Statements.number;
import static dev.gyre.fixture.Statements.value;
import static dev.gyre.fixture.Statements.when;
import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.por.dependence.AccessAnalysis.Foresight;
import dev.gyre.property.ExclusiveUseWatch;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a claim sees of the steps of others. */
class VisibilityTest {
  private final TinyModel model = new TinyModel();
  private final Variable x = model.global("x");
  private final Variable y = model.global("y");

  /** Of a system whose process writes both variables and whose claim asks for a condition. */
  private AccessAnalysis analysis(Expr condition) {
    model.start(model.process("P", assign(0, 1, x, 1), assign(1, 2, y, 1), assign(2, 0, y, 0)), 1);
    model.claim("c", Map.of(), when(0, 0, condition));
    ProcessSystem system = model.system();
    return new AccessAnalysis(system, Foresight.LOCATION, ExclusiveUseWatch.IGNORED);
  }

  private static Visibility ofClaim(AccessAnalysis analysis) {
    return Visibility.ofClaim(analysis.system().automata().get(1), analysis);
  }

  @Test
  void aClaimSeesWritesOfWhatItReads() {
    AccessAnalysis analysis = analysis(equal(value(x), number(1)));
    AccessSet writes = analysis.atoms().none();
    analysis.atoms().write(x, 0, writes);
    assertThat(ofClaim(analysis).accesses()).isEqualTo(writes.toWords());
    assertThat(ofClaim(analysis).edges().isEmpty()).isTrue();
  }

  @Test
  void aClaimSeesTheEdgesToAndFromALocationItAsksFor() {
    AccessAnalysis analysis = analysis(new Expr.AtLocation(0, number(0), 1));
    assertThat(ofClaim(analysis).edges().stream()).containsExactly(0, 1);
  }
}
