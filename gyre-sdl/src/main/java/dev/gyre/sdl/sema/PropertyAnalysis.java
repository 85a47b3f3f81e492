package dev.gyre.sdl.sema;

import dev.gyre.ir.LtlFormula;
import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfFormula;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfProperty;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.sdl.property.ChartObserver;
import dev.gyre.sdl.property.FormulaParser;
import dev.gyre.sdl.property.FormulaTree;
import dev.gyre.sdl.property.PropertyTexts;
import dev.gyre.sdl.property.StopCondition;
import dev.gyre.sdl.property.StopConditionParser;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.SdlDocument;
import dev.gyre.sdl.syntax.SdlParser;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Gives the names in properties their meaning, when all processes of the system are known. */
final class PropertyAnalysis {
  private static final IfProperty.Scope ALWAYS = IfProperty.Scope.ALWAYS_WHILE_WATCHED;

  private final SystemContext system;
  private final SystemView view;
  private final Values values;
  private final Scope shared;
  private final List<IfProcess> processes;
  private final List<IfWatch.Observer> observers = new ArrayList<>();
  private final List<IfProperty> properties = new ArrayList<>();

  /**
   * @param shared the sorts and constants that properties may use
   */
  PropertyAnalysis(SystemContext system, Scope shared, List<IfProcess> processes) {
    this.system = system;
    this.shared = shared;
    this.processes = processes;
    this.view = new SystemView(processes, system);
    Scope scope = shared.inner();
    scope.see(view);
    this.values = new Values(system.sorts(), scope, Hoist.forbidden());
  }

  /** What is wrong with a property goes to the diagnostics. */
  IfWatch analyse(PropertyTexts texts) {
    texts.files().stream().filter(PropertyAnalysis::isObserver).forEach(this::observe);
    for (SourceFile file : texts.files()) {
      if (ChartObserver.isChart(file)) {
        ChartObserver.of(file, system.diagnostics()).ifPresent(this::observe);
      }
    }
    for (SourceFile file : texts.files()) {
      if (StopConditionParser.isOne(file)) {
        StopConditionParser.parse(file, system.diagnostics()).forEach(this::add);
      } else if (!isObserver(file) && !ChartObserver.isChart(file)) {
        Diagnostic unknown =
            Diagnostic.of(
                SdlCode.SDL_UNSUPPORTED,
                file.span(0, 0),
                "this file of properties is not supported");
        system
            .diagnostics()
            .report(
                unknown.withHint("stop conditions end in .scl or .txt, observers in .pr or .sdl"));
      }
    }
    int number = 0;
    for (SourceFile formula : texts.formulas()) {
      String name = "ltl_" + number++;
      FormulaParser.parse(formula, system.diagnostics())
          .ifPresent(tree -> add(name, tree, formula.span(0, formula.text().length())));
    }
    return new IfWatch(view.subjects(), observers, properties);
  }

  /** The processes with what the properties ask for in them. */
  List<IfProcess> watched() {
    return view.durations().kept(processes);
  }

  private static boolean isObserver(SourceFile file) {
    String name = file.name().toLowerCase(Locale.ROOT);
    return name.endsWith(".pr") || name.endsWith(".sdl");
  }

  private void observe(SourceFile file) {
    Diagnostics before = new Diagnostics();
    SdlDocument document = SdlParser.parse(file, before);
    before.all().forEach(system.diagnostics()::report);
    if (before.hasErrors()) {
      return;
    }
    try {
      int index = processes.size() + observers.size();
      ObserverAnalysis analysis = new ObserverAnalysis(system, shared, view, processes, index);
      IfWatch.Observer observer = analysis.analyse(document);
      observers.add(observer);
      view.add(observer.process());
      success(observer.process());
    } catch (SemanticError error) {
      system.diagnostics().report(error.diagnostic());
    }
  }

  /** An observer with success states asks that each run comes to one. */
  private void success(IfProcess observer) {
    Set<Integer> states =
        observer.states().stream()
            .filter(state -> state.verdict() == IfState.Verdict.SUCCESS)
            .map(IfState::index)
            .collect(Collectors.toSet());
    if (!states.isEmpty()) {
      String name = observer.name() + " reaches success";
      IfExpr reached = view.isIn(observer, states);
      IfFormula formula = new IfFormula.Condition(reached, name);
      add(name, formula, IfProperty.Scope.ONCE_WHILE_WATCHED, observer.span());
    }
  }

  private void add(String name, FormulaTree tree, SourceSpan span) {
    try {
      if (ignores()) {
        throw SemanticError.unsupported(
            span, "a formula beside runs that an observer ignores", "ask for them one by one");
      }
      IfFormula formula = tree.match(new Formulas());
      add(name, formula, IfProperty.Scope.WHOLE, span);
    } catch (SemanticError error) {
      system.diagnostics().report(error.diagnostic());
    }
  }

  private boolean ignores() {
    return observers.stream()
        .flatMap(observer -> observer.process().states().stream())
        .anyMatch(state -> state.verdict() == IfState.Verdict.IGNORE);
  }

  private final class Formulas implements FormulaTree.Cases<IfFormula> {
    @Override
    public IfFormula condition(FormulaTree.Condition f) {
      return PropertyAnalysis.this.condition(f.expression());
    }

    @Override
    public IfFormula unary(FormulaTree.Unary f) {
      return new IfFormula.Unary(f.operator(), f.operand().match(this));
    }

    @Override
    public IfFormula binary(FormulaTree.Binary f) {
      return new IfFormula.Binary(f.operator(), f.left().match(this), f.right().match(this));
    }
  }

  private IfFormula condition(Expression e) {
    IfExpr condition = values.condition(e);
    return new IfFormula.Condition(condition, e.span().text().replaceAll("\\s+", " "));
  }

  // ---- stop conditions

  private void add(StopCondition stop) {
    try {
      String name = stop.span().text().replaceAll("\\s+", " ");
      view.takeWaiting();
      IfFormula condition = condition(stop.condition());
      Optional<IfFormula> waits =
          view.takeWaiting().map(all -> new IfFormula.Condition(all, "the signal waits"));
      switch (stop.kind()) {
        case ALWAYS -> add(name, onlyIf(waits, condition), ALWAYS, stop.span());
        case NEVER -> {
          IfFormula not = new IfFormula.Unary(LtlFormula.UnaryOp.NOT, condition);
          add(name, onlyIf(waits, not), ALWAYS, stop.span());
        }
        case EVENTUALLY -> {
          IfFormula both =
              waits
                  .<IfFormula>map(w -> new IfFormula.Binary(LtlFormula.BinaryOp.AND, w, condition))
                  .orElse(condition);
          add(name, both, IfProperty.Scope.ONCE_WHILE_WATCHED, stop.span());
        }
        case FILTER_OUT -> filter(((IfFormula.Condition) condition).condition(), waits, stop);
      }
    } catch (SemanticError error) {
      system.diagnostics().report(error.diagnostic());
    }
  }

  private void filter(IfExpr condition, Optional<IfFormula> waits, StopCondition stop) {
    IfExpr both =
        waits
            .map(w -> ((IfFormula.Condition) w).condition())
            .<IfExpr>map(
                w -> new IfExpr.Binary(IfExpr.BinaryOperator.AND, w, condition, BasicSorts.BOOLEAN))
            .orElse(condition);
    int index = processes.size() + observers.size();
    IfWatch.Observer filter = RunFilter.of(both, processes, view, index, stop.span());
    observers.add(filter);
    view.add(filter.process());
  }

  private static IfFormula onlyIf(Optional<IfFormula> waits, IfFormula condition) {
    return waits
        .<IfFormula>map(w -> new IfFormula.Binary(LtlFormula.BinaryOp.IMPLIES, w, condition))
        .orElse(condition);
  }

  private void add(String name, IfFormula condition, IfProperty.Scope scope, SourceSpan span) {
    properties.add(new IfProperty(free(name), condition, scope, span));
  }

  /** What a property is called; it is asked for by its name, so no other may have the same. */
  private String free(String name) {
    Set<String> taken = properties.stream().map(IfProperty::name).collect(Collectors.toSet());
    String free = name;
    for (int number = 2; taken.contains(free); number++) {
      free = name + " (" + number + ")";
    }
    return free;
  }
}
