package dev.gyre.cli;

import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.view.trace.TraceFormat;
import java.io.IOException;
import java.io.Writer;
import java.util.Locale;

/** A run in one of the formats of {@code gyre trace}. */
enum TraceContent {
  TEXT {
    @Override
    void write(SavedRun saved, TrailReplay.Replayed shown, Writer out) throws IOException {
      out.write(TraceTable.render(shown.violation().trace(), TraceTable.Extent.FULL));
    }
  },
  SVG,
  HTML,
  MERMAID,
  PLANTUML,
  JSON,
  ITF,
  MSC,
  CSV,
  TRAIL {
    @Override
    void write(SavedRun saved, TrailReplay.Replayed shown, Writer out) throws IOException {
      // A part of a run cannot be replayed.
      TrailJson.write(
          saved.trail().model(), saved.trail().channels(), saved.run().violation(), out);
    }
  };

  /**
   * @param shown what is left of the run
   */
  void write(SavedRun saved, TrailReplay.Replayed shown, Writer out) throws IOException {
    TraceFormat.valueOf(name()).write(saved.trail(), shown, out);
  }

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
