package dev.gyre.tck.product;

import dev.gyre.plan.StoreKind;
import dev.gyre.property.Fairness;
import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Asks about the programs of a source, and keeps what disagrees. */
final class Suite {
  /** One program of so many is asked on disk as well. */
  private static final int DISK_INTERVAL = 4;

  private final ModelSource source;
  private final Judge judge;
  private long models;
  private long questions;
  private long answered;
  private long violated;
  private long reduced;

  Suite(ModelSource source, Judge judge) {
    this.source = source;
    this.judge = judge;
  }

  /** Asks everything about the program of a seed. */
  List<Finding> examine(long seed) {
    String text = source.model(seed);
    Optional<ModelFacts> facts = ModelFacts.of(text);
    if (facts.isEmpty()) {
      return ModelFacts.breaksFrontEnd(text)
          ? ask(text, Ask.everything(), List.of(), source.name() + " " + seed)
          : List.of();
    }
    models++;
    List<Finding> findings = new ArrayList<>(engines(text, facts.get(), seed));
    Interview interview = new Interview(facts.get(), new Dice(seed));
    for (Ask ask : interview.asks()) {
      List<Settings> ways = new ArrayList<>(interview.ways());
      if (isAskedOnDisk(ask, seed)) {
        ways.add(Settings.defaults().with(StoreKind.DISK));
      }
      findings.addAll(ask(text, ask, ways, source.name() + " " + seed));
      if (!findings.isEmpty()) {
        break;
      }
    }
    return findings;
  }

  /** Files take their time; and with them nobody knows fairness. */
  private static boolean isAskedOnDisk(Ask ask, long seed) {
    return ask.fairness() == Fairness.NONE && Math.floorMod(seed, DISK_INTERVAL) == 0;
  }

  /** Whether compiled code, which all searches run on, does what the interpreter does. */
  private List<Finding> engines(String text, ModelFacts facts, long seed) {
    Question question = new Question(text, Ask.everything(), Settings.reference(text));
    return found(source.name() + " " + seed, question, judge.engines(facts));
  }

  /** Asks one thing in several ways; the first that disagrees ends it. */
  List<Finding> ask(String text, Ask ask, List<Settings> ways, String origin) {
    Question plain = new Question(text, ask, Settings.reference(text));
    Answer expected = judge.ask(plain);
    if (expected.fault().isPresent()) {
      questions++;
      return found(origin, plain, Disagreement.between(expected, expected, plain.settings()));
    }
    if (!expected.isDecided()) {
      return List.of();
    }
    violated += expected.isViolated() ? 1 : 0;
    for (Settings way : ways) {
      Question question = plain.with(way.comparable(text));
      Answer answer = judge.ask(question);
      questions++;
      answered += answer.isDecided() ? 1 : 0;
      reduced += answer.states() < expected.states() ? 1 : 0;
      Optional<Disagreement> disagreement =
          Disagreement.between(expected, answer, question.settings());
      if (disagreement.isPresent()) {
        return found(origin, question, disagreement);
      }
    }
    return List.of();
  }

  private static List<Finding> found(
      String origin, Question question, Optional<Disagreement> disagreement) {
    return disagreement.map(d -> List.of(new Finding(origin, question, d))).orElse(List.of());
  }

  long questions() {
    return questions;
  }

  /** The figures so far, on one line. */
  String totals() {
    return String.format(
        "%s: %d models, %d questions, %d answered, %d smaller than plain, %d violated",
        source.name(), models, questions, answered, reduced, violated);
  }
}
