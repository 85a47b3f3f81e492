package dev.gyre.engine.report;

import dev.gyre.emptiness.Lasso;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.plan.SdlOptions;
import dev.gyre.property.Fairness;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A violation that was saved, with all that is needed to replay it.
 *
 * @param includes the files the model includes, by the names in its directives
 * @param sdl what was said about what SDL leaves open
 * @param formulas the temporal properties that were given apart from the model
 * @param property the name of the property that is violated
 * @param kind what kind of violation it leads to
 * @param cycle what repeats, if the run is infinite
 */
public record Trail(
    SourceFile file,
    Map<String, SourceFile> includes,
    Map<String, String> definitions,
    SdlOptions sdl,
    List<String> formulas,
    Channels channels,
    String property,
    ViolationKind kind,
    String message,
    List<Long> transitions,
    Optional<Cycle> cycle) {
  public Trail {
    includes = Map.copyOf(includes);
    definitions = Map.copyOf(definitions);
    formulas = List.copyOf(formulas);
    transitions = List.copyOf(transitions);
  }

  /**
   * What repeats for ever.
   *
   * @param start the number of its first step, from 1
   */
  public record Cycle(int start, Fairness fairness, Lasso.Extent extent) {}

  /** All that is needed to replay a violation of a model. */
  public static Trail of(LoadedModel model, Channels channels, FoundViolation violation) {
    Optional<Cycle> cycle =
        violation
            .evidence()
            .cycle()
            .flatMap(
                c ->
                    violation
                        .trace()
                        .cycleStart()
                        .map(
                            start ->
                                new Cycle(
                                    start, c.fairness(), Lasso.Extent.valueOf(c.extent().name()))));
    return new Trail(
        model.file(),
        model.includes(),
        model.definitions(),
        model.sdl(),
        model.formulas(),
        channels,
        violation.property(),
        violation.kind(),
        violation.message(),
        violation.trace().transitions(),
        cycle);
  }

  /** The same in other words. */
  public Trail saying(String otherMessage) {
    return new Trail(
        file,
        includes,
        definitions,
        sdl,
        formulas,
        channels,
        property,
        kind,
        otherMessage,
        transitions,
        cycle);
  }

  /** The same violation, reached on another way. */
  public Trail with(List<Long> otherTransitions, Optional<Cycle> otherCycle) {
    return new Trail(
        file,
        includes,
        definitions,
        sdl,
        formulas,
        channels,
        property,
        kind,
        message,
        otherTransitions,
        otherCycle);
  }

  /** The model as it was when the trail was made. */
  public LoadedModel model() {
    return LoadedModel.load(
        new ModelSource(file, definitions, LoadedModel.given(includes), sdl), formulas);
  }
}
