package dev.gyre.por.dependence;

import dev.gyre.ir.Guard;
import java.util.function.Consumer;

/**
 * Visits the sends and receives of a guard, also those of a {@code d_step} that starts with a
 * choice.
 */
final class ChannelGuards implements Guard.Cases<Void> {
  private final Consumer<Guard.CanSend> send;
  private final Consumer<Guard.CanReceive> receive;

  ChannelGuards(Consumer<Guard.CanSend> send, Consumer<Guard.CanReceive> receive) {
    this.send = send;
    this.receive = receive;
  }

  @Override
  public Void always(Guard.Always guard) {
    return null;
  }

  @Override
  public Void holds(Guard.Holds guard) {
    return null;
  }

  @Override
  public Void canSend(Guard.CanSend guard) {
    send.accept(guard);
    return null;
  }

  @Override
  public Void canReceive(Guard.CanReceive guard) {
    receive.accept(guard);
    return null;
  }

  @Override
  public Void otherwise(Guard.Otherwise guard) {
    return null;
  }

  @Override
  public Void anyOf(Guard.AnyOf guard) {
    guard.guards().forEach(each -> each.match(this));
    return null;
  }

  /** What a trace has heard is no use of the channel. */
  @Override
  public Void observes(Guard.Observes guard) {
    return null;
  }
}
