package dev.gyre.sdl.ifl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class IfReaderTest {
  private static IfSystem read(String text) {
    Diagnostics diagnostics = new Diagnostics();
    Optional<IfSystem> system = IfReader.read(new SourceFile("s.if", text), diagnostics);
    assertThat(diagnostics.all()).isEmpty();
    return system.orElseThrow();
  }

  private static IfSystem process(String body) {
    return read(
        "system s; signal a(boolean); signal b; process p(1, 1); "
            + body
            + " endprocess; endsystem;");
  }

  /** Where the only mistake is, and what is said. */
  private static void refuses(String text, int line, int column, String said) {
    Diagnostics diagnostics = new Diagnostics();
    assertThat(IfReader.read(new SourceFile("s.if", text), diagnostics)).isEmpty();
    Diagnostic mistake = diagnostics.all().get(0);
    assertThat(mistake.message()).contains(said);
    assertThat(List.of(mistake.span().line(), mistake.span().column()))
        .containsExactly(line, column);
  }

  @Test
  void triggersOfBothManners() {
    IfSystem later =
        process(
            "var x boolean; start nextstate i; state i; save b; provided x; input a(x); nextstate i; endstate;");
    IfSystem first =
        process(
            "buffer q; var c boolean; state i save b in q"
                + " transition from i provided c input a from q to i;");
    for (IfSystem system : List.of(later, first)) {
      IfState state = system.processes().get(0).states().get(0);
      assertThat(state.saved()).containsExactly(1);
      assertThat(state.transitions().get(0).trigger()).isInstanceOf(IfTrigger.Input.class);
    }
  }

  @Test
  void unstableStatesAreBlocks() {
    IfSystem system =
        process(
            "start nextstate u; state i; endstate; state u #unstable; output b to p; nextstate i; endstate;");
    assertThat(system.processes().get(0).states()).hasSize(1);
    assertThat(system.processes().get(0).blocks().get(system.processes().get(0).start()).actions())
        .hasSize(1);
  }

  @Test
  void mistakesHaveALineAndAColumn() {
    refuses("system s;\n  signal a;\n  signal a;\nendsystem;", 3, 10, "two signals 'a'");
    refuses("system s;\nendsystem;", 2, 1, "no process");
    refuses("system s;\nprocess p(2, 1);\nendprocess;\nendsystem;", 2, 11, "instances");
    refuses("system s;\nprocess p(1, 1);\n  var x clock;\n", 3, 9, "clocks are not supported");
    refuses(
        "system s;\nprocess p(1, 1);\n  var x boolean := 1;\nendprocess;\nendsystem;",
        3,
        20,
        "a value of type boolean is expected");
    refuses(
        "system s;\nprocess p(1, 1);\n  start nextstate i;\n  state u #unstable;\nendsystem;",
        3,
        19,
        "no state 'i'");
  }
}
