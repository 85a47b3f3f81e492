package dev.gyre.engine.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.engine.run.WalkedModel;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.RefusedException;
import dev.gyre.source.SourceFile;
import dev.gyre.system.CancelledException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class StateGraphTest {
  private static final String COUNTER =
      "byte x; active proctype P() { end: do :: atomic { x < 3 -> x++ } :: atomic { x > 0 -> x-- }"
          + " od }";

  @Test
  void anAtomicSequenceIsOneStep() throws Exception {
    List<String> steps = new ArrayList<>();
    Extent extent =
        graph(COUNTER, GraphLimits.none())
            .walk(
                state -> state.steps().forEach(s -> steps.add(state.number() + ">" + s.target())));
    assertThat(steps).containsExactly("0>1", "1>2", "1>0", "2>3", "2>1", "3>2");
    assertThat(extent).isEqualTo(new Extent(4, 6, 0, 0, 0));
  }

  @Test
  void aSecondWalkTellsTheSame() throws Exception {
    StateGraph graph = graph(COUNTER, new GraphLimits(3, OptionalLong.empty()));
    Extent first = graph.walk(state -> {});
    assertThat(first).isEqualTo(new Extent(3, 4, 0, 0, 1));
    assertThat(first.isCut()).isTrue();
    assertThat(graph.walk(state -> {})).isEqualTo(first);
  }

  @Test
  void deadlocksAreTold() throws Exception {
    String model = "chan c = [1] of { byte }; active proctype P() { c?1 }";
    List<GraphState.Ending> endings = new ArrayList<>();
    graph(model, GraphLimits.none()).walk(state -> endings.add(state.ending()));
    assertThat(endings).containsExactly(GraphState.Ending.DEADLOCK);
  }

  @Test
  void anInterruptEndsTheWalk() throws Exception {
    StateGraph graph = graph(COUNTER, GraphLimits.none());
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> graph.walk(state -> {})).isInstanceOf(CancelledException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void tooMuchMemoryEndsTheWalk() throws Exception {
    StateGraph graph = graph(COUNTER, new GraphLimits(9, OptionalLong.of(1)));
    assertThatThrownBy(() -> graph.walk(state -> {})).isInstanceOf(GraphLimitException.class);
  }

  private static StateGraph graph(String text, GraphLimits limits)
      throws RefusedException, IOException {
    LoadedModel model = LoadedModel.load(new SourceFile("test.pml", text), Map.of());
    WalkedModel walked =
        WalkedModel.of(
            model.system().orElseThrow(),
            CheckOptions.none().withOptimisations(Optimisations.PLAIN));
    return new StateGraph(walked, limits, CheckObserver.NONE);
  }
}
