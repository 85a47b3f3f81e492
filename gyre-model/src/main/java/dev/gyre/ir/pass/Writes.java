package dev.gyre.ir.pass;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Place;
import java.util.List;
import java.util.function.Consumer;

/** Finds the places that effects write to, also inside a {@code d_step}. */
public final class Writes implements Effect.Cases<Void> {
  private final Consumer<Place> found;

  private Writes(Consumer<Place> found) {
    this.found = found;
  }

  public static void of(List<Effect> effects, Consumer<Place> found) {
    Writes writes = new Writes(found);
    effects.forEach(effect -> effect.match(writes));
  }

  @Override
  public Void assign(Effect.Assign effect) {
    found.accept(effect.place());
    return null;
  }

  @Override
  public Void receive(Effect.Receive effect) {
    effect.patterns().forEach(pattern -> pattern.stored().ifPresent(found));
    return null;
  }

  @Override
  public Void step(Effect.IndivisibleStep effect) {
    effect.program().branches().forEach(branch -> of(branch.effects(), found));
    return null;
  }

  @Override
  public Void send(Effect.Send effect) {
    return null;
  }

  @Override
  public Void check(Effect.Check effect) {
    return null;
  }

  @Override
  public Void print(Effect.Print effect) {
    return null;
  }

  @Override
  public Void printName(Effect.PrintName effect) {
    return null;
  }

  /** The variables of a new process get their values before anybody can use them. */
  @Override
  public Void spawn(Effect.SpawnProcess effect) {
    return null;
  }

  @Override
  public Void setPriority(Effect.SetPriority effect) {
    return null;
  }

  @Override
  public Void terminate(Effect.Terminate effect) {
    return null;
  }
}
