package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.SAXException;

/** Results for build servers, of {@code gyre test} and of {@code gyre verify}. */
class ResultFilesTest {
  private static final String WRONG = "active proctype P() { y = \"<&\u0001>\" }\n";

  @TempDir private Path folder;

  private SuiteFolder models() throws IOException {
    return new SuiteFolder(folder)
        .with("a b&c.pml", SuiteFolder.MODEL)
        .with("wrong.pml", WRONG)
        .with(
            "gyre.toml",
            """
            [[case]]
            name = "fine"
            models = "a b&c.pml"
            [[case]]
            name = "violated <&>"
            models = "a b&c.pml"
            define = { N = 2 }
            [[case]]
            name = "wrong"
            models = "wrong.pml"
            [[case]]
            name = "undecided"
            models = "a b&c.pml"
            options = "--max-depth 0"
            """);
  }

  @Test
  void theResultsOfASuiteAreValid() throws Exception {
    SuiteFolder suite = models();
    VerifyRun run =
        suite.test("gyre.toml", "--junit", suite.name("j.xml"), "--sarif", suite.name("s.json"));
    assertThat(run.status()).as(run.toString()).isEqualTo(2);
    validate(folder.resolve("j.xml"));
    String xml = suite.read("j.xml");
    assertThat(xml).contains("tests=\"4\" failures=\"1\" errors=\"2\"");
    List<JsonNode> results = sarif(suite.read("s.json"));
    assertThat(results.stream().map(r -> r.get("level").asText())).contains("error", "warning");
    JsonNode violation =
        results.stream()
            .filter(r -> r.get("ruleId").asText().equals("assertion"))
            .findFirst()
            .orElseThrow();
    assertThat(violation.at("/locations/0/physicalLocation/region/startLine").asInt()).isEqualTo(5);
    assertThat(violation.at("/locations/0/physicalLocation/artifactLocation/uri").asText())
        .endsWith("a%20b%26c.pml");
  }

  @Test
  void severalModelsHaveOneReportEach() throws Exception {
    SuiteFolder suite = models();
    VerifyRun run =
        VerifyRun.of(
            List.of(
                "verify",
                "--format",
                "json",
                "-D",
                "N=2",
                "--junit",
                suite.name("j.xml"),
                "--sarif",
                suite.name("s.json"),
                suite.name("a b&c.pml"),
                suite.name("wrong.pml")));
    assertThat(run.status()).as(run.toString()).isEqualTo(2);
    JsonNode json = new ObjectMapper().readTree(run.out());
    assertThat(json.get("schema").asText()).isEqualTo("gyre-verify-list/1");
    assertThat(json.at("/reports/0/schema").asText()).isEqualTo("gyre-verify/1");
    assertThat(json.at("/reports/0/verdict").asText()).isEqualTo("violated");
    assertThat(json.at("/reports/1/verdict").asText()).isEqualTo("error");
    validate(folder.resolve("j.xml"));
    assertThat(suite.read("j.xml")).contains("<testcase", "name=\"ltl small\"");
    assertThat(sarif(suite.read("s.json"))).hasSizeGreaterThan(2);
  }

  @Test
  void theWorstOfSeveralModelsCounts() throws IOException {
    SuiteFolder suite = models().with("fine.pml", "init { skip }\n");
    String fine = suite.name("fine.pml");
    String model = suite.name("a b&c.pml");
    assertThat(VerifyRun.of(List.of("verify", "-q", fine, model)).status()).isZero();
    VerifyRun violated = VerifyRun.of(List.of("verify", "-D", "N=2", fine, model));
    assertThat(violated.status()).isEqualTo(1);
    assertThat(violated.out()).contains("fine.pml: safety holds").contains("assertion fails");
    // What is advised is about the one model.
    assertThat(violated.out().lines().filter(l -> l.startsWith("save it:")).toList())
        .allMatch(line -> !line.contains("fine.pml"))
        .isNotEmpty();
    VerifyRun refused = VerifyRun.of(List.of("verify", "--trail", suite.name("t"), fine, model));
    assertThat(refused.status()).isEqualTo(2);
    assertThat(refused.err()).contains("--trail is for one model");
  }

  @Test
  void theSchemaOfSarifRefusesWhatIsNotSarif() throws IOException {
    PublishedSchema sarif = PublishedSchema.ofSarif();
    assertThat(sarif.complaints("{\"version\": \"2.1.0\"}")).as("no runs").isNotEmpty();
    assertThat(sarif.complaints("{\"version\": \"2.1.0\", \"runs\": [{}]}"))
        .as("no tool")
        .isNotEmpty();
    String odd = "{\"version\": \"2.1.0\", \"runs\": [], \"verdict\": 1}";
    assertThat(sarif.complaints(odd)).as("a word of our own").isNotEmpty();
  }

  private static void validate(Path file) throws IOException, SAXException {
    Path schema = Repository.root().resolve("gyre-tck/src/test/resources/suite/junit.xsd");
    SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
        .newSchema(schema.toFile())
        .newValidator()
        .validate(new StreamSource(file.toFile()));
  }

  /** The results, of a file that the schema of SARIF 2.1.0 and what it cannot say are true of. */
  private static List<JsonNode> sarif(String text) throws IOException {
    assertThat(PublishedSchema.ofSarif().complaints(text)).isEmpty();
    JsonNode log = new ObjectMapper().readTree(text);
    assertThat(log.get("version").asText()).isEqualTo("2.1.0");
    assertThat(log.get("runs")).hasSize(1);
    JsonNode run = log.at("/runs/0");
    JsonNode driver = run.at("/tool/driver");
    assertThat(driver.get("name").asText()).isEqualTo("Gyre");
    assertThat(run.at("/invocations/0/executionSuccessful").isBoolean()).isTrue();
    List<JsonNode> results = StreamSupport.stream(run.get("results").spliterator(), false).toList();
    for (JsonNode result : results) {
      assertThat(result.at("/message/text").asText()).isNotEmpty();
      assertThat(result.get("level").asText()).isIn("none", "note", "warning", "error");
      String rule = driver.at("/rules/" + result.get("ruleIndex").asInt() + "/id").asText();
      assertThat(result.get("ruleId").asText()).isEqualTo(rule);
      JsonNode place = result.at("/locations/0/physicalLocation");
      assertThat(java.net.URI.create(place.at("/artifactLocation/uri").asText())).isNotNull();
      if (place.has("region")) {
        assertThat(place.at("/region/startLine").asInt()).isPositive();
      }
    }
    return results;
  }
}
