package dev.gyre.sdl.syntax;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** States and transitions. */
class BehaviourParserTest {
  @Test
  void aStateMayEndWithoutAWord() {
    Behaviour behaviour =
        Texts.behaviour("state a; input s; nextstate b; state b; input t; nextstate -;");
    assertThat(behaviour.states()).hasSize(2);
    assertThat(behaviour.states().get(0).parts()).hasSize(1);
  }

  @Test
  void statesAreListedOrAllButSome() {
    Behaviour behaviour =
        Texts.behaviour("state a, b; endstate; state *; endstate; state *(a); endstate a;");
    assertThat(behaviour.states())
        .extracting(Behaviour.State::selection)
        .containsExactly(
            Behaviour.Selection.LISTED, Behaviour.Selection.ALL_BUT, Behaviour.Selection.ALL_BUT);
    assertThat(texts(behaviour.states().get(2).names())).containsExactly("a");
  }

  @Test
  void aConditionRightAfterAnInputBelongsToIt() {
    for (String text :
        List.of("input s(x); provided x > 1; stop;", "input s(x) provided c; stop;")) {
      StatePart.Input input = (StatePart.Input) Texts.part(text);
      assertThat(input.provided()).isPresent();
    }
    Behaviour behaviour = Texts.behaviour("state s; input a; nextstate -; provided c; stop;");
    assertThat(behaviour.states().get(0).parts()).hasSize(2);
  }

  @Test
  void inputsHaveAllTheirForms() {
    StatePart.Input priority =
        (StatePart.Input) Texts.part("priority input a, (list), b(,y); stop;");
    assertThat(priority.urgency()).isEqualTo(StatePart.Urgency.PRIORITY);
    assertThat(priority.stimuli().get(1).signal().kind()).isEqualTo(SignalItem.Kind.LIST);
    assertThat(priority.stimuli().get(2).variables().get(0)).isEmpty();
    assertThat(priority.stimuli().get(2).variables().get(1)).isPresent();
    assertThat(Texts.part("input *; stop;")).isInstanceOf(StatePart.InputAny.class);
    assertThat(Texts.part("input none; stop;")).isInstanceOf(StatePart.Spontaneous.class);
    assertThat(Texts.part("save *;")).isInstanceOf(StatePart.SaveAny.class);
    assertThat(((StatePart.Save) Texts.part("save a, (l);")).signals()).hasSize(2);
  }

  @Test
  void aContinuousSignalMayHaveAPriority() {
    for (String text : List.of("provided c priority 2; stop;", "provided c; priority 2; stop;")) {
      assertThat(((StatePart.Continuous) Texts.part(text)).priority()).isPresent();
    }
    Behaviour behaviour =
        Texts.behaviour("state s; provided c; nextstate -; priority input a; stop;");
    assertThat(behaviour.states().get(0).parts()).hasSize(2);
  }

  @Test
  void transitionsEndInSixWays() {
    assertThat(end("nextstate a via e;")).isInstanceOf(Terminator.NextState.class);
    assertThat(end("nextstate -;")).isInstanceOf(Terminator.Stay.class);
    assertThat(end("nextstate -*;")).isInstanceOf(Terminator.StayDeep.class);
    assertThat(end("join l;")).isInstanceOf(Terminator.Join.class);
    assertThat(end("stop;")).isInstanceOf(Terminator.Stop.class);
    assertThat(((Terminator.Return) end("return x + 1;")).value()).isPresent();
    assertThat(((Terminator.Return) end("return comment 'so';")).value()).isEmpty();
  }

  @Test
  void aTaskMayHaveSeveralParts() {
    Transition transition =
        Texts.transition("task x := 1, a(i)!f := 2 comment 'c'; task 'words'; stop;");
    assertThat(transition.actions()).hasSize(3);
    assertThat(transition.actions().get(2)).isInstanceOf(Action.Informal.class);
  }

  @Test
  void loopsGoOverRangesAndCollections() {
    Action.ForRange range =
        (Action.ForRange) Texts.action("task for i in range(1, n, 2): call f(i); endfor;");
    assertThat(range.from()).isPresent();
    assertThat(range.step()).isPresent();
    Action.ForEach each =
        (Action.ForEach) Texts.action("task for e in s: x := e + 1 y := 2 endfor;");
    assertThat(each.body().actions()).hasSize(2);
    assertThat(((Action.ForRange) Texts.action("for i in range(4): endfor;")).from()).isEmpty();
  }

  @Test
  void decisionsHaveRangesAndGoOnBehindThem() {
    Action.Decision decision =
        (Action.Decision)
            Texts.action("decision x; (1:5, 7, >= 9): stop; (a): else: l: join l; enddecision;");
    assertThat(decision.answers().get(0).ranges())
        .hasExactlyElementsOfTypes(
            ValueRange.Between.class, ValueRange.Single.class, ValueRange.Compared.class);
    assertThat(decision.answers().get(1).transition().end()).isEmpty();
    assertThat(decision.otherwise().orElseThrow().actions()).hasSize(1);
  }

  @Test
  void decisionsMayAskNothingOrInWords() {
    Action.Decision any = (Action.Decision) Texts.action("decision any; (1): (2): enddecision;");
    assertThat(any.question()).isInstanceOf(Question.Any.class);
    Action.Decision words =
        (Action.Decision) Texts.action("decision 'ok?'; ('yes'): ('no'): enddecision;");
    assertThat(words.question()).isInstanceOf(Question.InformalText.class);
  }

  @Test
  void outputsSayWhereTheyGo() {
    Action.Output output = (Action.Output) Texts.action("output s(1), t to sender via r, q;");
    assertThat(output.signals()).hasSize(2);
    assertThat(output.to()).isPresent();
    assertThat(texts(output.via())).containsExactly("r", "q");
  }

  @Test
  void timersAreSetAndReset() {
    Transition transition =
        Texts.transition("set (now + 5, t(1)), (now, u); set (t); reset (t(1)), (u); stop;");
    assertThat(transition.actions()).hasSize(5);
    assertThat(((Action.SetTimer) transition.actions().get(0)).arguments()).hasSize(1);
    assertThat(((Action.SetTimer) transition.actions().get(2)).time()).isEmpty();
  }

  @Test
  void wordsOfTheLanguageMayBeNames() {
    Behaviour behaviour =
        Texts.behaviour(
            "dcl priority, event integer; state reset; input set(priority); output reset;"
                + " task priority := 1; nextstate wait;");
    assertThat(behaviour.states()).hasSize(1);
  }

  @Test
  void labelsStandInTransitionsAndOutside() {
    Behaviour behaviour =
        Texts.behaviour(
            "start; a: b: nextstate s; connection c: join a; endconnection; d: nextstate s;");
    assertThat(behaviour.starts().get(0).transition().actions()).hasSize(2);
    assertThat(behaviour.labels())
        .extracting(label -> label.name().text())
        .containsExactly("c", "d");
  }

  @Test
  void compositeStatesHoldStatesAndConnections() {
    Behaviour behaviour =
        Texts.behaviour(
            "state aggregation a; substructure state b; substructure in (e); out (x, y);"
                + " dcl v integer; procedure entry; start; return; endprocedure;"
                + " start; nextstate i; start e; return x; state i; endstate;"
                + " endsubstructure; state b; endstate; endsubstructure;"
                + " state a; connect x, y; nextstate -; connect; stop; connect *; stop; endstate;");
    Behaviour.CompositeState outer = behaviour.composites().get(0);
    assertThat(outer.composition()).isEqualTo(Behaviour.Composition.AGGREGATION);
    Behaviour.CompositeState inner = outer.behaviour().composites().get(0);
    assertThat(texts(inner.entries())).containsExactly("e");
    assertThat(texts(inner.exits())).containsExactly("x", "y");
    assertThat(inner.definitions()).hasSize(2);
    assertThat(inner.behaviour().starts()).hasSize(2);
    assertThat(behaviour.states().get(0).parts())
        .hasExactlyElementsOfTypes(
            StatePart.Connect.class, StatePart.Connect.class, StatePart.ConnectAny.class);
  }

  private static Terminator end(String text) {
    return Texts.transition(text).end().orElseThrow();
  }

  private static List<String> texts(List<Name> names) {
    return names.stream().map(Name::text).toList();
  }
}
