package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.gyre.engine.json.GraphJson;
import dev.gyre.engine.json.RunJson;
import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.json.VerifyJson;
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
    VerifyRun graph =
        VerifyRun.of(List.of("graph", model.toString(), "--format", "json", "--max-states", "500"));
    if (graph.status() == 0) {
      isValid("gyre-graph-1", graph.out());
    }
    if (Files.exists(trail)) {
      isValid("gyre-trail-2", Files.readString(trail));
      isValid("gyre-run-1", converted(trail, "json"));
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
      isValid("gyre-run-1", converted(trail, "json"));
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
  @ValueSource(strings = {VerifyJson.SCHEMA, TrailJson.SCHEMA, RunJson.SCHEMA, GraphJson.SCHEMA})
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
