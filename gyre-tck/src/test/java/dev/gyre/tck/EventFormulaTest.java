package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.Ticks;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.gen.EventGenerator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Events in formulas: what each means in a small model, and random models against the same ones
 * with a variable that every statement sets by hand.
 *
 * <p>{@code -Dgyre.events.models=5000} compares more of them, {@code -Dgyre.events.seed} others.
 */
class EventFormulaTest {
  private static final int MODELS = Integer.getInteger("gyre.events.models", 60);
  private static final long SEED = Long.getLong("gyre.events.seed", 1);
  private static final List<CheckOptions> WAYS =
      List.of(
          CheckOptions.none(),
          CheckOptions.none().withOptimisations(Optimisations.PLAIN),
          CheckOptions.none().withPartialOrder(PartialOrder.ON),
          CheckOptions.none().withTicks(Ticks.SINGLE).withThreads(2));
  private static final List<Fairness> KINDS =
      List.of(Fairness.NONE, Fairness.WEAK, Fairness.STRONG);

  private static final String MODEL =
      """
      mtype = { request, answer };
      chan q = [1] of { mtype, byte };
      chan r[2] = [0] of { mtype };
      byte n;
      active proctype Client() {
        byte k;
        do
        :: k < 2 -> ask: q!request, k; r[1]?answer; k++
        :: else -> break
        od
      }
      active proctype Server() {
        byte x;
        timer t;
        end: do
        :: q?_, x -> atomic { n++; reply: r[1]!answer; n-- }; delay(t, 2); wake: skip
        od
      }
      """;

  private static CheckReport check(String text, CheckOptions wishes) {
    return Checker.check(
        CheckRequest.of(new SourceFile("events.pml", text))
            .withOptions(wishes.withProperties(List.of("f"))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[] (event(q!request,_) -> <> event(r[1]!answer))           | HOLDS",
        "<> event(q?request,1)                                      | HOLDS",
        "<> event(q?request,2)                                      | VIOLATED",
        "<> event(q?answer,1)                                       | VIOLATED",
        "[] (event(q?_,0) -> !<> event(q!_,0))                      | HOLDS",
        "[]<> event(r[1]?answer)                                    | VIOLATED",
        "[] (event(Client@ask) <-> event(q!request,_))              | HOLDS",
        // A rendez-vous is sent and received, and both processes take part in it.
        "[] (event(r[1]!answer) <-> event(r[1]?_))                  | HOLDS",
        "[] (event(Server@reply) <-> event(r[1]!answer))            | HOLDS",
        "[] !event(r[0]!answer)                                     | HOLDS",
        // The state is that after the step, and the next one is no such step any more.
        "[] (event(q!_,_) -> nempty(q))                             | HOLDS",
        "[] (event(q?_,_) -> empty(q))                              | HOLDS",
        "[] (event(q!_,_) -> X !event(q!_,_))                       | HOLDS",
        "[] (event(q!_,_) -> X event(q?_,_))                        | VIOLATED",
        // The process is known by its number.
        "[] !event(Server[1]@reply)                                 | VIOLATED",
        "[] !event(Client[0]@ask)                                   | VIOLATED",
        // Time passes, and that is no event; nor is it one to rest for ever.
        "[] (event(r[1]!_) -> !event(Server@wake) U event(q!_,_))   | VIOLATED",
        "<> [] event(Server@wake)                                   | VIOLATED",
        "<> [] !event(Server@wake)                                  | HOLDS",
        "event(q!_,_)                                               | VIOLATED"
      })
  void anEventIsTrueAfterItsStep(String formula, Verdict expected) {
    String text = MODEL + "ltl f { " + formula + " }\n";
    for (CheckOptions way : WAYS) {
      for (Fairness fairness : KINDS) {
        CheckReport report = check(text, way.withFairness(fairness));
        assertThat(report.verdict()).as("%s %s", fairness, report).isEqualTo(expected);
      }
    }
  }

  /** The first of two transitions of one step is not forgotten, unless the sequence was stuck. */
  @ParameterizedTest
  @CsvSource({"1,HOLDS", "0,VIOLATED"})
  void anAtomicSequenceIsOneStepUnlessItIsStuck(int room, Verdict expected) {
    String text =
        """
        chan c = [1] of { bit };
        active proctype P() { bit t; if :: ROOM == 0 -> c!1 :: else fi; a: atomic { t = 0; c!0 } }
        active proctype Q() { end: do :: c?_ od }
        ltl f { [] (event(c!0) -> event(P@a)) }
        """
            .replace("ROOM", String.valueOf(room));
    assertThat(check(text, CheckOptions.none()).verdict()).isEqualTo(expected);
  }

  /** Who moves while another one is stuck in an atomic sequence makes a step of its own. */
  @Test
  void aStuckSequenceIsOver() {
    String text =
        """
        chan c = [1] of { bit };
        active proctype P() { bit t; c!1; a: atomic { t = 0; c!0 } }
        active proctype Q() { end: do :: c?_ od }
        ltl f { [] !(event(P@a) && event(c?_)) }
        """;
    assertThat(check(text, CheckOptions.none()).verdict()).isEqualTo(Verdict.HOLDS);
  }

  /** A step that nobody can see otherwise ends an event. */
  @Test
  void otherStepsAreNotLeftOut() {
    String text =
        """
        chan c = [2] of { bit };
        active proctype P() { bit t; c!1; t = 1; c!0; assert(t == 1) }
        ltl f { <> (event(c!1) && (event(c!1) U event(c!0))) }
        """;
    for (CheckOptions way : WAYS) {
      assertThat(check(text, way).verdict()).isEqualTo(Verdict.VIOLATED);
      assertThat(check(text.replace("t = 1; c!0", "c!0; t = 1"), way).verdict())
          .isEqualTo(Verdict.HOLDS);
    }
  }

  @Test
  void whatCannotBeSeenIsRefused() {
    String hidden = "chan c = [1] of { bit }; active proctype P() { d_step { c!1; c?1 } }\n";
    CheckReport inside = check(hidden + "ltl f { [] !event(c!1) }", CheckOptions.none());
    assertThat(inside.verdict()).isEqualTo(Verdict.ERROR);
    assertThat(inside.diagnostics().toString()).contains("not seen inside a d_step");
    assertThat(check(MODEL + "ltl f { [] !event(q!n,0) }", CheckOptions.none()).verdict())
        .isEqualTo(Verdict.ERROR);
    CheckReport global =
        check(
            MODEL + "ltl f { <> event(q!_,_) }", CheckOptions.none().withFairness(Fairness.GLOBAL));
    assertThat(global.verdict()).isEqualTo(Verdict.ERROR);
    assertThat(global.reason().toString()).contains("asks for events");
  }

  /** The word is free, and other properties of the model do not know of events. */
  @Test
  void nothingElseChanges() {
    String plain = "byte event; active proctype P() { event = 1; (event) -> assert(event == 1) }\n";
    assertThat(check(plain + "ltl f { <> (event == 1) }", CheckOptions.none()).verdict())
        .isEqualTo(Verdict.HOLDS);
    CheckOptions safety = CheckOptions.none().withProperties(List.of("safety")).withThreads(1);
    for (CheckOptions way : List.of(safety, safety.withOptimisations(Optimisations.PLAIN))) {
      long states = states(MODEL, way);
      assertThat(states(MODEL + "ltl f { <> event(q!_,_) }", way)).isEqualTo(states);
    }
  }

  private static long states(String text, CheckOptions wishes) {
    return Checker.check(CheckRequest.of(new SourceFile("events.pml", text)).withOptions(wishes))
        .statistics()
        .states();
  }

  @Test
  void eventsAreWhatStatementsWouldNote() {
    Map<Fairness, Integer> violated = new EnumMap<>(Fairness.class);
    for (long seed = SEED; seed < SEED + MODELS; seed++) {
      EventGenerator.EventModel model = EventGenerator.model(seed);
      for (Fairness fairness : KINDS) {
        CheckOptions wishes = CheckOptions.none().withFairness(fairness).withThreads(1);
        Verdict expected = check(model.noted(), wishes).verdict();
        for (CheckOptions way :
            List.of(
                wishes,
                wishes.withOptimisations(Optimisations.PLAIN),
                wishes.withPartialOrder(PartialOrder.ON))) {
          assertThat(check(model.watched(), way).verdict())
              .as("%s %s", fairness, model)
              .isEqualTo(expected)
              .isIn(Verdict.HOLDS, Verdict.VIOLATED);
        }
        violated.merge(fairness, expected == Verdict.VIOLATED ? 1 : 0, Integer::sum);
      }
    }
    System.out.printf(
        "%d models with events, seeds from %d; violated %s%n", MODELS, SEED, violated);
    for (Fairness fairness : KINDS) {
      assertThat(violated.get(fairness)).isBetween(MODELS / 10, MODELS * 19 / 20);
    }
  }
}
