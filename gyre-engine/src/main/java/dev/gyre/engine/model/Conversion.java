package dev.gyre.engine.model;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.print.NoCounterpartException;
import dev.gyre.promela.print.SystemPrinter;
import dev.gyre.source.Diagnostic;
import java.util.List;
import java.util.Optional;

/** A model in another language: the stages from SDL over the intermediate form to Promela. */
public final class Conversion {
  private Conversion() {}

  /** What a model can be converted to. */
  public enum Target {
    /** The intermediate form of systems in SDL. */
    IF,
    PROMELA
  }

  /**
   * What became of a model.
   *
   * @param text the model in the other language
   * @param refusal why there is none, although the model is right
   * @param diagnostics what is to be said about the model as it was
   */
  public record Result(
      Optional<String> text, Optional<String> refusal, List<Diagnostic> diagnostics) {
    public Result {
      diagnostics = List.copyOf(diagnostics);
    }

    static Result of(Optional<String> text, List<Diagnostic> diagnostics) {
      return new Result(text, Optional.empty(), diagnostics);
    }

    private static Result refused(String reason) {
      return new Result(Optional.empty(), Optional.of(reason), List.of());
    }
  }

  /** Reads a model and writes it in another language. */
  public static Result convert(ModelSource source, Target target) {
    return switch (target) {
      case IF ->
          SdlModels.isSdl(source.file())
              ? SdlModels.toIf(source)
              : Result.refused(
                  "IF is for processes that send signals to each other, and those of Promela share"
                      + " variables and wait for each other");
      case PROMELA -> toPromela(LoadedModel.load(source, List.of()));
    };
  }

  private static Result toPromela(LoadedModel model) {
    Optional<ProcessSystem> system = model.system();
    try {
      return Result.of(system.map(SystemPrinter::print), model.diagnostics());
    } catch (NoCounterpartException e) {
      return Result.refused(e.getMessage());
    }
  }
}
