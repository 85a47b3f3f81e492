package dev.gyre.cluster;

import dev.gyre.cluster.partition.Commits;
import dev.gyre.cluster.partition.IncomingStates;
import dev.gyre.cluster.partition.Memory;
import dev.gyre.cluster.partition.Owners;
import dev.gyre.cluster.partition.Parcel;
import dev.gyre.cluster.partition.Partition;
import dev.gyre.cluster.partition.Site;
import dev.gyre.cluster.record.Layout;
import dev.gyre.cluster.record.PartitionRound;
import dev.gyre.cluster.record.Question;
import dev.gyre.cluster.record.RecordFormat;
import dev.gyre.cluster.record.RoundCall;
import dev.gyre.engine.GyreBuild;
import dev.gyre.engine.run.SearchRecipe;
import dev.gyre.engine.run.SearchedForm;
import dev.gyre.runs.LevelDirectory;
import dev.gyre.runs.LocalDirectory;
import dev.gyre.runs.Run;
import dev.gyre.runs.RunFile;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.PredecessorSearch;
import dev.gyre.system.CancelledException;
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Makes the workers of machines. */
public final class ClusterWorkers {
  private ClusterWorkers() {}

  /** A worker for a search; what it needs is made when it is first asked for something. */
  public static ClusterWorker open(ClusterJob job, ClusterWorker.Room room) {
    return open(job, room, ClusterWorkers::made);
  }

  /**
   * @param form makes the system that is searched
   */
  static ClusterWorker open(
      ClusterJob job, ClusterWorker.Room room, Function<ClusterJob, SearchedForm> form) {
    return new Worker(job, room, form);
  }

  /** Makes the system that is searched, from the text of the model. */
  static SearchedForm made(ClusterJob job) {
    return RecordFormat.read(job.recipe(), SearchRecipe.class).made();
  }

  /**
   * A partition belongs to the task that has taken it out; one whose task did not come to its end
   * is not put back, and is made anew from the files.
   */
  private static final class Worker implements ClusterWorker {
    private final ClusterJob job;
    private final Room room;
    private final Function<ClusterJob, SearchedForm> maker;
    private final Map<Integer, Partition> idle = new ConcurrentHashMap<>();
    private Optional<Site> site = Optional.empty();
    private Optional<LocalDirectory> scratch = Optional.empty();
    private boolean isClosed;

    Worker(ClusterJob job, Room room, Function<ClusterJob, SearchedForm> maker) {
      this.maker = maker;
      this.job = job;
      this.room = room;
    }

    private synchronized Site site() {
      if (isClosed) {
        throw new CancelledException();
      }
      if (site.isEmpty()) {
        site = Optional.of(newSite());
      }
      return site.get();
    }

    private Site newSite() {
      String build = GyreBuild.current().text();
      if (!build.equals(job.build())) {
        throw new ClusterException(
            "a machine has "
                + build
                + ", and the search is from "
                + job.build()
                + "; all machines need the same Gyre");
      }
      SearchedForm form = maker.apply(job);
      if (!form.mark().equals(job.mark())) {
        throw new ClusterException(
            "a machine has made another system of the same model, so it cannot take part (mark "
                + form.mark()
                + " instead of "
                + job.mark()
                + ")");
      }
      Layout layout = RecordFormat.read(job.layout(), Layout.class);
      LevelDirectory shared = SharedDirectories.open(job.directory());
      LocalDirectory own =
          room.scratch()
              .map(path -> LocalDirectory.at(path, OptionalLong.empty()))
              .orElseGet(() -> LocalDirectory.temporary(OptionalLong.empty()));
      scratch = Optional.of(own);
      return new Site(
          job.id(),
          form,
          form.checks(),
          StateCodec.of(layout.codec()),
          new Owners(layout.ownerWords(), job.partitions()),
          job.partitions(),
          shared,
          own,
          room.threads(),
          new Memory(room.memoryBytes()));
    }

    @Override
    public Iterator<OutgoingBlock> expand(int partition, byte[] call) {
      RoundCall round = RecordFormat.read(call, RoundCall.class);
      Partition own = taken(partition);
      if (own == null || !own.isAt(round)) {
        close(own);
        own = Partition.rebuilt(site(), partition, round.round());
      }
      return blocks(own.expand(round, done -> put(partition, done)));
    }

    private static Iterator<OutgoingBlock> blocks(Iterator<Parcel> parcels) {
      return new Iterator<>() {
        @Override
        public boolean hasNext() {
          return parcels.hasNext();
        }

        @Override
        public OutgoingBlock next() {
          Parcel parcel = parcels.next();
          return new OutgoingBlock(parcel.to(), parcel.data());
        }
      };
    }

    @Override
    public byte[] merge(int partition, byte[] call, Iterator<byte[]> blocks) {
      RoundCall round = RecordFormat.read(call, RoundCall.class);
      try (IncomingStates incoming = new IncomingStates(site(), blocks)) {
        PartitionRound first = incoming.own();
        Partition own = taken(partition);
        if (own == null || !own.isBehind(round, first)) {
          close(own);
          own = Partition.rebuilt(site(), partition, round.round());
          own.follow(first);
        }
        PartitionRound merged = own.merge(round, incoming.runs());
        put(partition, own);
        return RecordFormat.write(merged);
      }
    }

    private Partition taken(int partition) {
      return idle.remove(partition);
    }

    private void put(int partition, Partition own) {
      close(idle.put(partition, own));
    }

    private static void close(Partition own) {
      if (own != null) {
        own.close();
      }
    }

    @Override
    public byte[] answer(byte[] question) {
      Question asked = RecordFormat.read(question, Question.class);
      return RecordFormat.write(
          asked
              .way()
              .map(this::found)
              .orElseGet(() -> new Question.Answer(trouble(), Optional.empty())));
    }

    private Optional<String> trouble() {
      try {
        Site made = site();
        return new Commits(made.shared(), job.id()).read(0).isPresent()
            ? Optional.empty()
            : Optional.of(
                "the directory "
                    + job.directory()
                    + " is not the same on all machines: one does not find there what was written"
                    + " on the first; name one that all of them share (--cluster-dir)");
      } catch (CancelledException e) {
        throw e;
      } catch (RuntimeException e) {
        return Optional.of(String.valueOf(e.getMessage()));
      }
    }

    private Question.Answer found(Question.Way way) {
      Site made = site();
      PredecessorSearch search =
          new PredecessorSearch(made.form().system(), made.codec(), made.form().states());
      Map<String, RunFile> opened = new HashMap<>();
      Optional<int[]> found = Optional.empty();
      for (var reference : way.among()) {
        Run run = reference.open(made.shared(), opened);
        found = found.or(() -> search.in(run, way.wanted()));
      }
      opened.values().forEach(RunFile::release);
      return new Question.Answer(Optional.empty(), found);
    }

    @Override
    public synchronized void close() {
      isClosed = true;
      idle.values().forEach(Partition::close);
      idle.clear();
      scratch.ifPresent(LocalDirectory::close);
    }
  }
}
