package dev.gyre.spark;

import dev.gyre.cluster.ClusterException;
import dev.gyre.cluster.ClusterJob;
import java.io.Serializable;
import java.util.Iterator;
import java.util.List;
import org.apache.spark.broadcast.Broadcast;

/**
 * Questions that any executor can answer.
 *
 * @param asked serializable
 */
@SuppressWarnings("serial") // the list is one that can be sent
record Questions(Broadcast<ClusterJob> job, List<byte[]> asked) implements Serializable {
  private static final long serialVersionUID = 1;

  Iterator<Answer> answer(int number) {
    try {
      byte[] answer = ExecutorWorkers.of(job.value()).answer(asked.get(number));
      return List.of(Answer.of(answer)).iterator();
    } catch (ClusterException e) {
      return List.of(Answer.of(e)).iterator();
    }
  }
}
