package dev.gyre.tck.coverage;

import dev.gyre.ir.Edge;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Statement;
import java.util.Collections;
import java.util.EnumSet;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * What one model contains, and what of it a search took. A statement is taken when a step of the
 * search was made from it; {@code goto} and {@code break}, which are no steps, when the statement
 * in front of them was; a selection, loop or block, when something inside it was; an expression,
 * when its statement was.
 */
public record ModelCoverage(Set<Construct> contained, Set<Construct> taken) {

  /** A construct that shows up only behind this many states is not exercised well. */
  private static final int MAX_STATES = 300;

  /** Searches through a model that the front end accepted. */
  public static ModelCoverage of(PromelaFrontEnd.Result accepted) {
    Recorder recorder = new Recorder(accepted.system().orElseThrow());
    BoundedWalk.through(recorder, MAX_STATES);
    return of(accepted.model(), recorder);
  }

  private static ModelCoverage of(Model model, Recorder recorder) {
    Sites sites = new Sites(model);
    SiteConstructs constructs = new SiteConstructs(model);
    Set<Construct> contained = EnumSet.noneOf(Construct.class);
    Set<Construct> taken = EnumSet.copyOf(recorder.situations());
    Set<Statement> passed = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Edge edge : recorder.taken()) {
      sites
          .at(edge.span())
          .ifPresent(
              site -> {
                passed.add(site.statement());
                taken.addAll(constructs.of(site));
              });
    }
    for (Site site : sites.all()) {
      if (site.isDeclaredAtStart()) {
        continue;
      }
      contained.addAll(constructs.of(site));
      boolean follows = site.before().filter(b -> passed.contains(simple(b))).isPresent();
      if (site.isJump() && follows) {
        taken.addAll(constructs.of(site));
      }
    }
    return new ModelCoverage(contained, taken);
  }

  /** The statement behind a label. */
  private static Statement simple(Statement statement) {
    return statement instanceof Statement.Labeled labeled && labeled.statement().isPresent()
        ? simple(labeled.statement().get())
        : statement;
  }
}
