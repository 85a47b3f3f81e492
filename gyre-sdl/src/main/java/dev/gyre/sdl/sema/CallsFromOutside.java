package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Adds to a state what calls from outside do. The procedure runs in every state, also in one that
 * has no input of its name ({@link ProvidedProcedures}).
 */
final class CallsFromOutside {
  private final ProcessContext process;
  private final int index;

  /**
   * @param index the number of the state
   */
  CallsFromOutside(ProcessContext process, int index) {
    this.process = process;
    this.index = index;
  }

  void add(List<IfTransition> transitions, SourceSpan span) {
    for (var call : process.system().receivers().calledFromOutside(process.index())) {
      add(transitions, call, span);
    }
  }

  /** A call runs the procedure, and then what the state says about an input of that name. */
  private void add(
      List<IfTransition> transitions, SystemContext.ProvidedProcedure call, SourceSpan span) {
    Optional<IfTransition> said =
        transitions.stream().filter(t -> isInput(t.trigger(), call.signal())).findFirst();
    Level root = process.levelOf(index);
    while (root.outer().isPresent()) {
      root = root.outer().get();
    }
    BlockGraph graph = process.graph();
    int before = graph.current();
    int start = graph.add();
    graph.open(start);
    List<Optional<IfPlace>> given =
        new ProcedureCalls(
                BodyAnalysis.ofLevel(process, root, "", OptionalInt.empty(), Optional.empty()))
            .fromOutside(call.procedure());
    if (said.isPresent()) {
      handOn((IfTrigger.Input) said.get().trigger(), given, span);
      transitions.remove(said.get());
    }
    int goal = said.map(IfTransition::block).orElseGet(() -> staying(span));
    graph.end(new IfExit.Jump(goal, span));
    graph.open(before);
    Optional<IfExpr> enabling = said.flatMap(t -> ((IfTrigger.Input) t.trigger()).enabling());
    IfTrigger trigger =
        new IfTrigger.Input(call.signal(), given, enabling, IfTrigger.Urgency.ORDINARY);
    SourceSpan place = said.map(IfTransition::span).orElse(call.procedure().name().span());
    transitions.add(new IfTransition(trigger, start, "call " + call.signal().name(), place));
  }

  private static boolean isInput(IfTrigger trigger, IfSignal signal) {
    return trigger.kind() == IfTrigger.Kind.INPUT
        && ((IfTrigger.Input) trigger).signal().equals(signal);
  }

  /** The input may keep what the procedure was given. */
  private void handOn(IfTrigger.Input input, List<Optional<IfPlace>> given, SourceSpan span) {
    for (int i = 0; i < Math.min(given.size(), input.targets().size()); i++) {
      if (input.targets().get(i).isPresent() && given.get(i).isPresent()) {
        IfExpr value = new IfExpr.Load(given.get(i).get());
        process.graph().append(new IfAction.Assign(input.targets().get(i).get(), value, span));
      }
    }
  }

  private int staying(SourceSpan span) {
    BlockGraph graph = process.graph();
    int before = graph.current();
    int block = graph.add();
    graph.open(block);
    graph.end(new IfExit.NextState(index, span));
    graph.open(before);
    return block;
  }
}
