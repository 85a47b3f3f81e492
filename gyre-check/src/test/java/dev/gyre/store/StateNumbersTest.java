package dev.gyre.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StateNumbersTest {
  @Test
  void numbersAreDenseAndLeadBackToTheirStates() {
    StateNumbers numbers = new StateNumbers();
    Map<List<Integer>, Integer> expected = new HashMap<>();
    List<int[]> states = new ArrayList<>();
    Random random = new Random(5);
    for (int i = 0; i < 60_000; i++) {
      int[] state = random.ints(1 + random.nextInt(20), 0, 3).toArray();
      List<Integer> key = Arrays.stream(state).boxed().toList();
      if (!expected.containsKey(key)) {
        assertThat(numbers.find(state, state.length)).isEqualTo(StateNumbers.UNKNOWN);
        expected.put(key, expected.size());
        states.add(state);
      }
      assertThat(numbers.number(state, state.length)).isEqualTo(expected.get(key));
      assertThat(numbers.find(state, state.length)).isEqualTo(expected.get(key));
      numbers.load(random.nextInt(numbers.size()));
    }
    assertThat(numbers.size()).isEqualTo(states.size()).isGreaterThan(20_000);
    for (int i = 0; i < states.size(); i++) {
      numbers.load(i);
      assertThat(Arrays.copyOf(numbers.words(), numbers.length())).isEqualTo(states.get(i));
    }
    assertThat(numbers.memoryBytes()).isGreaterThan(12L * states.size());
  }

  @Test
  void statesThatAreSettledTogetherGetTheNumbersTheyWouldGetOneByOne() {
    StateNumbers together = new StateNumbers();
    StateNumbers single = new StateNumbers();
    Random random = new Random(6);
    int known = 0;
    for (int round = 0; round < 500; round++) {
      List<int[]> states = new ArrayList<>();
      for (int i = random.nextInt(200); i > 0; i--) {
        int[] state = random.ints(1 + random.nextInt(9), 0, 4).toArray();
        states.add(state);
        together.offer(state, state.length);
      }
      together.settleKnown();
      for (int i = 0; i < states.size(); i++) {
        int[] state = states.get(i);
        assertThat(together.settled(i)).isEqualTo(single.find(state, state.length));
        known += together.settled(i) == StateNumbers.UNKNOWN ? 0 : 1;
      }
      states.forEach(state -> together.offer(state, state.length));
      together.settle();
      for (int i = 0; i < states.size(); i++) {
        int[] state = states.get(i);
        assertThat(together.settled(i)).isEqualTo(single.number(state, state.length));
      }
    }
    assertThat(known).isGreaterThan(1000);
    assertThat(together.size()).isEqualTo(single.size()).isGreaterThan(10_000);
  }
}
