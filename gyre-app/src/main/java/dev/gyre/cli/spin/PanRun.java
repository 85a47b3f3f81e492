package dev.gyre.cli.spin;

import dev.gyre.engine.Checker;
import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.run.CheckObserver;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A verification, as {@code pan} does it and tells about it. */
final class PanRun {
  private final FrozenModel model;
  private final PanOptions options;
  private final Terminal terminal;

  PanRun(FrozenModel model, PanOptions options, Terminal terminal) {
    this.model = model;
    this.options = options;
    this.terminal = terminal;
  }

  /**
   * @return the exit status: 0 also if there are errors
   * @throws RefusedCall if the options make no sense for the model
   */
  int run() throws IOException, RefusedCall {
    LoadedModel loaded = model.load();
    if (SourceErrors.errors(loaded, terminal)) {
      return 1;
    }
    if (options.isContradictory()) {
      throw new RefusedCall("saw an option for cycles: -a,-l,-f  -> are disabled by -DSAFETY");
    }
    PanQuestion question = PanQuestion.of(loaded, options);
    announce(question);
    CheckReport report = Checker.check(question.request(model), CheckObserver.NONE);
    if (report.reason().isPresent() && report.properties().isEmpty()) {
      throw new RefusedCall("pan: " + report.reason().get());
    }
    List<PanError> all =
        report.violations().stream()
            .map(violation -> new PanError(violation, question))
            .filter(PanError::counts)
            .toList();
    long limit = options.errorLimit() == 0 ? all.size() : options.errorLimit();
    List<PanError> errors = all.subList(0, (int) Math.min(limit, all.size()));
    showErrors(errors, report);
    PanReport text = new PanReport(question, report, terminal.out());
    text.write(errors.size() + (errors.isEmpty() ? text.exceededDepth() : 0));
    return 0;
  }

  private void announce(PanQuestion question) {
    if (question.lacksAcceptLabels()) {
      terminal
          .err()
          .println("warning: no accept labels are defined, so option -a has no effect (ignored)");
    }
    if (question.claim().isPresent() && !question.looksForAcceptance()) {
      terminal
          .err()
          .println("warning: never claim + accept labels requires -a flag to fully verify");
    }
    terminal.err().flush();
    if (question.isFormula()) {
      terminal.out().println("pan: ltl formula " + question.claim().orElseThrow());
    }
  }

  /** Spin repeats no message, but says which trails it has written. */
  private void showErrors(List<PanError> errors, CheckReport report) throws IOException {
    String last = "";
    int number = 0;
    for (PanError error : errors) {
      number++;
      if (!error.text().equals(last)) {
        last = error.text();
        terminal.out().println("pan:" + number + ": " + last + " (at depth " + error.depth() + ")");
      }
      boolean isEvery = options.has(PanOptions.Flag.EVERY_TRAIL);
      if (isEvery || number == options.errorLimit()) {
        save(error.violation(), isEvery ? String.valueOf(number) : "", report.model());
      }
    }
  }

  private void save(FoundViolation violation, String number, LoadedModel loaded)
      throws IOException {
    String name = model.baseName() + number + "." + options.trailSuffix();
    Path file = terminal.directory().resolve(name);
    if (options.has(PanOptions.Flag.KEEP_TRAILS) && Files.exists(file)) {
      terminal.out().println("pan: not overwriting " + name);
      return;
    }
    try (Writer out = Files.newBufferedWriter(file, StandardCharsets.UTF_8)) {
      TrailJson.write(loaded, model.channels(), violation, out);
    }
    terminal.out().println("pan: wrote " + name);
  }
}
