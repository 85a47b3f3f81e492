package dev.gyre.sdl.lower;

import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** Makes a process system of a system in intermediate form. */
public final class SdlLowering {
  private final SystemLayout layout;
  private final EnvironmentLowering environment;
  private final List<ProcessAutomaton> automata = new ArrayList<>();
  private final List<ProcessSystem.StartProcess> start = new ArrayList<>();
  private int edges;

  private SdlLowering(IfSystem system, LoweringOptions options) {
    this.layout = new SystemLayout(system, options);
    this.environment = new EnvironmentLowering(layout);
  }

  /**
   * The same system, ready to be searched.
   *
   * @throws Refusal if it has no finite number of states that could be searched
   */
  public static ProcessSystem lower(IfSystem system, LoweringOptions options) {
    refuseTooLarge(system);
    return new SdlLowering(system, options).lower();
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
    for (IfProcess process : layout.system().processes()) {
      ProcessLowering lowering = new ProcessLowering(layout, process, environment);
      automata.add(lowering.lower(automata.size(), edges));
      edges += lowering.edgeCount();
      for (int instance = 0; instance < process.most(); instance++) {
        start.add(new ProcessSystem.StartProcess(process.index(), ModelLimits.LOWEST_PRIORITY));
      }
    }
    if (environment.isProcess()) {
      start.add(new ProcessSystem.StartProcess(automata.size(), ModelLimits.LOWEST_PRIORITY));
      automata.add(environment.automaton(automata.size(), edges));
    }
    return new ProcessSystem(
        layout.system().name(),
        layout.globals(),
        automata,
        start,
        List.of(),
        layout.symbols().sets());
  }
}
