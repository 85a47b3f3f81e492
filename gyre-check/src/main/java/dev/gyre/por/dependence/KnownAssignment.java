package dev.gyre.por.dependence;

import dev.gyre.ir.Effect;
import java.util.function.Predicate;

/** Whether an effect is an assignment of a known sort; each kind of effect is listed. */
final class KnownAssignment implements Effect.Cases<Boolean> {
  private final Predicate<Effect.Assign> assignment;

  KnownAssignment(Predicate<Effect.Assign> assignment) {
    this.assignment = assignment;
  }

  @Override
  public Boolean assign(Effect.Assign effect) {
    return assignment.test(effect);
  }

  @Override
  public Boolean send(Effect.Send effect) {
    return false;
  }

  @Override
  public Boolean receive(Effect.Receive effect) {
    return false;
  }

  @Override
  public Boolean check(Effect.Check effect) {
    return false;
  }

  @Override
  public Boolean print(Effect.Print effect) {
    return false;
  }

  @Override
  public Boolean printName(Effect.PrintName effect) {
    return false;
  }

  @Override
  public Boolean spawn(Effect.SpawnProcess effect) {
    return false;
  }

  @Override
  public Boolean setPriority(Effect.SetPriority effect) {
    return false;
  }

  @Override
  public Boolean step(Effect.IndivisibleStep effect) {
    return false;
  }

  @Override
  public Boolean terminate(Effect.Terminate effect) {
    return false;
  }
}
