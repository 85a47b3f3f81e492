package dev.gyre.engine.run;

import dev.gyre.emptiness.Acceptance;
import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.Lasso;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.emptiness.NestedSearch;
import dev.gyre.emptiness.ParallelEmptinessSearch;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Statistics;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.engine.resume.CheckJournal;
import dev.gyre.engine.trace.ClaimReplayer;
import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.RunRecord;
import dev.gyre.engine.trace.Trace;
import dev.gyre.engine.trace.TraceReplayer;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.plan.CycleSearch;
import dev.gyre.property.ViolationKind;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.source.SourceSpan;
import dev.gyre.store.FlaggedStates;
import dev.gyre.system.InternalFault;
import dev.gyre.system.Transitions;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Looks for a bad infinite run, confirms on the interpreter what was found, and makes a trace of
 * it.
 */
final class CycleCheck {
  private final CycleQuestion question;
  private final InterpretedSystem reference;
  private final Optional<ClaimTask.Formula> formula;

  /**
   * What came out.
   *
   * @param violation the bad run, confirmed
   * @param uncertainty how far the outcome can be trusted; empty if the store is exact
   */
  record Result(
      LivenessOutcome outcome,
      Optional<FoundViolation> violation,
      Optional<Uncertainty> uncertainty) {

    Statistics statistics(int threads, double seconds) {
      return new Statistics(
          outcome.states(),
          outcome.transitions(),
          outcome.depth(),
          outcome.memoryBytes(),
          violation.isPresent() ? 1 : 0,
          threads,
          0,
          0,
          outcome
              .files()
              .map(
                  f ->
                      new Statistics.Disk(
                          f.peakBytes(), f.writtenBytes(), f.runs(), f.merges(), 0)),
          seconds);
    }
  }

  /**
   * @param question what is asked about the model as it was written
   * @param reference that model, to be trusted
   * @param formula the formula that the claim stands for, if it does; its probe is in {@code
   *     reference}
   */
  CycleCheck(
      CycleQuestion question, InterpretedSystem reference, Optional<ClaimTask.Formula> formula) {
    this.question = question;
    this.reference = reference;
    this.formula = formula;
  }

  /**
   * @param property the name of the property that a bad run violates
   * @param searched where to look for a bad run
   * @param search how to search
   * @param journal keeps the search
   * @throws InternalFault if what was found is no bad run
   */
  Result run(
      String property,
      CycleForms searched,
      CycleSearch search,
      SearchLimits limits,
      SearchObserver observer,
      CheckJournal.Entry journal) {
    CycleQuestion asked = searched.question();
    Optional<FlaggedStates> lossy = search.lossyStore().map(Stores::flagged);
    LivenessOutcome outcome =
        journal
            .outcome()
            .map(LivenessOutcome::read)
            .orElseGet(
                () ->
                    switch (search.algorithm()) {
                      case COMPONENTS -> new EmptinessSearch(asked, limits, observer).run();
                      case SHARED_COMPONENTS ->
                          new ParallelEmptinessSearch(asked, limits, observer, search.threads())
                              .run();
                      case NESTED ->
                          new NestedSearch(asked, lossy.orElseThrow(), limits, observer).run();
                      case CATCH_THEM_YOUNG ->
                          new DiskCycles(searched.done().search().store())
                              .search(asked, limits, observer, search.threads());
                    });
    if (lossy.isEmpty() && EndReason.isFinal(outcome.end())) {
      journal.done(outcome::save);
    } else if (EndReason.isFinal(outcome.end())) {
      journal.done();
    }
    return new Result(
        outcome,
        outcome.lasso().map(searched.restoring()).map(lasso -> confirm(property, lasso)),
        lossy.map(
            states -> Stores.uncertainty(search.lossyStore().orElseThrow(), states, outcome)));
  }

  /**
   * @throws InternalFault if the lasso is no bad run
   */
  FoundViolation confirm(String property, Lasso lasso) {
    CycleQuestion trusted =
        new CycleQuestion(reference, question.claim(), question.acceptance(), question.fairness());
    new LassoCheck(trusted)
        .complaint(lasso)
        .ifPresent(
            complaint -> {
              throw new InternalFault("the lasso is not confirmed: " + complaint);
            });
    Trace trace =
        question
            .claim()
            .map(claim -> new ClaimReplayer(reference, claim).replay(lasso))
            .orElseGet(() -> new TraceReplayer(reference, asWritten()).replay(lasso));
    return new FoundViolation(
        property,
        kind(),
        message(),
        start(lasso),
        formula.isPresent() ? trace.ofFormula() : trace,
        evidence(lasso));
  }

  private ViolationKind kind() {
    if (question.acceptance() instanceof Acceptance.NoTick) {
      return ViolationKind.ZENO_CYCLE;
    }
    return question.acceptance() instanceof Acceptance.NoProgress
        ? ViolationKind.NON_PROGRESS_CYCLE
        : ViolationKind.ACCEPTANCE_CYCLE;
  }

  private Evidence evidence(Lasso lasso) {
    RunRecord record =
        new RunRecord(reference, formula.map(f -> f.probe().automaton()), lasso.path());
    formula.ifPresent(f -> FormulaConfirmation.confirm(f, record, lasso.cycleStart()));
    return new Evidence(
        record.propositions(),
        Optional.of(
            new Evidence.Cycle(
                question.fairness(), extent(lasso), record.participants(lasso.cycleStart() + 1))));
  }

  private static Evidence.Extent extent(Lasso lasso) {
    return switch (lasso.extent()) {
      case WHOLE -> Evidence.Extent.WHOLE;
      case PART -> Evidence.Extent.PART;
    };
  }

  /** Each edge stands for itself. */
  private List<List<Integer>> asWritten() {
    int edges = reference.layout().system().edgeCount();
    return IntStream.range(0, edges).mapToObj(List::of).toList();
  }

  private String message() {
    return question
        .acceptance()
        .match(
            new Acceptance.Cases<>() {
              @Override
              public String claimLabels() {
                return "an infinite run stays at the accept labels of never claim " + claim();
              }

              @Override
              public String claimEdges(Acceptance.ClaimEdges edges) {
                return "an infinite run violates " + claim();
              }

              @Override
              public String processLabels() {
                return "an infinite run passes accept labels again and again";
              }

              @Override
              public String noProgress() {
                return "an infinite run passes no progress label from some point on";
              }

              @Override
              public String noTick() {
                return "an infinite run in which time stands still from some point on";
              }

              private String claim() {
                return question.claim().orElseThrow().name();
              }
            });
  }

  /** The statement with which the cycle starts. */
  private SourceSpan start(Lasso lasso) {
    // Something else than time must happen in it, or the timers would run out.
    int edge =
        lasso.path().stream()
            .skip(lasso.cycleStart())
            .filter(transition -> !Transitions.isTick(transition))
            .findFirst()
            .map(Transitions::edge)
            .orElseThrow();
    for (ProcessAutomaton automaton : reference.layout().system().automata()) {
      Optional<SourceSpan> span =
          automaton.locations().stream()
              .flatMap(location -> location.edges().stream())
              .filter(e -> e.id() == edge)
              .map(Edge::span)
              .findFirst();
      if (span.isPresent()) {
        return span.get();
      }
    }
    throw new InternalFault("the cycle starts with an edge that nobody has");
  }
}
