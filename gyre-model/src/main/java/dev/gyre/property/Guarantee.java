package dev.gyre.property;

/** How much of the state space a verdict rests on. */
public enum Guarantee {
  /** Every reachable state was looked at. */
  EXHAUSTIVE("exhaustive"),
  /** Only a part was looked at; what was found there is certain, the rest is not known. */
  BOUNDED("bounded"),
  /** States may have been taken for others that they only resemble. */
  PROBABILISTIC("probabilistic");

  private final String word;

  Guarantee(String word) {
    this.word = word;
  }

  /** The word in reports. */
  public String word() {
    return word;
  }
}
