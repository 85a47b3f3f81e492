package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.property.Verdict;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptRunTest {
  @TempDir private Path folder;

  /** As if the time had been up between the end of the search and the confirmation. */
  private static CheckReport unconfirmed(CheckReport report) {
    List<PropertyReport> properties =
        report.properties().stream()
            .map(
                p ->
                    new PropertyReport(
                        p.property(),
                        Verdict.UNDECIDED,
                        p.guarantee(),
                        Optional.of("interrupted"),
                        p.uncertainty(),
                        p.statistics(),
                        List.of()))
            .toList();
    return new CheckReport(
        report.model(),
        Verdict.UNDECIDED,
        report.guarantee(),
        Optional.of("interrupted"),
        report.plan(),
        properties,
        List.of(),
        List.of(),
        List.of(),
        report.statistics(),
        List.of(),
        Optional.empty(),
        List.of());
  }

  @Test
  void whatWasFoundAndNotConfirmedIsKept() throws IOException {
    Path model =
        Files.writeString(
            folder.resolve("m.pml"), "byte x; active proctype P() { x = 1; assert(x == 0) }");
    Path checkpoints = folder.resolve("run");
    CheckRequest request = CheckRequest.of(model);
    Console silent =
        new Console(
            InputStream.nullInputStream(),
            new PrintWriter(Writer.nullWriter()),
            new PrintWriter(Writer.nullWriter()));
    List<String> words =
        List.of("verify", "-q", "--checkpoint", checkpoints.toString(), model.toString());
    CheckpointPlace place = new CheckpointPlace(checkpoints, Duration.ofHours(1));
    try (KeptRun run = KeptRun.begin(place, words, request.model())) {
      CheckReport report = Checker.check(request, run.observing(CheckObserver.NONE));
      assertThat(report.verdict()).isEqualTo(Verdict.VIOLATED);
      run.ended(unconfirmed(report), silent);
      assertThat(run.advice()).contains("gyre resume " + checkpoints);
    }
    CommandRun rest = CommandRun.of("resume", checkpoints.toString());
    assertThat(rest.status()).as(rest.err()).isEqualTo(1);
    assertThat(rest.out()).contains("assert(x == 0)");
    assertThat(checkpoints).isDirectoryNotContaining("glob:**.gyre");
  }
}
