package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code gyre test} as people use it. */
class TestCommandTest {
  private static final String SUITE =
      """
      [[case]]
      models = "m.pml"
      expect = { safety = "holds", small = "holds" }
      """;

  @TempDir private Path folder;

  private SuiteFolder suite(String text) throws IOException {
    return new SuiteFolder(folder).with("m.pml", SuiteFolder.MODEL).with("gyre.toml", text);
  }

  private JsonNode json(SuiteFolder suite, String... more) throws IOException {
    List<String> options = new java.util.ArrayList<>(List.of(more));
    options.addAll(List.of("--json", suite.name("out.json")));
    suite.test("gyre.toml", options.toArray(String[]::new));
    return new ObjectMapper().readTree(suite.read("out.json"));
  }

  @Test
  void theExamplesAreAsTheirSuiteSaysAndTheSecondRunRemembers() throws IOException {
    Path examples = Repository.root().resolve("examples");
    Path out = folder.resolve("out.json");
    List<String> call =
        List.of(
            "test",
            "--cache",
            folder.resolve("cache").toString(),
            "--json",
            out.toString(),
            examples.toString());
    VerifyRun first = VerifyRun.of(call);
    assertThat(first.status()).as(first.toString()).isZero();
    VerifyRun second = VerifyRun.of(call);
    assertThat(second.status()).as(second.toString()).isZero();
    JsonNode results = new ObjectMapper().readTree(out.toFile());
    assertThat(results.get("schema").asText()).isEqualTo("gyre-test/1");
    assertThat(results.get("total").asInt()).isGreaterThan(30);
    for (JsonNode result : results.get("cases")) {
      assertThat(result.get("cached").asBoolean()).as(result.toString()).isTrue();
    }
  }

  @Test
  void theConformanceFilesAreASuite() {
    Path files = Repository.root().resolve("gyre-tck/src/test/resources/conformance");
    VerifyRun run = VerifyRun.of(List.of("test", "-q", "--no-cache", files.toString()));
    assertThat(run.status()).as(run.toString()).isZero();
    assertThat(run.out()).containsPattern("\\d{3} cases: \\d{3} as expected");
  }

  @Test
  void theHeadersOfVerdictModelsAreCases() {
    Path files = Repository.root().resolve("gyre-tck/src/test/resources/verdicts/exclusive");
    VerifyRun run = VerifyRun.of(List.of("test", "-q", "--no-cache", files.toString()));
    assertThat(run.status()).as(run.toString()).isZero();
  }

  @Test
  void aViolationThatNobodyExpectsFails() throws IOException {
    VerifyRun run = suite(SUITE + "define = { N = 2 }\n").test("gyre.toml", "--github");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out())
        .contains("FAIL", "m.pml:5: safety is violated, expected: holds", "run: gyre verify -D N=2")
        .contains("::error file=", "m.pml,line=5,")
        .contains("1 case: 1 not as expected");
  }

  @Test
  void aViolationThatIsExpectedMustBeThere() throws IOException {
    String expected = SUITE + "violations = [{ kind = \"assertion\", line = 5 }]\n";
    VerifyRun run = suite(expected).test("gyre.toml");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).contains("not found: assertion at line 5");
  }

  @Test
  void countsAreExact() throws IOException {
    VerifyRun run =
        suite("[[case]]\nmodels='m.pml'\noptions='--plain'\nstates = 17\n").test("gyre.toml");
    assertThat(run.status()).isEqualTo(1);
    assertThat(run.out()).containsPattern("gyre.toml:2: \\d+ states, expected: 17");
  }

  @Test
  void aWrongModelAndAnUndecidedOneHaveTheirStatus() throws IOException {
    assertThat(suite(SUITE + "options = '--max-depth 0'\n").test("gyre.toml").status())
        .isEqualTo(3);
    suite(SUITE).with("m.pml", "active proctype P() { y = 1 }\n");
    VerifyRun wrong = new SuiteFolder(folder).test("gyre.toml");
    assertThat(wrong.status()).isEqualTo(2);
    assertThat(wrong.out()).contains("ERROR", "m.pml:1:");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "[[case]]#models = 'm.pml'#expct = 'holds'; gyre.toml:3: unknown key 'expct'; did you mean",
        "[[case]]#models = 'n.pml'; gyre.toml:2: there is no file 'n.pml'",
        "[[case]]#models = '*.pmx'; gyre.toml:2: no file matches '*.pmx'",
        "[[case]]#models = 'm.pml'#expect = 'hold'; gyre.toml:3: 'hold' is no answer",
        "[[case]]#expect = 'holds'; the case names no model",
        "[[case]]#models = 'm.pml'#options = '--nix'; Unknown option: '--nix'",
        "[[case]]#models = 'm.pml'#timeout = 'soon'; 'soon' is not a time",
        "[[case]]#models = 'm.pml'#states = -1; gyre.toml:3: 'states' must be a whole number",
        "[[case]]#models = 'm.pml'#violations = [{ kind = 'x' }]; gyre.toml:3: 'x' is no kind",
        "[[case]]#models = ; gyre.toml:2: this is not TOML",
        "[defaults]; the suite has no case",
      })
  void aWrongSuiteSaysWhereAndWhat(String text, String message) throws IOException {
    VerifyRun run = suite(text.replace('#', '\n') + "\n").test("gyre.toml");
    assertThat(run.status()).as(run.toString()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }

  @Test
  void whatIsUnchangedIsRemembered() throws IOException {
    SuiteFolder suite = suite(SUITE);
    assertThat(json(suite).at("/cases/0/cached").asBoolean()).isFalse();
    assertThat(json(suite).at("/cases/0/cached").asBoolean()).isTrue();
    assertThat(json(suite, "--no-cache").at("/cases/0/cached").asBoolean()).isFalse();
    suite.with("gyre.toml", SUITE + "define = { N = 1 }\n");
    assertThat(json(suite).at("/cases/0/cached").asBoolean()).isFalse();
    suite.with("m.pml", SuiteFolder.MODEL + "\n");
    assertThat(json(suite).at("/cases/0/cached").asBoolean()).isFalse();
  }

  @Test
  void aChangedIncludeIsReadAgain() throws IOException {
    SuiteFolder suite =
        suite("[[case]]\nmodels = 'main.pml'\ninclude = 'lib'\n")
            .with("main.pml", "#include \"part.h\"\n")
            .with("lib/part.h", "active proctype P() { assert(true) }\n");
    assertThat(json(suite).at("/cases/0/status").asText()).isEqualTo("passed");
    assertThat(json(suite).at("/cases/0/cached").asBoolean()).isTrue();
    suite.with("lib/part.h", "active proctype P() { assert(false) }\n");
    assertThat(json(suite).at("/cases/0/status").asText()).isEqualTo("differs");
    // A file that is found before the one that was found counts as a change, too.
    suite.with("part.h", "active proctype P() { skip }\n");
    assertThat(json(suite).at("/cases/0/status").asText()).isEqualTo("passed");
  }

  @Test
  void whatIsRememberedIsTrueInAnotherFolder(@TempDir Path other) throws IOException {
    String text = "[[case]]\nmodels = 'main.pml'\ninclude = 'lib'\nexpect = 'violated'\n";
    SuiteFolder here = suite(text);
    SuiteFolder there = new SuiteFolder(other).with("gyre.toml", text);
    for (SuiteFolder suite : List.of(here, there)) {
      suite
          .with("main.pml", "#include \"part.h\"\nactive proctype P() { CHECK }\n")
          .with("lib/part.h", "#define CHECK assert(false)\n");
    }
    assertThat(json(here).at("/cases/0/cached").asBoolean()).isFalse();
    String[] same = {"--cache", here.name("cache"), "--json", there.name("out.json")};
    there.test("gyre.toml", same);
    JsonNode result = new ObjectMapper().readTree(there.read("out.json")).at("/cases/0");
    assertThat(result.get("cached").asBoolean()).isTrue();
    assertThat(result.at("/outcome/violations/0/file").asText()).isEqualTo(there.name("main.pml"));
    there.with("lib/part.h", "#define CHECK skip\n").test("gyre.toml", same);
    result = new ObjectMapper().readTree(there.read("out.json")).at("/cases/0");
    assertThat(result.get("cached").asBoolean()).isFalse();
    assertThat(result.get("status").asText()).isEqualTo("differs");
  }

  @Test
  void aFileMayBeNamedAsOneLikes() throws IOException {
    SuiteFolder suite = suite(SUITE);
    assertThat(json(suite).at("/cases/0/cached").asBoolean()).isFalse();
    Path here = Path.of("").toAbsolutePath();
    String relative = here.relativize(folder.toRealPath()).resolve("gyre.toml").toString();
    VerifyRun run =
        VerifyRun.of(
            List.of(
                "test",
                "--cache",
                suite.name("cache"),
                "--json",
                suite.name("out.json"),
                relative));
    assertThat(run.status()).as(run.toString()).isZero();
    JsonNode results = new ObjectMapper().readTree(suite.read("out.json"));
    assertThat(results.at("/cases/0/cached").asBoolean()).isTrue();
    assertThat(results.at("/cases/0/model").asText()).startsWith("..");
  }

  @Test
  void onlyCasesThatMatchTheFilterRun() throws IOException {
    String two = SUITE + "[[case]]\nname = \"two\"\nmodels = 'm.pml'\ndefine = { N = 2 }\n";
    assertThat(json(suite(two), "--filter", "t*o").get("total").asInt()).isEqualTo(1);
    VerifyRun none = new SuiteFolder(folder).test("gyre.toml", "--filter", "three");
    assertThat(none.status()).isEqualTo(2);
    assertThat(none.err()).contains("no case matches the filter 'three'");
  }
}
