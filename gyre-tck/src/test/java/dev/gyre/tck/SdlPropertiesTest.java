package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.json.TrailJson;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.SdlOptions;
import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is asked of systems in SDL, with all reductions and with none. */
class SdlPropertiesTest {
  private static final Path EXAMPLES = Path.of("..", "examples", "sdl");

  private static SourceFile example(String name) throws IOException {
    return new SourceFile(name, Files.readString(EXAMPLES.resolve(name)));
  }

  /** The verdict of the formulas and files alone, in both ways. */
  private static Verdict verdict(SourceFile model, List<String> formulas, List<SourceFile> files) {
    CheckReport reduced = check(model, formulas, files, Optimisations.DEFAULT);
    CheckReport plain = check(model, formulas, files, Optimisations.PLAIN);
    assertThat(reduced.verdict()).isEqualTo(plain.verdict());
    return reduced.verdict();
  }

  private static CheckReport check(
      SourceFile model, List<String> formulas, List<SourceFile> files, Optimisations how) {
    return check(model, formulas, files, how, Set.of(Check.ACCEPTANCE));
  }

  private static CheckReport check(
      SourceFile model,
      List<String> formulas,
      List<SourceFile> files,
      Optimisations how,
      Set<Check> checks) {
    List<String> names = files.stream().map(SourceFile::name).toList();
    CheckOptions options =
        CheckOptions.none()
            .withFormulas(formulas)
            .withChecks(checks)
            .withFairness(Fairness.WEAK)
            .withOptimisations(how)
            .withSdl(SdlOptions.NONE.withProperties(names));
    CheckRequest request =
        CheckRequest.of(model)
            .withIncludes(
                (name, from) -> files.stream().filter(f -> f.name().equals(name)).findFirst());
    return Checker.check(request.withOptions(options));
  }

  /** For how long a timer was set last, also when it no longer runs. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[] (timers.p.t.interval <= 7)                          | HOLDS",
        "[] (state(p) = later -> timers.p.t.interval = 3)       | HOLDS",
        "[] (state(p) = first -> timers.p.t.interval = 7)       | HOLDS",
        "[] (timers.p.t.timer_enabled -> timers.p.t.interval > 3) | VIOLATED",
        "[] (state(p) = last -> timers.p.t.interval /= 3)       | VIOLATED",
      })
  void durationsOfTimersAreSeen(String formula, Verdict expected) {
    String system =
        """
        system s; block b; process p (1, 1);
          timer t;
          start; set (now + 7, t); nextstate first;
          state first; input t; set (now + 3, t); nextstate later;
          state later; input t; nextstate last;
          state last; endstate;
        endprocess; endblock; endsystem;
        """;
    SourceFile model = new SourceFile("timer.sdl", system);
    assertThat(verdict(model, List.of(formula), List.of())).isEqualTo(expected);
  }

  /** A state of a partition that nothing leads to is a state nevertheless. */
  @Test
  void aStateThatNothingLeadsToIsNeverThere() {
    String system =
        """
        system s; signal a; block b; signalroute r from q to p with a;
        process q (1, 1); start; output a; nextstate w; state w; endstate; endprocess;
        process p (1, 1);
          state aggregation both; substructure
            state left; substructure
              start; nextstate one;
              state one; input a; nextstate one; endstate;
              state two; endstate;
            endsubstructure;
            state left; endstate;
          endsubstructure;
          start; nextstate both;
          state both; endstate;
        endprocess; endblock; endsystem;
        """;
    SourceFile model = new SourceFile("parts.sdl", system);
    assertThat(verdict(model, List.of("[] !(state(p) = both.left.two)"), List.of()))
        .isEqualTo(Verdict.HOLDS);
    assertThat(verdict(model, List.of("<> state(p) = both.left.two"), List.of()))
        .isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void anAnswerWithoutValuesIsRefused() {
    String system =
        """
        system s; block b; process p (1, 1);
          dcl y Boolean := true;
          start;
            decision y;
              ( ): nextstate w;
              (false): nextstate w;
            enddecision;
          state w; endstate;
        endprocess; endblock; endsystem;
        """;
    SourceFile model = new SourceFile("answer.sdl", system);
    CheckReport report = check(model, List.of(), List.of(), Optimisations.DEFAULT);
    assertThat(report.diagnostics())
        .extracting(Diagnostic::message)
        .containsExactly("this answer has no values, which only 'decision any' may have");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [] !discarded(request)                                    | VIOLATED | HOLDS
          [] !discarded(monitor.request)                            | VIOLATED | HOLDS
          [] !discarded(manager.confirm)                            | HOLDS    | HOLDS
          <> state(manager) = ready                                 | VIOLATED | HOLDS
          [] (sent(request) -> <> received(confirm))                | VIOLATED | HOLDS
          [] (sent(root.init) -> state(root) == halfway)            | VIOLATED | VIOLATED
          [] (state(manager) = asking -> !(state(manager) = off))   | HOLDS    | HOLDS
          [] (len(monitor) < 2)                                     | VIOLATED | VIOLATED
          [] (len(monitor) < 3)                                     | HOLDS    | HOLDS
          [] empty(monitor.init)                                    | VIOLATED | VIOLATED
          queue_length(monitor.init) = 0 U sent(init)               | HOLDS    | HOLDS
          !received(confirm) W received(request)                    | HOLDS    | HOLDS
          """)
  void formulasAreAnsweredAlikeWithAndWithoutReductions(String formula, Verdict race, Verdict good)
      throws IOException {
    List<String> formulas = List.of(formula);
    assertThat(verdict(example("init_race.sdl"), formulas, List.of())).isEqualTo(race);
    assertThat(verdict(example("init_repaired.sdl"), formulas, List.of())).isEqualTo(good);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [] state(manger) = ready         | did you mean 'manager'?
          [] state(manager) = redy         | did you mean 'ready'?
          <> sent(inti)                    | did you mean 'init'?
          """)
  void aNameThatIsMistypedIsMended(String formula, String hint) throws IOException {
    CheckReport report =
        check(example("init_race.sdl"), List.of(formula), List.of(), Optimisations.DEFAULT);
    assertThat(report.verdict()).isEqualTo(Verdict.ERROR);
    assertThat(report.model().diagnostics())
        .extracting(Diagnostic::hint)
        .containsExactly(Optional.of(hint));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          eventually get_state(manager) = ready; | VIOLATED | HOLDS
          eventually STATE(Manager) = Ready;     | VIOLATED | HOLDS
          never get_state(manager) = asking;     | VIOLATED | VIOLATED
          always len(root) = 0;                  | HOLDS    | HOLDS
          never filter(x) = 1;                   | ERROR    | ERROR
          """)
  void stopConditionsAreFormulas(String text, Verdict race, Verdict good) throws IOException {
    List<SourceFile> files = List.of(new SourceFile("conditions.scl", text));
    assertThat(verdict(example("init_race.sdl"), List.of(), files)).isEqualTo(race);
    assertThat(verdict(example("init_repaired.sdl"), List.of(), files)).isEqualTo(good);
  }

  /** A stop condition, an observer, a chart and formulas decide the same question. */
  @ParameterizedTest
  @CsvSource({"init_race.sdl, VIOLATED", "init_repaired.sdl, HOLDS"})
  void theSameQuestionHasTheSameAnswerHoweverItIsAsked(String name, Verdict expected)
      throws IOException {
    SourceFile model = example(name);
    for (String file : List.of("answered.scl", "answered.pr", "answered.msc")) {
      assertThat(verdict(model, List.of(), List.of(example(file)))).as(file).isEqualTo(expected);
    }
    for (String formula : List.of("<> received(confirm)", "<> state(manager) = ready")) {
      assertThat(verdict(model, List.of(formula), List.of())).as(formula).isEqualTo(expected);
    }
  }

  private static SourceFile observer(String declarations, String behaviour) {
    String process =
        "process o; " + declarations + " start; nextstate w; " + behaviour + " endprocess;";
    String block = "block o; " + process + " endblock;";
    return new SourceFile(
        "o.pr",
        "system o; signal r renames unhandled input request;"
            + " signal i renames input init to manager;"
            + " signal c renames output init to monitor; "
            + block
            + " endsystem;");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          state w; input r; nextstate bad;                              | VIOLATED | HOLDS
          state w; input i; nextstate v; state v; input r; nextstate bad; | VIOLATED | HOLDS
          state w; input r; nextstate v; state v; input i; nextstate bad; | HOLDS  | HOLDS
          state w; provided st.manager.state = asking; nextstate bad;   | VIOLATED | VIOLATED
          state w; input i; decision st.manager.state = asking; (true): nextstate bad; \
            (false): nextstate w; enddecision;                          | VIOLATED | VIOLATED
          state w; input c; nextstate bad;                              | VIOLATED | VIOLATED
          state w; provided length(st) > 3; nextstate bad;              | ERROR    | ERROR
          """)
  void anErrorStateOfAnObserverIsAViolation(String behaviour, Verdict race, Verdict good)
      throws IOException {
    String states = "monitor st System_State; errorstates bad;";
    SourceFile observer = observer(states, behaviour + " state bad; endstate;");
    for (String model : List.of("init_race.sdl", "init_repaired.sdl")) {
      Verdict expected = model.equals("init_race.sdl") ? race : good;
      for (Optimisations how : List.of(Optimisations.DEFAULT, Optimisations.PLAIN)) {
        CheckReport report =
            check(example(model), List.of(), List.of(observer), how, Set.of(Check.ERROR));
        assertThat(report.verdict())
            .as(report.model().diagnostics().toString())
            .isEqualTo(expected);
        if (expected == Verdict.VIOLATED) {
          assertThat(report.violations())
              .extracting("kind")
              .containsExactly(ViolationKind.ERROR_STATE);
        }
      }
    }
  }

  private static SourceFile chart(String conditions) {
    StringBuilder text = new StringBuilder("mscdocument c; msc c; ");
    for (String instance : List.of("root", "manager", "monitor")) {
      text.append("instance ").append(instance).append("; ");
      for (String entry : conditions.split(" ")) {
        String[] parts = entry.split("-");
        if (parts.length == 1) {
          text.append("condition ").append(entry.replace('_', ' ')).append(" shared all; ");
        } else if (parts[0].equals(instance)) {
          text.append("out ").append(parts[1]).append(" to ").append(parts[2]).append("; ");
        } else if (parts[2].equals(instance)) {
          text.append("in ").append(parts[1]).append(" from ").append(parts[0]).append("; ");
        }
      }
      text.append("endinstance; ");
    }
    return new SourceFile("c.msc", text + "endmsc; endmscdocument;");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          never root-init-manager manager-request-monitor                    | VIOLATED | VIOLATED
          never manager-request-monitor monitor-confirm-manager              | VIOLATED | VIOLATED
          never manager-request-monitor manager-request-monitor              | VIOLATED | VIOLATED
          never root-init-monitor root-init-manager                          | VIOLATED | VIOLATED
          when root-init-manager then_not manager-request-monitor            | VIOLATED | VIOLATED
          never monitor-confirm-manager root-init-manager                    | HOLDS    | HOLDS
          """)
  void aChartSaysWhichMessagesMayFollowOthers(String conditions, Verdict race, Verdict good)
      throws IOException {
    SourceFile chart = chart(conditions);
    for (Optimisations how : List.of(Optimisations.DEFAULT, Optimisations.PLAIN)) {
      Set<Check> errors = Set.of(Check.ERROR);
      assertThat(check(example("init_race.sdl"), List.of(), List.of(chart), how, errors).verdict())
          .isEqualTo(race);
      assertThat(
              check(example("init_repaired.sdl"), List.of(), List.of(chart), how, errors).verdict())
          .isEqualTo(good);
    }
  }

  /** What comes after the event that the observer ignores is not looked at. */
  @Test
  void anIgnoredRunIsNotLookedAt() throws IOException {
    SourceFile observer =
        observer("ignorestates bad;", "state w; input i; nextstate bad; state bad; endstate;");
    SourceFile condition = new SourceFile("c.scl", "never get_state(manager) = ready;");
    List<SourceFile> alone = List.of(condition);
    List<SourceFile> both = List.of(condition, observer);
    assertThat(verdict(example("init_race.sdl"), List.of(), alone)).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(example("init_race.sdl"), List.of(), both)).isEqualTo(Verdict.HOLDS);
  }

  /** An observer that takes an output and does not send it on loses the signal. */
  @Test
  void anObserverMayTakeWhatIsSent() throws IOException {
    SourceFile taken = observer("", "state w; input c; nextstate w;");
    SourceFile passed = observer("", "state w; input c; output c; nextstate w;");
    List<String> arrives = List.of("<> received(monitor.init)");
    SourceFile model = example("init_repaired.sdl");
    assertThat(verdict(model, arrives, List.of(taken))).isEqualTo(Verdict.VIOLATED);
    assertThat(verdict(model, arrives, List.of(passed))).isEqualTo(Verdict.HOLDS);
  }

  /** The parameter of the last signal counts while such a signal waits. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          never queue_last(q.n) = 0;      | HOLDS
          never queue_last(q.n) = 2;      | VIOLATED
          always queue_last(q.n) > 0;     | HOLDS
          eventually queue_last(q.n) = 2; | HOLDS
          eventually queue_last(q.n) = 3; | VIOLATED
          """)
  void theLastSignalOfAQueueCanBeAskedFor(String condition, Verdict expected) {
    String system =
        """
        system s;
          signal n(Integer);
          block c;
            signalroute r from p to q with n;
            process p (1, 1);
              start; output n(1); output n(2); stop;
            endprocess;
            process q (1, 1);
              dcl x Integer;
              start; nextstate w;
              state w; input n(x); nextstate w;
            endprocess;
          endblock;
        endsystem;
        """;
    SourceFile model = new SourceFile("s.sdl", system);
    SourceFile file = new SourceFile("c.scl", condition);
    assertThat(verdict(model, List.of(), List.of(file))).isEqualTo(expected);
  }

  @Test
  void aTrailKnowsWhichPropertyWasAskedFor() throws IOException {
    SourceFile file = new SourceFile("c.scl", "never get_state(manager) = asking;");
    CheckReport report =
        check(example("init_race.sdl"), List.of(), List.of(file), Optimisations.DEFAULT);
    StringWriter out = new StringWriter();
    var found =
        report.violations().stream()
            .filter(v -> v.property().startsWith("never"))
            .findFirst()
            .orElseThrow();
    TrailJson.write(report.model(), Channels.BLOCKING, found, out);
    Trail trail = TrailJson.read(new StringReader(out.toString()));
    assertThat(trail.sdl().properties()).containsExactly("c.scl");
    assertThat(TrailReplay.violation(trail, trail.model().system().orElseThrow()).property())
        .isEqualTo(found.property());
  }
}
