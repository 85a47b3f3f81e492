package dev.gyre.tck;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** Graphviz as a reader of graphs that does not know who wrote them. */
final class GraphvizOracle {
  private static final int LIMIT_SECONDS = 120;

  private GraphvizOracle() {}

  /** The program {@code dot}; without it the calling test is skipped, or fails in CI. */
  static GraphvizOracle require() {
    boolean isThere =
        Pattern.compile(File.pathSeparator)
            .splitAsStream(System.getenv().getOrDefault("PATH", ""))
            .anyMatch(folder -> Files.isExecutable(Path.of(folder, "dot")));
    if (!isThere) {
      Requirement.missing("the program dot (Graphviz) on PATH");
    }
    return new GraphvizOracle();
  }

  /** What it makes of a file, without any layout. */
  JsonNode read(Path file) throws IOException, InterruptedException {
    Path out = Files.createTempFile("gyre", ".json");
    try {
      Process dot =
          new ProcessBuilder(List.of("dot", "-Kdot", "-Tdot_json", file.toString()))
              .redirectErrorStream(true)
              .redirectOutput(out.toFile())
              .start();
      if (!dot.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
        dot.destroyForcibly();
        throw new IOException("dot does not end with " + file);
      }
      if (dot.exitValue() != 0) {
        throw new IOException("dot does not read " + file + ": " + Files.readString(out));
      }
      return new ObjectMapper().readTree(out.toFile());
    } finally {
      Files.deleteIfExists(out);
    }
  }
}
