package dev.gyre.system;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.ir.TinyModel;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class SystemLayerTest {
  /** What the stepper below was asked, and the state that its last step leads to. */
  private final List<String> asked = new ArrayList<>();

  private final int[] outcome = {7, 8, 9};

  private Stepper below() {
    return (Stepper)
        Proxy.newProxyInstance(
            Stepper.class.getClassLoader(),
            new Class<?>[] {Stepper.class},
            (proxy, method, arguments) -> answer(method));
  }

  private Object answer(Method method) {
    asked.add(method.getName());
    Class<?> type = method.getReturnType();
    if (method.getName().equals("words")) {
      return outcome;
    }
    if (method.getName().equals("length")) {
      return outcome.length;
    }
    if (type == int.class) {
      return 41;
    }
    if (type == long.class) {
      return 42L;
    }
    if (type == boolean.class) {
      return true;
    }
    return type == List.class ? List.of() : null;
  }

  /** Shows what it has kept. */
  private static final class Keeping extends ForwardingStepper {
    Keeping(Stepper stepper) {
      super(stepper);
    }

    int[] kept() {
      return Arrays.copyOf(loaded(), loadedLength());
    }
  }

  /** A layer that adds nothing. */
  private static final class Layer extends SystemLayer {
    Layer(TransitionSystem below) {
      super(below);
    }

    @Override
    public Stepper newStepper() {
      return below().newStepper();
    }
  }

  @Test
  void everyQuestionIsHandedToTheStepperBelow() throws ReflectiveOperationException {
    Stepper forwarding = new Keeping(below());
    for (Method method : Stepper.class.getMethods()) {
      asked.clear();
      Object[] arguments =
          Arrays.stream(method.getParameterTypes()).map(SystemLayerTest::argument).toArray();
      Object result = method.invoke(forwarding, arguments);
      assertThat(asked).as("%s", method).contains(method.getName());
      assertThat(result).as("%s", method).isEqualTo(answer(method));
    }
  }

  private static Object argument(Class<?> type) {
    if (type == int[].class) {
      return new int[1];
    }
    return type == long.class ? (Object) 0L : (Object) 0;
  }

  @Test
  void theLoadedStateIsKeptHoweverItWasLoaded() {
    Keeping stepper = new Keeping(below());
    stepper.load(new int[] {1, 2, 3, 4}, 1, 2);
    assertThat(stepper.kept()).containsExactly(2, 3);
    stepper.proceed();
    assertThat(stepper.kept()).containsExactly(7, 8, 9);
    assertThat(asked).endsWith("proceed");
    int[] large = new int[1000];
    large[999] = 5;
    stepper.load(large, 0, 1000);
    assertThat(stepper.kept()).isEqualTo(large);
  }

  @Test
  void aLayerHasTheStatesOfWhatIsBelow() {
    StateLayout layout = new StateLayout(new TinyModel().system());
    TransitionSystem base =
        new TransitionSystem() {
          @Override
          public StateLayout layout() {
            return layout;
          }

          @Override
          public Stepper newStepper() {
            return below();
          }

          @Override
          public int[] initialState() {
            return new int[] {1, 2};
          }
        };
    SystemLayer upper = new Layer(new Layer(base));
    assertThat(SystemLayer.base(upper)).isSameAs(base);
    assertThat(SystemLayer.base(base)).isSameAs(base);
    assertThat(upper.layout()).isSameAs(layout);
    assertThat(upper.initialState()).containsExactly(1, 2);
  }

  @Test
  void interruptedWorkIsGivenUp() {
    Cancellation.check();
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(Cancellation::check).isInstanceOf(CancelledException.class);
      assertThat(Cancellation.isRequested()).isTrue();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  @Test
  void ticksAreGivenUpOneByOne() {
    long one = Transitions.tick(1);
    Stepper idle =
        (Stepper)
            Proxy.newProxyInstance(
                Stepper.class.getClassLoader(),
                new Class<?>[] {Stepper.class},
                (proxy, method, arguments) ->
                    method.getName().equals("transition") ? (Object) one : answer(method));
    assertThat(TickSequence.isPossible(idle, outcome, Transitions.tick(5))).isTrue();
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> TickSequence.isPossible(idle, outcome, Transitions.tick(5)))
          .isInstanceOf(CancelledException.class);
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
