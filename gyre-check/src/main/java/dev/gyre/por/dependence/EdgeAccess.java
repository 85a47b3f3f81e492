package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import java.util.List;

/** Collects what an edge of one process touches: its guard, its effects, and where it leads. */
final class EdgeAccess extends GuardAccess {
  /** What processes may do that the step creates. */
  final AccessSet created;

  /** The halves of meetings for which the process is ready before the step, or after it. */
  final AccessSet meetings;

  /** The step takes channels away that others may know. */
  boolean losesChannels;

  EdgeAccess(
      ProcessSystem system, Dependence atoms, KnownValues values, HandshakeAccess readiness) {
    super(system, atoms, values, readiness);
    this.created = atoms.none();
    this.meetings = atoms.none();
  }

  /**
   * Adds what comes later in an atomic sequence; whether it can happen then is asked, not needed.
   */
  void includeLater(EdgeAccess other) {
    does.addAll(other.does);
    asks.addAll(other.asks);
    created.addAll(other.created);
    meetings.addAll(other.meetings);
    meetsInside |= other.meetsInside;
    losesChannels |= other.losesChannels;
  }

  /** The process is ready for different meetings before and after the step. */
  void turns(Location location) {
    location.edges().forEach(edge -> edge.guard().match(turning));
  }

  private final ChannelGuards turning =
      new ChannelGuards(
          send -> channels(send.channel(), c -> meeting(c, ChannelOperation.MEET_AS_SENDER)),
          receive -> channels(receive.channel(), this::turn));

  private void turn(int channel) {
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, ChannelOperation.TURN, does);
    }
    meeting(channel, ChannelOperation.MEET_AS_RECEIVER);
  }

  private void meeting(int channel, ChannelOperation half) {
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, half, meetings);
    }
  }

  /** Makes an empty one for the same process. */
  interface Factory {
    EdgeAccess start();
  }

  // ---- promises

  /**
   * A process that stands at a location uses what its statements there use, also if it leaves by
   * another one. So each step from there depends on what these uses depend on: on who has promised
   * to be alone, which channel is meant, and whether the use is reached. Only uses in guards are
   * known here ({@link PromiseObstacle}).
   */
  void standsBefore(Edge statement) {
    if (atoms.watchesPromises()) {
      readAll(statement);
      statement.guard().match(using);
    }
  }

  private final ChannelGuards using =
      new ChannelGuards(
          send -> tries(send.channel(), ChannelOperation.TRY_SENDING),
          receive -> tries(receive.channel(), ChannelOperation.TRY_RECEIVING));

  // ---- effects

  void effects(List<Effect> effects) {
    AccessSet before = read;
    // To try a statement is to use its channels, so with promises everything decides.
    read = atoms.watchesPromises() ? asks : does;
    effects.forEach(effect -> effect.match(done));
    read = before;
  }

  private final Effect.Cases<Void> done = new Done();

  /** What an effect does. One of which that is not known does everything. */
  private final class Done implements Effect.Cases<Void> {
    @Override
    public Void assign(Effect.Assign effect) {
      write(effect.place());
      read(effect.value());
      return null;
    }

    @Override
    public Void send(Effect.Send effect) {
      read(effect.channel());
      effect.fields().forEach(EdgeAccess.this::read);
      ChannelOperation use =
          switch (effect.insertion()) {
            case SORTED -> ChannelOperation.INSERT;
            case LAST -> ChannelOperation.PUT;
          };
      channels(effect.channel(), c -> buffered(c, use));
      return null;
    }

    @Override
    public Void receive(Effect.Receive effect) {
      read(effect.channel());
      effect.patterns().forEach(EdgeAccess.this::takePattern);
      ChannelOperation use =
          switch (effect.retention()) {
            case REMOVE -> ChannelOperation.GET;
            case KEEP -> ChannelOperation.HAS_MESSAGE;
          };
      channels(effect.channel(), c -> buffered(c, use));
      return null;
    }

    @Override
    public Void check(Effect.Check effect) {
      read(effect.condition());
      return null;
    }

    @Override
    public Void require(Effect.Require effect) {
      read(effect.condition());
      return null;
    }

    @Override
    public Void print(Effect.Print effect) {
      effect.arguments().forEach(EdgeAccess.this::read);
      return null;
    }

    @Override
    public Void printName(Effect.PrintName effect) {
      read(effect.value());
      return null;
    }

    @Override
    public Void spawn(Effect.SpawnProcess effect) {
      read(effect.spawn());
      return null;
    }

    /** Priorities are an obstacle, because they concern everybody. */
    @Override
    public Void setPriority(Effect.SetPriority effect) {
      does.addEverything();
      asks.addEverything();
      return null;
    }

    @Override
    public Void step(Effect.IndivisibleStep effect) {
      for (StepProgram.Node node : effect.program().nodes()) {
        for (StepProgram.Branch branch : node.branches()) {
          ask(branch.guard());
          branch.effects().forEach(inner -> inner.match(this));
        }
      }
      return null;
    }

    @Override
    public Void terminate(Effect.Terminate effect) {
      does.add(Dependence.END);
      return null;
    }
  }

  private void buffered(int channel, ChannelOperation use) {
    if (atoms.mayBeBuffered(channel)) {
      atoms.use(channel, use, does);
    }
  }

  private void takePattern(FieldPattern pattern) {
    readPattern(pattern);
    pattern.stored().ifPresent(this::write);
  }
}
