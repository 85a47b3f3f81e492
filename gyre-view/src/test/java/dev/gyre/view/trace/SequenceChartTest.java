package dev.gyre.view.trace;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.trace.Trace;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SequenceChartTest {
  private static Trace.Action action(String process, int pid, String text) {
    return new Trace.Action(process, pid, "m.pml", 3, text);
  }

  private static Trace.Step step(int number, Trace.Action actor, Trace.Message... messages) {
    return new Trace.Step(
        number, actor, Optional.empty(), Optional.empty(), List.of(), List.of(messages));
  }

  private static Trace.Message message(Trace.Message.Kind kind, int pid, String content) {
    return new Trace.Message(kind, "q", pid, Optional.empty(), content);
  }

  private static Trace trace(Trace.Step... steps) {
    return new Trace(
        List.of(steps), List.of(), new Trace.EndState(List.of(), List.of(), Optional.empty()));
  }

  @Test
  void receivesBelongToTheOldestSendOfTheSameContent() {
    Trace.Action sender = action("S", 0, "q!1");
    Trace.Action receiver = action("R", 1, "q?x");
    SequenceChart chart =
        SequenceChart.of(
            trace(
                step(1, sender, message(Trace.Message.Kind.SENT, 0, "1")),
                step(2, sender, message(Trace.Message.Kind.SENT, 0, "2")),
                step(3, sender, message(Trace.Message.Kind.SENT, 0, "1")),
                step(4, receiver, message(Trace.Message.Kind.RECEIVED, 1, "1")),
                step(5, receiver, message(Trace.Message.Kind.RECEIVED, 1, "1"))));
    assertThat(chart.arrows())
        .containsExactly(
            new SequenceChart.Arrow(0, 0, 3, 1, "q!1"),
            new SequenceChart.Arrow(1, 0, 1, SequenceChart.NO_LANE, "q!2"),
            new SequenceChart.Arrow(2, 0, 4, 1, "q!1"));
    assertThat(chart.arrows()).filteredOn(SequenceChart.Arrow::isOpen).hasSize(1);
  }

  @Test
  void aNumberThatIsGivenAgainHasALaneForEachOfItsProcesses() {
    SequenceChart chart =
        SequenceChart.of(
            trace(
                step(1, action("P", 1, "skip")),
                step(2, action("Q", 1, "skip")),
                step(3, action("init", 0, "skip")),
                step(4, action("time", Trace.Action.NOBODY, "1 unit passes"))));
    assertThat(chart.lanes().stream().map(SequenceChart.Lane::name))
        .containsExactly("init:0", "P:1", "Q:1");
    assertThat(chart.rows().stream().map(SequenceChart.Row::lane))
        .containsExactly(1, 2, 0, SequenceChart.NO_LANE);
  }

  @Test
  void aRendezvousIsOneArrowWithinARow() {
    Trace.Step meeting =
        new Trace.Step(
            1,
            action("S", 0, "q!7"),
            Optional.of(action("R", 1, "q?x")),
            Optional.empty(),
            List.of(),
            List.of(
                new Trace.Message(Trace.Message.Kind.HANDED_OVER, "q", 0, Optional.of(1), "7")));
    SequenceChart chart = SequenceChart.of(trace(meeting));
    assertThat(chart.arrows()).containsExactly(new SequenceChart.Arrow(0, 0, 0, 1, "q!7"));
    assertThat(chart.arrows().get(0).isRendezvous()).isTrue();
    assertThat(MermaidChart.render(chart)).contains("p0->>p1: 1: q!7");
    assertThat(PlantUmlChart.render(chart)).contains("p0 -> p1: 1: q!7");
  }

  @Test
  void lanesAreAsFarApartAsWhatIsWrittenBetweenThem() {
    String longer = "expected = (expected + 1) % MAX";
    SequenceChart chart =
        SequenceChart.of(
            trace(
                step(1, action("P", 0, "skip")),
                step(2, action("Q", 1, longer)),
                step(3, action("R", 2, "skip"))));
    LanePositions lanes = LanePositions.of(chart, 50);
    assertThat(lanes.x(0) - lanes.headWidth(0) / 2).isGreaterThan(50);
    assertThat(lanes.x(1) + lanes.headWidth(1) / 2).isLessThan(lanes.x(2) - lanes.headWidth(2) / 2);
    assertThat(lanes.x(2) - lanes.x(1)).isGreaterThan(lanes.x(1) - lanes.x(0));
    assertThat(LanePositions.characters(lanes.room(1) - 18))
        .isGreaterThanOrEqualTo(longer.length());
    assertThat(lanes.width()).isGreaterThan(lanes.x(2) + lanes.headWidth(2) / 2);
    assertThat(SequenceSvg.render(chart, "")).contains(longer);
  }

  @Test
  void whatAModelContainsIsNeverMarkup() {
    String hostile = "printf(\"<script>alert(1)</script>\"); -- %%{init}";
    SequenceChart chart = SequenceChart.of(trace(step(1, action("P", 0, hostile))));
    assertThat(SequenceSvg.render(chart, "</svg><script>"))
        .doesNotContain("<script")
        .contains("&lt;script&gt;");
    assertThat(MermaidChart.render(chart)).doesNotContain("<script", "%%{", ";--");
    assertThat(PlantUmlChart.render(chart)).doesNotContain("<script", "--");
  }
}
