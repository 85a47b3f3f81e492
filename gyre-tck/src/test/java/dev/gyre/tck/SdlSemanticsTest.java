package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.model.SdlModels;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.Discarded;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.SdlOptions;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** Whose rules decide, which files belong to a system, and what reports say about signals. */
class SdlSemanticsTest {
  private static final String SYSTEM =
      """
      system s;
        syntype zero = integer constants 0:0 endsyntype;
        signal a, b, c;
        block d;
          signalroute pq from p to q with a, b;
          signalroute px from p to x with a;
          signalroute qr from q to r with c;
          signalroute xr from x to r with c;
          process p (1, 1); %s endprocess;
          process q (1, 1); dcl bad zero; timer t, u; %s endprocess;
          process x (1, 1); start; nextstate w; state w; input a; output c; nextstate w; endprocess;
          process r (1, 1);
            dcl bad zero;
            start; nextstate w;
            state w; input c; nextstate v;
            state v; input c; task bad := 1; nextstate v;
          endprocess;
        endblock;
      endsystem;
      """;

  private static final String PLAYER =
      """
      process player;
        dcl n T_UInt8, bad T_UInt8 := 255;
        start; output ball(1); nextstate w;
        state w;
          input back(n);
            decision n; (2): else: task bad := bad + n; enddecision;
            output ball(1);
            nextstate w;
      endprocess;
      """;

  private static final String WALL =
      """
      process wall;
        dcl m T_UInt8;
        start; nextstate w;
        state w; input ball(m); output back(m + 1); nextstate w;
      endprocess;
      """;

  private static SdlOptions options(
      Optional<SdlOptions.Semantics> semantics, Optional<String> values, List<String> parts) {
    return new SdlOptions(
            OptionalInt.empty(),
            Optional.empty(),
            Optional.empty(),
            values.map(file -> new SdlOptions.Environment(OptionalInt.empty(), Optional.of(file))),
            SdlOptions.Finding.DEFAULT,
            SdlOptions.Finding.DEFAULT)
        .with(semantics, parts);
  }

  private static Verdict verdict(SdlOptions.Semantics semantics, String p, String q) {
    SourceFile file = new SourceFile("s.sdl", SYSTEM.formatted(p, q));
    SdlOptions options = options(Optional.of(semantics), Optional.empty(), List.of());
    CheckReport report =
        Checker.check(CheckRequest.of(file).withOptions(CheckOptions.none().withSdl(options)));
    assertThat(report.verdict()).isNotEqualTo(Verdict.ERROR);
    return report.violations().stream().anyMatch(v -> v.kind() != ViolationKind.INVALID_END_STATE)
        ? Verdict.VIOLATED
        : Verdict.HOLDS;
  }

  private static void assertOnlyTasteViolates(String p, String q) {
    assertThat(verdict(SdlOptions.Semantics.SDL, p, q)).isEqualTo(Verdict.HOLDS);
    assertThat(verdict(SdlOptions.Semantics.TASTE, p, q)).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void signalsOfDifferentKindsHaveNoOrderInTaste() {
    assertOnlyTasteViolates(
        "start; output b; output a to q; stop;",
        "start; nextstate w; state w; input b; stop; input a; task bad := 1; stop;");
  }

  @Test
  void timersMayExpireAtAnyMomentInTaste() {
    assertOnlyTasteViolates(
        "start; stop;",
        "start; set(now + 1, t); set(now + 2, u); nextstate w;"
            + " state w; input t; stop; input u; task bad := 1; stop;");
  }

  @Test
  void everyReceiverGetsASignalInTaste() {
    assertOnlyTasteViolates(
        "start; output a; stop;", "start; nextstate w; state w; input a; output c; nextstate w;");
  }

  @Test
  void thePlanSaysWhoseRulesThereAre() {
    for (SdlOptions.Semantics semantics : SdlOptions.Semantics.values()) {
      List<String> lines =
          SdlModels.choices(options(Optional.of(semantics), Optional.empty(), List.of()));
      assertThat(lines.get(0))
          .startsWith("semantics")
          .contains(" " + semantics.name().toLowerCase(Locale.ROOT) + " (asked for");
    }
  }

  // ---- what reports say

  @Test
  void discardedSignalsAreListedWithTheirStates() {
    String q = "start; nextstate w; state w; input a; stop;";
    String text = SYSTEM.formatted("start; output b; output a to q; stop;", q);
    CheckReport report =
        Checker.check(
            CheckRequest.of(new SourceFile("s.sdl", text))
                .withOptions(
                    CheckOptions.none()
                        .withSdl(
                            options(
                                Optional.of(SdlOptions.Semantics.TASTE),
                                Optional.empty(),
                                List.of()))));
    assertThat(report.discarded())
        .extracting(Discarded::process, Discarded::state, Discarded::signal)
        .containsExactly(tuple("q", "w", "b"));
  }

  @Test
  void aFullQueueSaysWhoSendsWhatInWhichState() {
    String p = "start; nextstate go; state go; provided true; output b; nextstate go;";
    CheckReport report =
        Checker.check(
            CheckRequest.of(new SourceFile("s.sdl", SYSTEM.formatted(p, "start; nextstate w;"))));
    assertThat(report.violations()).isNotEmpty();
    assertThat(report.violations().get(0).message())
        .isEqualTo("the queue of q is full (8 signals) when p sends b in state go");
  }

  // ---- several files

  private static CheckReport check(SdlOptions options) {
    Map<String, String> files =
        Map.of(
            "wall.pr",
            WALL,
            "values.asn",
            "V DEFINITIONS ::= BEGIN Player-back-n ::= INTEGER (2 .. 2) END",
            "wrong.asn",
            "V DEFINITIONS ::= BEGIN Player-bask-n ::= INTEGER (2 .. 2) END");
    return Checker.check(
        CheckRequest.of(new SourceFile("player.pr", PLAYER))
            .withOptions(CheckOptions.none().withSdl(options))
            .withIncludes(
                (name, from) ->
                    Optional.ofNullable(files.get(name)).map(text -> new SourceFile(name, text))));
  }

  private static SdlOptions values(String file) {
    return options(Optional.empty(), Optional.of(file), List.of());
  }

  @Test
  void filesAreOneSystem() {
    assertThat(check(SdlOptions.NONE).verdict()).isEqualTo(Verdict.VIOLATED);
    SdlOptions together = options(Optional.empty(), Optional.empty(), List.of("wall.pr"));
    assertThat(check(together).verdict()).isEqualTo(Verdict.HOLDS);
    SdlOptions missing = options(Optional.empty(), Optional.empty(), List.of("door.pr"));
    assertThat(check(missing).verdict()).isEqualTo(Verdict.ERROR);
  }

  @Test
  void whatComesFromOutsideIsRestricted() {
    assertThat(check(values("values.asn")).verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(check(values("wrong.asn")).diagnostics())
        .extracting("message")
        .contains(
            "nothing comes from outside that is called Player-bask-n:"
                + " Process-signal-parameter is expected");
  }
}
