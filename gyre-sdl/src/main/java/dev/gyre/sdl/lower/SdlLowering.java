package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** Makes a process system of a system in intermediate form. */
public final class SdlLowering {
  private final IfWatch watch;
  private final SystemLayout layout;
  private final EnvironmentLowering environment;
  private final List<ProcessAutomaton> automata = new ArrayList<>();
  private final List<ProcessSystem.StartProcess> start = new ArrayList<>();
  private int edges;

  private SdlLowering(IfSystem system, IfWatch watch, LoweringOptions options) {
    this.watch = watch;
    this.layout = new SystemLayout(system, watch, options);
    this.environment = new EnvironmentLowering(layout);
  }

  /**
   * A system that is ready to be searched.
   *
   * @param wide where so many numbers may come that the search may not end
   */
  public record Lowered(ProcessSystem system, List<WideChoice> wide) {
    public Lowered {
      wide = List.copyOf(wide);
    }
  }

  /**
   * The same system, ready to be searched.
   *
   * @throws Refusal if it has no finite number of states that could be searched
   */
  public static ProcessSystem lower(IfSystem system, LoweringOptions options) {
    return lower(system, IfWatch.NONE, options).system();
  }

  /**
   * The same with somebody who watches.
   *
   * @throws Refusal if it has no finite number of states that could be searched
   */
  public static Lowered lower(IfSystem system, IfWatch watch, LoweringOptions options) {
    refuseTooLarge(system);
    SdlLowering lowering = new SdlLowering(system, watch, options);
    ProcessSystem lowered = lowering.lower();
    return new Lowered(lowered, lowering.layout.wideChoices());
  }

  private static void refuseTooLarge(IfSystem system) {
    int instances = 1;
    for (IfProcess process : system.processes()) {
      instances += process.most();
      for (IfVariable variable : process.variables()) {
        if (DataLayout.size(variable.type()) > DataLayout.MOST_SCALARS) {
          throw new Refusal(
              "the variable "
                  + variable.name()
                  + " has more than "
                  + DataLayout.MOST_SCALARS
                  + " parts: give its type smaller bounds",
              variable.span());
        }
      }
    }
    SourceSpan span = system.processes().get(0).span();
    if (instances > ModelLimits.MAX_PROCESSES) {
      throw new Refusal("there are more than " + ModelLimits.MAX_PROCESSES + " instances", span);
    }
    if (new Symbols(system).isTooLarge()) {
      throw new Refusal("there are more than " + Symbols.MOST + " signals and timers", span);
    }
  }

  private ProcessSystem lower() {
    List<ProcessLowering> lowerings = new ArrayList<>();
    for (IfProcess process : layout.system().processes()) {
      lowerings.add(new ProcessLowering(layout, process, environment));
    }
    layout.setObservation(
        new Observation(
            layout,
            watch,
            lowerings.stream().map(ProcessLowering::layout).toList(),
            event -> {
              throw new Refusal(
                  "an observer names events in its signals, not in conditions",
                  layout.system().processes().get(0).span());
            },
            Observation.Viewpoint.WITHIN_TRANSITIONS));
    for (IfProcess process : layout.system().processes()) {
      ProcessLowering lowering = lowerings.get(process.index());
      automata.add(lowering.lower(automata.size(), edges));
      edges += lowering.edgeCount();
      for (int instance = 0; instance < process.most(); instance++) {
        start.add(new ProcessSystem.StartProcess(process.index(), ModelLimits.LOWEST_PRIORITY));
      }
    }
    if (environment.isProcess()) {
      start.add(new ProcessSystem.StartProcess(automata.size(), ModelLimits.LOWEST_PRIORITY));
      ProcessAutomaton closing = environment.automaton(automata.size(), edges);
      automata.add(closing);
      edges += closing.locations().stream().mapToInt(place -> place.edges().size()).sum();
    }
    for (ProcessAutomaton turn : layout.turns().automata(layout, automata.size(), edges)) {
      start.add(new ProcessSystem.StartProcess(turn.index(), ModelLimits.LOWEST_PRIORITY));
      automata.add(turn);
      edges++;
    }
    if (layout.watching().mayIgnore()) {
      start.add(new ProcessSystem.StartProcess(automata.size(), ModelLimits.LOWEST_PRIORITY));
      SourceSpan span = layout.system().processes().get(0).span();
      automata.add(layout.watching().idler(automata.size(), edges, span));
    }
    List<LtlProperty> properties =
        properties(lowerings.stream().map(ProcessLowering::layout).toList());
    return new ProcessSystem(
        layout.system().name(),
        layout.globals(),
        automata,
        start,
        properties,
        layout.symbols().sets());
  }

  private List<LtlProperty> properties(List<ProcessLayout> layouts) {
    PropertyLowering lowering = new PropertyLowering(layout, watch, layouts, started());
    return watch.properties().stream().map(lowering::lower).toList();
  }

  /** Whether all instances that are there at the beginning have left it. */
  private Expr started() {
    List<Expr> conditions = new ArrayList<>();
    for (IfProcess process : layout.system().processes()) {
      for (int slot = 0; slot < process.initial(); slot++) {
        Expr identity = Exprs.number(layout.instances().identity(process, slot));
        int beginning = automata.get(process.index()).initial();
        Expr waits = new Expr.AtLocation(process.index(), identity, beginning);
        Expr starts =
            layout
                .instances()
                .begins(process, Exprs.number(slot))
                .<Expr>map(Expr.Load::new)
                .orElse(waits);
        conditions.add(Exprs.not(starts));
      }
    }
    return Exprs.all(conditions);
  }
}
