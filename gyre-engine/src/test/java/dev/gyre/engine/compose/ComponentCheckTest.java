package dev.gyre.engine.compose;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.SystemCheck;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.RefusedException;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;

/** Verdicts by components against those of the whole, on random models of two components. */
class ComponentCheckTest {
  private static final int MODELS = Integer.getInteger("gyre.compose.models", 150);
  private static final int FIRST = Integer.getInteger("gyre.compose.seed", 0);

  @Test
  void theVerdictIsThatOfTheWhole(TestReporter reporter) throws Exception {
    int held = 0;
    int violated = 0;
    int learned = 0;
    for (int seed = FIRST; seed < FIRST + MODELS; seed++) {
      String text = new RandomComponents(new Random(0x9E3779B97F4A7C15L * (seed + 1))).text();
      LoadedModel model = load(text);
      ProcessSystem system = model.system().orElseThrow();
      ComponentCheck.Report report = check(system);
      SystemCheck.Result whole = ComponentCheck.whole(system, CheckOptions.none());
      String about = "seed " + seed + ":\n" + text;
      assertEquals(whole.verdict(), report.verdict(), about);
      if (report.failure().isPresent()) {
        violated++;
        FoundViolation replayed = replayed(model, report.failure().get());
        assertEquals(report.failure().get().kind(), replayed.kind(), about);
      } else {
        held++;
      }
      boolean isLearned = report.parts().stream().anyMatch(part -> part.iterations().size() > 1);
      learned += isLearned ? 1 : 0;
    }
    assertTrue(held > MODELS / 10, held + " hold");
    assertTrue(violated > MODELS / 10, violated + " are violated");
    assertTrue(learned > MODELS / 20, learned + " needed more than one conjecture");
    reporter.publishEntry("hold, are violated, learned", held + ", " + violated + ", " + learned);
  }

  private static FoundViolation replayed(LoadedModel model, ComponentCheck.Failure failure) {
    Trail trail =
        new Trail(
            model.file(),
            Map.of(),
            Map.of(),
            model.sdl(),
            List.of(),
            Channels.BLOCKING,
            "safety",
            failure.kind(),
            failure.message(),
            failure.run(),
            Optional.empty());
    return TrailReplay.violation(trail, model.system().orElseThrow());
  }

  private static ComponentCheck.Report check(ProcessSystem system)
      throws InseparableException, RefusedException {
    return ComponentCheck.of(system, Set.of("L0", "L1"), CheckOptions.none());
  }

  private static LoadedModel load(String text) {
    LoadedModel model = LoadedModel.load(new SourceFile("components.pml", text), Map.of());
    assertTrue(model.system().isPresent(), () -> model.diagnostics() + text);
    return model;
  }

  // ---- what is refused

  private static String refusal(String text) {
    ProcessSystem system = load(text).system().orElseThrow();
    return assertThrows(InseparableException.class, () -> check(system)).getMessage();
  }

  @Test
  void aSharedVariableIsNamedWithBothPlaces() {
    String message =
        refusal(
            "byte x;\nactive proctype L0() {\n  x = 1 }\nactive proctype R() {\n  assert(x < 2) }");
    assertTrue(message.contains("'x'"), message);
    assertTrue(message.contains("left at line 3"), message);
    assertTrue(message.contains("right at line 5"), message);
  }

  @Test
  void whatOneStepCannotSayIsRefused() {
    String start = "chan q = [1] of { bit }; active proctype L0() { bit x; do :: q?x od } ";
    for (String right :
        List.of(
            "atomic { q!1; q!0 }",
            "d_step { q!1 }",
            "if :: q!1 :: else fi",
            "len(q) == 0",
            "bit y; q?y",
            "timeout; q!1",
            "{ q!1 } unless { skip }")) {
      refusal(start + "active proctype R() { " + right + " }");
    }
    refusal("proctype P() { skip } active proctype L0() { run P() } active proctype R() { skip }");
  }

  @Test
  void aConstantMayBeReadByBoth() throws Exception {
    ProcessSystem system =
        load("byte n = 2; active proctype L0() { assert(n == 2) }"
                + " active proctype R() { assert(n > 1) }")
            .system()
            .orElseThrow();
    assertEquals(Verdict.HOLDS, check(system).verdict());
  }
}
