package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.SdlOptions;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import dev.gyre.view.trace.MscDocument;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What is said about what SDL leaves open decides the answer, and goes with it into trails. */
class SdlOptionsTest {
  private static final String RACE = "examples/sdl/init_race.sdl";

  /** A process that sends two signals at once to one that ignores the second. */
  private static final String BURST =
      """
      system s;
        signal a, b;
        block c;
          signalroute r from p to q with a, b;
          process p (1, 1);
            start; output a; output b; stop;
          endprocess;
          process q (1, 1);
            start; nextstate w;
            state w; input a; stop;
          endprocess;
        endblock;
      endsystem;
      """;

  private static SdlOptions queue(int length, SdlOptions.FullQueue full) {
    return new SdlOptions(
        OptionalInt.of(length),
        Optional.of(full),
        Optional.empty(),
        Optional.empty(),
        SdlOptions.Finding.DEFAULT,
        SdlOptions.Finding.DEFAULT);
  }

  private static CheckReport check(String name, String text, SdlOptions options) {
    CheckRequest request = CheckRequest.of(new SourceFile(name, text));
    return Checker.check(request.withOptions(CheckOptions.none().withSdl(options)));
  }

  @Test
  void aQueueThatIsTooShortIsAViolationOfItsOwn() {
    CheckReport report = check("s.sdl", BURST, queue(1, SdlOptions.FullQueue.ERROR));
    assertThat(report.violations()).extracting("kind").containsExactly(ViolationKind.QUEUE_FULL);
    assertThat(check("s.sdl", BURST, queue(2, SdlOptions.FullQueue.ERROR)).verdict())
        .isEqualTo(Verdict.HOLDS);
    assertThat(check("s.sdl", BURST, queue(1, SdlOptions.FullQueue.LOSE)).verdict())
        .isEqualTo(Verdict.HOLDS);
  }

  @Test
  void aTrailIsReplayedWithTheSameOptions() throws IOException {
    SdlOptions options = queue(1, SdlOptions.FullQueue.ERROR);
    CheckReport report = check("s.sdl", BURST, options);
    StringWriter out = new StringWriter();
    TrailJson.write(report.model(), Channels.BLOCKING, report.violations().get(0), out);
    Trail trail = TrailJson.read(new StringReader(out.toString()));
    assertThat(trail.sdl()).isEqualTo(options);
    assertThat(TrailReplay.violation(trail, trail.model().system().orElseThrow()).kind())
        .isEqualTo(ViolationKind.QUEUE_FULL);
  }

  @Test
  void theyAreRefusedForPromela() {
    CheckReport report = check("m.pml", "init { skip }", queue(2, SdlOptions.FullQueue.ERROR));
    assertThat(report.verdict()).isEqualTo(Verdict.ERROR);
    assertThat(report.diagnostics().get(0).message()).contains("--queue 2").contains("SDL");
  }

  @Test
  void aChartNamesSignalsAndStates() throws IOException {
    CheckReport report = Checker.check(CheckRequest.of(Repository.root().resolve(RACE)));
    String chart = MscDocument.render(RACE, report.violations().get(0).trace());
    assertThat(chart)
        .startsWith("mscdocument init_race;\nmsc init_race;\n")
        .contains("  in request from manager;\n  action 'discard request';\n")
        .contains("  out request to monitor;\n  condition asking;\n")
        .endsWith("endmsc;\nendmscdocument;\n");
  }
}
