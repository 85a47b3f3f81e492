package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.syntax.SdlDocument;
import dev.gyre.sdl.taste.FunctionText;
import dev.gyre.sdl.taste.Project;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes the intermediate form of a whole system. */
public final class SystemAnalysis {
  private final SystemContext system;

  private SystemAnalysis(Diagnostics diagnostics, IfSystem.Dialect dialect) {
    this.system = new SystemContext(diagnostics, dialect);
  }

  /** The system that a file describes; what is wrong with it goes to the diagnostics. */
  public static Optional<IfSystem> analyse(SdlDocument document, Diagnostics diagnostics) {
    try {
      return new SystemAnalysis(diagnostics, IfSystem.Dialect.SDL).analyse(document);
    } catch (SemanticError error) {
      diagnostics.report(error.diagnostic());
      return Optional.empty();
    }
  }

  /** The system that the functions of a project are together. */
  public static Optional<IfSystem> analyse(Project project, Diagnostics diagnostics) {
    try {
      return new SystemAnalysis(diagnostics, IfSystem.Dialect.TASTE).analyse(project);
    } catch (SemanticError error) {
      diagnostics.report(error.diagnostic());
      return Optional.empty();
    }
  }

  private Optional<IfSystem> analyse(SdlDocument document) {
    SystemParts parts = new SystemParts(system);
    String name = parts.collect(document).name().text();
    Routing routing = parts.routing();
    system.setReceivers(routing);
    return processes().map(processes -> form(name, processes, routing.stimuli()));
  }

  private Optional<IfSystem> analyse(Project project) {
    List<FunctionUnit> functions = new ArrayList<>();
    for (FunctionText text : project.functions()) {
      SystemParts parts = new SystemParts(system);
      new AsnSorts(system.sorts(), parts.global()).enter(text.types());
      parts.collect(text.text());
      functions.add(new FunctionUnit(text, parts));
    }
    if (project.view().isEmpty()) {
      Routing routing = functions.get(0).parts().routing();
      system.setReceivers(routing);
      return finished(project, routing.stimuli());
    }
    ViewRouting routing = new ViewRouting(system, project.view().get(), functions);
    system.setReceivers(routing);
    return finished(project, routing.stimuli());
  }

  private Optional<IfSystem> finished(Project project, List<IfSystem.Stimulus> stimuli) {
    return processes()
        .map(processes -> form(project.name(), TimeUnits.fitting(processes), stimuli));
  }

  /** All processes, unless something is wrong with one. */
  private Optional<List<IfProcess>> processes() {
    List<IfProcess> processes = new ArrayList<>();
    for (ProcessUnit unit : system.processes()) {
      try {
        processes.add(new ProcessAnalysis(unit, system).analyse());
      } catch (SemanticError error) {
        system.diagnostics().report(error.diagnostic());
      }
    }
    return processes.size() < system.processes().size() ? Optional.empty() : Optional.of(processes);
  }

  private IfSystem form(String name, List<IfProcess> processes, List<IfSystem.Stimulus> stimuli) {
    return new IfSystem(
        name, system.dialect(), system.sorts().all(), system.signals(), processes, stimuli);
  }
}
