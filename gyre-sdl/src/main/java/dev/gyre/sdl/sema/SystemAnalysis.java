package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.sdl.property.PropertyTexts;
import dev.gyre.sdl.syntax.SdlDocument;
import dev.gyre.sdl.taste.FunctionText;
import dev.gyre.sdl.taste.Project;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Makes the intermediate form of a whole system. */
public final class SystemAnalysis {
  private final SystemContext system;
  private final PropertyTexts properties;

  private SystemAnalysis(
      Diagnostics diagnostics, IfSystem.Dialect dialect, PropertyTexts properties) {
    this.system = new SystemContext(diagnostics, dialect);
    this.properties = properties;
  }

  /** The system that a file describes; what is wrong with it goes to the diagnostics. */
  public static Optional<WatchedForm> analyse(
      SdlDocument document, PropertyTexts properties, Diagnostics diagnostics) {
    try {
      SystemAnalysis analysis = new SystemAnalysis(diagnostics, IfSystem.Dialect.SDL, properties);
      return analysis.analyse(document);
    } catch (SemanticError error) {
      diagnostics.report(error.diagnostic());
      return Optional.empty();
    }
  }

  /** The system that the functions of a project are together. */
  public static Optional<WatchedForm> analyse(
      Project project, PropertyTexts properties, Diagnostics diagnostics) {
    try {
      SystemAnalysis analysis = new SystemAnalysis(diagnostics, IfSystem.Dialect.TASTE, properties);
      return analysis.analyse(project);
    } catch (SemanticError error) {
      diagnostics.report(error.diagnostic());
      return Optional.empty();
    }
  }

  /** A system, and who watches it. */
  public record WatchedForm(IfSystem system, IfWatch watch) {}

  private Optional<WatchedForm> analyse(SdlDocument document) {
    SystemParts parts = new SystemParts(system);
    String name = parts.collect(document).name().text();
    Routing routing = parts.routing();
    system.setReceivers(routing);
    return processes()
        .map(own -> form(name, own, routing.stimuli(), parts.global(), watched -> watched));
  }

  private Optional<WatchedForm> analyse(Project project) {
    List<FunctionUnit> functions = new ArrayList<>();
    for (FunctionText text : project.functions()) {
      SystemParts parts = new SystemParts(system);
      new AsnSorts(system.sorts(), parts.global()).enter(text.types());
      if (SystemParts.hasSystem(text.text())) {
        parts.collect(text.text());
      } else {
        parts.collectAlone(text.text());
      }
      functions.add(new FunctionUnit(text, parts));
    }
    boolean isAlone =
        functions.size() == 1 && SystemParts.hasSystem(functions.get(0).text().text());
    if (project.view().isEmpty() && !isAlone) {
      NameRouting routing = new NameRouting(system, functions);
      system.setReceivers(routing);
      return finished(project, routing.stimuli(), functions);
    }
    if (project.view().isEmpty()) {
      Routing routing = functions.get(0).parts().routing();
      system.setReceivers(routing);
      return finished(project, routing.stimuli(), functions);
    }
    ViewRouting routing = new ViewRouting(system, project.view().get(), functions);
    system.setReceivers(routing);
    return finished(project, routing.stimuli(), functions);
  }

  private Optional<WatchedForm> finished(
      Project project, List<IfSystem.Stimulus> stimuli, List<FunctionUnit> functions) {
    Scope shared = functions.get(0).parts().global();
    return processes().map(own -> form(project.name(), own, stimuli, shared, TimeUnits::fitting));
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

  private WatchedForm form(
      String name,
      List<IfProcess> processes,
      List<IfSystem.Stimulus> stimuli,
      Scope shared,
      UnaryOperator<List<IfProcess>> units) {
    List<IfSignal> signals = List.copyOf(system.signals());
    PropertyAnalysis asked = new PropertyAnalysis(system, shared, processes);
    IfWatch watch = asked.analyse(properties);
    List<IfProcess> watched = units.apply(asked.watched());
    IfSystem form =
        new IfSystem(name, system.dialect(), system.sorts().all(), signals, watched, stimuli);
    return new WatchedForm(form, watch);
  }
}
