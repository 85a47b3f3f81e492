package dev.gyre.plan;

/** In which order states are visited. */
public enum SearchOrder {
  /** Deeper first: little memory for the frontier, long traces. */
  DFS("depth first"),
  /** Nearest first: shortest traces. */
  BFS("breadth first");

  private final String words;

  SearchOrder(String words) {
    this.words = words;
  }

  /** As one would say it. */
  public String words() {
    return words;
  }
}
