package dev.gyre.ir.pass;

import dev.gyre.ir.Guard;
import java.util.function.Consumer;

/** Tells guards that store something when they are passed from those that only look. */
record ReceivingGuards(Consumer<Guard.CanReceive> receiving, Consumer<Guard> looking)
    implements Guard.Cases<Void> {
  private Void looks(Guard guard) {
    looking.accept(guard);
    return null;
  }

  @Override
  public Void always(Guard.Always guard) {
    return looks(guard);
  }

  @Override
  public Void holds(Guard.Holds guard) {
    return looks(guard);
  }

  @Override
  public Void canSend(Guard.CanSend guard) {
    return looks(guard);
  }

  @Override
  public Void canReceive(Guard.CanReceive guard) {
    receiving.accept(guard);
    return null;
  }

  @Override
  public Void otherwise(Guard.Otherwise guard) {
    return looks(guard);
  }

  @Override
  public Void anyOf(Guard.AnyOf guard) {
    guard.guards().forEach(part -> part.match(this));
    return null;
  }

  @Override
  public Void observes(Guard.Observes guard) {
    return looks(guard);
  }
}
