package dev.gyre.symmetry.detect;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * What is known after an effect of the creator. It relies on {@link OrdinarySpawns}: processes are
 * created by whole statements and on the right of assignments only.
 */
final class CreatorTransfer {
  private final ProcessSystem system;
  private final CreatorState from;
  private final Set<SpawnedProcess> all;

  /**
   * @param from what was known before
   * @param all gets each process that may be created
   */
  CreatorTransfer(ProcessSystem system, CreatorState from, Set<SpawnedProcess> all) {
    this.system = system;
    this.from = from;
    this.all = all;
  }

  /** What is known after an effect that is no {@code d_step}, which has many consequences. */
  CreatorState after(Effect effect) {
    return switch (effect.kind()) {
      case ASSIGN -> assigned((Effect.Assign) effect);
      case RECEIVE -> received((Effect.Receive) effect);
      case SPAWN_PROCESS -> from.with(created(((Effect.SpawnProcess) effect).spawn()));
      case SEND, CHECK, REQUIRE, PRINT, PRINT_NAME, SET_PRIORITY, TERMINATE -> from;
      case INDIVISIBLE_STEP -> throw new IllegalStateException("a d_step");
    };
  }

  private CreatorState assigned(Effect.Assign effect) {
    if (effect.value().kind() == Expr.Kind.SPAWN) {
      SpawnedProcess process = created((Expr.Spawn) effect.value());
      return from.with(process).with(effect.place(), OptionalInt.empty());
    }
    return from.with(effect.place(), from.evaluator().value(effect.value()));
  }

  private CreatorState received(Effect.Receive effect) {
    CreatorState now = from;
    for (FieldPattern pattern : effect.patterns()) {
      if (pattern.stored().isPresent()) {
        now = now.with(pattern.stored().get(), OptionalInt.empty());
      }
    }
    return now;
  }

  private SpawnedProcess created(Expr.Spawn spawn) {
    List<Variable> parameters = system.automata().get(spawn.automaton()).parameters();
    List<SpawnedProcess.Argument> arguments = new ArrayList<>();
    for (int i = 0; i < spawn.arguments().size(); i++) {
      Expr argument = spawn.arguments().get(i);
      OptionalInt value = from.evaluator().value(argument);
      arguments.add(
          new SpawnedProcess.Argument(
              value.isPresent()
                  ? Optional.of(parameters.get(i).type().truncate(value.getAsInt()))
                  : Optional.empty(),
              channel(argument)));
    }
    int number = system.start().size() + from.created().size();
    SpawnedProcess created = new SpawnedProcess(spawn.automaton(), number, arguments);
    all.add(created);
    return created;
  }

  private Optional<SpawnedProcess.ChannelElement> channel(Expr argument) {
    return argument.loaded().filter(CreatorTransfer::isDeclared).flatMap(this::channel);
  }

  private static boolean isDeclared(Place place) {
    return place.variable().scope() == Variable.Scope.GLOBAL
        && place.variable().declaredChannels().isPresent();
  }

  private Optional<SpawnedProcess.ChannelElement> channel(Place place) {
    int position = 0;
    for (int d = 0; d < place.indices().size(); d++) {
      OptionalInt index = from.evaluator().value(place.indices().get(d));
      if (index.isEmpty()) {
        return Optional.empty();
      }
      position = position * place.variable().dimensions().get(d) + index.getAsInt();
    }
    return Optional.of(new SpawnedProcess.ChannelElement(place.variable().index(), position));
  }
}
