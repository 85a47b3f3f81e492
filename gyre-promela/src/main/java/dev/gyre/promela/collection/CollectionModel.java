package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A model whose collections are arrays, so that nothing behind the front end has to know them: a
 * set is an array of bits with one for each element, a multiset one of counts, a queue one of
 * elements from the front on. Each content has one form, each operation is one step, and the array
 * over a scalarset is one whose cells the symmetry permutes. {@code
 * docs/adr/0015-collections-are-arrays.md} says why.
 */
public final class CollectionModel implements Unit.Cases<Unit> {
  private final Scopes scopes = new Scopes();
  private final Declarations declarations;
  private final Expressions expressions;
  private final Statements statements;
  private final Set<String> used;
  private int names;

  private CollectionModel(Model model, Set<String> used, Diagnostics diagnostics) {
    this.used = used;
    Faults faults = new Faults(diagnostics);
    Forms forms = new Forms(model, fresh("element"), faults);
    this.expressions = new Expressions(scopes, faults);
    this.declarations = new Declarations(forms, scopes, expressions, faults);
    this.statements =
        new Statements(scopes, expressions, declarations, faults, () -> fresh("position"));
  }

  /** The model itself if it has no collections. What is wrong goes to the diagnostics. */
  public static Model withArrays(Model model, Diagnostics diagnostics) {
    NamesOfModel names = new NamesOfModel();
    model.units().forEach(unit -> unit.match(names));
    if (!names.hasCollections) {
      return model;
    }
    CollectionModel translation = new CollectionModel(model, names.all, diagnostics);
    return new Model(model.units().stream().map(unit -> unit.match(translation)).toList());
  }

  private String fresh(String what) {
    String name;
    do {
      name = what + "_" + ++names;
    } while (!used.add(name));
    return name;
  }

  @Override
  public Unit proctype(Unit.Proctype unit) {
    scopes.open();
    List<Declaration> parameters = unit.parameters().stream().map(declarations::parameter).toList();
    Unit result =
        new Unit.Proctype(
            unit.span(),
            unit.name(),
            unit.determinism(),
            expressions.rewrite(unit.instances()),
            parameters,
            unit.priority(),
            expressions.rewrite(unit.provided()),
            statements.rewrite(unit.body()));
    scopes.close();
    return result;
  }

  @Override
  public Unit init(Unit.Init unit) {
    return new Unit.Init(unit.span(), unit.priority(), statements.rewrite(unit.body()));
  }

  @Override
  public Unit never(Unit.Never unit) {
    return new Unit.Never(unit.span(), unit.name(), statements.rewrite(unit.body()));
  }

  @Override
  public Unit trace(Unit.Trace unit) {
    return new Unit.Trace(unit.span(), unit.kind(), statements.rewrite(unit.body()));
  }

  @Override
  public Unit ltl(Unit.Ltl unit) {
    return new Unit.Ltl(unit.span(), unit.name(), expressions.rewrite(unit.formula()));
  }

  @Override
  public Unit globals(Unit.Globals unit) {
    return new Unit.Globals(unit.span(), declarations.variables(unit.declaration()));
  }

  @Override
  public Unit typedef(Unit.Typedef unit) {
    return new Unit.Typedef(
        unit.span(), unit.name(), declarations.fields(unit.name().text(), unit.fields()));
  }

  @Override
  public Unit mtype(Unit.Mtype unit) {
    return unit;
  }

  @Override
  public Unit inline(Unit.Inline unit) {
    return unit;
  }

  @Override
  public Unit indexType(Unit.IndexType unit) {
    return unit;
  }

  /** What a model calls things, and whether it has collections. */
  private static final class NamesOfModel extends SyntaxWalker implements Unit.Cases<Void> {
    private final Set<String> all = new HashSet<>();
    private boolean hasCollections;

    @Override
    protected void enter(Statement statement) {
      hasCollections |= statement instanceof Statement.SelectIn;
      if (statement instanceof Statement.Declare declare) {
        note(declare.declaration());
      } else if (statement instanceof Statement.Labeled labeled) {
        all.add(labeled.label().text());
      }
    }

    @Override
    protected void enter(Expression expression) {
      hasCollections |= expression instanceof Expression.CollectionCall;
      if (expression instanceof Expression.Reference reference) {
        all.add(reference.first().name().text());
      }
    }

    private Void note(Declaration declaration) {
      hasCollections |= declaration.type().base().isCollection();
      declaration.declarators().forEach(d -> all.add(d.name().text()));
      walk(declaration);
      return null;
    }

    private Void body(Sequence body) {
      walk(body);
      return null;
    }

    @Override
    public Void proctype(Unit.Proctype unit) {
      all.add(unit.name().text());
      unit.parameters().forEach(this::note);
      unit.provided().ifPresent(this::walk);
      return body(unit.body());
    }

    @Override
    public Void init(Unit.Init unit) {
      return body(unit.body());
    }

    @Override
    public Void never(Unit.Never unit) {
      return body(unit.body());
    }

    @Override
    public Void trace(Unit.Trace unit) {
      return body(unit.body());
    }

    @Override
    public Void ltl(Unit.Ltl unit) {
      walk(unit.formula());
      return null;
    }

    @Override
    public Void globals(Unit.Globals unit) {
      return note(unit.declaration());
    }

    @Override
    public Void typedef(Unit.Typedef unit) {
      all.add(unit.name().text());
      unit.fields().forEach(this::note);
      return null;
    }

    @Override
    public Void mtype(Unit.Mtype unit) {
      unit.constants().forEach(name -> all.add(name.text()));
      return null;
    }

    @Override
    public Void inline(Unit.Inline unit) {
      all.add(unit.name().text());
      return null;
    }

    @Override
    public Void indexType(Unit.IndexType unit) {
      all.add(unit.name().text());
      return null;
    }
  }
}
