package dev.gyre.tck.coverage;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.Unit;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What it means that a statement was taken: its own constructs, and those of all around it. */
final class SiteConstructs {
  private final Set<String> inlinesWithParameters = new HashSet<>();
  private final Map<String, Construct> watchedChannels = new HashMap<>();

  SiteConstructs(Model model) {
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.Inline inline && !inline.parameters().isEmpty()) {
        inlinesWithParameters.add(inline.name().text());
      } else if (unit instanceof Unit.Trace trace) {
        watch(trace);
      }
    }
  }

  private void watch(Unit.Trace trace) {
    Construct kind = trace.kind() == Unit.TraceKind.TRACE ? Construct.TRACE : Construct.NOTRACE;
    new SyntaxWalker() {
      @Override
      protected void enter(Statement statement) {
        channel(statement).ifPresent(name -> watchedChannels.put(name, kind));
      }
    }.walk(trace.body());
  }

  private static Optional<String> channel(Statement statement) {
    Expression.Reference channel = null;
    if (statement instanceof Statement.Send send) {
      channel = send.channel();
    } else if (statement instanceof Statement.Receive receive) {
      channel = receive.channel();
    }
    return Optional.ofNullable(channel).map(c -> c.first().name().text());
  }

  Set<Construct> of(Site site) {
    Set<Construct> found = EnumSet.noneOf(Construct.class);
    // The steps that count a loop are no proof that its body was reached.
    boolean counting =
        site.statement() instanceof Statement.ForRange
            || site.statement() instanceof Statement.ForIn;
    if (!counting) {
      own(site, found);
    }
    if (site.statement() instanceof Statement.DStep step) {
      step.body().steps().forEach(s -> insideStep(s, site, found));
    }
    Site child = site;
    while (child.parent().isPresent()) {
      Site around = child.parent().get();
      own(around, found);
      if (around.statement() instanceof Statement.Unless unless) {
        found.addAll(unless(around, unless, child));
      }
      child = around;
    }
    site.process().ifPresent(process -> process(process, found));
    return found;
  }

  private void own(Site site, Set<Construct> found) {
    found.addAll(StatementConstructs.of(site.statement(), site.names()));
    channel(site.statement()).map(watchedChannels::get).ifPresent(found::add);
    if (site.statement() instanceof Statement.Block block
        && block.inline().filter(name -> inlinesWithParameters.contains(name.text())).isPresent()) {
      found.add(Construct.INLINE_PARAMETERS);
    }
  }

  /** A d_step that was taken has passed each statement on its top level. */
  private void insideStep(Statement statement, Site step, Set<Construct> found) {
    found.addAll(StatementConstructs.of(statement, step.names()));
    if (statement instanceof Statement.If) {
      found.add(Construct.D_STEP_CHOICE);
    } else if (statement instanceof Statement.Do
        || statement instanceof Statement.ForRange
        || statement instanceof Statement.ForIn) {
      found.add(Construct.D_STEP_LOOP);
    } else if (statement instanceof Statement.Send) {
      found.add(Construct.D_STEP_SEND);
    } else if (statement instanceof Statement.Receive) {
      found.add(Construct.D_STEP_RECEIVE);
    }
  }

  @SuppressWarnings("ReferenceEquality") // the statement itself, not one that looks like it
  private static Set<Construct> unless(Site site, Statement.Unless unless, Site child) {
    if (child.statement() != unless.escape()) {
      return EnumSet.of(Construct.UNLESS_MAIN);
    }
    Set<Construct> found = EnumSet.of(Construct.UNLESS_ESCAPE);
    if (site.isInside(Statement.Unless.class)) {
      found.add(Construct.UNLESS_NESTED);
    }
    if (site.isInside(Statement.Atomic.class)) {
      found.add(Construct.UNLESS_IN_ATOMIC);
    }
    new SyntaxWalker() {
      @Override
      protected void enter(Statement statement) {
        if (statement instanceof Statement.Atomic) {
          found.add(Construct.ATOMIC_IN_UNLESS);
        }
      }
    }.walk(unless.main());
    return found;
  }

  private static void process(Unit.Proctype process, Set<Construct> found) {
    if (process.provided().isPresent()) {
      found.add(Construct.PROVIDED);
    }
    if (process.priority().isPresent()) {
      found.add(Construct.PRIORITY);
    }
    if (process.determinism() == Unit.Determinism.DETERMINISTIC) {
      found.add(Construct.DETERMINISTIC);
    }
    if (process
        .instances()
        .filter(n -> n instanceof Expression.Literal literal && literal.value() > 1)
        .isPresent()) {
      found.add(Construct.ACTIVE_MANY);
    }
  }
}
