package dev.gyre.ir.access;

import dev.gyre.ir.Effect;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
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

  /**
   * @param readiness what decides, besides where it stands, whether some process takes part in a
   *     rendez-vous
   */
  EdgeAccess(ProcessSystem system, Atoms atoms, KnownValues values, AccessSet readiness) {
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
    location.edges().forEach(edge -> turns(edge.guard()));
  }

  private void turns(Guard guard) {
    if (guard instanceof Guard.CanReceive receive) {
      channels(receive.channel(), this::turn);
    } else if (guard instanceof Guard.CanSend send) {
      channels(send.channel(), c -> meeting(c, ChannelUse.MEET_AS_SENDER));
    } else if (guard instanceof Guard.AnyOf any) {
      any.guards().forEach(this::turns);
    }
  }

  private void turn(int channel) {
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, ChannelUse.TURN, does);
    }
    meeting(channel, ChannelUse.MEET_AS_RECEIVER);
  }

  private void meeting(int channel, ChannelUse half) {
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, half, meetings);
    }
  }

  /** Makes an empty one for the same process. */
  interface Factory {
    EdgeAccess start();
  }

  // ---- effects

  void effects(List<Effect> effects) {
    AccessSet before = read;
    // To try a statement is to use its channels, so with promises everything decides.
    read = atoms.watchesPromises() ? asks : does;
    effects.forEach(this::effect);
    read = before;
  }

  private void effect(Effect effect) {
    if (effect instanceof Effect.Assign assign) {
      write(assign.place());
      read(assign.value());
    } else if (effect instanceof Effect.Send send) {
      read(send.channel());
      send.fields().forEach(this::read);
      ChannelUse use =
          send.insertion() == Effect.Insertion.SORTED ? ChannelUse.INSERT : ChannelUse.PUT;
      channels(send.channel(), c -> buffered(c, use));
    } else if (effect instanceof Effect.Receive receive) {
      read(receive.channel());
      receive.patterns().forEach(this::takePattern);
      ChannelUse use =
          receive.retention() == Effect.Retention.REMOVE ? ChannelUse.GET : ChannelUse.HAS_MESSAGE;
      channels(receive.channel(), c -> buffered(c, use));
    } else if (effect instanceof Effect.Check check) {
      read(check.condition());
    } else if (effect instanceof Effect.SpawnProcess spawn) {
      read(spawn.spawn());
    } else if (effect instanceof Effect.IndivisibleStep step) {
      step(step.program());
    } else if (effect instanceof Effect.Terminate) {
      does.add(Atoms.END);
    }
  }

  private void step(StepProgram program) {
    for (StepProgram.Node node : program.nodes()) {
      for (StepProgram.Branch branch : node.branches()) {
        ask(branch.guard());
        branch.effects().forEach(this::effect);
      }
    }
  }

  private void buffered(int channel, ChannelUse use) {
    if (atoms.mayBeBuffered(channel)) {
      atoms.use(channel, use, does);
    }
  }

  private void takePattern(FieldPattern pattern) {
    if (pattern instanceof FieldPattern.Store store) {
      write(store.place());
    } else {
      readPattern(pattern);
    }
  }
}
