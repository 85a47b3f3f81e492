package dev.gyre.sdl.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;

/** Small texts for the tests of the parser. */
final class Texts {
  private Texts() {}

  static List<Diagnostic> findings(String text) {
    Diagnostics diagnostics = new Diagnostics();
    SdlParser.parse(new SourceFile("t.pr", text), diagnostics);
    return diagnostics.all();
  }

  static SdlDocument accepted(String text) {
    Diagnostics diagnostics = new Diagnostics();
    SdlDocument document = SdlParser.parse(new SourceFile("t.pr", text), diagnostics);
    assertThat(diagnostics.all()).as(text).isEmpty();
    return document;
  }

  static Definition.ProcessDefinition process(String body) {
    List<Definition> definitions = accepted("process p;\n" + body + "\nendprocess;").definitions();
    assertThat(definitions).hasSize(1);
    return (Definition.ProcessDefinition) definitions.get(0);
  }

  static Behaviour behaviour(String body) {
    return process(body).behaviour();
  }

  /** The actions and the end of a start transition. */
  static Transition transition(String text) {
    return behaviour("start; " + text).starts().get(0).transition();
  }

  static Action action(String text) {
    return transition(text + " stop;").actions().get(0);
  }

  static Expression expression(String text) {
    return ((Action.Assign) action("task x := " + text + ";")).value();
  }

  static StatePart part(String text) {
    return behaviour("state s; " + text).states().get(0).parts().get(0);
  }
}
