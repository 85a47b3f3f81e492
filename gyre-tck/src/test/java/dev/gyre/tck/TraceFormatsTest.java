package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every counterexample of the hostile models, converted by the command to all formats. */
class TraceFormatsTest {
  private static final int EVERY = 5;

  @TempDir private Path folder;

  /** A sample for each build; {@code -Dgyre.traces=all} takes all of them. */
  static List<VerdictModel> models() {
    List<VerdictModel> all =
        VerdictModel.all().stream()
            .filter(m -> m.runs().stream().anyMatch(r -> r.verdicts().equals(Set.of("violated"))))
            .toList();
    if ("all".equals(System.getProperty("gyre.traces"))) {
      return all;
    }
    List<VerdictModel> sample = new ArrayList<>();
    for (int i = 0; i < all.size(); i += EVERY) {
      sample.add(all.get(i));
    }
    return sample;
  }

  @ParameterizedTest
  @MethodSource("models")
  void allFormatsTellTheSameRun(VerdictModel model) throws Exception {
    VerdictModel.Run run =
        model.runs().stream()
            .filter(r -> r.verdicts().equals(Set.of("violated")))
            .findFirst()
            .orElseThrow();
    Path trail = folder.resolve("trail.json");
    VerifyRun found = VerifyRun.of(model.file(), run.arguments() + " --trail " + trail);
    if (!Files.exists(trail)) {
      // A run under abstract time need not be one of the model, and is not saved.
      assertThat(found.err()).contains("no trail");
      return;
    }
    JsonNode json = new ObjectMapper().readTree(converted(trail, "json").toFile());
    int steps = json.required("trace").size();
    assertThat(json.required("states")).hasSize(steps + 1);
    ItfReader.Read itf = ItfReader.read(converted(trail, "itf"));
    assertThat(itf.states()).hasSize(steps + 1);
    assertThat(itf.loop())
        .isEqualTo(json.has("cycleStart") ? json.get("cycleStart").intValue() - 1 : -1);
    assertThat(Files.readString(converted(trail, "csv")).split("\r\n")).hasSize(steps + 2);
    assertThat(Files.readString(converted(trail, "mermaid"))).startsWith("sequenceDiagram\n");
    assertThat(Files.readString(converted(trail, "plantuml"))).endsWith("@enduml\n");
    assertThat(Files.readString(converted(trail, "text"))).contains("statement");
    String page = Files.readString(converted(trail, "html"));
    assertThat(page).contains("</html>").doesNotContain("http://www.w3.org/1999");
    // An XML parser is an independent judge of the picture.
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(converted(trail, "svg").toFile());
  }

  private Path converted(Path trail, String format) throws IOException {
    Path out = folder.resolve("out." + format);
    VerifyRun run =
        VerifyRun.of(List.of("trace", "--to", format, trail.toString(), "-o", out.toString()));
    assertThat(run.status()).as(run.toString()).isZero();
    return out;
  }
}
