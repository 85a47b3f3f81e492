package dev.gyre.view.trace;

import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.view.Markup;
import dev.gyre.view.Page;
import java.io.IOException;
import java.io.Writer;

/** A run as one page that needs no server; one walks along it with the arrow keys. */
final class TraceHtml {
  private TraceHtml() {}

  static void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
    String name = trail.file().name();
    String ending = TraceFormat.ending(run);
    String header =
        "<h1>"
            + Markup.escape(name)
            + "</h1><span class=\"verdict violated\">"
            + Markup.escape(ending)
            + "</span><span class=\"soft\">"
            + run.violation().trace().steps().size()
            + " steps; arrow keys move along the run</span>";
    out.write(Page.of(name + ": " + ending, header, RunSection.render(trail, run)));
  }
}
