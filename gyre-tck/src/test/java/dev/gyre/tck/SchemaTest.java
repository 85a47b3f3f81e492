package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.gyre.engine.json.AutomataJson;
import dev.gyre.engine.json.CheckJson;
import dev.gyre.engine.json.GraphJson;
import dev.gyre.engine.json.ProgressJson;
import dev.gyre.engine.json.RunJson;
import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.json.VerifyJson;
import dev.gyre.suite.json.SuiteJson;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** All that Gyre writes for other programs is as the published schemas say. */
class SchemaTest {
  @TempDir private Path folder;

  static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(Repository.root().resolve("examples"))) {
      return files.filter(f -> f.toString().endsWith(".pml")).sorted().toList();
    }
  }

  private static void isValid(String schema, String json) throws IOException {
    assertThat(PublishedSchema.named(schema).complaints(json)).as(schema).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("examples")
  void whatIsWrittenAboutTheExamplesIsValid(Path model) throws IOException {
    Path trail = folder.resolve("trail.json");
    VerifyRun report =
        VerifyRun.of(model, "--format json --shorten --timeout 20s --trail " + trail);
    isValid("gyre-verify-1", report.out());
    VerifyRun bound = VerifyRun.of(List.of("bound", model.toString(), "--format", "json"));
    isValid("gyre-bound-1", bound.out());
    VerifyRun graph =
        VerifyRun.of(List.of("graph", model.toString(), "--format", "json", "--max-states", "500"));
    if (graph.status() == 0) {
      isValid("gyre-graph-1", graph.out());
    }
    if (Files.exists(trail)) {
      isValid("gyre-trail-2", Files.readString(trail));
      isValid("gyre-run-2", converted(trail, "json"));
      isValid("gyre-itf-1", converted(trail, "itf"));
      isValid("gyre-trail-2", converted(trail, "trail"));
    }
  }

  static List<VerdictModel> hostile() {
    return TraceFormatsTest.models();
  }

  @ParameterizedTest
  @MethodSource("hostile")
  void whatIsWrittenAboutHostileModelsIsValid(VerdictModel model) throws IOException {
    Path trail = folder.resolve("trail.json");
    VerdictModel.Run run = model.runs().get(0);
    String options = run.arguments() + " --format json --timeout 20s --trail " + trail;
    isValid("gyre-verify-1", VerifyRun.of(model.file(), options).out());
    if (Files.exists(trail)) {
      isValid("gyre-trail-2", Files.readString(trail));
      isValid("gyre-run-2", converted(trail, "json"));
      isValid("gyre-itf-1", converted(trail, "itf"));
    }
  }

  private static String converted(Path trail, String format) {
    VerifyRun run = VerifyRun.of(List.of("trace", "--to", format, trail.toString()));
    assertThat(run.status()).as(run.err()).isZero();
    return run.out();
  }

  @Test
  void reportsOfAllKindsAreValid() throws IOException {
    String model = model("chan q = [1] of { bit }; active [2] proctype P() { bit b; q!b; q?b }");
    for (String options :
        List.of(
            "--cross-check",
            "--store bitstate",
            "--keep-going --shorten",
            "--ltl '[] <> (len(q) == 1)' --fairness weak",
            "--max-depth 1",
            "--property nothing-of-the-kind")) {
      isValid("gyre-verify-1", VerifyRun.of(Path.of(model), options + " --format json").out());
    }
    isValid(
        "gyre-verify-1", VerifyRun.of(Path.of(model("active proctype {")), "--format json").out());
    isValid("gyre-verify-1", VerifyRun.of(folder.resolve("no.pml"), "--format json").out());
  }

  /** Two formulas that need searches of their own, over thousands of states. */
  private static final String SEARCHED =
      "byte a, b; active proctype P() { do :: a++ :: b++ od }"
          + " ltl first { [] (a + b < 1000) } ltl second { [] (a < 256) }";

  @Test
  void progressIsToldInValidLinesThatNameTheProperty() throws IOException {
    VerifyRun run = VerifyRun.of(Path.of(model(SEARCHED)), "--plain --progress json --threads 1");
    assertThat(run.status()).as(run.err()).isZero();
    List<String> lines = run.err().lines().filter(l -> l.startsWith("{")).toList();
    assertThat(lines).isNotEmpty();
    for (String line : lines) {
      isValid("gyre-progress-1", line);
      JsonNode told = new ObjectMapper().readTree(line);
      assertThat(told.get("property").asText()).isIn("safety", "first", "second");
      assertThat(told.get("states").asLong()).isPositive();
    }
    assertThat(VerifyRun.of(Path.of(model(SEARCHED)), "--plain --progress off").err())
        .doesNotContain("gyre-progress");
  }

  @Test
  void statusOfACheckThatEndedAtALimit() throws IOException {
    Path run = folder.resolve("run");
    VerifyRun ended =
        VerifyRun.of(
            Path.of(model(SEARCHED)),
            "--plain --search bfs --memory 1M --when-full stop --checkpoint " + run);
    assertThat(ended.status()).as(ended.out()).isEqualTo(3);
    String status = VerifyRun.of(List.of("status", "--format", "json", run.toString())).out();
    isValid("gyre-status-1", status);
    JsonNode told = new ObjectMapper().readTree(status);
    assertThat(told.get("running").asBoolean()).isFalse();
    assertThat(told.get("checkpoints").get(0).get("states").asLong()).isPositive();
    String progress = told.get("progress").toString();
    isValid("gyre-progress-1", progress);
  }

  /** All of this happens before the second state: the line must not look as if nothing did. */
  @Test
  void stepsInsideAnAtomicSequenceAreProgress() throws IOException {
    String sequence =
        "byte a, b; active proctype P() { atomic { do :: a < 100 -> a++ :: b < 100 -> b++"
            + " :: a == 100 && b == 100 -> break od } }";
    VerifyRun run = VerifyRun.of(Path.of(model(sequence)), "--plain --progress json --timeout 20s");
    JsonNode told =
        new ObjectMapper()
            .readTree(run.err().lines().filter(l -> l.startsWith("{")).findFirst().orElseThrow());
    assertThat(told.get("states").asLong()).isEqualTo(1);
    assertThat(told.get("stepsInside").asLong()).isPositive();
  }

  @Test
  void whatCheckTestAndSeveralModelsWriteIsValid() throws IOException {
    String fine = model("active proctype P() { skip }");
    String wrong = Files.writeString(folder.resolve("wrong.pml"), "proctyp P() {").toString();
    isValid("gyre-check-1", VerifyRun.of(List.of("check", "--format", "json", fine, wrong)).out());
    isValid("gyre-check-1", VerifyRun.of(List.of("check", "--format", "json", "--zz")).out());
    isValid(
        "gyre-verify-list-1",
        VerifyRun.of(List.of("verify", "--format", "json", fine, wrong)).out());
    isValid(
        "gyre-automata-1",
        VerifyRun.of(List.of("graph", "--automata", "--format", "json", fine)).out());
    Path results = folder.resolve("results.json");
    VerifyRun.of(List.of("test", "--json", results.toString(), fine, wrong));
    isValid("gyre-test-1", Files.readString(results));
  }

  private String model(String text) throws IOException {
    return Files.writeString(folder.resolve("model.pml"), text).toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"transitions", "kind", "text", "channels"})
  void aTrailWithoutWhatItNeedsIsNotValid(String field) throws IOException {
    ObjectNode trail = (ObjectNode) new ObjectMapper().readTree(kept("trail-2.json"));
    assertThat(PublishedSchema.named("gyre-trail-2").complaints(trail.toString())).isEmpty();
    trail.remove(field);
    assertThat(PublishedSchema.named("gyre-trail-2").complaints(trail.toString())).isNotEmpty();
    trail.put(field, 17);
    assertThat(PublishedSchema.named("gyre-trail-2").complaints(trail.toString())).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"trail-1", "trail-2"})
  void trailsOfAllVersionsAreValidAndCanBeReplayed(String name) throws IOException {
    isValid("gyre-" + name, kept(name + ".json"));
    Path file = Files.writeString(folder.resolve("trail.json"), kept(name + ".json"));
    VerifyRun replay = VerifyRun.of(List.of("simulate", "--replay", file.toString()));
    assertThat(replay.status()).as(replay.toString()).isEqualTo(1);
    assertThat(replay.out()).contains("as recorded: assertion fails: assert(holder < 2)");
    isValid("gyre-trail-2", converted(file, "trail"));
  }

  private static String kept(String name) throws IOException {
    try (InputStream in = SchemaTest.class.getResourceAsStream("/trails/" + name)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        VerifyJson.SCHEMA,
        VerifyJson.LIST_SCHEMA,
        TrailJson.SCHEMA,
        RunJson.SCHEMA,
        GraphJson.SCHEMA,
        AutomataJson.SCHEMA,
        CheckJson.SCHEMA,
        ProgressJson.SCHEMA,
        SuiteJson.SCHEMA
      })
  void everySchemaThatIsWrittenIsPublishedAndInTheJar(String schema) throws IOException {
    String name = schema.replace('/', '-');
    String text = Files.readString(PublishedSchema.file(name));
    JsonNode read = new ObjectMapper().readTree(text);
    assertThat(read.get("$id").asText()).isEqualTo("urn:gyre:schema:" + schema.replace('/', ':'));
    String path = "/dev/gyre/schema/" + name + ".schema.json";
    try (InputStream shipped = VerifyJson.class.getResourceAsStream(path)) {
      assertThat(shipped).as(path).isNotNull();
      assertThat(new String(shipped.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(text);
    }
  }
}
