package dev.gyre.promela;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.chantype.ChannelTypes;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.collection.CollectionModel;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.Preprocessor;
import dev.gyre.promela.lex.SourceLoader;
import dev.gyre.promela.lower.FreeFormula;
import dev.gyre.promela.lower.Lowering;
import dev.gyre.promela.scalarset.SymmetricModel;
import dev.gyre.promela.sema.FormulaShape;
import dev.gyre.promela.sema.Lints;
import dev.gyre.promela.sema.ResolvedModel;
import dev.gyre.promela.sema.Resolver;
import dev.gyre.promela.sema.TypeChecker;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.PromelaParser;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The way in: a model's text to a checked {@link ProcessSystem} and the findings about it. Never
 * throws on user text.
 */
public final class PromelaFrontEnd {
  /** Trees are at most a few thousand levels deep; this is room enough to walk them. */
  private static final long STACK_BYTES = 256L << 20;

  private final SourceLoader loader;
  private final Map<String, String> definitions;

  /**
   * @param loader finds included files
   * @param definitions macros given from outside, name to replacement
   */
  public PromelaFrontEnd(SourceLoader loader, Map<String, String> definitions) {
    this.loader = loader;
    this.definitions = Map.copyOf(definitions);
  }

  public PromelaFrontEnd() {
    this(new FileSourceLoader(), Map.of());
  }

  /**
   * What became of a model.
   *
   * @param model the syntax tree, as far as it could be built
   * @param channels what its channels carry; present if its names and types are right
   * @param system the system; present exactly when no diagnostic is an error
   */
  public record Result(
      Model model,
      Optional<ChannelTypes> channels,
      Optional<ProcessSystem> system,
      List<Diagnostic> diagnostics) {
    public Result {
      diagnostics = List.copyOf(diagnostics);
    }

    public boolean isAccepted() {
      return system.isPresent();
    }
  }

  public Result check(SourceFile file) {
    return check(file, List.of());
  }

  /**
   * Checks a model together with formulas given apart from it. They become its last properties, in
   * this order, and may use its macros.
   */
  public Result check(SourceFile file, List<SourceFile> formulas) {
    return DeepStack.call(STACK_BYTES, () -> checkHere(file, formulas));
  }

  /**
   * A model as Spin reads it.
   *
   * @param model present exactly when no diagnostic is an error
   */
  public record PlainResult(Optional<Model> model, List<Diagnostic> diagnostics) {
    public PlainResult {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /** Checks a model and translates what Spin does not know into what it knows. */
  public PlainResult plain(SourceFile file) {
    return DeepStack.call(STACK_BYTES, () -> plainHere(file));
  }

  private PlainResult plainHere(SourceFile file) {
    Result result = checkHere(file, List.of());
    Optional<Model> plain =
        result.isAccepted() ? Optional.of(plainModel(result.model())) : Optional.empty();
    return new PlainResult(plain, result.diagnostics());
  }

  private static Model plainModel(Model model) {
    Diagnostics known = new Diagnostics();
    return SymmetricModel.of(CollectionModel.withArrays(model, known), known).plain();
  }

  /**
   * What became of a formula without a model.
   *
   * @param formula present exactly when no diagnostic is an error
   */
  public record FormulaResult(Optional<LtlFormula> formula, List<Diagnostic> diagnostics) {
    public FormulaResult {
      diagnostics = List.copyOf(diagnostics);
    }
  }

  /** Reads a formula without a model; its propositions may be any expressions. */
  public FormulaResult formula(SourceFile text) {
    return DeepStack.call(STACK_BYTES, () -> formulaHere(text));
  }

  private FormulaResult formulaHere(SourceFile text) {
    Diagnostics diagnostics = new Diagnostics();
    Preprocessor preprocessor = new Preprocessor(loader, definitions, diagnostics);
    Optional<Expression> parsed = PromelaParser.parseFormula(preprocessor.run(text), diagnostics);
    parsed.ifPresent(new FormulaShape(diagnostics)::check);
    Optional<LtlFormula> formula =
        diagnostics.hasErrors() ? Optional.empty() : parsed.map(FreeFormula::lower);
    return new FormulaResult(formula, diagnostics.all());
  }

  private Result checkHere(SourceFile file, List<SourceFile> formulas) {
    Diagnostics diagnostics = new Diagnostics();
    Preprocessor preprocessor = new Preprocessor(loader, definitions, diagnostics);
    // No variable for the tokens: they are most of the memory, and the parser is done with them.
    Model model = PromelaParser.parse(preprocessor.run(file, formulas), diagnostics);
    Optional<ChannelTypes> channels = Optional.empty();
    Optional<ProcessSystem> system = Optional.empty();
    if (!diagnostics.hasErrors()) {
      if (model.units().isEmpty()) {
        diagnostics.report(
            Diagnostic.of(PromelaCode.NO_PROCESS, file.span(0, 0), "this model is empty"));
      }
      SymmetricModel symmetric =
          SymmetricModel.of(CollectionModel.withArrays(model, diagnostics), diagnostics);
      boolean isPlain = !diagnostics.hasErrors();
      ResolvedModel resolved = Resolver.resolve(symmetric.plain(), diagnostics);
      boolean hasMeaning = !diagnostics.hasErrors();
      if (isPlain) {
        // Also if names are wrong: what has no meaning is passed over, and the rest is told at
        // once.
        TypeChecker.check(resolved, diagnostics);
      }
      if (hasMeaning) {
        Lints.check(resolved, diagnostics);
      }
      if (!diagnostics.hasErrors()) {
        channels = Optional.of(ChannelTypes.infer(resolved, diagnostics));
      }
      if (!diagnostics.hasErrors()) {
        system = Lowering.lower(file.name(), resolved, diagnostics).map(symmetric::describe);
      }
    }
    return new Result(model, channels, system, diagnostics.all());
  }
}
