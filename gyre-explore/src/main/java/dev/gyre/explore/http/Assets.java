package dev.gyre.explore.http;

import dev.gyre.view.layout.DrawingSvg;
import dev.gyre.view.trace.SequenceSvg;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The page and what belongs to it. All of it is read when the server starts, so that no request can
 * name a file that is not meant.
 */
final class Assets {
  private static final String SCRIPT = "text/javascript; charset=utf-8";
  private static final String STYLE = "text/css; charset=utf-8";
  private static final List<String> SCRIPTS =
      List.of(
          "main.js",
          "dom.js",
          "api.js",
          "place.js",
          "source.js",
          "automata.js",
          "bounds.js",
          "layout.js",
          "state.js",
          "run.js",
          "checks.js",
          "plot.js",
          "editor.js",
          "keys.js",
          "graph.js",
          "compare.js",
          "fair.js",
          "heat.js",
          "properties.js");

  private final Map<String, Answer> answers = new TreeMap<>();

  Assets() {
    answers.put("/", new Answer(200, "text/html; charset=utf-8", read("index.html")));
    answers.put("/page.css", new Answer(200, STYLE, read("page.css")));
    answers.put("/chart.css", new Answer(200, STYLE, SequenceSvg.style()));
    answers.put("/graph.css", new Answer(200, STYLE, DrawingSvg.style()));
    answers.put("/views.css", new Answer(200, STYLE, read("views.css")));
    answers.put("/icon.svg", Answer.svg(read("icon.svg")));
    SCRIPTS.forEach(name -> answers.put("/" + name, new Answer(200, SCRIPT, read(name))));
  }

  private static String read(String name) {
    try (InputStream in = Assets.class.getResourceAsStream("/dev/gyre/explore/page/" + name)) {
      if (in == null) {
        throw new IllegalStateException("the jar lacks " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  Optional<Answer> find(String path) {
    return Optional.ofNullable(answers.get(path));
  }
}
