package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.xml.sax.SAXException;

/**
 * A trail that the command has converted to every format, each read by somebody who did not write
 * it. Whatever is not as it should be is an {@link AssertionError}.
 *
 * @param steps how many there are
 * @param isInfinite whether the run ends in a cycle
 * @param bytes the size of each format
 */
record ConvertedTrail(int steps, boolean isInfinite, Map<String, Long> bytes) {
  ConvertedTrail {
    bytes = Map.copyOf(bytes);
  }

  /**
   * @param folder for what is written
   */
  static ConvertedTrail of(Path trail, Path folder) throws IOException {
    return new Conversion(trail, folder, new TreeMap<>()).all();
  }

  private record Conversion(Path trail, Path folder, Map<String, Long> bytes) {
    ConvertedTrail all() throws IOException {
      isValid("gyre-trail-2", trail);
      Path run = to("json");
      isValid("gyre-run-2", run);
      JsonNode json = new ObjectMapper().readTree(run.toFile());
      int steps = json.required("trace").size();
      boolean isInfinite = json.has("cycleStart");
      assertThat(json.required("states")).hasSize(steps + 1);
      assertThat(RunReader.contradiction(json)).isEmpty();
      interchange(steps, isInfinite ? json.get("cycleStart").intValue() - 1 : -1);
      assertThat(Files.readString(to("csv")).split("\r\n")).hasSize(steps + 2);
      assertThat(Files.readString(to("mermaid"))).startsWith("sequenceDiagram\n");
      assertThat(PlantUmlOracle.complaints(Files.readString(to("plantuml")))).isEmpty();
      assertThat(Files.readString(to("text"))).contains("statement");
      String page = Files.readString(to("html"));
      assertThat(page).contains("</html>").doesNotContain("http://www.w3.org/1999");
      picture(to("svg"));
      return new ConvertedTrail(steps, isInfinite, bytes);
    }

    private void interchange(int steps, int loop) throws IOException {
      Path file = to("itf");
      isValid("gyre-itf-1", file);
      ItfReader.Read itf = ItfReader.read(file);
      assertThat(itf.states()).hasSize(steps + 1);
      assertThat(itf.loop()).isEqualTo(loop);
    }

    /** An XML parser is an independent judge. */
    private static void picture(Path file) throws IOException {
      try {
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
      } catch (SAXException | ParserConfigurationException e) {
        throw new AssertionError("the picture is no XML: " + e.getMessage(), e);
      }
    }

    private static void isValid(String schema, Path file) throws IOException {
      assertThat(PublishedSchema.named(schema).complaints(Files.readString(file)))
          .as(schema)
          .isEmpty();
    }

    private Path to(String format) throws IOException {
      Path out = folder.resolve("out." + format);
      VerifyRun run =
          VerifyRun.of(List.of("trace", "--to", format, trail.toString(), "-o", out.toString()));
      assertThat(run.status()).as(run.toString()).isZero();
      bytes.put(format, Files.size(out));
      return out;
    }
  }
}
