package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.Writes;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;

/**
 * What the event trace of a model hears. It moves with each such event, so it is like a variable
 * that every step with an event reads and writes: the order of two events matters, whoever they are
 * from ({@link Dependence#EVENT}).
 */
final class TracedEvents {
  private final BitSet sends = new BitSet();
  private final BitSet receives = new BitSet();

  TracedEvents(ProcessSystem system, Dependence atoms) {
    KnownValues nothing = new KnownValues(atoms, ProcessFacts.none(0));
    observed(
        system,
        event -> {
          OptionalInt number = nothing.of(event.channel());
          BitSet heard = event.event() == Guard.Event.SEND ? sends : receives;
          if (number.isPresent() && atoms.isChannel(number.getAsInt())) {
            heard.set(atoms.channel(number.getAsInt()));
          } else {
            heard.set(0, atoms.channelCount());
          }
        });
  }

  /**
   * Whether a trace compares messages with something that may change meanwhile, or it may change
   * which channels it listens to.
   */
  static boolean dependOnVariables(ProcessSystem system) {
    boolean[] found = {false};
    BitSet written = written(system);
    observed(
        system,
        event -> {
          found[0] |= !isFixed(event.channel(), written);
          for (FieldPattern pattern : event.patterns()) {
            found[0] |= pattern.match(COMPARED);
          }
        });
    return found[0];
  }

  /** Whether a trace means the same channel in all states. */
  private static boolean isFixed(Expr channel, BitSet written) {
    return ExprWalker.allParts(
        channel,
        part ->
            switch (part.kind()) {
              case CONST, UNARY, BINARY, CHOOSE -> true;
              case LOAD -> neverChanges(((Expr.Load) part).place().variable(), written);
              case CHANNEL_QUERY, POLL, PROCESS_QUERY, SYSTEM_VALUE -> false;
              case REMOTE_LOAD, AT_LOCATION, SPAWN -> false;
            });
  }

  private static boolean neverChanges(Variable variable, BitSet written) {
    return variable.scope() == Variable.Scope.GLOBAL && !written.get(variable.index());
  }

  /** The global variables that change. */
  private static BitSet written(ProcessSystem system) {
    BitSet written = new BitSet();
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          Writes.of(
              edge.effects(),
              place -> {
                if (place.variable().scope() == Variable.Scope.GLOBAL) {
                  written.set(place.variable().index());
                }
              });
        }
      }
    }
    return written;
  }

  /** Whether a field is compared with something else than a constant. */
  private static final FieldPattern.Cases<Boolean> COMPARED =
      new FieldPattern.Cases<>() {
        @Override
        public Boolean equalTo(FieldPattern.EqualTo pattern) {
          return pattern.value().constant().isEmpty();
        }

        /** A trace has no variables of its own to keep anything in. */
        @Override
        public Boolean store(FieldPattern.Store pattern) {
          return true;
        }

        @Override
        public Boolean ignore(FieldPattern.Ignore pattern) {
          return false;
        }
      };

  private static void observed(ProcessSystem system, Consumer<Guard.Observes> each) {
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          if (edge.guard().kind() == Guard.Kind.OBSERVES) {
            each.accept((Guard.Observes) edge.guard());
          }
        }
      }
    }
  }

  /** Adds to what an edge does that the trace may hear of it. */
  void heard(Edge edge, EdgeAccess into) {
    if (sends.isEmpty() && receives.isEmpty()) {
      return;
    }
    guard(edge.guard(), into);
    effects(edge.effects(), into);
  }

  private void guard(Guard guard, EdgeAccess into) {
    guard.match(
        new ChannelGuards(
            send -> {
              // In a meeting the trace hears both halves.
              event(send.channel(), sends, into);
              meeting(send.channel(), into);
            },
            receive -> event(receive.channel(), receives, into)));
  }

  private void meeting(Expr channel, EdgeAccess into) {
    into.channels(
        channel,
        c -> {
          if (receives.get(c) && into.atoms.mayBeRendezvous(c)) {
            into.does.add(Dependence.EVENT);
          }
        });
  }

  private void effects(List<Effect> effects, EdgeAccess into) {
    Heard heard = new Heard(into);
    effects.forEach(effect -> effect.match(heard));
  }

  /** What the trace hears of an effect; each kind is listed, so that a new one is not forgotten. */
  private final class Heard implements Effect.Cases<Void> {
    private final EdgeAccess into;

    Heard(EdgeAccess into) {
      this.into = into;
    }

    @Override
    public Void send(Effect.Send effect) {
      event(effect.channel(), sends, into);
      return null;
    }

    @Override
    public Void receive(Effect.Receive effect) {
      event(effect.channel(), receives, into);
      return null;
    }

    @Override
    public Void step(Effect.IndivisibleStep effect) {
      for (StepProgram.Node node : effect.program().nodes()) {
        node.branches().forEach(branch -> inside(branch, into));
      }
      return null;
    }

    @Override
    public Void assign(Effect.Assign effect) {
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

  private void inside(StepProgram.Branch branch, EdgeAccess into) {
    guard(branch.guard(), into);
    effects(branch.effects(), into);
  }

  private static void event(Expr channel, BitSet heard, EdgeAccess into) {
    into.channels(
        channel,
        c -> {
          if (heard.get(c)) {
            into.does.add(Dependence.EVENT);
          }
        });
  }
}
