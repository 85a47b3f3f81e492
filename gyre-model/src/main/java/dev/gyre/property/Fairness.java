package dev.gyre.property;

import java.util.Locale;

/** Which infinite runs count. */
public enum Fairness {
  NONE("every infinite run counts"),
  WEAK("only runs in which whoever can move from some point on at all times moves again and again"),
  STRONG("only runs in which whoever can move again and again moves again and again"),
  GLOBAL("only runs in which every step that is possible again and again is taken again and again");

  private final String effect;

  Fairness(String effect) {
    this.effect = effect;
  }

  /** As {@code --fairness} calls it. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Which runs count, as one would say it. */
  public String effect() {
    return effect;
  }
}
