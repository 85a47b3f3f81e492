package dev.gyre.search;

import dev.gyre.property.Check;
import dev.gyre.runs.Block;
import dev.gyre.runs.BlockReader;
import dev.gyre.runs.Run;
import dev.gyre.runs.StateCodec;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.StoreSession;
import dev.gyre.store.TableStore;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;

/**
 * Expands states of which somebody else keeps track: part of a search that is done in many places.
 * Says what was arrived at, what went wrong and where, and counts; which states are new, and how to
 * get to them, is the business of others.
 *
 * <p>What comes out depends on the states alone, but for their order and the examples of what went
 * wrong.
 */
public final class LevelExpansion {
  private final TransitionSystem system;
  private final StateCodec codec;
  private final SearchOptions options;
  private final SearchObserver observer;
  private final Optional<TransitionReduction> reduction;
  private final Optional<Canonicalization> states;

  /** Takes what is arrived at. For one thread. */
  public interface Receiver {
    /**
     * Arrays are valid during the call only.
     *
     * @param source the state that was expanded, from the first word on
     * @param words the state that was arrived at, or the one that stands for it
     * @param record the same as a record
     */
    void arrived(int[] source, int[] words, int length, long[] record, int recordLength);
  }

  /**
   * Something that went wrong.
   *
   * @param place one word for all that is the same at the same place
   * @param state the state in which it does
   */
  @SuppressWarnings("ArrayRecordComponent") // bytes and states are handed on, never compared
  public record Found(String place, int[] state) {}

  /**
   * What an expansion comes to.
   *
   * @param end whether all was done
   * @param next the first block that was not begun
   * @param arrivals how often a state was arrived at
   * @param violations how often something went wrong
   * @param found one example of each kind at each place
   */
  public record Result(
      SearchOutcome.End end,
      Optional<String> trouble,
      int next,
      long arrivals,
      long violations,
      List<Found> found,
      BitSet takenEdges,
      PrunedSteps leftOut) {}

  /**
   * @param checks which kinds of violation count
   * @param limits when to give up
   * @param observer hears of it, and may stop it
   * @param reduction leaves out steps by the state alone
   * @param states which states stand for others
   * @throws IllegalArgumentException if the search would have to look after the reduction
   */
  public LevelExpansion(
      TransitionSystem system,
      StateCodec codec,
      Set<Check> checks,
      SearchLimits limits,
      SearchObserver observer,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states) {
    if (reduction.filter(r -> r.preserved() == TransitionReduction.Preserved.STEPS).isPresent()) {
      throw new IllegalArgumentException("nobody can look after a proviso here");
    }
    this.system = system;
    this.codec = codec;
    this.options =
        new SearchOptions(
            checks,
            new SearchOptions.AfterViolation(Long.MAX_VALUE, SearchOptions.Keep.PLACES),
            limits,
            1);
    this.observer = observer;
    this.reduction = reduction;
    this.states = states;
  }

  /** The initial state, or the one that stands for it. */
  public int[] initialState() {
    int[] initial = system.initialState();
    return states
        .map(s -> Arrays.copyOf(s.newRepresentative().of(initial, initial.length), initial.length))
        .orElse(initial);
  }

  /**
   * Expands the states of a level from a block on.
   *
   * @param isFull whether no block is to be begun any more
   * @param receivers one for each thread
   */
  public Result expand(
      Run level, int from, BooleanSupplier isFull, List<? extends Receiver> receivers) {
    return new Expansion(level, from, isFull, receivers).run();
  }

  private final class Expansion {
    private final Run level;
    private final AtomicInteger next;
    private final BooleanSupplier isFull;
    private final List<WorkerStatistics> accounts = new ArrayList<>();
    private final List<Worker> workers = new ArrayList<>();
    private final List<Found> found = new ArrayList<>();
    private final SearchRun run;

    /** Where something went wrong; who finds something notes this first, and is alone then. */
    private int[] place = {};

    Expansion(Run level, int from, BooleanSupplier isFull, List<? extends Receiver> receivers) {
      this.level = level;
      this.next = new AtomicInteger(from);
      this.isFull = isFull;
      int useful = Math.max(1, Math.min(level.blocks() - from, receivers.size()));
      for (int i = 0; i < useful; i++) {
        accounts.add(new WorkerStatistics());
      }
      TableStore none = new TableStore();
      this.run = new SearchRun(none, options, listening(), accounts);
      for (int i = 0; i < useful; i++) {
        workers.add(new Worker(none, accounts.get(i), receivers.get(i)));
      }
    }

    private SearchObserver listening() {
      return new SearchObserver() {
        @Override
        public void progress(Progress progress) {
          observer.progress(progress);
        }

        @Override
        public boolean isCancelled() {
          return observer.isCancelled();
        }

        @Override
        public StateAudit newAudit() {
          return observer.newAudit();
        }

        @Override
        public void found(Violation violation) {
          found.add(new Found(place(violation.fault()), place));
        }
      };
    }

    Result run() {
      WorkerPool.run(workers);
      SearchOutcome outcome = run.outcome();
      return new Result(
          outcome.end(),
          outcome.trouble(),
          Math.min(next.get(), level.blocks()),
          outcome.transitions(),
          outcome.violationCount(),
          found,
          outcome.takenEdges(),
          outcome.leftOut());
    }

    private final class Worker implements Runnable {
      private final Session session;
      private final Explorer explorer;

      Worker(TableStore none, WorkerStatistics account, Receiver receiver) {
        this.session = new Session(receiver);
        this.explorer =
            new Explorer(
                system,
                session,
                new PathFinder(system, none, Optional.empty()),
                run,
                account,
                this::noted,
                reduction.map(TransitionReduction::newSelection).orElse(null),
                Proviso.NONE,
                states);
      }

      private long[] noted() {
        place = Arrays.copyOf(session.words(), session.length());
        return new long[1];
      }

      @Override
      public void run() {
        try (BlockReader reader = new BlockReader()) {
          while (!run.isOver() && !isFull.getAsBoolean()) {
            int number = next.getAndIncrement();
            if (number >= level.blocks()) {
              break;
            }
            expand(level.read(number, reader));
          }
          run.ended();
        } catch (RuntimeException | Error e) {
          run.failed(e);
        }
      }

      private void expand(Block block) {
        session.open(block);
        for (int i = 0; i < block.count() && !run.isOver(); i++) {
          explorer.expand(i);
        }
        run.poll(0);
      }
    }
  }

  /** One word for all that is the same at the same place; without a fault, a state is bad. */
  public static String place(Optional<Fault> fault) {
    return fault
        .map(f -> f.kind() + " " + f.span().file().name() + " " + f.span().start())
        .orElse("end");
  }

  /** Hands on what is offered, and says of nothing whether it is new. */
  private final class Session implements StoreSession {
    private final Receiver receiver;
    private final StateCoder decoder = codec.newCoder();
    private final StateCoder encoder = codec.newCoder();
    private Block block = new Block();
    private int length;
    private int offered;

    Session(Receiver receiver) {
      this.receiver = receiver;
    }

    void open(Block next) {
      block = next;
    }

    @Override
    public void enter() {
      // Nobody else is here.
    }

    @Override
    public void leave() {
      // Nobody else is here.
    }

    @Override
    public void load(long handle) {
      length = decoder.decode(block.data(), block.at((int) handle), block.length());
    }

    @Override
    public int[] words() {
      return decoder.words();
    }

    @Override
    public int start() {
      return 0;
    }

    @Override
    public int length() {
      return length;
    }

    @Override
    public void offer(int[] words, int count) {
      int recordLength = encoder.encode(words, 0, count);
      receiver.arrived(decoder.words(), words, count, encoder.record(), recordLength);
      offered++;
    }

    @Override
    public int settle() {
      int count = offered;
      offered = 0;
      return count;
    }

    @Override
    public long settled(int index) {
      return 0;
    }
  }
}
