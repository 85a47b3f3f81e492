package dev.gyre.exec.interp;

import dev.gyre.system.Cancellation;

/**
 * Notices that a {@code d_step} runs in a circle. Inside it everything is determined, so it does
 * not end if, and only if, it comes to the same place with the same state again. The state is
 * compared with one remembered at a power of two, as in Brent's method; one that counts on for very
 * long is given up only when somebody asks for it.
 */
final class StepCycle {
  private static final int CALM_STEPS = 1 << 12;

  private final StateMemory memory;
  private int[] remembered = {};
  private int rememberedPlace;
  private long rememberedAt;
  private long taken;

  StepCycle(StateMemory memory) {
    this.memory = memory;
  }

  /** Called before each statement with its place; whether it was there before with this state. */
  boolean isAt(int place) {
    taken++;
    if (taken < CALM_STEPS) {
      return false;
    }
    Cancellation.check();
    if (rememberedAt > 0 && place == rememberedPlace && memory.isEqualTo(remembered)) {
      return true;
    }
    if (rememberedAt == 0 || taken >= 2 * rememberedAt) {
      remembered = memory.copy();
      rememberedPlace = place;
      rememberedAt = taken;
    }
    return false;
  }
}
