package dev.gyre.symmetry.stabiliser;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Collects what a never claim looks at. Each method says whether it understands its construct; what
 * is not known to be a look is not understood.
 */
final class ClaimConditions implements Guard.Cases<Boolean>, Effect.Cases<Boolean> {
  private final List<Expr> found = new ArrayList<>();

  /** All conditions of a claim; empty if it does more than look. */
  Optional<List<Expr>> of(ProcessAutomaton claim) {
    boolean isUnderstood = true;
    for (Location location : claim.locations()) {
      for (Edge edge : location.edges()) {
        isUnderstood &= edge.guard().match(this);
        for (Effect effect : edge.effects()) {
          isUnderstood &= effect.match(this);
        }
      }
    }
    return isUnderstood ? Optional.of(List.copyOf(found)) : Optional.empty();
  }

  private boolean add(Expr condition) {
    found.add(condition);
    return true;
  }

  // ---- guards

  @Override
  public Boolean always(Guard.Always guard) {
    return true;
  }

  @Override
  public Boolean holds(Guard.Holds guard) {
    return add(guard.condition());
  }

  @Override
  public Boolean otherwise(Guard.Otherwise guard) {
    return true;
  }

  @Override
  public Boolean canSend(Guard.CanSend guard) {
    return false;
  }

  @Override
  public Boolean canReceive(Guard.CanReceive guard) {
    return false;
  }

  @Override
  public Boolean anyOf(Guard.AnyOf guard) {
    return false;
  }

  @Override
  public Boolean observes(Guard.Observes guard) {
    return false;
  }

  // ---- effects

  @Override
  public Boolean check(Effect.Check effect) {
    return add(effect.condition());
  }

  /** Nobody sees the output, but whether computing it fails must not depend on who is who. */
  @Override
  public Boolean print(Effect.Print effect) {
    found.addAll(effect.arguments());
    return true;
  }

  @Override
  public Boolean printName(Effect.PrintName effect) {
    return add(effect.value());
  }

  @Override
  public Boolean terminate(Effect.Terminate effect) {
    return true;
  }

  @Override
  public Boolean assign(Effect.Assign effect) {
    return false;
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
}
