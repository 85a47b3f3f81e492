package dev.gyre.tck.product;

import dev.gyre.engine.CheckRequest;
import dev.gyre.plan.Limits;
import dev.gyre.source.SourceFile;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A model, what is asked of it, and how the answer is looked for. */
record Question(String model, Ask ask, Settings settings) {
  /** Enough for some ten thousand states; a question that needs more has no answer. */
  private static final Limits SMALL =
      new Limits(
          OptionalLong.empty(), Optional.of(Duration.ofMillis(400)), OptionalLong.of(6 << 20));

  Question with(Settings other) {
    return new Question(model, ask, other);
  }

  Question with(Ask other) {
    return new Question(model, other, settings);
  }

  Question withModel(String other) {
    return new Question(other, ask, settings);
  }

  /** The same, asked in the way that is taken for right. */
  Question reference() {
    return with(Settings.reference(model));
  }

  /** What the command would make of it. */
  CheckRequest request() {
    return CheckRequest.of(new SourceFile("model.pml", model))
        .withOptions(ask.in(settings.wishes()))
        .withLimits(SMALL)
        .withPersistence(ask.persistence());
  }

  /** The command that asks it of a file. */
  String command(String file) {
    List<String> words = new ArrayList<>(List.of("gyre", "verify"));
    words.addAll(settings.arguments());
    words.addAll(ask.arguments());
    words.add(file);
    return String.join(" ", words);
  }
}
