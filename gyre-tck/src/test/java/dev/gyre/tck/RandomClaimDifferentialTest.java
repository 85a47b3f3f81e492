package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Random models with claims executed in two ways: in every state, at every location of every claim,
 * both see the same edges open and the same faults.
 *
 * <p>{@code -Dgyre.claims.models=100000} compares more of them, {@code -Dgyre.claims.seed} others.
 */
class RandomClaimDifferentialTest {
  private static final int MODELS = Integer.getInteger("gyre.claims.models", 2000);
  private static final long SEED = Long.getLong("gyre.claims.seed", 1);
  private static final int STATES_PER_MODEL = 60;

  private long observations;
  private long open;
  private long faults;

  /** All that can be asked about a claim in a state. */
  private record Observation(List<Integer> edges, List<Fault.Kind> faults, List<Long> listing) {}

  @Test
  void bothWaysSeeTheSameOpenEdges() {
    RandomModels models = new RandomModels();
    int compared = 0;
    int compiled = 0;
    long seed = SEED;
    for (; compared < MODELS; seed++) {
      RandomModels.RandomModel model = models.modelWithClaim(seed);
      Optional<ProcessSystem> system = model.system();
      if (system.isPresent()) {
        TransitionSystem fast = Systems.FAST.of(system.get());
        compiled += fast instanceof InterpretedSystem ? 0 : 1;
        compare(model, Systems.INTERPRETED.of(system.get()), fast);
        compared++;
      }
    }
    System.out.printf(
        "%d models compared (%d compiled), seeds %d to %d, %d observations, %d edges, %d faults%n",
        compared, compiled, SEED, seed, observations, open, faults);
    assertThat(compiled).isGreaterThan(MODELS / 2);
    assertThat(open).isGreaterThan(observations / 10);
    assertThat(faults).isGreaterThan(MODELS / 10);
  }

  private void compare(
      RandomModels.RandomModel model, TransitionSystem reference, TransitionSystem fast) {
    Stepper left = reference.newStepper();
    Stepper right = fast.newStepper();
    Set<IntBuffer> seen = new HashSet<>();
    Deque<int[]> waiting = new ArrayDeque<>();
    waiting.add(reference.initialState());
    while (!waiting.isEmpty() && seen.size() < STATES_PER_MODEL) {
      int[] state = waiting.pop();
      if (!seen.add(IntBuffer.wrap(state))) {
        continue;
      }
      left.load(state, 0, state.length);
      right.load(state, 0, state.length);
      for (ProcessAutomaton claim : reference.layout().system().automata()) {
        if (claim.kind() == ProcessAutomaton.Kind.NEVER) {
          compare(left, right, claim, model + " in " + Arrays.toString(state));
        }
      }
      waiting.addAll(successors(left));
    }
  }

  private void compare(Stepper left, Stepper right, ProcessAutomaton claim, String where) {
    for (Location location : claim.locations()) {
      Observation expected = observe(left, claim, location);
      assertThat(observe(right, claim, location))
          .as("%s at %s", where, location.number())
          .isEqualTo(expected);
      observations++;
      open += expected.edges().size();
      faults += expected.faults().size();
    }
  }

  private static List<int[]> successors(Stepper stepper) {
    int count = stepper.enabled();
    List<Long> transitions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      transitions.add(stepper.transition(i));
    }
    List<int[]> states = new ArrayList<>();
    for (long transition : transitions) {
      if (stepper.fire(transition)) {
        states.add(Arrays.copyOf(stepper.words(), stepper.length()));
      }
    }
    return states;
  }

  private static Observation observe(Stepper stepper, ProcessAutomaton claim, Location location) {
    int count = stepper.enabled();
    int found = stepper.observe(claim.index(), location.index());
    List<Integer> edges = new ArrayList<>();
    for (int i = 0; i < found; i++) {
      edges.add(stepper.observed(i));
    }
    List<Fault.Kind> kinds = stepper.faults().stream().map(Fault::kind).toList();
    List<Long> listing = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      listing.add(stepper.transition(i));
    }
    return new Observation(edges, kinds, listing);
  }
}
