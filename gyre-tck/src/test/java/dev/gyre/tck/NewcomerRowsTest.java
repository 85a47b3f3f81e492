package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What newcomers met that needs a reader of its own; the rest is where docs/internals says. */
class NewcomerRowsTest {
  @TempDir private Path folder;

  /** Every search that takes long tells how far it is, the one for complete components, too. */
  @Test
  void progressCountsUnderGlobalFairness() throws IOException {
    Path model =
        Files.writeString(
            folder.resolve("counters.pml"),
            """
            byte a, b, c;
            active proctype A() { do :: a = (a + 1) % 150 od }
            active proctype B() { do :: b = (b + 1) % 150 od }
            active proctype C() { do :: c = (c + 1) % 150 od }
            ltl p { []<> (a == 1) }
            """);
    VerifyRun run =
        VerifyRun.of(model, "--property p --plain --fairness global --progress json --timeout 4s");
    List<String> lines = run.err().lines().filter(line -> line.startsWith("{")).toList();
    assertThat(lines).as(run.toString()).isNotEmpty();
    JsonNode last = new ObjectMapper().readTree(lines.get(lines.size() - 1));
    assertThat(last.get("states").asLong()).as(last.toString()).isGreaterThan(1);
    assertThat(last.get("property").asText()).isEqualTo("p");
  }

  /** Some tools read every number as a floating one, and write it back. */
  @Test
  void aTrailSurvivesAToolThatKnowsFloatingNumbersOnly() throws IOException {
    Path model = Repository.root().resolve("examples/philosophers.pml");
    Path trail = folder.resolve("trail.json");
    VerifyRun.of(model, "-q --check deadlock --trail " + trail);
    ObjectMapper json = new ObjectMapper();
    JsonNode read = json.readTree(trail.toFile());
    assertNumbersAreExact(read);
    Path copy = folder.resolve("copy.json");
    json.writerWithDefaultPrettyPrinter().writeValue(copy.toFile(), read);
    VerifyRun replayed = VerifyRun.of(List.of("simulate", "--replay", copy.toString()));
    assertThat(replayed.status()).as(replayed.toString()).isEqualTo(1);
    assertThat(replayed.out()).contains("deadlock");
  }

  private static void assertNumbersAreExact(JsonNode node) {
    if (node.isNumber()) {
      assertThat(new BigDecimal(node.asDouble())).isEqualByComparingTo(node.decimalValue());
    }
    node.forEach(NewcomerRowsTest::assertNumbersAreExact);
  }
}
