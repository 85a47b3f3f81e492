package dev.gyre.engine.run;

import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.resume.SearchMark;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Compatibility;
import dev.gyre.plan.ExecutionPlan;
import dev.gyre.plan.ModelFacts;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.RefusedException;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Property;
import dev.gyre.source.SourceFile;
import dev.gyre.system.InternalFault;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * How to make the system of a search anew, in another process: the text of the model and what was
 * asked for. Everything in it is text, numbers, or made of them.
 *
 * @param includes the files that the model includes, by the names in its directives
 * @param way how the model is executed
 * @param promises what becomes of promises that may be broken
 * @param property whose finite runs are searched
 */
public record SearchRecipe(
    Text model,
    Map<String, Text> includes,
    Map<String, String> definitions,
    CheckOptions options,
    ExecutionPlan.Way way,
    ExclusiveUseWatch promises,
    String property) {
  /** A file. */
  public record Text(String name, String text) {
    static Text of(SourceFile file) {
      return new Text(file.name(), file.text());
    }

    SourceFile file() {
      return new SourceFile(name, text);
    }
  }

  static SearchRecipe of(LoadedModel model, CheckOptions options, ExecutionMode mode) {
    Map<String, Text> includes = new TreeMap<>();
    model.includes().forEach((name, file) -> includes.put(name, Text.of(file)));
    return new SearchRecipe(
        Text.of(model.file()),
        includes,
        model.definitions(),
        options,
        mode.way(),
        mode.promises(),
        "");
  }

  SearchRecipe of(Property one) {
    return new SearchRecipe(model, includes, definitions, options, way, promises, one.name());
  }

  /**
   * Makes the system.
   *
   * @throws InternalFault if that is not possible, although it was possible before
   */
  public SearchedForm made() {
    Map<String, SourceFile> files = new TreeMap<>();
    includes.forEach((name, text) -> files.put(name, text.file()));
    ModelSource source =
        new ModelSource(
            model.file(), definitions, LoadedModel.given(files), options.meaning().sdl());
    LoadedModel loaded = LoadedModel.load(source, options.questions().formulas());
    ProcessSystem written =
        loaded.system().orElseThrow(() -> new InternalFault("the model has errors here"));
    ExecutionMode mode = new ExecutionMode(way, promises);
    ModelFacts facts = CheckRun.facts(written, options, mode);
    try {
      PropertyPlan plan =
          mode.applied(Compatibility.decide(options, facts)).plans().stream()
              .filter(each -> each.property().name().equals(property))
              .findFirst()
              .orElseThrow(() -> new InternalFault("there is no property " + property));
      return made(
          new ModelForms(facts.searched(), facts.symmetry().system(), Optional.of(this)), plan);
    } catch (RefusedException e) {
      throw new InternalFault("the plan is refused here: " + e.getMessage());
    }
  }

  private static SearchedForm made(ModelForms forms, PropertyPlan plan) {
    return switch (plan.property().kind()) {
      case SAFETY -> {
        SafetyForm form = SafetyForm.of(forms, plan);
        yield of(
            new SearchedForm(
                form.system(),
                PlannedOrder.ofSafety(plan, form.system()),
                PlannedSymmetry.of(plan.symmetry(), form.system()),
                plan.search().checks(),
                ""),
            ExecutableSystems.done(plan, form.system()));
      }
      case NEVER -> made(forms, ClaimTask.never(forms.system(), plan.property().name()), plan);
      case LTL -> made(forms, formula(forms, plan), plan);
      case ACCEPTANCE, PROGRESS, ZENO ->
          throw new InternalFault("finite runs do not decide " + plan.property().name());
    };
  }

  private static ClaimTask formula(ModelForms forms, PropertyPlan plan) {
    try {
      return FormulaTask.of(forms.system(), plan.property().name());
    } catch (FormulaTooLargeException e) {
      throw new InternalFault("the formula is too large here", e);
    }
  }

  private static SearchedForm made(ModelForms forms, ClaimTask watch, PropertyPlan plan) {
    ClaimCheck check = new ClaimCheck(forms, watch, plan, CheckObserver.NONE);
    return of(check.finiteForm(), check.done());
  }

  /**
   * The same with its mark.
   *
   * @param plan as it is carried out
   */
  static SearchedForm of(SearchedForm form, PropertyPlan plan) {
    String mark = SearchMark.of(SearchMark.ofPlan(plan), form.system(), "finite runs");
    return new SearchedForm(form.system(), form.reduction(), form.states(), form.checks(), mark);
  }
}
