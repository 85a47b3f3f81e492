package dev.gyre.promela.collection;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ExpressionRewriter;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Expressions about arrays in the place of expressions about collections. */
final class Expressions extends ExpressionRewriter {
  private static final Map<String, Integer> QUERIES =
      Map.of("has", 1, "count", 1, "front", 0, "hasAll", 1);

  private final Scopes scopes;
  private final Faults faults;

  Expressions(Scopes scopes, Faults faults) {
    this.scopes = scopes;
    this.faults = faults;
  }

  /** A collection that something is done with. */
  record Use(Form form, Queries queries) {}

  Optional<Use> use(Expression.Reference collection, SourceSpan span) {
    return scopes
        .collection(collection)
        .map(form -> new Use(form, new Queries(new Build(span), form, array(collection))));
  }

  /** The reference to the array, which is no mistake here. */
  private Expression.Reference array(Expression.Reference collection) {
    return super.place(collection);
  }

  /** What is asked for must be a collection like another one. */
  Optional<Queries> like(Form wanted, Expression found, SourceSpan span) {
    if (found instanceof Expression.Reference reference) {
      Optional<Use> use = use(reference, span);
      if (use.isPresent() && use.get().form().isLike(wanted)) {
        return use.map(Use::queries);
      }
    }
    faults.operation(
        found.span(),
        "'" + found.span().text() + "' is not " + wanted.describe() + " of the same elements",
        "both collections must be of one kind and of one type of elements");
    return Optional.empty();
  }

  @Override
  public Expression.Reference place(Expression.Reference e) {
    Optional<Form> form = scopes.find(e).flatMap(Scopes.Shape::form);
    form.ifPresent(
        f ->
            faults.operation(
                e.span(),
                "'" + e.span().text() + "' is " + f.describe() + ", and not a value",
                "ask with '.has(...)' or 'len(...)', or change it with an operation such as"
                    + (f.isQueue() ? " '.push(...)'" : " '.add(...)'")));
    return super.place(e);
  }

  @Override
  public Expression reference(Expression.Reference e) {
    Expression.Reference place = place(e);
    return scopes.collection(e).isPresent() ? new Expression.Literal(e.span(), 0) : place;
  }

  @Override
  public Expression symmetric(Expression.Symmetric e) {
    return new Expression.Symmetric(e.form().match(new IndexForms(this)));
  }

  @Override
  public Expression binary(Expression.Binary e) {
    boolean compares =
        e.operator() == Operator.Binary.EQUAL || e.operator() == Operator.Binary.NOT_EQUAL;
    Optional<Use> left =
        compares && e.left() instanceof Expression.Reference r
            ? use(r, e.span())
            : Optional.empty();
    if (left.isEmpty()) {
      return super.binary(e);
    }
    Build build = new Build(e.span());
    Expression same =
        like(left.get().form(), e.right(), e.span())
            .map(right -> left.get().queries().equalTo(right))
            .orElseGet(() -> build.number(0));
    return e.operator() == Operator.Binary.EQUAL ? same : build.not(same);
  }

  @Override
  public Expression probe(Expression.Probe e) {
    Optional<Use> use = use(e.channel(), e.span());
    if (use.isEmpty()) {
      return super.probe(e);
    }
    Queries queries = use.get().queries();
    return switch (e.kind()) {
      case LEN -> queries.size();
      case EMPTY -> queries.isEmpty();
      case NEMPTY -> queries.isNotEmpty();
      case FULL -> queries.isFull();
      case NFULL -> queries.hasRoom();
    };
  }

  @Override
  public Expression collection(Expression.CollectionCall e) {
    Optional<Use> use = use(e.collection(), e.span());
    String operation = e.operation().text();
    if (use.isEmpty()) {
      notACollection(e);
    } else if (!QUERIES.containsKey(operation) || !Operations.has(use.get().form(), operation)) {
      refuse(e, use.get().form());
    } else if (hasArguments(e, QUERIES.get(operation))) {
      return query(e, use.get());
    }
    e.arguments().stream().filter(a -> use.isEmpty()).forEach(this::rewrite);
    return new Expression.Literal(e.span(), 0);
  }

  private Expression query(Expression.CollectionCall e, Use use) {
    Queries queries = use.queries();
    return switch (e.operation().text()) {
      case "has" -> queries.contains(rewrite(e.arguments().get(0)));
      case "count" -> queries.of(rewrite(e.arguments().get(0)));
      case "front" -> queries.front();
      default ->
          like(use.form(), e.arguments().get(0), e.span())
              .map(queries::hasAllOf)
              .orElseGet(() -> new Expression.Literal(e.span(), 0));
    };
  }

  void notACollection(Expression.CollectionCall e) {
    String name = e.collection().path().get(e.collection().path().size() - 1).name().text();
    faults.operation(
        e.span(),
        "'" + name + "' is not a collection, so there is no '" + e.operation().text() + "' of it",
        "declare it as a collection: 'set " + name + " of { ... }'");
  }

  /** Neither something to be asked of this kind of collection, nor allowed here. */
  void refuse(Expression.CollectionCall e, Form form) {
    String operation = e.operation().text();
    boolean isChange = Operations.has(form, operation);
    faults.operation(
        e.operation().span(),
        isChange
            ? "'" + operation + "' changes the collection; it has no value"
            : form.describe() + " has no operation '" + operation + "'",
        isChange
            ? "write it as a statement" + (operation.equals("pop") ? ", or as 'x = q.pop()'" : "")
            : "there are: " + String.join(", ", Operations.of(form)));
  }

  boolean hasArguments(Expression.CollectionCall e, int wanted) {
    List<Expression> found = e.arguments();
    if (found.size() != wanted) {
      faults.operation(
          e.span(),
          "'"
              + e.operation().text()
              + "' takes "
              + (wanted == 0 ? "no argument" : "one argument")
              + ", not "
              + found.size(),
          "write '" + e.operation().text() + (wanted == 0 ? "()'" : "(x)'"));
    }
    return found.size() == wanted;
  }
}
