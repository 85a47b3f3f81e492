package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import java.io.Serializable;

/**
 * What a task gives back. A fault that a repetition would only repeat is an answer, too: what a
 * task throws, Spark tries again.
 *
 * @param value null if there is a fault
 * @param fault null if there is a value
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares them
record Answer(byte[] value, String fault) implements Serializable {
  private static final long serialVersionUID = 1;

  static Answer of(byte[] value) {
    return new Answer(value, null);
  }

  static Answer of(ClusterException fault) {
    return new Answer(null, fault.getMessage());
  }

  /**
   * @throws ClusterException the fault, if it is one
   */
  byte[] get() {
    if (fault != null) {
      throw new ClusterException(fault);
    }
    return value;
  }
}
