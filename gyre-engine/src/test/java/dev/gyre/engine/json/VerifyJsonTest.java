package dev.gyre.engine.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.plan.CheckOptions;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class VerifyJsonTest {
  private static final List<String> FIELDS =
      List.of(
          "schema",
          "gyre",
          "model",
          "verdict",
          "guarantee",
          "property",
          "violations",
          "states",
          "transitions",
          "depth",
          "seconds",
          "memoryBytes",
          "bytesPerState",
          "threads",
          "reducedStates",
          "stepsLeftOut",
          "reductions",
          "unreached",
          "warnings");

  private static CheckReport report(String model) {
    return Checker.check(CheckRequest.of(new SourceFile("m.pml", model)));
  }

  private static JsonNode json(CheckReport report) throws IOException {
    StringWriter out = new StringWriter();
    VerifyJson.write(report, out);
    return new ObjectMapper().readTree(out.toString());
  }

  @Test
  void aReportHasEveryFieldOfTheContract() throws IOException {
    JsonNode json = json(report("byte x; active proctype P() { x = 1; assert(x == 2) }"));
    assertThat(json.fieldNames()).toIterable().containsAll(FIELDS);
    assertThat(json.get("schema").asText()).isEqualTo("gyre-verify/1");
    assertThat(json.get("gyre").get("version").asText()).isNotBlank();
    assertThat(json.get("gyre").get("commit").asText()).isNotBlank();
    assertThat(json.get("verdict").asText()).isEqualTo("violated");
    JsonNode violation = json.get("violations").get(0);
    assertThat(violation.get("kind").asText()).isEqualTo("assertion");
    assertThat(violation.get("line").asInt()).isEqualTo(1);
    JsonNode step = violation.get("trace").get(0);
    assertThat(step.fieldNames())
        .toIterable()
        .contains("step", "process", "pid", "line", "text", "changes");
    assertThat(step.get("text").asText()).isEqualTo("x = 1");
    assertThat(step.get("changes").get(0).get("after").asText()).isEqualTo("1");
    assertThat(json.get("reductions")).isNotEmpty();
    assertThat(json.has("diagnostics")).isFalse();
  }

  @Test
  void aWrongModelHasDiagnostics() throws IOException {
    JsonNode json = json(report("init { y = 1 }"));
    assertThat(json.get("verdict").asText()).isEqualTo("error");
    assertThat(json.get("diagnostics")).isNotEmpty();
    assertThat(json.get("diagnostics").get(0).get("code").asText()).startsWith("GYR");
  }

  @Test
  void aTrailCanBeReadBack() throws IOException {
    CheckReport report =
        Checker.check(
            CheckRequest.of(new SourceFile("m.pml", "init { byte x = N; assert(x == 2) }"))
                .withDefinitions(Map.of("N", "3")));
    StringWriter out = new StringWriter();
    TrailJson.write(report.model(), Channels.LOSSY, report.violations().get(0), out);
    Trail trail = TrailJson.read(new StringReader(out.toString()));
    assertThat(trail.kind().slug()).isEqualTo("assertion");
    assertThat(trail.channels()).isEqualTo(Channels.LOSSY);
    assertThat(trail.transitions()).isEqualTo(report.violations().get(0).trace().transitions());
    assertThat(trail.model().system()).isPresent();
  }

  @Test
  void stepsThatThereIsNoTimeForAreLeftOutAndCounted() throws IOException {
    CheckReport report =
        report("byte x; init { do :: x = 1 - x od } ltl p { <> (x == 2) } ltl q { x == 5 }");
    StringWriter out = new StringWriter();
    VerifyJson.write(report, () -> true, out);

    JsonNode violations = new ObjectMapper().readTree(out.toString()).get("violations");
    assertThat(violations).hasSize(2);
    for (int i = 0; i < violations.size(); i++) {
      int steps = report.violations().get(i).trace().steps().size();
      assertThat(violations.get(i).get("trace")).isEmpty();
      assertThat(violations.get(i).path("traceOmitted").asInt()).isEqualTo(steps);
      assertThat(violations.get(i).get("propositions").get(0).get("values")).isEmpty();
      assertThat(violations.get(i).get("finalState")).isNotEmpty();
    }
  }

  @Test
  void aTrailWithoutReadableStepsCanBeReplayed() throws IOException {
    CheckReport report = report("byte x; active proctype P() { x = 1; assert(x == 2) }");
    FoundViolation violation = report.violations().get(0);
    StringWriter out = new StringWriter();
    TrailJson.write(report.model(), Channels.BLOCKING, violation, () -> true, out);

    Trail trail = TrailJson.read(new StringReader(out.toString()));
    assertThat(trail.transitions()).isEqualTo(violation.trace().transitions());
  }

  @Test
  void somethingElseIsNoTrail() {
    for (String text : List.of("", "[]", "{}", "{\"schema\":\"gyre-trail/1\"}", "nonsense")) {
      assertThatThrownBy(() -> TrailJson.read(new StringReader(text)))
          .isInstanceOf(IOException.class);
    }
  }

  @Test
  void eachPropertyHasItsVerdictAndFigures() throws IOException {
    JsonNode json =
        json(report("byte x; init { x = 1 } never n { do :: x == 0 :: x == 1 -> break od }"));
    assertThat(json.get("verdict").asText()).isEqualTo("violated");
    JsonNode properties = json.get("properties");
    assertThat(properties).hasSize(2);
    assertThat(properties.get(0).get("name").asText()).isEqualTo("safety");
    assertThat(properties.get(0).get("verdict").asText()).isEqualTo("holds");
    assertThat(properties.get(0).get("states").asInt()).isEqualTo(json.get("states").asInt());
    assertThat(properties.get(1).get("name").asText()).isEqualTo("n");
    assertThat(properties.get(1).get("kind").asText()).isEqualTo("never");
    assertThat(properties.get(1).get("verdict").asText()).isEqualTo("violated");
    JsonNode violation = json.get("violations").get(0);
    assertThat(violation.get("property").asText()).isEqualTo("n");
    assertThat(violation.get("trace").get(0).get("claim").get("process").asText())
        .isEqualTo("never");
  }

  private static final String SERVED =
      """
      bool q;
      active proctype P() { do :: true od }
      active proctype Q() { q = true }
      ltl served { <> q }
      """;

  @Test
  void aLassoHasItsCycleItsPropositionsAndItsProcesses() throws IOException {
    JsonNode json = json(report(SERVED));
    assertThat(json.get("properties").get(0).get("verdict").asText()).isEqualTo("holds");
    JsonNode served = json.get("properties").get(1);
    assertThat(served.get("kind").asText()).isEqualTo("ltl");
    assertThat(served.get("states").asInt()).isPositive();
    assertThat(served.get("warnings")).isEmpty();
    JsonNode violation = json.get("violations").get(0);
    assertThat(violation.get("kind").asText()).isEqualTo("acceptance-cycle");
    assertThat(violation.get("cycleStart").asInt()).isEqualTo(1);
    JsonNode proposition = violation.get("propositions").get(0);
    assertThat(proposition.get("text").asText()).isEqualTo("q");
    assertThat(proposition.get("values")).hasSize(violation.get("trace").size() + 1);
    assertThat(proposition.get("values").get(0).asBoolean()).isFalse();
    JsonNode cycle = violation.get("cycle");
    assertThat(cycle.get("fairness").asText()).isEqualTo("none");
    assertThat(cycle.get("complete").asBoolean()).isTrue();
    assertThat(cycle.get("processes").get(0).get("moves").get(0).asInt()).isEqualTo(1);
    assertThat(cycle.get("processes").get(1).get("moves")).isEmpty();
    assertThat(cycle.get("processes").get(1).get("canMoveBefore")).isNotEmpty();
  }

  @Test
  void theTrailOfALassoCanBeReadBack() throws IOException {
    CheckReport report =
        Checker.check(
            CheckRequest.of(new SourceFile("m.pml", SERVED))
                .withOptions(CheckOptions.none().withFormulas(List.of("<> (q && <> !q)"))));
    FoundViolation violation = report.violations().get(0);
    StringWriter out = new StringWriter();
    TrailJson.write(report.model(), Channels.BLOCKING, violation, out);
    Trail trail = TrailJson.read(new StringReader(out.toString()));
    assertThat(trail.formulas()).containsExactly("<> (q && <> !q)");
    assertThat(trail.cycle().orElseThrow().start())
        .isEqualTo(violation.trace().cycleStart().orElseThrow());
    FoundViolation again =
        TrailReplay.of(trail, trail.model().system().orElseThrow()).orElseThrow();
    assertThat(again.trace().steps()).isEqualTo(violation.trace().steps());
    assertThat(again.evidence()).isEqualTo(violation.evidence());
  }
}
