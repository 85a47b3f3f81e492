package dev.gyre.suite.run;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.model.ModelSource;
import dev.gyre.engine.run.CheckObserver;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.FileSourceLoader;
import dev.gyre.promela.lex.UnusableSourceException;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import dev.gyre.suite.Answer;
import dev.gyre.suite.CaseResult;
import dev.gyre.suite.Outcome;
import dev.gyre.suite.TestCase;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Runs one case, or remembers what came of it. */
final class CaseRun {
  private final TestCase testCase;
  private final ResultCache cache;
  private final MemoryBudget memory;
  private final CheckObserver observer;

  CaseRun(TestCase testCase, ResultCache cache, MemoryBudget memory, CheckObserver observer) {
    this.testCase = testCase;
    this.cache = cache;
    this.memory = memory;
    this.observer = observer;
  }

  CaseResult run() throws InterruptedException {
    SourceFile model;
    try {
      model = new FileSourceLoader().read(testCase.model());
    } catch (UnusableSourceException e) {
      return ran(unusable(e.code(), e.getMessage()));
    } catch (IOException e) {
      return ran(unusable(PromelaCode.UNREADABLE_FILE, e.getMessage()));
    }
    Optional<Outcome> known = cache.find(testCase, model);
    if (known.isPresent()) {
      return CaseResult.of(testCase, known.get(), CaseResult.Origin.CACHE);
    }
    RecordingLoader loader =
        new RecordingLoader(new FileSourceLoader(testCase.call().includePaths()));
    Outcome outcome = outcome(model, loader);
    cache.keep(testCase, model, loader.inclusions(), outcome);
    return ran(outcome);
  }

  private CaseResult ran(Outcome outcome) {
    return CaseResult.of(testCase, outcome, CaseResult.Origin.RUN);
  }

  private Outcome unusable(PromelaCode code, String message) {
    SourceFile empty = new SourceFile(testCase.model().toString(), "");
    return Outcome.ofReading(List.of(Diagnostic.of(code, empty.span(0, 0), message)), 0);
  }

  private Outcome outcome(SourceFile model, RecordingLoader loader) throws InterruptedException {
    if (testCase.question() == TestCase.Question.READ) {
      long start = System.nanoTime();
      LoadedModel read =
          LoadedModel.load(
              new ModelSource(
                  model,
                  testCase.call().definitions(),
                  loader,
                  testCase.call().options().meaning().sdl()),
              List.of());
      return Outcome.ofReading(read.diagnostics(), (System.nanoTime() - start) / 1e9);
    }
    CheckRequest request =
        CheckRequest.of(model)
            .withDefinitions(testCase.call().definitions())
            .withIncludes(loader)
            .withOptions(testCase.call().options());
    OptionalLong own = testCase.call().options().limits().memoryBytes();
    Outcome first = check(request, own.orElse(memory.shareBytes()));
    // With a share of the memory it did not come to an answer; with all of it it may.
    boolean wasStarved =
        own.isEmpty()
            && first.answer() == Answer.UNDECIDED
            && memory.shareBytes() < memory.totalBytes()
            && first.properties().stream()
                .anyMatch(p -> p.reason().filter(r -> r.contains("memory")).isPresent());
    return wasStarved && !observer.isCancelled() ? check(request, memory.totalBytes()) : first;
  }

  private Outcome check(CheckRequest request, long bytes) throws InterruptedException {
    int taken = memory.take(bytes);
    try {
      return Outcome.of(Checker.check(request.withOptions(limited(request, bytes)), observer));
    } finally {
      memory.giveBack(taken);
    }
  }

  /** One worker, so that searches which stop early count the same every time. */
  private static CheckOptions limited(CheckRequest request, long bytes) {
    CheckOptions options = request.options();
    Limits limits = options.limits();
    CheckOptions single = options.search().threads().isPresent() ? options : options.withThreads(1);
    return single.withLimits(
        new Limits(limits.maxDepth(), limits.timeout(), OptionalLong.of(bytes)));
  }
}
