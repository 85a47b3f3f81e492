package dev.gyre.tck.plan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.gyre.plan.CheckPlan;
import dev.gyre.tck.VerifyRun;
import dev.gyre.tck.gen.Dice;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plan of a report is what was carried out, and what the command says about it. */
class PlanTest {
  private static final int WAYS = Integer.getInteger("gyre.plan.ways", 9);
  private static final int COMMANDS = 2;

  @TempDir Path folder;

  @Test
  void everyPlanIsWhatTheRunShows() {
    List<String> complaints = new ArrayList<>();
    int planned = 0;
    for (Map.Entry<String, String> model : PlanModels.all().entrySet()) {
      Dice dice = new Dice(model.getKey().hashCode());
      List<PlanWay> ways = new ArrayList<>(PlanWay.usual());
      IntStream.range(0, WAYS).forEach(i -> ways.add(PlanWay.random(dice)));
      for (PlanWay way : ways) {
        PlannedRun run = PlannedRun.of(model.getKey(), model.getValue(), way);
        complaints.addAll(PlanFacts.complaints(run));
        planned += run.isRefused() ? 0 : 1;
      }
    }
    assertThat(complaints).isEmpty();
    assertThat(planned).isGreaterThan(PlanModels.all().size() * WAYS * 2 / 3);
  }

  @Test
  void theCommandTellsThePlanOfTheReport() throws IOException {
    for (Map.Entry<String, String> model : PlanModels.all().entrySet()) {
      Path file = folder.resolve(model.getKey() + ".pml");
      Files.writeString(file, model.getValue(), StandardCharsets.UTF_8);
      Dice dice = new Dice(model.getKey().hashCode() + 1L);
      for (int i = 0; i < COMMANDS; i++) {
        compareCommand(PlannedRun.of(model.getKey(), model.getValue(), PlanWay.random(dice)), file);
      }
    }
  }

  private static void compareCommand(PlannedRun run, Path file) throws IOException {
    VerifyRun command = VerifyRun.of(file, run.way() + " --format json");
    JsonNode json = new ObjectMapper().readTree(command.out());
    assertThat(json.get("verdict").asText()).as("%s", run).isEqualTo(word(run.report().verdict()));
    VerifyRun explained = VerifyRun.of(file, run.way() + " --explain");
    if (run.isRefused()) {
      assertThat(json.path("reductions")).as("%s", run).isEmpty();
      assertThat(explained.out()).as("%s", run).doesNotContain("plan:");
      return;
    }
    CheckPlan plan = run.plan();
    assertThat(reductions(json))
        .as("%s", run)
        .isEqualTo(
            plan.reductions().stream()
                .map(r -> r.name() + " " + r.isOn() + " " + r.reason())
                .toList());
    assertThat(texts(json.get("notes"))).as("%s", run).isEqualTo(plan.notes());
    assertThat(texts(json.get("notChecked"))).as("%s", run).isEqualTo(plan.unchecked());
    assertThat(json.get("search").asText()).isEqualTo(word(plan.search().order()));
    assertThat(json.get("store").asText()).isEqualTo(word(plan.search().store().kind()));
    List<String> lines = explained.out().lines().toList();
    assertThat(lines)
        .as("%s", run)
        .containsSubsequence(plan.lines().stream().map(l -> "  " + l).toList());
    compareSymmetry(run, lines);
  }

  /** Figures are "up to symmetry" for just those properties whose plan uses it. */
  private static void compareSymmetry(PlannedRun run, List<String> lines) {
    long said = lines.stream().filter(line -> line.endsWith(", up to symmetry")).count();
    long planned =
        run.plan().plans().stream().filter(p -> p.symmetry().strategy().isPresent()).count();
    assertThat(said).as("%s", run).isEqualTo(planned);
  }

  private static List<String> reductions(JsonNode json) {
    List<String> reductions = new ArrayList<>();
    json.get("reductions")
        .forEach(
            r ->
                reductions.add(
                    r.get("name").asText()
                        + " "
                        + r.get("on").asBoolean()
                        + " "
                        + r.get("reason").asText()));
    return reductions;
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
