package dev.gyre.engine.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CheckJsonTest {
  private static JsonNode written(CheckedFile... files) throws IOException {
    StringWriter out = new StringWriter();
    CheckJson.write(List.of(files), out);
    return new ObjectMapper().readTree(out.toString());
  }

  private static CheckedFile checked(String text) {
    PromelaFrontEnd.Result result = new PromelaFrontEnd().check(new SourceFile("m.pml", text));
    Optional<CheckedFile.Size> size = result.system().map(s -> new CheckedFile.Size(1, 2));
    return new CheckedFile("m.pml", size, result.diagnostics());
  }

  @Test
  void anAcceptedModelHasItsSizeAndNoDiagnostics() throws IOException {
    JsonNode report = written(checked("init { skip }"));
    assertThat(report.path("schema").asText()).isEqualTo("gyre-check/1");
    JsonNode file = report.path("files").path(0);
    assertThat(file.path("model").asText()).isEqualTo("m.pml");
    assertThat(file.path("verdict").asText()).isEqualTo("ok");
    assertThat(file.path("processTypes").asInt()).isEqualTo(1);
    assertThat(file.path("locations").asInt()).isEqualTo(2);
    assertThat(file.path("diagnostics")).isEmpty();
  }

  @Test
  void aDiagnosticHasItsPlaceAndItsExpansions() throws IOException {
    JsonNode file =
        written(checked("#define ONE (yyyy)\ninit { byte yyy;\n  yyy = ONE }"))
            .path("files")
            .path(0);
    assertThat(file.path("verdict").asText()).isEqualTo("error");
    JsonNode diagnostic = file.path("diagnostics").path(0);
    assertThat(diagnostic.path("code").asText()).isEqualTo("GYR0301");
    assertThat(diagnostic.path("slug").asText()).isEqualTo("undeclared");
    assertThat(diagnostic.path("severity").asText()).isEqualTo("error");
    assertThat(diagnostic.path("message").asText()).contains("'yyyy'");
    assertThat(diagnostic.path("hint").asText()).contains("'yyy'");
    assertThat(diagnostic.path("line").asInt()).isEqualTo(3);
    assertThat(diagnostic.path("column").asInt()).isEqualTo(9);
    assertThat(diagnostic.path("endLine").asInt()).isEqualTo(3);
    assertThat(diagnostic.path("endColumn").asInt()).isEqualTo(12);
    JsonNode expansion = diagnostic.path("expansions").path(0);
    assertThat(expansion.path("kind").asText()).isEqualTo("macro");
    assertThat(expansion.path("name").asText()).isEqualTo("ONE");
    assertThat(expansion.path("line").asInt()).isEqualTo(1);
    assertThat(expansion.path("column").asInt()).isEqualTo(14);
  }

  @Test
  void notesHavePlacesAndAMissingHintIsNull() throws IOException {
    JsonNode diagnostic =
        written(checked("init { L: skip; L: skip }"))
            .path("files")
            .path(0)
            .path("diagnostics")
            .path(0);
    assertThat(diagnostic.path("notes").path(0).path("column").asInt()).isEqualTo(8);
    assertThat(diagnostic.path("hint").isNull()).isTrue();
  }

  @Test
  void anyTextCanBeWritten() throws IOException {
    JsonNode report = written(checked("init { \"\u0001\uD800 }"), checked(""));
    assertThat(report.path("files")).hasSize(2);
  }
}
