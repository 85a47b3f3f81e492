package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * {@code filter_out e}: an observer that ignores a run from where the condition holds. As with all
 * stop conditions that is asked when all start transitions are over (TASTE), so when each process
 * is in a state.
 */
final class RunFilter {
  private static final int WATCHING = 0;
  private static final int IGNORING = 1;

  private RunFilter() {}

  /**
   * @param index the number of the observer
   */
  static IfWatch.Observer of(
      IfExpr condition, List<IfProcess> processes, SystemView view, int index, SourceSpan span) {
    IfExpr all = condition;
    for (IfProcess process : processes) {
      if (process.initial() > 0) {
        requireStay(process, span);
        all = and(view.isIn(process, states(process)), all);
      }
    }
    IfTrigger trigger = new IfTrigger.Continuous(all, 0);
    String text = span.text().replaceAll("\\s+", " ");
    IfTransition ignore = new IfTransition(trigger, IGNORING, text, span);
    IfProcess observer =
        new IfProcess(
            index,
            "filter",
            IfProcess.Role.OBSERVER,
            1,
            1,
            OptionalInt.empty(),
            0,
            List.of(),
            List.of(),
            List.of(
                state(WATCHING, "watching", IfState.Verdict.NONE, List.of(ignore), span),
                state(IGNORING, "ignoring", IfState.Verdict.IGNORE, List.of(), span)),
            List.of(block(WATCHING, span), block(IGNORING, span)),
            WATCHING,
            span);
    return new IfWatch.Observer(observer, Map.of(), WATCHING);
  }

  /** One that is gone looks like one that has not started. */
  private static void requireStay(IfProcess process, SourceSpan span) {
    boolean stops = process.blocks().stream().anyMatch(b -> b.exit().kind() == IfExit.Kind.STOP);
    if (stops || process.most() > 1) {
      throw SemanticError.unsupported(
          span,
          "filter_out beside processes that come and go, such as " + process.name(),
          "use an observer with ignorestates");
    }
  }

  private static Set<Integer> states(IfProcess process) {
    return IntStream.range(0, process.states().size()).boxed().collect(Collectors.toSet());
  }

  private static IfExpr and(IfExpr left, IfExpr right) {
    return new IfExpr.Binary(IfExpr.BinaryOperator.AND, left, right, BasicSorts.BOOLEAN);
  }

  private static IfState state(
      int index,
      String name,
      IfState.Verdict verdict,
      List<IfTransition> transitions,
      SourceSpan span) {
    return new IfState(index, name, verdict, Set.of(), Set.of(), transitions, span);
  }

  private static IfBlock block(int next, SourceSpan span) {
    return new IfBlock(List.of(), new IfExit.NextState(next, span));
  }
}
