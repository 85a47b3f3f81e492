package dev.gyre.tck.sdl;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.SdlOptions;
import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.sdl.lower.LoweringOptions.Timers;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * What Gyre says of a random system, against the reference interpreter. The queues are short, so
 * that they overflow often.
 *
 * <p>With the signals of timers in the queue, a state of the reference is a state of the lowered
 * system between two transitions, and their numbers are compared. Two encodings differ on purpose,
 * and there only the errors are: an instance that was created waits for its start with a message in
 * its queue, which one of the beginning does not; and SENDER and its like are kept if a process
 * reads them in a transition that can be reached, not merely somewhere in the text.
 *
 * <p>Questions are asked through the public API with default options, of systems without errors
 * whose processes have one instance each.
 */
final class SdlComparison {
  private static final int CAPACITY = 2;
  private static final int ROOMY = 4;
  private static final int MOST_STATES = 4000;
  private static final int MOST_STIMULI = 3;
  private static final int OPEN_QUESTIONS = 3;
  private static final String QUEUE_FULL = "queue-full";
  private static final Pattern ENCODED = Pattern.compile("\\b(create|sender|parent|offspring)\\b");
  private static final Pattern SEVERAL = Pattern.compile("\\bcreate\\b|\\(0, 2\\)|\\(1, 2\\)");

  private final int questions;
  private final List<String> disagreements = new ArrayList<>();
  private int compared;
  private int passed;
  private int holds;
  private int counted;
  private int asked;
  private int violated;

  /**
   * @param questions how many are asked of each system
   */
  SdlComparison(int questions) {
    this.questions = questions;
  }

  List<String> disagreements() {
    return disagreements;
  }

  int compared() {
    return compared;
  }

  int holds() {
    return holds;
  }

  int counted() {
    return counted;
  }

  int asked() {
    return asked;
  }

  int violated() {
    return violated;
  }

  String totals() {
    return "%d systems (%d hold, states counted in %d, %d passed over), %d questions (%d violated), "
            .formatted(compared, holds, counted, passed, asked, violated)
        + disagreements.size()
        + " disagreements";
  }

  /** Compares the system of a seed. */
  void compare(long seed) {
    String text = SdlGenerator.text(seed);
    Optional<LoweredStates.Result> expected = SdlAnswers.ofReference(text, CAPACITY);
    if (expected.isPresent()) {
      compared++;
      holds += expected.get().errors().isEmpty() ? 1 : 0;
      states(seed, text, expected.get());
    }
    if (questions > 0 && !SEVERAL.matcher(text).find()) {
      ReferenceSpace.of(text, ROOMY, MOST_STATES).ifPresent(space -> ask(seed, text, space));
    }
  }

  /** The same with the open system of a seed, without numbers of states. */
  void compareOpen(long seed) {
    compareOpen(seed, SdlGenerator.open(seed), 1 + (int) (seed % MOST_STIMULI));
  }

  /** The same with one number of many from outside. */
  void compareWide(long seed) {
    compareOpen(seed, SdlGenerator.wide(seed), 1);
  }

  private void compareOpen(long seed, String text, int stimuli) {
    Optional<LoweredStates.Result> expected = SdlAnswers.ofReference(text, CAPACITY, stimuli);
    expected.ifPresent(wanted -> errors(seed, text, stimuli, wanted.errors()));
    if (questions > 0 && !SEVERAL.matcher(text).find()) {
      ReferenceSpace.of(text, ROOMY, MOST_STATES, stimuli)
          .ifPresent(space -> askOpen(seed, text, space, stimuli));
    }
  }

  /** A system that has more states for Gyre than the reference may have is passed over. */
  private void errors(long seed, String text, int stimuli, Set<String> wanted) {
    OptionalInt outside = OptionalInt.of(stimuli);
    try {
      Set<String> found = SdlAnswers.ofGyre(text, CAPACITY, Timers.QUEUE, outside).errors();
      Set<String> automatic = SdlAnswers.ofGyre(text, CAPACITY, Timers.AUTOMATIC, outside).errors();
      compared++;
      holds += wanted.isEmpty() ? 1 : 0;
      differs(seed, "errors, " + stimuli + " outside", text, found, wanted);
      differs(
          seed,
          "errors, timers as it likes, " + stimuli + " outside",
          text,
          withoutFull(automatic),
          withoutFull(wanted));
    } catch (SdlAnswers.TooManyStates tooMany) {
      passed++;
    }
  }

  private void askOpen(long seed, String text, ReferenceSpace space, int stimuli) {
    SdlQuestionMaker maker = new SdlQuestionMaker(space.model(), text, seed);
    for (int i = 0; i < OPEN_QUESTIONS * questions; i++) {
      ask(seed, text, space, maker.safetyQuestion(), OptionalInt.of(stimuli));
    }
  }

  private void states(long seed, String text, LoweredStates.Result expected) {
    LoweredStates.Result found = SdlAnswers.ofGyre(text, CAPACITY, Timers.QUEUE);
    differs(seed, "errors", text, found.errors(), expected.errors());
    if (!ENCODED.matcher(text).find()) {
      counted++;
      differs(seed, "states", text, found.states(), expected.states());
    }
    Set<String> automatic = SdlAnswers.ofGyre(text, CAPACITY, Timers.AUTOMATIC).errors();
    differs(
        seed,
        "errors, timers as it likes",
        text,
        withoutFull(automatic),
        withoutFull(expected.errors()));
  }

  private void differs(long seed, String what, String text, Object found, Object expected) {
    if (!found.equals(expected)) {
      disagreements.add(
          "seed %d: Gyre %s, reference %s: %s%n%s".formatted(seed, found, expected, what, text));
    }
  }

  /** The signal of a timer needs no room in a queue while it is in a variable. */
  private static Set<String> withoutFull(Set<String> errors) {
    Set<String> others = new TreeSet<>(errors);
    others.remove(QUEUE_FULL);
    return others;
  }

  // ---- questions

  private void ask(long seed, String text, ReferenceSpace space) {
    SdlQuestionMaker maker = new SdlQuestionMaker(space.model(), text, seed);
    for (int i = 0; i < questions; i++) {
      ask(seed, text, space, maker.question(), OptionalInt.empty());
    }
  }

  private void ask(
      long seed, String text, ReferenceSpace space, SdlQuestion question, OptionalInt stimuli) {
    boolean expected = question.isViolated().test(space);
    Verdict found = answer(text, question, stimuli);
    asked++;
    violated += expected ? 1 : 0;
    Verdict wanted = expected ? Verdict.VIOLATED : Verdict.HOLDS;
    String outside = stimuli.isPresent() ? ", " + stimuli.getAsInt() + " outside" : "";
    differs(seed, question.form() + " " + question.text() + outside, text, found, wanted);
  }

  private static Verdict answer(String text, SdlQuestion question, OptionalInt stimuli) {
    SdlQuestion.Form form = question.form();
    boolean isFormula = form == SdlQuestion.Form.FORMULA;
    boolean isError = form == SdlQuestion.Form.OBSERVER || form == SdlQuestion.Form.CHART;
    SdlOptions sdl =
        new SdlOptions(
            OptionalInt.of(ROOMY),
            Optional.empty(),
            Optional.empty(),
            stimuli.isPresent()
                ? Optional.of(new SdlOptions.Environment(stimuli, Optional.empty()))
                : Optional.empty(),
            SdlOptions.Finding.DEFAULT,
            SdlOptions.Finding.DEFAULT);
    CheckOptions options =
        CheckOptions.none()
            .withChecks(Set.of(isError ? Check.ERROR : Check.ACCEPTANCE))
            .withFormulas(isFormula ? List.of(question.text()) : List.of())
            .withFairness(Fairness.NONE)
            .withSdl(isFormula ? sdl : sdl.withProperties(List.of(form.file())));
    SourceFile file = new SourceFile(form.file(), question.text());
    CheckReport report =
        Checker.check(
            CheckRequest.of(new SourceFile("random.sdl", text))
                .withIncludes(
                    (name, from) -> name.equals(form.file()) ? Optional.of(file) : Optional.empty())
                .withOptions(options));
    return report.verdict();
  }
}
