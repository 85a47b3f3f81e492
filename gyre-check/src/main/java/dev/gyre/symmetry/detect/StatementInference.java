package dev.gyre.symmetry.detect;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.StepProgram;
import dev.gyre.symmetry.detect.ExpressionInference.Sort;
import java.util.List;
import java.util.Optional;

/**
 * Goes through guards and effects and notes what they do with numbers. Every kind of statement has
 * its case, so that nothing is passed over.
 *
 * @param expressions looks at the expressions of the statement
 */
record StatementInference(ExpressionInference expressions) {

  void guard(Guard guard) {
    guard.match(new Guards());
  }

  void effect(Effect effect) {
    effect.match(new Effects());
  }

  private Optional<TypeClasses.Place> message(Expr channel, List<Expr> fields) {
    Optional<TypeClasses.Place> place = expressions.channel(channel);
    place.ifPresent(p -> expressions.kinds().use(p, fields.size(), expressions.span()));
    for (int i = 0; i < fields.size(); i++) {
      Sort field = expressions.sort(fields.get(i));
      if (place.isPresent()) {
        Sort content = Sort.of(expressions.kinds().field(place.get(), i));
        expressions.same(content, field, "sent");
      }
    }
    return place;
  }

  private final class Guards implements Guard.Cases<Void> {
    @Override
    public Void always(Guard.Always guard) {
      return null;
    }

    @Override
    public Void holds(Guard.Holds guard) {
      expressions.truth(guard.condition());
      return null;
    }

    @Override
    public Void canSend(Guard.CanSend guard) {
      message(guard.channel(), guard.fields());
      return null;
    }

    @Override
    public Void canReceive(Guard.CanReceive guard) {
      expressions.patterns(guard.channel(), guard.patterns());
      return null;
    }

    @Override
    public Void otherwise(Guard.Otherwise guard) {
      return null;
    }

    @Override
    public Void anyOf(Guard.AnyOf guard) {
      guard.guards().forEach(StatementInference.this::guard);
      return null;
    }

    @Override
    public Void observes(Guard.Observes guard) {
      expressions.kinds().spoilAll("a process watches events", expressions.span());
      return null;
    }
  }

  private final class Effects implements Effect.Cases<Void> {
    @Override
    public Void assign(Effect.Assign effect) {
      expressions.kinds().write(expressions.value(effect.place().variable()));
      Sort place = expressions.place(effect.place());
      expressions.same(place, expressions.sort(effect.value()), "set to");
      return null;
    }

    @Override
    public Void send(Effect.Send effect) {
      Optional<TypeClasses.Place> channel = message(effect.channel(), effect.fields());
      switch (effect.insertion()) {
        case LAST -> {}
        case SORTED -> channel.ifPresent(place -> sorted(place, effect.fields().size()));
      }
      return null;
    }

    private void sorted(TypeClasses.Place channel, int fields) {
      for (int i = 0; i < fields; i++) {
        TypeClasses.Place field = expressions.kinds().field(channel, i);
        expressions.kinds().spoil(field, "is sorted", expressions.span());
      }
    }

    @Override
    public Void receive(Effect.Receive effect) {
      expressions.patterns(effect.channel(), effect.patterns());
      return null;
    }

    @Override
    public Void check(Effect.Check effect) {
      expressions.truth(effect.condition());
      return null;
    }

    @Override
    public Void require(Effect.Require effect) {
      expressions.truth(effect.condition());
      return null;
    }

    /** What is printed nobody reads, but it is computed, and that may fail. */
    @Override
    public Void print(Effect.Print effect) {
      effect.arguments().forEach(expressions::sort);
      return null;
    }

    @Override
    public Void printName(Effect.PrintName effect) {
      expressions.sort(effect.value());
      return null;
    }

    @Override
    public Void spawn(Effect.SpawnProcess effect) {
      expressions.sort(effect.spawn());
      return null;
    }

    @Override
    public Void setPriority(Effect.SetPriority effect) {
      expressions.kinds().spoilAll("a process gets a priority", expressions.span());
      return null;
    }

    @Override
    public Void step(Effect.IndivisibleStep effect) {
      for (StepProgram.Node node : effect.program().nodes()) {
        for (StepProgram.Branch branch : node.branches()) {
          StatementInference inside = new StatementInference(expressions.at(branch.span()));
          inside.guard(branch.guard());
          branch.effects().forEach(inside::effect);
        }
      }
      return null;
    }

    @Override
    public Void terminate(Effect.Terminate effect) {
      return null;
    }
  }
}
