package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.property.Verdict;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Projects of TASTE: two functions that throw a ball. A number outside of its range is an error of
 * the model, so that an assignment of one tells whether a place is reached.
 */
class SdlTasteTest {
  private static final String VIEW = "interfaceview.xml";

  private static final String PLAYER =
      """
      process Player;
        dcl n Count := 0;
        start;
          output serve(n);
          nextstate waiting;
        state waiting;
          input back(n);
            decision n < 3;
              (true): task n := n + 1;
              (false): task n := 0;
            enddecision;
            output serve(n);
            nextstate waiting;
        endstate;
      endprocess Player;
      """;

  private static final String WALL =
      """
      process Wall;
        dcl m Count;
        start;
          nextstate ready;
        state ready;
          input ball(m);
            output bounce(m);
            nextstate ready;
        endstate;
      endprocess Wall;
      """;

  private final Map<String, String> files = new HashMap<>();

  SdlTasteTest() {
    String types =
        """
        Game DEFINITIONS ::= BEGIN
          most INTEGER ::= 3
          Count ::= INTEGER (0 .. most)
        END
        """;
    files.put("work/player/SDL/src/dataview-uniq.asn", types);
    files.put("work/wall/SDL/src/dataview-uniq.asn", types);
    files.put("work/player/SDL/src/system_structure.pr", structure("Player", "back", "serve", ""));
    files.put("work/wall/SDL/src/system_structure.pr", structure("Wall", "ball", "bounce", ""));
    files.put("work/player/SDL/src/player.pr", PLAYER);
    files.put("work/wall/SDL/src/wall.pr", WALL);
    files.put(VIEW, view("<Target func_name='wall' pi_name='ball'/>"));
  }

  private static String structure(String name, String in, String out, String procedures) {
    return """
        use Datamodel;
        system NAME;
          signal IN (Count);
          signal OUT (Count);
          PROCEDURES
          channel c
            from env to NAME with IN;
            from NAME to env with OUT;
          endchannel;
          block NAME;
            signalroute r
              from env to NAME with IN;
              from NAME to env with OUT;
            connect c and r;
            process NAME referenced;
          endblock;
        endsystem;
        """
        .replace("NAME", name)
        .replace("IN", in)
        .replace("OUT", out)
        .replace("PROCEDURES", procedures);
  }

  private static String view(String wall) {
    return """
        <InterfaceView>
          <Function name="player" language="SDL">
            <Provided_Interface name="back" kind="Sporadic" queue_size="1"/>
            <Required_Interface name="serve" kind="Sporadic"/>
            <Required_Interface name="twice" kind="Protected"/>
          </Function>
          <Function name="wall" language="SDL">
            <Provided_Interface name="ball" kind="Sporadic" queue_size="1"/>
            <Provided_Interface name="twice" kind="Protected"/>
            <Required_Interface name="bounce" kind="Sporadic"/>
          </Function>
          <Function name="crowd" language="C"/>
          <Connection><Source func_name="player" ri_name="serve"/>%s</Connection>
          <Connection>
            <Source func_name="player" ri_name="twice"/>
            <Target func_name="wall" pi_name="twice"/>
          </Connection>
          <Connection>
            <Source func_name="wall" ri_name="bounce"/>
            <Target func_name="player" pi_name="back"/>
          </Connection>
        </InterfaceView>
        """
        .formatted(wall);
  }

  private CheckReport check() {
    return check(VIEW);
  }

  private CheckReport check(String main) {
    return Checker.check(
        CheckRequest.of(new SourceFile(main, files.get(main)))
            .withIncludes(
                (name, from) ->
                    Optional.ofNullable(files.get(name)).map(text -> new SourceFile(name, text))));
  }

  private void change(String file, String old, String now) {
    String path = "work/" + file + "/SDL/src/" + file + ".pr";
    assertThat(files.get(path)).contains(old);
    files.put(path, files.get(path).replace(old, now));
  }

  private static void assertErrors(CheckReport report, String... messages) {
    List<String> errors =
        report.diagnostics().stream().filter(Diagnostic::isError).map(Diagnostic::message).toList();
    assertThat(errors).containsExactly(messages);
  }

  @Test
  void theFunctionsOfAViewAreOneSystem() {
    assertThat(check().verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void aTypeOfTheDataViewHasItsRange() {
    change("player", "n < 3", "n < 4");
    assertThat(check().verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void whatTheEnvironmentSendsHasAnyValue() {
    files.put(VIEW, view("<Target func_name='crowd' pi_name='x'/>"));
    change("wall", "output bounce(m);", "decision m = 2; (true): task m := 4; else: enddecision;");
    assertThat(check().verdict()).isEqualTo(Verdict.VIOLATED);
    change("wall", "m = 2", "m = 4");
    assertThat(check().verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void aProcessWithoutAViewIsAnOpenSystem() {
    files.put("wall.pr", WALL.replace("output bounce(m);", "output bounce(m + 1);"));
    files.put("system_structure.pr", structure("Wall", "ball", "bounce", ""));
    files.put("dataview-uniq.asn", files.get("work/wall/SDL/src/dataview-uniq.asn"));
    assertThat(check("wall.pr").verdict()).isEqualTo(Verdict.VIOLATED);
    files.put("wall.pr", WALL);
    assertThat(check("wall.pr").verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void aTransitionWithoutAnEndStays() {
    change("wall", "      nextstate ready;\n  endstate", "  endstate");
    assertThat(check().verdict()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void aFunctionWithoutTextIsAnError() {
    files.remove("work/wall/SDL/src/wall.pr");
    assertErrors(check(), "the process of wall is not there");
  }

  // ---- timers

  @Test
  void longTimersKeepTheirOrder() {
    files.put(
        "work/player/SDL/src/player.pr",
        """
        process Player;
          timer early, late;
          dcl n Count := 0;
          start;
            call set_timer(90000, late);
            call set_timer(60000, early);
            nextstate waiting;
          state waiting;
            input early;
              task n := 1;
              nextstate -;
            input late;
              decision n; (1): task n := 0; else: task n := 4; enddecision;
              call set_timer(90000, late);
              call set_timer(60000, early);
              nextstate -;
          endstate;
        endprocess Player;
        """);
    assertThat(check().verdict()).isEqualTo(Verdict.HOLDS);
    change("player", "60000", "120000");
    assertThat(check().verdict()).isEqualTo(Verdict.VIOLATED);
  }

  // ---- procedures of others

  private void callTwice(String body) {
    String parameters = "procedure twice; fpar in x Count, in/out y Count; external;";
    files.put(
        "work/player/SDL/src/system_structure.pr",
        structure("Player", "back", "serve", parameters));
    change(
        "player", "nextstate waiting;\n  state", "call twice(1, n); nextstate waiting;\n  state");
    change(
        "wall",
        "  start;",
        "  exported procedure twice; fpar in x Count, in/out y Count; start; task y := "
            + body
            + "; return; endprocedure;\n  start;");
  }

  @Test
  void aProcedureOfAnotherProcessIsCalled() {
    callTwice("x + x");
    assertThat(check().verdict()).isEqualTo(Verdict.HOLDS);
    change("wall", "x + x", "x + x + x + x");
    assertThat(check().verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void aProcedureThatUsesVariablesOfAnotherProcessIsRefused() {
    callTwice("m");
    assertErrors(
        check(),
        "a call of a procedure of another process that uses what that process has"
            + " is not supported");
  }

  // ---- composite states

  private void nest(String inside) {
    files.put(
        "work/wall/SDL/src/wall.pr",
        """
        process Wall;
          dcl m Count;
          dcl trace Count := 0;
          state ready;
          substructure
            out (done);
            procedure entry; start; task trace := trace + 1; return; endprocedure;
            procedure exit; start; task trace := trace - 1; return; endprocedure;
            start;
              nextstate first;
            state first;
              INSIDE
            endstate;
          endsubstructure;
          start;
            nextstate ready;
          state ready;
            input ball(m);
              decision trace; (0): output bounce(m); else: task m := 4; enddecision;
              nextstate -;
            connect done;
              decision trace; (0): output bounce(m); else: task m := 4; enddecision;
              nextstate ready;
          endstate;
        endprocess Wall;
        """
            .replace("INSIDE", inside));
  }

  @Test
  void aCompositeStateIsLeftByATransitionOutside() {
    nest("");
    assertThat(check().verdict()).isEqualTo(Verdict.HOLDS);
    change("wall", "trace - 1", "trace");
    assertThat(check().verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void aCompositeStateIsLeftByAReturn() {
    nest("input ball(m); return done;");
    assertThat(check().verdict()).isEqualTo(Verdict.HOLDS);
    change("wall", "trace - 1", "trace");
    assertThat(check().verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void anInnerStateGoesBeforeTheOuterOne() {
    nest("input ball(m); task m := 4; nextstate -;");
    assertThat(check().verdict()).isEqualTo(Verdict.VIOLATED);
  }
}
