package dev.gyre.engine.compose;

/** One of the two components. */
public enum Side {
  LEFT,
  RIGHT;

  Side other() {
    return this == LEFT ? RIGHT : LEFT;
  }

  /** As it is called in reports. */
  public String word() {
    return this == LEFT ? "left" : "right";
  }
}
