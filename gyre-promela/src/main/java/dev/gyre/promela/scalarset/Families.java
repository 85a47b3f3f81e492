package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.sema.ConstantFolder;
import dev.gyre.promela.sema.MtypeTable;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.TypeName;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The process families of a model: those that {@code active [Name]} starts, and those that have an
 * index type as a parameter and are created by {@code run}.
 */
final class Families {
  private final IndexTypes types;
  private final Diagnostics diagnostics;
  private final Map<String, Family> byProcess = new LinkedHashMap<>();

  /** The process types of which some {@code run} creates processes. */
  private final Set<String> createdByRun = new HashSet<>();

  /** How many processes run from the start before the unit at hand; empty once that is unknown. */
  private OptionalInt before = OptionalInt.of(0);

  private Families(IndexTypes types, Diagnostics diagnostics) {
    this.types = types;
    this.diagnostics = diagnostics;
  }

  static Families of(Model model, IndexTypes types, Diagnostics diagnostics) {
    Families families = new Families(types, diagnostics);
    families.noteCreated(model);
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.Proctype proctype) {
        families.add(proctype);
      } else if (unit instanceof Unit.Init) {
        families.skip(OptionalInt.of(1));
      }
    }
    return families;
  }

  private void noteCreated(Model model) {
    SyntaxWalker runs =
        new SyntaxWalker() {
          @Override
          protected void enter(Expression expression) {
            if (expression instanceof Expression.Run run) {
              createdByRun.add(run.process().text());
            }
          }
        };
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.Proctype proctype) {
        runs.walk(proctype.body());
      } else if (unit instanceof Unit.Init init) {
        runs.walk(init.body());
      } else if (unit instanceof Unit.Never never) {
        runs.walk(never.body());
      }
    }
  }

  /** Whether all processes of a type run from the start, so that their numbers are fixed. */
  boolean isStanding(String process) {
    return !createdByRun.contains(process);
  }

  Collection<Family> all() {
    return byProcess.values();
  }

  /** Forgets the process types that nobody creates: they have no process for any element. */
  void keepCreated(Set<String> created) {
    byProcess
        .values()
        .removeIf(f -> f.firstNumber().isEmpty() && !created.contains(f.process().text()));
  }

  Optional<Family> of(String process) {
    return Optional.ofNullable(byProcess.get(process));
  }

  /** The family of a process type, if it runs from the start. */
  Optional<Family> started(Unit.Proctype unit) {
    return of(unit.name().text()).filter(f -> f.firstNumber().isPresent());
  }

  private void skip(OptionalInt processes) {
    before =
        before.isPresent() && processes.isPresent()
            ? OptionalInt.of(before.getAsInt() + Math.max(0, processes.getAsInt()))
            : OptionalInt.empty();
  }

  private void add(Unit.Proctype unit) {
    Optional<IndexType> started = unit.instances().flatMap(this::type);
    if (started.isPresent()) {
      addStarted(unit, started.get());
      skip(OptionalInt.of(started.get().size()));
      return;
    }
    Optional<Parameter> identity = firstIndex(unit);
    if (identity.isPresent() && unit.instances().isPresent()) {
      refuse(
          identity.get().name().span(),
          "an active process cannot have the parameter '"
              + identity.get().name().text()
              + "': it would start as element 0, which makes that element special",
          "start one process for each element: 'active [" + identity.get().type() + "] proctype'");
    } else {
      identity.ifPresent(
          parameter ->
              byProcess.put(
                  unit.name().text(),
                  new Family(
                      unit.name(), parameter.type(), parameter.name(), OptionalInt.empty())));
    }
    skip(unit.instances().isEmpty() ? OptionalInt.of(0) : fold(unit.instances().get()));
  }

  private void addStarted(Unit.Proctype unit, IndexType type) {
    Optional<Parameter> identity = firstIndex(unit);
    if (identity.isEmpty() || !identity.get().type().equals(type)) {
      refuse(
          unit.span(),
          "proctype '" + unit.name().text() + "' has no parameter that says which element it is",
          "its first parameter of an index type must be '" + type + " me', or the like");
      return;
    }
    if (before.isEmpty()) {
      refuse(
          unit.span(),
          "the number of processes before this family is not known, so neither are theirs",
          "give the active processes before it a constant number");
    }
    byProcess.put(
        unit.name().text(),
        new Family(unit.name(), type, identity.get().name(), OptionalInt.of(before.orElse(0))));
  }

  private record Parameter(Name name, IndexType type) {}

  private Optional<Parameter> firstIndex(Unit.Proctype unit) {
    for (Declaration parameter : unit.parameters()) {
      if (parameter.type().base() == TypeName.Base.INDEX) {
        IndexType type = types.get(parameter.type().name().orElseThrow());
        return Optional.of(new Parameter(parameter.declarators().get(0).name(), type));
      }
    }
    return Optional.empty();
  }

  private Optional<IndexType> type(Expression instances) {
    return instances instanceof Expression.Symmetric symmetric
            && symmetric.form() instanceof IndexExpression.Cardinality cardinality
        ? Optional.of(types.get(cardinality.type()))
        : Optional.empty();
  }

  private static OptionalInt fold(Expression count) {
    return new ConstantFolder(new MtypeTable()).fold(count);
  }

  private void refuse(SourceSpan where, String what, String hint) {
    diagnostics.report(Diagnostic.of(PromelaCode.BAD_FAMILY, where, what).withHint(hint));
  }
}
