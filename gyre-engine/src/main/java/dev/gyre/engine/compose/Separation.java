package dev.gyre.engine.compose;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.analysis.Features;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The processes of a model in two components that share only channels.
 *
 * <p>Decides whether the runs of the whole are just those runs of the components that agree on the
 * messages between them. For that a message is to be one step of both, and who can take it must not
 * depend on anything else than the two: no variable that both use and one writes; a channel is
 * received from by one component, which has its buffer; the other one only sends to it, outside of
 * {@code atomic}, {@code d_step}, {@code unless} and beside no {@code else}. Nothing may depend on
 * all processes ({@code timeout}, priorities, numbers of processes, timers). Everything else is
 * refused by name.
 */
final class Separation {
  private final ProcessSystem system;
  private final Map<Integer, Side> sides;
  private final Map<Integer, Crossing> crossings = new HashMap<>();

  /** Where a variable is used first, and by whom. */
  private record Use(Side side, SourceSpan span) {
    String place() {
      return "line " + span.visibleSite().line() + " (" + span.text().strip() + ")";
    }
  }

  private Separation(ProcessSystem system, Map<Integer, Side> sides) {
    this.system = system;
    this.sides = sides;
  }

  /**
   * @param left the names of the process types on the left; the others are on the right
   * @throws InseparableException if the two share more than channels
   */
  static Separation of(ProcessSystem system, Set<String> left) throws InseparableException {
    Map<Integer, Side> sides = new HashMap<>();
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        String name = automaton.name().replace(":", "");
        sides.put(automaton.index(), left.contains(name) ? Side.LEFT : Side.RIGHT);
      }
    }
    Separation separation = new Separation(system, sides);
    separation.features();
    separation.edges();
    separation.variables();
    separation.channels();
    return separation;
  }

  ProcessSystem system() {
    return system;
  }

  Side side(int automaton) {
    return sides.get(automaton);
  }

  /** The channel between the components, if this is one. */
  Optional<Crossing> crossing(Variable channel) {
    return channel.scope() == Variable.Scope.GLOBAL
        ? Optional.ofNullable(crossings.get(channel.index()))
        : Optional.empty();
  }

  List<Crossing> crossings() {
    return List.copyOf(crossings.values());
  }

  /** The numbers of the processes of a component. */
  List<Integer> processes(Side side) {
    List<Integer> processes = new ArrayList<>();
    for (int pid = 0; pid < system.start().size(); pid++) {
      if (sides.get(system.start().get(pid).automaton()) == side) {
        processes.add(pid);
      }
    }
    return processes;
  }

  // ---- what does not go

  private void features() throws InseparableException {
    for (Side side : Side.values()) {
      if (processes(side).isEmpty()) {
        throw new InseparableException("the " + side.word() + " component has no process");
      }
    }
    Features features = Features.of(system);
    if (features.hasTimers()) {
      throw new InseparableException("the model has timers, and time passes for both components");
    }
    if (features.hasTrace()) {
      throw new InseparableException("the model has a trace or notrace, which sees all channels");
    }
    if (features.usesPriorities()) {
      throw new InseparableException("processes have priorities, which go across the components");
    }
    for (ProcessAutomaton automaton : system.automata()) {
      if (!automaton.exclusiveUses().isEmpty()) {
        throw new InseparableException(automaton.name() + " declares xr or xs; leave that out");
      }
      if (automaton.provided().isPresent() && automaton.isProcess()) {
        throw new InseparableException(automaton.name() + " has a 'provided' clause");
      }
    }
  }

  private interface EdgeCheck {
    void check(ProcessAutomaton automaton, Location location, Edge edge)
        throws InseparableException;
  }

  private void each(EdgeCheck check) throws InseparableException {
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        for (Location location : automaton.locations()) {
          for (Edge edge : location.edges()) {
            check.check(automaton, location, edge);
          }
        }
      }
    }
  }

  private void edges() throws InseparableException {
    each(
        (automaton, location, edge) -> {
          EdgeUses uses = EdgeUses.of(edge);
          if (!uses.obstacle().isEmpty()) {
            throw new InseparableException(at(automaton, edge) + ": " + uses.obstacle());
          }
          for (int looked : uses.remote()) {
            if (sides.get(looked) != sides.get(automaton.index())) {
              throw new InseparableException(
                  at(automaton, edge) + " looks at a process of the other component");
            }
          }
        });
  }

  private static String at(ProcessAutomaton automaton, Edge edge) {
    return automaton.name().replace(":", "")
        + ", line "
        + edge.span().visibleSite().line()
        + " ("
        + edge.text()
        + ")";
  }

  private void variables() throws InseparableException {
    Map<Integer, Use> reads = new HashMap<>();
    Map<Integer, Use> writes = new HashMap<>();
    for (Side side : Side.values()) {
      collect(side, reads, writes);
    }
  }

  private void collect(Side side, Map<Integer, Use> reads, Map<Integer, Use> writes)
      throws InseparableException {
    each(
        (automaton, location, edge) -> {
          if (sides.get(automaton.index()) != side) {
            return;
          }
          EdgeUses uses = EdgeUses.of(edge);
          Use use = new Use(side, edge.span());
          for (Variable variable : uses.writes()) {
            conflict(variable, use, writes.get(variable.index()));
            conflict(variable, use, reads.get(variable.index()));
            writes.putIfAbsent(variable.index(), use);
          }
          for (Variable variable : uses.reads()) {
            conflict(variable, use, writes.get(variable.index()));
            reads.putIfAbsent(variable.index(), use);
          }
        });
  }

  private void conflict(Variable variable, Use use, Use other) throws InseparableException {
    if (other != null && other.side() != use.side()) {
      throw new InseparableException(
          "both components use the variable '"
              + variable.name()
              + "': "
              + other.side().word()
              + " at "
              + other.place()
              + ", "
              + use.side().word()
              + " at "
              + use.place());
    }
  }

  // ---- channels

  private void channels() throws InseparableException {
    Map<Integer, List<ChannelUse>> left = uses(Side.LEFT);
    Map<Integer, List<ChannelUse>> right = uses(Side.RIGHT);
    for (Map.Entry<Integer, List<ChannelUse>> entry : left.entrySet()) {
      List<ChannelUse> others = right.get(entry.getKey());
      if (others != null) {
        Variable channel = entry.getValue().get(0).channel();
        crossings.put(entry.getKey(), new Crossing(channel, owner(entry.getValue(), others)));
      }
    }
    each(this::steps);
  }

  private Map<Integer, List<ChannelUse>> uses(Side side) throws InseparableException {
    Map<Integer, List<ChannelUse>> uses = new HashMap<>();
    each(
        (automaton, location, edge) -> {
          if (sides.get(automaton.index()) == side) {
            for (ChannelUse use : EdgeUses.of(edge).channels()) {
              uses.computeIfAbsent(use.channel().index(), i -> new ArrayList<>()).add(use);
            }
          }
        });
    return uses;
  }

  private static Side owner(List<ChannelUse> left, List<ChannelUse> right)
      throws InseparableException {
    Optional<ChannelUse> onLeft = left.stream().filter(u -> !u.isSend()).findFirst();
    Optional<ChannelUse> onRight = right.stream().filter(u -> !u.isSend()).findFirst();
    if (onLeft.isPresent() && onRight.isPresent()) {
      throw new InseparableException(
          "both components receive from the channel '"
              + left.get(0).channel().name()
              + "', or ask for what is in it: left at "
              + onLeft.get().place()
              + ", right at "
              + onRight.get().place());
    }
    return onRight.isPresent() ? Side.RIGHT : Side.LEFT;
  }

  /** A message between the components has to be a step by itself. */
  private void steps(ProcessAutomaton automaton, Location location, Edge edge)
      throws InseparableException {
    Side side = sides.get(automaton.index());
    for (ChannelUse use : EdgeUses.of(edge).channels()) {
      Crossing crossing = crossings.get(use.channel().index());
      if (crossing == null) {
        continue;
      }
      boolean isMeeting = crossing.type().isRendezvous();
      if (crossing.owner() == side && !isMeeting) {
        continue;
      }
      String reason = hindrance(automaton, location, edge, use);
      if (!reason.isEmpty()) {
        throw new InseparableException(
            at(automaton, edge) + " passes a message between the components, and " + reason);
      }
    }
  }

  private static String hindrance(
      ProcessAutomaton automaton, Location location, Edge edge, ChannelUse use) {
    boolean isStep =
        edge.guard().kind() == Guard.Kind.CAN_SEND
            ? edge.does(Effect.Kind.SEND)
            : edge.guard().kind() == Guard.Kind.CAN_RECEIVE && edge.does(Effect.Kind.RECEIVE);
    if (!isStep) {
      return "is part of a d_step, or asks for what is in a channel";
    }
    if (use.way() == ChannelUse.Way.SORTED_SEND) {
      return "is a sorted send";
    }
    if (edge.control() == Edge.Control.KEEP || isInsideAtomic(automaton, location)) {
      return "stands in an atomic sequence";
    }
    if (location.edges().stream().anyMatch(e -> e.escape() > 0)) {
      return "stands in an unless";
    }
    return location.hasElse() ? "stands beside an else" : "";
  }

  private static boolean isInsideAtomic(ProcessAutomaton automaton, Location location) {
    return automaton.locations().stream()
        .flatMap(l -> l.edges().stream())
        .anyMatch(e -> e.target() == location.index() && e.control() == Edge.Control.KEEP);
  }
}
