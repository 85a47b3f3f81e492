package dev.gyre.plan;

import dev.gyre.plan.OrderPlan.Proviso;
import dev.gyre.por.Method;
import dev.gyre.por.PartialOrderApplicability;
import dev.gyre.property.Applicability;
import dev.gyre.property.Check;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.property.Question;
import dev.gyre.search.TransitionReduction.Preserved;
import dev.gyre.system.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides which steps are left out that only change the order of others. */
final class PartialOrderChoice {
  private final CheckOptions options;
  private final ModelFacts model;
  private final Applicability toModel;

  PartialOrderChoice(CheckOptions options, ModelFacts model) {
    this.options = options;
    this.model = model;
    this.toModel = asked().and(this::toModel);
  }

  private PartialOrder wanted() {
    return options.reductions().partialOrder();
  }

  private Applicability asked() {
    boolean isOff =
        wanted() == PartialOrder.OFF
            || (wanted() == PartialOrder.AUTO && options.reductions().isPlain());
    boolean isShortest = options.search().order().filter(SearchOrder.BFS::equals).isPresent();
    return Applicability.unless(isOff, "asked for")
        .and(
            () ->
                Applicability.unless(
                    wanted() == PartialOrder.AUTO && isShortest,
                    "breadth first; the shortest trace may need any order of steps"));
  }

  private Applicability toModel() {
    return PartialOrderApplicability.toModel(model.searched())
        .and(
            () ->
                options.meaning().channels() == Channels.LOSSY
                    ? PartialOrderApplicability.toLossyChannels()
                    : Applicability.applies());
  }

  /**
   * @param symmetry which states stand for others
   * @param search how finite runs are looked for
   */
  OrderPlan of(Question question, SymmetryPlan symmetry, SearchPlan search) {
    Applicability isStatic =
        symmetry.strategy().isPresent()
            ? PartialOrderApplicability.ofStaticReductionTo(model.symmetry().system().symmetry())
            : Applicability.applies();
    Applicability applicability =
        toModel
            .and(() -> PartialOrderApplicability.toQuestion(model.searched(), question))
            .and(() -> toPromises(question))
            .and(() -> question.isSafety() ? Applicability.applies() : isStatic)
            .and(() -> toDisk(question, search, isStatic));
    if (!applicability.isSound()) {
      return OrderPlan.off(applicability.obstacle().orElseThrow());
    }
    Proviso proviso =
        question.isSafety() && !(isByState(search) && isStatic.isSound())
            ? Proviso.OF_SEARCH
            : Proviso.STATIC;
    OrderPlan.Use use = new OrderPlan.Use(method(), proviso, preserved(question, search));
    return new OrderPlan(Optional.of(use), reason(proviso));
  }

  /**
   * A search on disk finds out at the end of a level which states are new, when it is too late for
   * a proviso that asks. Deadlocks need none, and sticky edges ask for the state alone.
   */
  private static Applicability toDisk(
      Question question, SearchPlan search, Applicability isStatic) {
    boolean needsProviso =
        search.store().kind().isInFiles()
            && question.isSafety()
            && preserved(question, search) == Preserved.STEPS;
    return needsProviso && !isStatic.isSound()
        ? Applicability.not(
            "on disk it is known too late which states are new, and "
                + isStatic.obstacle().orElseThrow())
        : Applicability.applies();
  }

  /** Promises are watched while safety is checked, and ignored otherwise. */
  private Applicability toPromises(Question question) {
    return question.isSafety() && model.promises() == ExclusiveUseWatch.WATCHED
        ? PartialOrderApplicability.toWatchedPromises(model.searched())
        : Applicability.applies();
  }

  /**
   * The methods that are asked for by name have the provisos of the literature, unless several
   * workers search: by the state alone the same states are there for any number of them.
   */
  private boolean isByState(SearchPlan search) {
    return search.threads() > 1
        || search.store().kind().isInFiles()
        || wanted() == PartialOrder.ON
        || wanted() == PartialOrder.AUTO;
  }

  private static Preserved preserved(Question question, SearchPlan search) {
    return question.isSafety() && search.checks().equals(Set.of(Check.DEADLOCK))
        ? Preserved.DEADLOCKS
        : Preserved.STEPS;
  }

  private Method method() {
    return switch (wanted()) {
      case AMPLE -> Method.AMPLE;
      case CLUSTER -> Method.CLUSTER;
      case STUBBORN, ON, AUTO -> Method.STUBBORN;
      case OFF -> throw new IllegalArgumentException("no reduction has no method");
    };
  }

  private String reason(Proviso proviso) {
    return switch (wanted()) {
      case AMPLE -> "asked for; steps of one process that nobody disturbs";
      case CLUSTER -> "asked for; steps of a group that nobody else disturbs";
      case STUBBORN -> "asked for; stubborn sets, with the proviso of " + name(proviso);
      case ON -> "asked for; the smallest stubborn set of steps";
      case AUTO, OFF -> "default; the smallest stubborn set of steps";
    };
  }

  private static String name(Proviso proviso) {
    return switch (proviso) {
      case OF_SEARCH -> "the search";
      case STATIC -> "the state alone";
    };
  }

  /** What a user should know who asked for it; the default needs no excuse. */
  List<String> notes(List<PropertyPlan> plans) {
    List<String> notes = new ArrayList<>();
    if (!toModel.isSound() || wanted() == PartialOrder.AUTO) {
      return notes;
    }
    if (options.search().order().filter(SearchOrder.BFS::equals).isPresent()) {
      notes.add("with partial order reduction the trace is the shortest among those left");
    }
    for (PropertyPlan plan : plans) {
      if (plan.order().use().isEmpty()) {
        notes.add(
            "all orders of steps are looked at for "
                + plan.property().name()
                + ", because "
                + plan.order().reason());
      }
    }
    return notes;
  }
}
