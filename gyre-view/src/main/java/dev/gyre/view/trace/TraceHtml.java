package dev.gyre.view.trace;

import dev.gyre.engine.json.RunJson;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.view.Markup;
import dev.gyre.view.Resources;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;

/**
 * A run as one page that needs no server: the source with the position of each process, the
 * sequence chart, the values, and the steps as a table; one walks along it with the arrow keys.
 */
final class TraceHtml {
  private TraceHtml() {}

  static void write(Trail trail, TrailReplay.Replayed run, Writer out) throws IOException {
    String name = Markup.escape(trail.file().name());
    String ending = TraceFormat.ending(run);
    StringWriter json = new StringWriter();
    RunJson.write(trail, run, json);
    out.write(
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
        <title>%s: %s</title>
        <style>%s</style>
        </head>
        <body>
        <header><h1>%s</h1><span class="verdict violated">%s</span>
        <span class="soft">%d steps; arrow keys move along the run</span></header>
        <main>
        <div class="bar" role="toolbar" aria-label="Position in the run">
        <button id="first" title="Home">First</button><button id="back" title="Left arrow">Back</button>
        <button id="next" title="Right arrow">Forward</button><button id="last" title="End">Last</button>
        <input id="slider" type="range" min="0" value="0" aria-label="Step">
        <output id="where" aria-live="polite"></output></div>
        <div class="panes">
        <section class="card"><h2>Model</h2><div class="scroll"><pre class="source" id="source"></pre></div></section>
        <section class="card"><h2>Sequence chart</h2><div class="scroll" id="chart">%s</div></section>
        <section class="card"><h2>State</h2><div class="scroll"><table><tbody id="values"></tbody></table></div></section>
        </div>
        <section class="card" style="margin-top:14px"><h2>Steps</h2><div class="scroll"><table>
        <thead><tr><th>step</th><th>process</th><th>line</th><th>statement</th><th>changes</th></tr></thead>
        <tbody id="steps"></tbody></table></div></section>
        </main>
        <script type="application/json" id="run">%s</script>
        <script>%s</script>
        </body>
        </html>
        """
            .formatted(
                name,
                Markup.escape(ending),
                Resources.text("page.css"),
                name,
                Markup.escape(ending),
                run.violation().trace().steps().size(),
                SequenceSvg.render(TraceFormat.chart(run), ending),
                Markup.scriptJson(json.toString()),
                Resources.text("run.js")));
  }
}
