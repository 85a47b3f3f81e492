package dev.gyre.view.trace;

import dev.gyre.engine.json.ItfJson;
import dev.gyre.engine.json.RunJson;
import dev.gyre.engine.model.SdlModels;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import java.io.IOException;
import java.io.Writer;

/** What a trace can be written as. */
public enum TraceFormat {
  SVG {
    @Override
    public void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
      out.write(SequenceSvg.render(chart(run), ending(run)));
    }
  },
  HTML {
    @Override
    public void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
      TraceHtml.write(trail, run, out);
    }
  },
  MERMAID {
    @Override
    public void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
      out.write(MermaidChart.render(chart(run)));
    }
  },
  PLANTUML {
    @Override
    public void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
      out.write(PlantUmlChart.render(chart(run)));
    }
  },
  JSON {
    @Override
    public void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
      RunJson.write(trail, run, out);
    }
  },
  ITF {
    @Override
    public void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
      ItfJson.write(trail, run, out);
    }
  },
  MSC {
    @Override
    public void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
      if (!SdlModels.isSdl(trail.file())) {
        throw new IOException(
            "a chart in Z.120 is for systems in SDL; mermaid and plantuml are not");
      }
      out.write(MscDocument.render(trail.file().name(), run.violation().trace()));
    }
  },
  CSV {
    @Override
    public void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
      TraceCsv.write(run, out);
    }
  };

  /** Writes a run; {@code out} stays open. */
  public abstract void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException;

  static SequenceChart chart(TrailReplay.Replayed run) {
    return SequenceChart.of(run.violation().trace());
  }

  static String ending(TrailReplay.Replayed run) {
    return run.violation().property() + ": " + run.violation().message();
  }
}
