package dev.gyre.spark;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.SparkEnv;
import org.apache.spark.storage.BlockManagerId;
import scala.jdk.javaapi.CollectionConverters;

/**
 * Which executor has which partition. A partition stays where it is, since its index is there,
 * until its executor is lost or has more than its share.
 */
final class Places {
  private final String[] executors;

  Places(int partitions) {
    executors = new String[partitions];
  }

  /** The executors that are alive, by their ids, with the host of each. */
  static Map<String, String> alive() {
    Map<String, String> alive = new TreeMap<>();
    for (BlockManagerId id :
        CollectionConverters.asJava(
            SparkEnv.get().blockManager().master().getMemoryStatus().keySet())) {
      if (!id.isDriver()) {
        alive.put(id.executorId(), id.host());
      }
    }
    return alive;
  }

  /** Where each partition had best be asked for now, as Spark names executors. */
  List<String> now() {
    Map<String, String> alive = alive();
    if (alive.isEmpty()) {
      // Spark waits for one, or this is no cluster.
      return java.util.Collections.nCopies(executors.length, "");
    }
    settle(alive);
    List<String> places = new ArrayList<>();
    for (String executor : executors) {
      places.add("executor_" + alive.get(executor) + "_" + executor);
    }
    return places;
  }

  private void settle(Map<String, String> alive) {
    Map<String, Integer> load = new TreeMap<>();
    alive.keySet().forEach(id -> load.put(id, 0));
    int most = (executors.length + alive.size() - 1) / alive.size();
    for (int p = 0; p < executors.length; p++) {
      Integer seen = executors[p] == null ? null : load.get(executors[p]);
      if (seen == null || seen >= most) {
        executors[p] = null;
      } else {
        load.put(executors[p], seen + 1);
      }
    }
    for (int p = 0; p < executors.length; p++) {
      if (executors[p] == null) {
        executors[p] = leastLoaded(load);
        load.merge(executors[p], 1, Integer::sum);
      }
    }
  }

  private static String leastLoaded(Map<String, Integer> load) {
    return load.entrySet().stream()
        .min(Comparator.comparing(Map.Entry::getValue))
        .orElseThrow()
        .getKey();
  }
}
