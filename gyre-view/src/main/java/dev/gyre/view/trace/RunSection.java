package dev.gyre.view.trace;

import dev.gyre.engine.json.RunJson;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.view.Markup;
import java.io.IOException;
import java.io.StringWriter;

/**
 * The part of a page in which one walks along a run: the source with the position of each process,
 * the sequence chart, the values, and the steps as a table. The script {@code run.js} brings it to
 * life; a page may have several.
 */
public final class RunSection {
  private RunSection() {}

  public static String render(Trail trail, TrailReplay.Replayed run) throws IOException {
    StringWriter json = new StringWriter();
    RunJson.writeCompact(trail, run, json);
    return """
        <section class="run">
        <div class="bar" role="toolbar" aria-label="Position in the run">
        <button data-part="first" title="Home">First</button><button data-part="back" title="Left arrow">Back</button>
        <button data-part="next" title="Right arrow">Forward</button><button data-part="last" title="End">Last</button>
        <input data-part="slider" type="range" min="0" value="0" aria-label="Step">
        <output data-part="where" aria-live="polite"></output></div>
        <div class="panes">
        <section class="card"><h2>Model</h2><div class="scroll"><pre class="source" data-part="source"></pre></div></section>
        <section class="card"><h2>Sequence chart</h2><div class="scroll" data-part="chart">%s</div></section>
        <section class="card"><h2>State</h2><div class="scroll"><table><tbody data-part="values"></tbody></table></div></section>
        </div>
        <section class="card steps"><h2>Steps</h2><div class="scroll"><table>
        <thead><tr><th>step</th><th>process</th><th>line</th><th>statement</th><th>changes</th></tr></thead>
        <tbody data-part="steps"></tbody></table></div></section>
        <script type="application/json">%s</script>
        </section>
        """
        .formatted(
            SequenceSvg.render(TraceFormat.chart(run), TraceFormat.ending(run)),
            Markup.scriptJson(json.toString()));
  }
}
