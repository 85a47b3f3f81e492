package dev.gyre.sdl.sema;

import dev.gyre.ir.LtlFormula;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfFormula;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfProperty;
import dev.gyre.sdl.form.IfWatch;
import dev.gyre.sdl.property.FormulaParser;
import dev.gyre.sdl.property.FormulaTree;
import dev.gyre.sdl.property.PropertyTexts;
import dev.gyre.sdl.property.StopCondition;
import dev.gyre.sdl.property.StopConditionParser;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;

/** Gives the names in properties their meaning, when all processes of the system are known. */
final class PropertyAnalysis {
  private final SystemContext system;
  private final SystemView view;
  private final Values values;
  private final List<IfWatch.Observer> observers = new ArrayList<>();
  private final List<IfProperty> properties = new ArrayList<>();

  /**
   * @param shared the sorts and constants that properties may use
   */
  PropertyAnalysis(SystemContext system, Scope shared, List<IfProcess> processes) {
    this.system = system;
    this.view = new SystemView(processes, system);
    Scope scope = shared.inner();
    scope.see(view);
    this.values = new Values(system.sorts(), scope, Hoist.forbidden());
  }

  /** What is wrong with a property goes to the diagnostics. */
  IfWatch analyse(PropertyTexts texts) {
    for (SourceFile file : texts.files()) {
      if (StopConditionParser.isOne(file)) {
        StopConditionParser.parse(file, system.diagnostics()).forEach(this::add);
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

  private void add(String name, FormulaTree tree, SourceSpan span) {
    try {
      IfFormula formula = tree.match(new Formulas());
      properties.add(new IfProperty(name, formula, IfProperty.Scope.WHOLE, span));
    } catch (SemanticError error) {
      system.diagnostics().report(error.diagnostic());
    }
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
      IfFormula condition = condition(stop.condition());
      switch (stop.kind()) {
        case ALWAYS -> add(name, condition, IfProperty.Scope.ALWAYS_WHILE_WATCHED, stop.span());
        case NEVER -> {
          IfFormula not = new IfFormula.Unary(LtlFormula.UnaryOp.NOT, condition);
          add(name, not, IfProperty.Scope.ALWAYS_WHILE_WATCHED, stop.span());
        }
        case EVENTUALLY -> add(name, condition, IfProperty.Scope.ONCE_WHILE_WATCHED, stop.span());
        case FILTER_OUT ->
            throw SemanticError.unsupported(stop.span(), "filter_out", "use an observer");
      }
    } catch (SemanticError error) {
      system.diagnostics().report(error.diagnostic());
    }
  }

  private void add(String name, IfFormula condition, IfProperty.Scope scope, SourceSpan span) {
    properties.add(new IfProperty(name, condition, scope, span));
  }
}
