package dev.gyre.cluster;

import dev.gyre.engine.run.SearchedForm;
import dev.gyre.system.CancelledException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Machines in this process on which everything goes wrong that an engine like Spark lets happen:
 * tasks die half way, run again, run twice at the same time, run elsewhere; machines are lost with
 * all they know; blocks come in any order, some of them twice, and from any complete run of the
 * task that sent them; the driver dies. A seed decides, so that a schedule can be repeated.
 *
 * <p>Its name is {@code simulated:PARTITIONS:SEED}; seed 0 stands for a cluster where nothing goes
 * wrong.
 */
final class SimulatedCluster implements Cluster {
  /** The driver is dead. */
  static final class DriverLost extends Error {
    private static final long serialVersionUID = 1;
  }

  private final int partitions;
  private final Random random;
  private final boolean isCalm;
  private final boolean losesDriver;

  /** Found by its service file. */
  public static final class Provider implements ClusterProvider {
    @Override
    public boolean accepts(String master) {
      return master.startsWith("simulated:");
    }

    @Override
    public Cluster connect(String master) {
      String[] parts = master.split(":");
      return new SimulatedCluster(
          Integer.parseInt(parts[1]), Long.parseLong(parts[2]), parts.length > 3);
    }
  }

  private SimulatedCluster(int partitions, long seed, boolean losesDriver) {
    this.partitions = partitions;
    this.random = new Random(seed);
    this.isCalm = seed == 0;
    this.losesDriver = losesDriver;
  }

  @Override
  public String description() {
    return "simulated machines";
  }

  @Override
  public int machines() {
    return partitions;
  }

  @Override
  public Rounds open(ClusterJob job) {
    return new SimulatedRounds(job);
  }

  @Override
  public void close() {
    // There is nothing.
  }

  private final class SimulatedRounds implements Rounds {
    private final ClusterJob job;
    private final ClusterWorker[] machines;
    private final Supplier<SearchedForm> form;
    private volatile boolean isCancelled;

    SimulatedRounds(ClusterJob job) {
      this.job = job;
      SearchedForm made = ClusterWorkers.made(job); // compiled once, not by each machine
      this.form = () -> made;
      this.machines =
          new ClusterWorker[isCalm ? job.partitions() : 1 + random.nextInt(job.partitions() + 1)];
      for (int i = 0; i < machines.length; i++) {
        machines[i] = newMachine();
      }
    }

    private ClusterWorker newMachine() {
      return ClusterWorkers.open(
          job,
          new ClusterWorker.Room(
              isCalm ? 1 : 1 + random.nextInt(2), isCalm ? 256 << 20 : 4 << 20, Optional.empty()),
          same -> form.get());
    }

    private boolean happens(double probability) {
      return !isCalm && random.nextDouble() < probability;
    }

    private ClusterWorker machine(int partition) {
      int at = happens(0.15) ? random.nextInt(machines.length) : partition % machines.length;
      if (happens(0.03)) {
        machines[at].close();
        machines[at] = newMachine();
      }
      return machines[at];
    }

    @Override
    public List<byte[]> round(byte[] call) {
      if (isCancelled) {
        throw new CancelledException();
      }
      List<List<List<OutgoingBlock>>> sent = new ArrayList<>();
      for (int p = 0; p < job.partitions(); p++) {
        sent.add(expanded(p, call));
      }
      dieIfDue();
      Map<Integer, byte[]> results = new HashMap<>();
      List<Integer> order = new ArrayList<>();
      for (int p = 0; p < job.partitions(); p++) {
        order.add(p);
      }
      Collections.shuffle(order, random);
      for (int p : order) {
        results.put(p, merged(p, call, sent));
      }
      dieIfDue();
      List<byte[]> all = new ArrayList<>();
      for (int p = 0; p < job.partitions(); p++) {
        all.add(results.get(p));
      }
      return all;
    }

    private void dieIfDue() {
      if (losesDriver && random.nextDouble() < 0.1) {
        throw new DriverLost();
      }
    }

    /** The blocks of some complete runs of the task. */
    private List<List<OutgoingBlock>> expanded(int partition, byte[] call) {
      while (happens(0.1)) {
        abandoned(partition, call);
      }
      List<List<OutgoingBlock>> runs = new ArrayList<>();
      if (happens(0.15)) {
        ClusterWorker machine = machine(partition);
        Iterator<OutgoingBlock> other = machine.expand(partition, call);
        Iterator<OutgoingBlock> one = machine.expand(partition, call);
        runs.addAll(together(one, other));
      }
      do {
        List<OutgoingBlock> blocks = new ArrayList<>();
        machine(partition).expand(partition, call).forEachRemaining(blocks::add);
        runs.add(blocks);
      } while (happens(0.15));
      return runs;
    }

    private List<List<OutgoingBlock>> together(
        Iterator<OutgoingBlock> one, Iterator<OutgoingBlock> other) {
      List<OutgoingBlock> first = new ArrayList<>();
      List<OutgoingBlock> second = new ArrayList<>();
      while (one.hasNext() || other.hasNext()) {
        if (one.hasNext() && (random.nextBoolean() || !other.hasNext())) {
          first.add(one.next());
        } else if (other.hasNext()) {
          second.add(other.next());
        }
      }
      return List.of(first, second);
    }

    private void abandoned(int partition, byte[] call) {
      Iterator<OutgoingBlock> blocks = machine(partition).expand(partition, call);
      for (int left = random.nextInt(3); left > 0 && blocks.hasNext(); left--) {
        blocks.next();
      }
    }

    private byte[] merged(int partition, byte[] call, List<List<List<OutgoingBlock>>> sent) {
      while (happens(0.1)) {
        List<byte[]> blocks = blocksFor(partition, sent);
        int until = random.nextInt(blocks.size());
        tryToMerge(partition, call, blocks.subList(0, until).iterator());
      }
      byte[] result =
          machine(partition).merge(partition, call, blocksFor(partition, sent).iterator());
      List<byte[]> results = new ArrayList<>();
      results.add(result);
      while (happens(0.15)) {
        results.add(
            machine(partition).merge(partition, call, blocksFor(partition, sent).iterator()));
      }
      return results.get(random.nextInt(results.size()));
    }

    /** A task that dies because its blocks do. */
    private void tryToMerge(int partition, byte[] call, Iterator<byte[]> some) {
      Iterator<byte[]> dying =
          new Iterator<>() {
            @Override
            public boolean hasNext() {
              return true;
            }

            @Override
            public byte[] next() {
              if (!some.hasNext()) {
                throw new IllegalStateException("the blocks are gone");
              }
              return some.next();
            }
          };
      try {
        machine(partition).merge(partition, call, dying);
      } catch (IllegalStateException e) {
        return;
      }
      throw new AssertionError("a task took less than all its blocks");
    }

    private List<byte[]> blocksFor(int partition, List<List<List<OutgoingBlock>>> sent) {
      List<byte[]> blocks = new ArrayList<>();
      for (List<List<OutgoingBlock>> runs : sent) {
        for (OutgoingBlock block : runs.get(random.nextInt(runs.size()))) {
          if (block.to() == partition) {
            blocks.add(block.data());
            if (happens(0.05)) {
              blocks.add(block.data());
            }
          }
        }
      }
      if (!isCalm) {
        Collections.shuffle(blocks, random);
      }
      return blocks;
    }

    @Override
    public List<byte[]> each(List<byte[]> questions) {
      List<byte[]> answers = new ArrayList<>();
      for (byte[] question : questions) {
        Supplier<byte[]> ask = () -> machine(random.nextInt(job.partitions())).answer(question);
        byte[] answer = ask.get();
        while (happens(0.1)) {
          answer = ask.get();
        }
        answers.add(answer);
      }
      return answers;
    }

    @Override
    public void cancel() {
      isCancelled = true;
    }

    @Override
    public void close() {
      for (ClusterWorker machine : machines) {
        machine.close();
      }
    }
  }
}
