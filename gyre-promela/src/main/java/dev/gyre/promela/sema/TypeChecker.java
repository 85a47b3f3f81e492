package dev.gyre.promela.sema;

import dev.gyre.ir.ModelLimits;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Checks how names are used: types, indices, numbers of arguments, what may stand where. It accepts
 * what Spin accepts; the few exceptions are listed in {@code docs/spin-differences.md}.
 */
public final class TypeChecker {
  private final ResolvedModel resolved;
  private final Diagnostics diagnostics;
  private final MtypeUse mtypes;
  private final Messages messages;
  private final Map<Name, VariableSymbol> globals = new HashMap<>();

  private TypeChecker(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.diagnostics = diagnostics;
    this.mtypes = new MtypeUse(resolved, diagnostics);
    this.messages = new Messages(resolved, diagnostics);
    resolved.globals().forEach(global -> globals.put(global.name(), global));
  }

  public static void check(ResolvedModel resolved, Diagnostics diagnostics) {
    TypeChecker checker = new TypeChecker(resolved, diagnostics);
    for (Unit unit : resolved.model().units()) {
      checker.unit(unit);
    }
    checker.requireProcess();
    checker.limitProcesses();
    checker.limitChannels();
  }

  private void unit(Unit unit) {
    if (unit instanceof Unit.Globals shared) {
      initializers(shared.declaration());
    } else if (unit instanceof Unit.Ltl ltl) {
      expressions(ExpressionChecker.Surroundings.FORMULA).full(ltl.formula());
      new FormulaShape(diagnostics).check(ltl.formula());
    } else if (unit instanceof Unit.Proctype proctype) {
      ExpressionChecker checker = expressions(ExpressionChecker.Surroundings.PROCESS);
      proctype.provided().ifPresent(condition -> provided(condition, checker));
      proctype.priority().ifPresent(p -> checker.checkPriority(p, proctype.span()));
      statements(StatementChecker.Role.PROCESS).check(proctype.body());
    } else if (unit instanceof Unit.Init init) {
      init.priority()
          .ifPresent(
              p ->
                  expressions(ExpressionChecker.Surroundings.PROCESS)
                      .checkPriority(p, init.span()));
      statements(StatementChecker.Role.PROCESS).check(init.body());
    } else if (unit instanceof Unit.Never never) {
      statements(StatementChecker.Role.CLAIM).check(never.body());
      new ClaimRules(diagnostics).walk(never.body());
    } else if (unit instanceof Unit.Trace trace) {
      statements(StatementChecker.Role.TRACE).check(trace.body());
    }
  }

  private ExpressionChecker expressions(ExpressionChecker.Surroundings surroundings) {
    return new ExpressionChecker(resolved, diagnostics, surroundings);
  }

  private StatementChecker statements(StatementChecker.Role role) {
    return new StatementChecker(resolved, diagnostics, mtypes, messages, role);
  }

  private void initializers(Declaration declaration) {
    ExpressionChecker checker = expressions(ExpressionChecker.Surroundings.INITIALIZER);
    for (Declaration.Declarator declarator : declaration.declarators()) {
      if (declarator.initializer().orElse(null) instanceof Declaration.Initializer.Value value) {
        checker.plain(value.value());
        new GlobalStart(diagnostics).walk(value.value());
        mtypes.assigned(globals.get(declarator.name()), value.value());
      }
    }
  }

  private void provided(Expression condition, ExpressionChecker checker) {
    checker.full(condition);
    RunUse.checkRepeated(condition, diagnostics);
    Optional<Expression> local = LocalUse.first(condition, resolved);
    local.ifPresent(
        use ->
            diagnostics.report(
                Diagnostic.of(
                    PromelaCode.BAD_PROVIDED,
                    use.span(),
                    "'provided' can use global variables and _pid, not locals")));
  }

  /** Processes are numbered with a byte; each proctype by itself has been looked at before. */
  private void limitProcesses() {
    long processes = resolved.automata().stream().mapToLong(ProcessSymbol::instances).sum();
    if (processes > ModelLimits.MAX_PROCESSES) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.TOO_MANY_PROCESSES,
              resolved.model().units().get(0).span(),
              "the model starts with "
                  + processes
                  + " processes; "
                  + ModelLimits.MAX_PROCESSES
                  + " is the most"));
    }
  }

  /** Channels are numbered with a byte, and 0 means none. */
  private void limitChannels() {
    long channels = resolved.globals().stream().mapToLong(TypeChecker::channelsOf).sum();
    for (ProcessSymbol process : resolved.automata()) {
      long each = process.locals().stream().mapToLong(TypeChecker::channelsOf).sum();
      channels += each * process.instances();
    }
    if (channels > ModelLimits.MAX_CHANNELS) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.TOO_MANY_CHANNELS,
              resolved.model().units().get(0).span(),
              "the model starts with "
                  + channels
                  + " channels; "
                  + ModelLimits.MAX_CHANNELS
                  + " is the most"));
    }
  }

  private static long channelsOf(VariableSymbol variable) {
    boolean isChannel = variable.start().orElse(null) instanceof Start.Channel;
    return isChannel ? variable.length().orElse(1) : 0;
  }

  private void requireProcess() {
    boolean hasProcess = resolved.automata().stream().anyMatch(p -> p.instances() > 0);
    if (!hasProcess && !diagnostics.hasErrors()) {
      Unit first = resolved.model().units().isEmpty() ? null : resolved.model().units().get(0);
      if (first != null) {
        diagnostics.report(
            Diagnostic.of(PromelaCode.NO_PROCESS, first.span(), "no process runs in this model")
                .withHint("add an 'init { ... }' or write 'active' before a proctype"));
      }
    }
  }
}
