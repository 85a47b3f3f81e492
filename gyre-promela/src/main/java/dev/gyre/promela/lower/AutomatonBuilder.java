package dev.gyre.promela.lower;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntSupplier;

/** From the nodes of a process to locations and edges. */
final class AutomatonBuilder {
  private final ControlGraph graph;
  private final Diagnostics diagnostics;
  private final TransitionTable table;
  private final Map<Integer, Integer> locations = new LinkedHashMap<>();
  private final int start;

  /**
   * @param keepsEnd whether the end is a location even if no statement leads to it
   */
  AutomatonBuilder(ControlGraph graph, Diagnostics diagnostics, boolean keepsEnd) {
    this.graph = graph;
    this.diagnostics = diagnostics;
    ControlFlow flow = new ControlFlow(graph, diagnostics);
    JumpChecker.check(graph, diagnostics);
    AtomicJumps.settle(graph);
    this.table = new TransitionTable(graph, flow);
    ControlNode first = graph.body().first;
    this.start = flow.arrival(first, first).number;
    findLocations(keepsEnd);
  }

  /** Only what control can reach is a location. */
  private void findLocations(boolean keepsEnd) {
    TreeSet<Integer> reached = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>();
    reached.add(start);
    open.push(start);
    if (keepsEnd) {
      graph.nodes().stream()
          .filter(node -> node.kind == ControlNode.Kind.STOP)
          .forEach(stop -> reached.add(stop.number));
    }
    while (!open.isEmpty()) {
      for (Transition transition : table.from(open.pop())) {
        int target = transition.target();
        if (target != 0 && reached.add(target)) {
          open.push(target);
        }
      }
    }
    reached.forEach(number -> locations.put(number, locations.size()));
  }

  int initial() {
    return locations.get(start);
  }

  /** Tells where the labels of the process are. */
  List<ProcessAutomaton.Label> labels(Context context) {
    List<ProcessAutomaton.Label> labels = new ArrayList<>();
    for (ControlNode node : graph.nodes()) {
      Integer location = locations.get(node.number);
      if (location == null) {
        continue;
      }
      for (var label : node.labels) {
        context.placeLabel(label, location);
        labels.add(new ProcessAutomaton.Label(label.label().text(), location));
      }
    }
    return labels;
  }

  List<Location> locations(CommandLowering commands, IntSupplier edgeIds) {
    Map<ControlNode, Command> lowered = new HashMap<>();
    List<Location> result = new ArrayList<>();
    for (Map.Entry<Integer, Integer> entry : locations.entrySet()) {
      int number = entry.getKey();
      List<Edge> edges = new ArrayList<>();
      Map<Integer, Integer> ranks = new HashMap<>();
      for (Transition transition : table.from(number)) {
        Command command =
            lowered.computeIfAbsent(transition.step(), node -> command(node, commands));
        edges.add(edge(entry.getValue(), transition, command, ranks, edgeIds));
      }
      refuseTwoElses(edges);
      SourceSpan span = graph.nodes().get(number - 1).span;
      result.add(new Location(entry.getValue(), number, table.marks(number), edges, span));
    }
    return result;
  }

  private Edge edge(
      int source,
      Transition transition,
      Command command,
      Map<Integer, Integer> ranks,
      IntSupplier edgeIds) {
    int target = transition.target() == 0 ? Edge.NO_LOCATION : locations.get(transition.target());
    int escape =
        transition.origin() == 0
            ? 0
            : ranks.computeIfAbsent(transition.origin(), o -> ranks.size() + 1);
    return new Edge(
        edgeIds.getAsInt(),
        source,
        target,
        command.guard(),
        command.effects(),
        transition.step().atomic ? Edge.Control.KEEP : Edge.Control.RELEASE,
        escape,
        command.span(),
        command.text());
  }

  private void refuseTwoElses(List<Edge> edges) {
    Edge first = null;
    for (Edge edge : edges) {
      if (!(edge.guard() instanceof Guard.Otherwise)) {
        continue;
      }
      if (first != null) {
        diagnostics.report(
            Diagnostic.of(
                    PromelaCode.DUPLICATE_ELSE,
                    edge.span(),
                    "two 'else' meet here, because one selection starts with another")
                .withNote(first.span(), "the other one")
                .withHint("join the two selections into one, or put a 'skip' before the inner"));
      }
      first = edge;
    }
  }

  private static Command command(ControlNode node, CommandLowering commands) {
    return switch (node.kind) {
      case STEP -> node.command.apply(commands);
      case ELSE -> new Command(new Guard.Otherwise(), List.of(), node.span, "else");
      case JUMP -> Command.always(List.of(), node.span, jumpText(node));
      case JOIN, LOOP_EXIT -> Command.always(List.of(), node.span, "(leave)");
      case STOP -> Command.always(List.of(new Effect.Terminate()), node.span, "-end-");
      case D_STEP -> StepProgramBuilder.command(node, commands);
      case IF, DO, UNLESS, ATOMIC, BLOCK ->
          throw new IllegalStateException("no command for " + node.kind);
    };
  }

  private static String jumpText(ControlNode node) {
    return node.target.name.equals("break") ? "break" : "goto " + node.target.name;
  }
}
