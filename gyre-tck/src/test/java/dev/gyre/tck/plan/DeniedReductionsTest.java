package dev.gyre.tck.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.property.Property;
import dev.gyre.source.SourceFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Trace assertions, and {@code xr} and {@code xs} that are watched beside rare constructs, rule
 * reductions out, with the reason in the plan; the way such promises are mostly used does not.
 */
class DeniedReductionsTest {
  private static final String RING =
      """
      chan q[2] = [2] of { byte };
      proctype Node(chan inp; chan out) { byte n; xr inp; xs out; out!1; inp?n; nempty(inp) }
      init { atomic { run Node(q[0], q[1]); run Node(q[1], q[0]) } }
      """;

  private static PropertyPlan safety(String text) {
    SourceFile file = new SourceFile("m.pml", text);
    return Checker.check(CheckRequest.of(file))
        .plan()
        .flatMap(plan -> plan.planOf(Property.safety()))
        .orElseThrow();
  }

  @Test
  void processesThatPassMessagesOnAreReduced() {
    assertThat(safety(RING).order().use()).isPresent();
    assertThat(safety(RING).passes().made()).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "chan r = [0] of { bit }; active proctype P() { end: r!1 } | rendez-vous channels",
        "byte x; active proctype P() { d_step { x = 1; x = 2 } } | d_step",
        "byte x; active proctype P() { { x = 1 } unless { x == 2 } } | unless",
        "byte x; active proctype P() provided (x < 2) { x = 1 } | provided clauses",
        "byte x; active proctype P() { x = len(q[0]) } | no conditions: x = len(q[0])",
        "byte x; active proctype P() { assert(len(q[0]) < 3) } | no conditions: assert",
        "byte x; active proctype P() { end: q[0]?eval(len(q[1])) } | no conditions: q[0]?",
        "active proctype P() { byte x = len(q[0]); x++ } | starting values that ask channels"
      })
  void watchedPromisesBesideRareConstructsAreNotReduced(String process, String reason) {
    PropertyPlan plan = safety(RING + process);
    assertThat(plan.order().use()).isEmpty();
    assertThat(plan.order().reason()).contains("xr and xs are watched").contains(reason);
    assertThat(plan.passes().made()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"trace", "notrace"})
  void traceAssertionsAreNotReduced(String kind) {
    PropertyPlan plan =
        safety(
            "chan c = [1] of { byte }; byte x;"
                + " active proctype P() { byte n; n = 1; x = n; c!1; c?_ } "
                + kind
                + " { do :: c!1; c?1 od }");
    assertThat(plan.order().use()).isEmpty();
    assertThat(plan.order().reason()).contains("trace assertion");
    assertThat(plan.passes().made()).isEmpty();
    assertThat(plan.passes().reasons().values()).allMatch(why -> why.contains("trace assertion"));
  }
}
