package dev.gyre.plan;

import java.util.Locale;

/** What timers do. */
public enum TimeModel {
  /** They count. */
  DISCRETE,
  /** They may expire at any moment while they are on: what holds then holds, and no more. */
  ABSTRACT;

  /** As reports call it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
