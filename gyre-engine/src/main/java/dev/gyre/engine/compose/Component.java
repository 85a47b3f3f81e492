package dev.gyre.engine.compose;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * One component as a system of its own, with an environment in the place of the other one.
 *
 * <p>Processes keep their numbers: the first process of the other component is the environment, the
 * others stand still. A channel with a buffer that the other component owns is a rendez-vous here,
 * so that each message is one step with the environment; what the component owns stays as it is.
 * Edges of the model keep their numbers.
 */
final class Component {
  private final Separation separation;
  private final Side side;
  private final Assertions assertions;
  private final List<Letter> alphabet;
  private final Map<Integer, Variable> meetings = new HashMap<>();
  private final List<Variable> globals;
  private final Environment environment;

  /** What becomes of the component's own assertions. */
  enum Assertions {
    KEPT,
    LEFT_OUT
  }

  Component(Separation separation, Side side, Assertions assertions, List<Letter> alphabet) {
    this.separation = separation;
    this.side = side;
    this.assertions = assertions;
    this.alphabet = List.copyOf(alphabet);
    ProcessSystem model = separation.system();
    this.globals = new ArrayList<>(model.globals());
    for (Crossing crossing : separation.crossings()) {
      if (crossing.owner() != side && !crossing.type().isRendezvous()) {
        meetings.put(crossing.channel().index(), meeting(crossing));
      }
    }
    this.globals.addAll(
        meetings.values().stream()
            .sorted((a, b) -> Integer.compare(a.index(), b.index()))
            .toList());
    this.environment =
        new Environment(side, this::met, span(), model.automata().size() + 1, model.edgeCount());
  }

  private Variable meeting(Crossing crossing) {
    Variable channel = crossing.channel();
    return new Variable(
        globals.size() + meetings.size(),
        channel.name(),
        Variable.Scope.GLOBAL,
        channel.type(),
        channel.dimensions(),
        new Initial.Channels(new ChannelType(0, crossing.type().fields())),
        channel.span());
  }

  private Variable met(Variable channel) {
    return meetings.getOrDefault(channel.index(), channel);
  }

  private SourceSpan span() {
    return separation.system().automata().get(0).span();
  }

  Environment environment() {
    return environment;
  }

  /** The number of the process that is the environment. */
  int environmentProcess() {
    return separation.processes(side.other()).get(0);
  }

  ProcessSystem with(WordAutomaton words, Environment.Role role) {
    return system(environment.automaton(words, alphabet, role));
  }

  ProcessSystem discovering() {
    return system(environment.discovering(alphabet, separation.crossings()));
  }

  private ProcessSystem system(ProcessAutomaton environmentAutomaton) {
    ProcessSystem model = separation.system();
    List<ProcessAutomaton> automata = new ArrayList<>();
    for (ProcessAutomaton automaton : model.automata()) {
      boolean isOwn = automaton.isProcess() && separation.side(automaton.index()) == side;
      automata.add(isOwn ? automaton.withEdges(this::changed) : automaton);
    }
    int idle = automata.size();
    automata.add(standing(idle));
    automata.add(environmentAutomaton);
    List<ProcessSystem.StartProcess> start = new ArrayList<>();
    for (int pid = 0; pid < model.start().size(); pid++) {
      ProcessSystem.StartProcess process = model.start().get(pid);
      boolean isOwn = separation.side(process.automaton()) == side;
      int stand = pid == environmentProcess() ? idle + 1 : idle;
      start.add(isOwn ? process : new ProcessSystem.StartProcess(stand, process.priority()));
    }
    return new ProcessSystem(model.name(), globals, automata, start, List.of(), model.mtypes());
  }

  /** A process that does nothing, and may. */
  private ProcessAutomaton standing(int index) {
    Location only = new Location(0, 1, Set.of(Location.Mark.END), List.of(), span());
    return new ProcessAutomaton(
        index,
        "elsewhere",
        ProcessAutomaton.Kind.PROCTYPE,
        ProcessAutomaton.Determinism.ANY,
        List.of(),
        List.of(),
        List.of(only),
        0,
        List.of(),
        Optional.empty(),
        List.of(),
        span());
  }

  private Edge changed(Edge edge) {
    List<Effect> effects = new ArrayList<>();
    for (Effect effect : edge.effects()) {
      boolean isLeftOut = assertions == Assertions.LEFT_OUT && effect.kind() == Effect.Kind.CHECK;
      if (!isLeftOut) {
        effects.add(
            effect instanceof Effect.Send send
                ? new Effect.Send(met(send.channel()), send.insertion(), send.fields())
                : effect);
      }
    }
    Guard guard =
        edge.guard() instanceof Guard.CanSend send
            ? new Guard.CanSend(met(send.channel()), send.fields())
            : edge.guard();
    return edge.withGuard(guard).withEffects(effects);
  }

  private Expr met(Expr channel) {
    Place place = channel.loaded().orElseThrow();
    return place.variable().scope() == Variable.Scope.GLOBAL
            && meetings.containsKey(place.variable().index())
        ? new Expr.Load(new Place(met(place.variable()), place.indices()))
        : channel;
  }
}
