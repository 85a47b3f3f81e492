package dev.gyre.spark;

import org.apache.spark.Partition;

/** The number of a task, as Spark wants it. */
record Share(int index) implements Partition {
  private static final long serialVersionUID = 1;

  static Partition[] all(int count) {
    Partition[] shares = new Partition[count];
    for (int i = 0; i < count; i++) {
      shares[i] = new Share(i);
    }
    return shares;
  }

  @Override
  public int index() {
    return index;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Share share && share.index == index;
  }

  @Override
  public int hashCode() {
    return index;
  }
}
