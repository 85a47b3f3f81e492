package dev.gyre.promela.sema;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Warnings about code that is legal and probably not what was meant, one process at a time. */
public final class Lints {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;

  private Lints(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
  }

  public static void check(ResolvedModel resolved, Diagnostics diagnostics) {
    Lints lints = new Lints(resolved, diagnostics);
    for (Unit unit : resolved.model().units()) {
      lints.unit(unit);
    }
    new OneEndedChannels(resolved, diagnostics).check();
    new RemoteTargets(resolved, diagnostics).check();
  }

  private void unit(Unit unit) {
    body(unit).ifPresent(body -> new Walker(!(unit instanceof Unit.Never)).walk(body));
  }

  static Optional<Sequence> body(Unit unit) {
    if (unit instanceof Unit.Proctype proctype) {
      return Optional.of(proctype.body());
    }
    if (unit instanceof Unit.Init init) {
      return Optional.of(init.body());
    }
    return unit instanceof Unit.Never never ? Optional.of(never.body()) : Optional.empty();
  }

  private final class Walker extends SyntaxWalker {
    private final boolean isProcess;
    private final List<Statement.Labeled> labels = new ArrayList<>();
    private final AssignmentLints assignments = new AssignmentLints(resolved, diagnostics);

    Walker(boolean isProcess) {
      this.isProcess = isProcess;
    }

    @Override
    protected void enter(Statement statement) {
      assignments.check(statement);
      if (statement instanceof Statement.If selection) {
        options(selection.options());
      } else if (statement instanceof Statement.Do loop) {
        options(loop.options());
        if (isProcess) {
          idleServer(loop);
        }
      } else if (statement instanceof Statement.Labeled labeled) {
        labels.add(labeled);
      } else if (statement instanceof Statement.Atomic atomic) {
        AtomicLint.check(atomic, diagnostics);
      }
    }

    private void options(List<Sequence> options) {
      Statement otherwise = null;
      boolean io = false;
      for (Sequence option : options) {
        if (option.steps().isEmpty()) {
          continue;
        }
        Statement first = option.steps().get(0);
        if (first instanceof Statement.Else) {
          otherwise = first;
        } else {
          io |= usesChannel(first);
        }
        if (first instanceof Statement.Assign assign && isProcess) {
          warnAboutAssignment(assign, option);
        }
      }
      if (otherwise != null && io) {
        reportElse(otherwise);
      }
    }

    private void warnAboutAssignment(Statement.Assign assign, Sequence option) {
      boolean looksLikeTest =
          option.steps().size() > 1
              && assign.value() instanceof Expression.Literal
              && isArrowBetween(assign.span(), option.steps().get(1).span());
      if (looksLikeTest) {
        diagnostics.report(
            Diagnostic.of(
                    PromelaCode.ASSIGNMENT_AS_GUARD,
                    assign.span(),
                    "this option starts with an assignment, which can always be executed")
                .withHint("if a test was meant, write '=='"));
      }
    }

    /** People write an arrow behind a condition, and a semicolon behind what is just done. */
    private static boolean isArrowBetween(SourceSpan first, SourceSpan second) {
      SourceSpan from = first.visibleSite();
      SourceSpan to = second.visibleSite();
      return from.file().equals(to.file())
          && from.end() <= to.start()
          && from.file().text().substring(from.end(), to.start()).contains("->");
    }

    private void reportElse(Statement otherwise) {
      if (usesExclusive()) {
        diagnostics.report(
            Diagnostic.of(
                PromelaCode.ELSE_WITH_EXCLUSIVE_CHANNEL,
                otherwise.span(),
                "'else' beside a channel operation cannot be used together with xr or xs"));
      } else {
        diagnostics.report(
            Diagnostic.of(
                    PromelaCode.ELSE_WITH_IO,
                    otherwise.span(),
                    "'else' stands beside a channel operation: it is taken whenever that operation"
                        + " is not possible at this very moment")
                .withHint("a rendez-vous receive counts as impossible even if a sender waits"));
      }
    }

    /**
     * A loop that only receives is where an idle process waits; without an end label a deadlock.
     */
    private void idleServer(Statement.Do loop) {
      boolean onlyReceives =
          loop.options().stream()
              .allMatch(o -> !o.steps().isEmpty() && o.steps().get(0) instanceof Statement.Receive);
      boolean leaves = loop.options().stream().anyMatch(Walker::jumpsAway);
      if (onlyReceives && !leaves && !hasEndLabel(loop)) {
        diagnostics.report(
            Diagnostic.of(
                    PromelaCode.MISSING_END_LABEL,
                    loop.span(),
                    "this loop waits for messages for ever; when none comes that is reported as a"
                        + " deadlock")
                .withHint("put a label such as 'end:' before the loop if waiting is fine"));
      }
    }

    private boolean hasEndLabel(Statement.Do loop) {
      return labels.stream()
          .anyMatch(
              l ->
                  l.label().text().startsWith("end")
                      && l.statement().filter(s -> s == loop).isPresent());
    }

    private static boolean jumpsAway(Sequence option) {
      return option.steps().stream()
          .anyMatch(s -> s instanceof Statement.Break || s instanceof Statement.Goto);
    }
  }

  private boolean usesExclusive() {
    boolean[] found = new boolean[1];
    SyntaxWalker search =
        new SyntaxWalker() {
          @Override
          protected void enter(Statement statement) {
            found[0] |= statement instanceof Statement.Exclusive;
          }
        };
    resolved.model().units().forEach(u -> body(u).ifPresent(search::walk));
    return found[0];
  }

  /** Whether a guard sends, receives, or asks a channel how full it is. */
  private static boolean usesChannel(Statement first) {
    if (first instanceof Statement.Send || first instanceof Statement.Receive) {
      return true;
    }
    boolean[] found = new boolean[1];
    if (first instanceof Statement.ExpressionStatement condition) {
      new SyntaxWalker() {
        @Override
        protected void enter(Expression e) {
          found[0] |=
              e instanceof Expression.Probe probe && probe.kind() != Expression.ProbeKind.LEN;
        }
      }.walk(condition.expression());
    }
    return found[0];
  }
}
