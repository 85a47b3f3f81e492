package dev.gyre.ir;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Each record of a sealed hierarchy has a kind of its own, which has its name. */
class KindsTest {
  private static final Expr.Const ONE = new Expr.Const(1);
  private static final Place PLACE =
      new Place(
          new Variable(
              0, "x", Variable.Scope.GLOBAL, ValueType.INT, List.of(), Initial.zero(), null),
          List.of());

  @Test
  void expressions() {
    each(
        Expr.class,
        Expr.Kind.values(),
        Expr::kind,
        List.of(
            ONE,
            new Expr.Load(PLACE),
            new Expr.Unary(Expr.UnaryOp.NOT, ONE),
            new Expr.Binary(Expr.BinaryOp.PLUS, ONE, ONE),
            new Expr.Choose(ONE, ONE, ONE),
            new Expr.ChannelQuery(Expr.ChannelProbe.LENGTH, ONE),
            new Expr.Poll(ONE, MessageChoice.OLDEST, List.of()),
            new Expr.ProcessQuery(Expr.ProcessProbe.ENABLED, ONE),
            new Expr.SystemValue(Expr.SystemFact.TIMEOUT),
            new Expr.RemoteLoad(0, ONE, PLACE),
            new Expr.AtLocation(0, ONE, 0),
            new Expr.Spawn(0, List.of(), 0)));
  }

  @Test
  void effects() {
    each(
        Effect.class,
        Effect.Kind.values(),
        Effect::kind,
        List.of(
            new Effect.Assign(PLACE, ONE),
            new Effect.Send(ONE, Effect.Insertion.LAST, List.of()),
            new Effect.Receive(ONE, MessageChoice.OLDEST, Effect.Retention.KEEP, List.of()),
            new Effect.Check(ONE),
            new Effect.Require(ONE, Effect.Reason.ROOM, ""),
            new Effect.Print("", List.of()),
            new Effect.PrintName(ONE),
            new Effect.SpawnProcess(new Expr.Spawn(0, List.of(), 0)),
            new Effect.SetPriority(ONE, ONE),
            new Effect.IndivisibleStep(new StepProgram(List.of())),
            new Effect.Terminate()));
  }

  @Test
  void guards() {
    each(
        Guard.class,
        Guard.Kind.values(),
        Guard::kind,
        List.of(
            new Guard.Always(),
            new Guard.Holds(ONE),
            new Guard.CanSend(ONE, List.of()),
            new Guard.CanReceive(ONE, MessageChoice.OLDEST, List.of()),
            new Guard.Otherwise(),
            new Guard.AnyOf(List.of()),
            new Guard.Observes(Guard.Event.SEND, ONE, List.of())));
  }

  private static <T, K extends Enum<K>> void each(
      Class<T> hierarchy, K[] kinds, Function<T, K> kind, List<T> samples) {
    assertThat(samples.stream().<Class<?>>map(Object::getClass).toList())
        .containsExactlyInAnyOrderElementsOf(Arrays.asList(hierarchy.getPermittedSubclasses()));
    assertThat(samples.stream().map(kind).toList()).containsExactlyInAnyOrder(kinds);
    assertThat(samples)
        .allSatisfy(node -> assertThat(kind.apply(node).name()).isEqualTo(constant(node)));
  }

  private static String constant(Object node) {
    return node.getClass()
        .getSimpleName()
        .replaceAll("(?<!^)([A-Z])", "_$1")
        .toUpperCase(Locale.ROOT);
  }
}
