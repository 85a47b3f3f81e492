package dev.gyre.plan;

/**
 * How far idle time passes in one step.
 *
 * @param ticks {@link Ticks#SINGLE} or {@link Ticks#MERGED}
 * @param reason why
 */
public record TickPlan(Ticks ticks, String reason) {}
