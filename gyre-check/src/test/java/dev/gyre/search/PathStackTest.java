package dev.gyre.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What is given away, and what that costs. */
class PathStackTest {
  private static PathStack started() {
    PathStack stack = new PathStack();
    stack.start(PathStack.Job.first(0));
    return stack;
  }

  /** A system that does one thing after another has nothing to give, however long it goes on. */
  @Test
  @Timeout(20)
  void askingALongPathForWorkIsCheap() {
    PathStack stack = started();
    for (int i = 1; i <= 600_000; i++) {
      stack.enter();
      stack.push(i);
      assertThat(stack.give() == null).isTrue();
    }
    assertThat(stack.depth()).isEqualTo(600_000);
  }

  @Test
  void whatWaitsIsFoundAfterTheStackHasShrunkAndGrown() {
    PathStack stack = started();
    stack.enter();
    stack.push(1);
    stack.enter();
    stack.push(2);
    assertThat(stack.give() == null).as("only what is next waits").isTrue();
    stack.enter();
    assertThat(stack.unwind()).isFalse();
    stack.push(3);
    stack.push(4);
    stack.enter();
    stack.push(5);
    PathStack.Job given = stack.give();
    PathStack other = new PathStack();
    other.start(given);
    assertThat(other.enter()).isEqualTo(3);
    assertThat(stack.enter()).isEqualTo(5);
  }
}
