package dev.gyre.tck.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.SharedCorpus;
import dev.gyre.tck.TracedQuestion;
import dev.gyre.tck.VerifyRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Charts of counterexamples before Mermaid itself.
 *
 * <p>{@code -Dgyre.mermaid.every=1} draws all of them instead of a sample.
 */
class MermaidTest {
  private static final int EVERY = Integer.getInteger("gyre.mermaid.every", 40);

  /** What Mermaid draws within a second or two; longer ones are for who asks for all. */
  private static final int LONG = EVERY == 1 ? 5_000_000 : 8_000;

  /** Names and texts that are markup somewhere. */
  private static final String HOSTILE =
      """
      mtype = { end, loop, alt, as, box };
      chan opt = [1] of { mtype, byte };
      chan rect = [0] of { mtype };
      active proctype participant() { byte par; opt!loop(1); opt?end(par) }
      active proctype Note() {
        printf("<script>alert(1)</script>; %% end --> # &amp; #60; `a` \\"b\\" {c} $$x$$ <br> \\\\\\n");
        rect!alt;
        opt?loop(_);
        assert(false) /* ; end */
      }
      active proctype over() { rect?as; skip }
      active proctype right() { rect?alt; rect!end; opt!box(2) }
      """;

  @TempDir private static Path folder;
  private static MermaidOracle mermaid;

  @BeforeAll
  static void loadMermaid() throws IOException {
    mermaid = MermaidOracle.start(folder);
  }

  @AfterAll
  static void close() {
    if (mermaid != null) {
      mermaid.close();
    }
  }

  /** How many counterexamples there were. */
  private static int judge(List<TracedQuestion> questions) throws IOException {
    int judged = 0;
    Path trail = folder.resolve("trail.json");
    for (TracedQuestion question : questions) {
      Files.deleteIfExists(trail);
      VerifyRun.of(question.model(), question.arguments() + " -q --timeout 3s --trail " + trail);
      if (Files.exists(trail)) {
        VerifyRun chart = VerifyRun.of(List.of("trace", "--to", "mermaid", trail.toString()));
        if (chart.out().length() <= LONG) {
          assertThat(mermaid.complaint(chart.out()))
              .as(question.name() + "\n" + chart.out())
              .isEmpty();
          judged++;
        }
      }
    }
    return judged;
  }

  private static List<TracedQuestion> sample(List<TracedQuestion> all, int every) {
    List<TracedQuestion> some = new ArrayList<>();
    for (int i = 0; i < all.size(); i += every) {
      some.add(all.get(i));
    }
    return some;
  }

  @Test
  void theJudgeCanSayNo() {
    String head = "sequenceDiagram\n  participant p0 as A\n  participant p1 as B\n";
    assertThat(mermaid.complaint(head + "  p0->>p1: hello\n")).isEmpty();
    assertThat(mermaid.complaint(head + "  p0->>p1 hello\n")).contains("rror");
    assertThat(mermaid.complaint(head + "  p0->>p1: hello; p1->>p0: back\n"))
        .contains("instead of [hello;p1->>p0:back]");
  }

  @Test
  void counterexamplesOfTheExamplesAreDrawn() throws IOException {
    assertThat(judge(sample(TracedQuestion.examples(), Math.min(EVERY, 4)))).isGreaterThan(2);
  }

  @Test
  void counterexamplesOfHostileModelsAreDrawn() throws IOException {
    assertThat(judge(sample(TracedQuestion.hostile(), EVERY))).isGreaterThan(5);
  }

  @Test
  void counterexamplesOfTheCorpusAreDrawn() throws IOException {
    SharedCorpus corpus = SharedCorpus.require();
    List<TracedQuestion> asked = new ArrayList<>(sample(TracedQuestion.corpus(corpus), EVERY));
    asked.addAll(sample(TracedQuestion.liveness(corpus), EVERY));
    asked.addAll(sample(TracedQuestion.faults(corpus), EVERY));
    assertThat(judge(asked)).isPositive();
  }

  @Test
  void namesThatMeanSomethingToMermaidAreText() throws IOException {
    Path model = Files.writeString(folder.resolve("hostile.pml"), HOSTILE);
    for (String check : List.of("assert", "deadlock")) {
      TracedQuestion question = new TracedQuestion(check, model, "--check " + check);
      assertThat(judge(List.of(question))).as(check).isOne();
    }
  }
}
