package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/**
 * Finds the sort of each expression and refuses those that tell elements apart: values of an index
 * type are compared for equality with each other, copied, used as index of arrays over the type,
 * and asked for their neighbour on a ring; nothing else.
 */
final class SortChecker implements Expression.Cases<Sort> {
  private final IndexTypes types;
  private final Shapes shapes;
  private final Families families;
  private final NameScopes names;
  private final SymmetryFaults faults;
  private final IndexFindings findings;
  private final Totality totality;
  private final MessageSorts messages;

  /** Whether two kinds of channels were found to be one. */
  private boolean hasLearnt;

  SortChecker(
      IndexTypes types,
      Shapes shapes,
      Families families,
      NameScopes names,
      SymmetryFaults faults,
      IndexFindings findings) {
    this.types = types;
    this.shapes = shapes;
    this.families = families;
    this.names = names;
    this.faults = faults;
    this.findings = findings;
    this.totality = new Totality(types, names);
    this.messages = new MessageSorts(this, names, faults);
  }

  MessageSorts messages() {
    return messages;
  }

  Totality totality() {
    return totality;
  }

  /** Whether two kinds of channels were found to be one, so that earlier places look different. */
  boolean hasLearnt() {
    return hasLearnt;
  }

  Sort sort(Expression expression) {
    return expression.match(this);
  }

  /** Complains unless the expression is a number or truth value. */
  void number(Expression expression, String use) {
    Sort sort = sort(expression);
    if (!sort.isNumber()) {
      faults.calculates(expression.span(), sort, use);
    }
  }

  /** Complains unless a value of sort {@code found} can be where {@code wanted} belongs. */
  void fits(Sort wanted, Sort found, SourceSpan where) {
    if (wanted instanceof Sort.Channel a && found instanceof Sort.Channel b) {
      boolean known = a.signature().isSameAs(b.signature());
      boolean agree = a.signature().unify(b.signature());
      hasLearnt |= !known && a.signature().isSameAs(b.signature());
      if (!agree) {
        faults.report(
            PromelaCode.INDEX_IN_CHANNEL,
            where,
            "'" + where.text() + "' is a channel with other message fields",
            "give both channels the same index types in the same fields");
      }
      return;
    }
    boolean known = !(wanted instanceof Sort.Unknown) && !(found instanceof Sort.Unknown);
    if (known && !wanted.equals(found)) {
      faults.mixed(where, wanted, found);
    }
  }

  @Override
  public Sort timerQuery(Expression.TimerQuery e) {
    sort(e.timer());
    return Sort.number();
  }

  @Override
  public Sort literal(Expression.Literal e) {
    return Sort.number();
  }

  @Override
  public Sort constant(Expression.MtypeConstant e) {
    return Sort.number();
  }

  @Override
  public Sort reference(Expression.Reference e) {
    if (e.isWildcard()) {
      return Sort.unknown();
    }
    String name = e.first().name().text();
    if (NameScopes.isPredefined(name)) {
      return predefined(e, name);
    }
    Optional<IndexType> quantified = names.quantified(name);
    if (quantified.isPresent()) {
      return new Sort.Index(quantified.get());
    }
    List<Shape> shapes = names.shapes(e).orElse(List.of());
    if (shapes.isEmpty()) {
      findings.addDoubt(); // whoever looks for its declaration will complain
      e.path().forEach(accessor -> accessor.index().ifPresent(this::sort));
      return Sort.unknown();
    }
    for (int i = 0; i < shapes.size(); i++) {
      index(e.path().get(i), shapes.get(i).dimension());
    }
    return shapes.get(shapes.size() - 1).sort();
  }

  /**
   * The predefined variables are numbers, and no elements. Those that count processes are the same
   * after a permutation; those that name one are only if no process ever changes its place.
   */
  private Sort predefined(Expression.Reference e, String name) {
    boolean isNumberOfProcess = !name.equals("_nr_pr") && !name.equals("_priority");
    if (isNumberOfProcess && !families.all().isEmpty()) {
      faults.processNumber(e.span(), "'" + name + "'");
      return Sort.unknown();
    }
    return Sort.number();
  }

  private void index(Expression.Accessor accessor, Shape.Dimension dimension) {
    String array = accessor.name().text();
    if (accessor.index().isEmpty()) {
      if (dimension instanceof Shape.Dimension.Over over) {
        faults.report(
            PromelaCode.INDEX_OF_ARRAY,
            accessor.name().span(),
            "'" + array + "' has one entry for each element of " + over.type(),
            "say which: '" + array + "[p]', where p is of type " + over.type());
      }
      return;
    }
    Expression index = accessor.index().get();
    Sort sort = sort(index);
    if (dimension instanceof Shape.Dimension.Over over) {
      boolean fits = sort.equals(new Sort.Index(over.type())) || sort instanceof Sort.Unknown;
      boolean isElement = !(index instanceof Expression.Symmetric s && isUndefined(s));
      if (!fits || !isElement) {
        faults.report(
            PromelaCode.INDEX_OF_ARRAY,
            index.span(),
            "'"
                + array
                + "' is indexed by "
                + over.type()
                + ", but '"
                + index.span().text()
                + "' is "
                + (isElement ? sort.describe() : "no element"),
            "use a variable of type " + over.type() + ", or 'forall', 'exists' or 'count'");
      }
    } else if (!sort.isNumber()) {
      faults.report(
          PromelaCode.INDEX_OF_ARRAY,
          index.span(),
          "'"
              + array
              + "' is indexed by numbers, but '"
              + index.span().text()
              + "' is "
              + sort.describe(),
          sort instanceof Sort.Index i
              ? "declare it as '" + array + "[" + i.type() + "]'"
              : "use a number");
    }
  }

  private static boolean isUndefined(Expression.Symmetric e) {
    return e.form() instanceof IndexExpression.Undefined;
  }

  @Override
  public Sort unary(Expression.Unary e) {
    number(e.operand(), e.operator().symbol());
    return Sort.number();
  }

  @Override
  public Sort binary(Expression.Binary e) {
    Sort left = sort(e.left());
    Sort right = sort(e.right());
    boolean equality =
        e.operator() == Operator.Binary.EQUAL || e.operator() == Operator.Binary.NOT_EQUAL;
    if (equality) {
      boolean leftLeads = !left.isNumber() || right.isNumber();
      fits(leftLeads ? left : right, leftLeads ? right : left, e.span());
    } else if (!left.isNumber() || !right.isNumber()) {
      faults.calculates(e.span(), left.isNumber() ? right : left, e.operator().symbol());
      return Sort.unknown(); // one complaint is enough
    }
    boolean doubtful = left instanceof Sort.Unknown || right instanceof Sort.Unknown;
    return doubtful && !equality ? Sort.unknown() : Sort.number();
  }

  @Override
  public Sort conditional(Expression.Conditional e) {
    number(e.condition(), "->");
    Sort then = sort(e.then());
    Sort otherwise = sort(e.otherwise());
    fits(then, otherwise, e.otherwise().span());
    return then.equals(otherwise) || then instanceof Sort.Channel ? then : Sort.unknown();
  }

  /** The value is the number of the new process. */
  @Override
  public Sort run(Expression.Run e) {
    creation(e);
    if (!families.all().isEmpty()) {
      faults.processNumber(e.span(), "the value of '" + e.span().text() + "'");
    }
    return Sort.number();
  }

  /** A {@code run} whose value nobody gets. */
  void creation(Expression.Run e) {
    messages.arguments(shapes.parameters(e.process().text()), e.arguments(), e.span());
  }

  @Override
  public Sort probe(Expression.Probe e) {
    reference(e.channel());
    return Sort.number();
  }

  @Override
  public Sort poll(Expression.Poll e) {
    messages.receive(reference(e.channel()), e.arguments());
    return Sort.number();
  }

  @Override
  public Sort query(Expression.Query e) {
    number(e.process(), e.kind().word());
    if (!families.all().isEmpty()) {
      faults.processNumber(e.span(), "'" + e.kind().word() + "'");
    }
    return Sort.number();
  }

  @Override
  public Sort remoteVariable(Expression.RemoteVariable e) {
    remote(e.process().text(), e.instance(), e.span());
    e.variable().index().ifPresent(this::sort);
    faults.report(
        PromelaCode.PROCESS_NUMBER,
        e.span(),
        "in a model with index types, the variables of other processes cannot be read",
        "make '" + e.variable().name().text() + "' global: an array over the index type");
    return Sort.unknown();
  }

  @Override
  public Sort event(Expression.Event e) {
    sort(e.subject());
    if (!families.all().isEmpty()) {
      faults.processNumber(e.span(), "'event'");
    }
    return Sort.number();
  }

  @Override
  public Sort remoteLabel(Expression.RemoteLabel e) {
    remote(e.process().text(), e.instance(), e.span());
    return Sort.number();
  }

  /** {@code P[p]@label}, where p is quantified over the type of the family P. */
  private void remote(String process, Optional<Expression> instance, SourceSpan where) {
    Optional<Family> family = families.of(process);
    if (family.isEmpty()) {
      instance.ifPresent(e -> number(e, "@"));
      if (!families.all().isEmpty() && !families.isStanding(process)) {
        faults.processNumber(where, "'" + where.text() + "'");
      }
      return;
    }
    boolean quantified =
        instance.orElse(null) instanceof Expression.Reference reference
            && reference.path().size() == 1
            && names.quantified(reference.first().name().text()).isPresent();
    if (!quantified || family.get().firstNumber().isEmpty()) {
      faults.processNumber(where, "'" + where.text() + "'");
    } else {
      fits(new Sort.Index(family.get().type()), sort(instance.get()), instance.get().span());
    }
  }

  @Override
  public Sort predicate(Expression.Predicate e) {
    return Sort.number();
  }

  @Override
  public Sort symmetric(Expression.Symmetric e) {
    return e.form().match(forms);
  }

  private final IndexExpression.Cases<Sort> forms =
      new IndexExpression.Cases<>() {
        @Override
        public Sort quantified(IndexExpression.Quantified e) {
          String variable = e.variable().text();
          if (names.isVisible(variable)) {
            faults.report(
                PromelaCode.REDECLARED,
                e.variable().span(),
                "'" + variable + "' is declared already",
                "Promela lets no name hide another; choose a new one");
            return Sort.number();
          }
          names.addQuantified(variable, types.get(e.type()));
          number(e.body(), e.quantifier().word());
          if (!totality.isTotal(e.body())) {
            findings.addFailing(e);
          }
          names.removeQuantified(variable);
          return Sort.number();
        }

        @Override
        public Sort neighbour(IndexExpression.Neighbour e) {
          Sort sort = sort(e.value());
          if (sort instanceof Sort.Index index && index.type().isRing()) {
            findings.addNeighbour(e, index.type());
          } else if (!(sort instanceof Sort.Unknown)) {
            faults.report(
                PromelaCode.NOT_A_RING,
                e.span(),
                "'"
                    + e.step().word()
                    + "' needs an element of a ring, but this is "
                    + sort.describe(),
                "declare the type with 'ring' instead of 'scalarset'");
          }
          return sort;
        }

        @Override
        public Sort undefined(IndexExpression.Undefined e) {
          return new Sort.Index(types.get(e.type()));
        }

        @Override
        public Sort cardinality(IndexExpression.Cardinality e) {
          return Sort.number();
        }
      };
}
