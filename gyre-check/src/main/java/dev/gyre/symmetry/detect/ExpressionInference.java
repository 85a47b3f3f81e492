package dev.gyre.symmetry.detect;

import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Place;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Goes through expressions and notes what they do with numbers: numbers that are copied, compared
 * for equality or used as an index are of one kind; everything else spoils the kind [IpDill1996].
 * Every kind of expression has its case, so that nothing is passed over.
 *
 * @param automaton whose expressions these are; -1 for the starting values of globals
 * @param known what can be computed without knowing the state
 * @param context which processes exist when a fixed number is used
 * @param span the statement
 */
record ExpressionInference(
    TypeClasses kinds,
    int automaton,
    PartialEvaluator known,
    ConstantUse context,
    SourceSpan span,
    DetectionBudget budget) {

  /** What an expression is: a place, a fixed number, or neither. */
  record Sort(TypeClasses.Place place, OptionalInt fixed) {
    static final Sort COMPUTED = new Sort(null, OptionalInt.empty());

    static Sort of(TypeClasses.Place place) {
      return new Sort(place, OptionalInt.empty());
    }
  }

  ExpressionInference at(SourceSpan other) {
    return new ExpressionInference(kinds, automaton, known, context, other, budget);
  }

  // ---- what numbers are used for

  /** Two numbers become one: one is copied to the place of the other, or both are compared. */
  void same(Sort a, Sort b, String what) {
    if (a.place != null && b.place != null) {
      kinds.unify(a.place, b.place);
    } else if (a.place != null || b.place != null) {
      TypeClasses.Place place = a.place != null ? a.place : b.place;
      OptionalInt fixed = a.place != null ? b.fixed : a.fixed;
      if (fixed.isPresent()) {
        fixed(place, fixed.getAsInt());
      } else {
        kinds.spoil(place, "is " + what + " something computed", span);
      }
    }
  }

  void fixed(TypeClasses.Place place, int value) {
    kinds
        .kind(place)
        .fixedUses
        .add(new ConstantUse(value, span, context.created(), context.knowledge()));
  }

  void spoil(Sort sort, String reason) {
    if (sort.place != null) {
      kinds.spoil(sort.place, reason, span);
    }
  }

  /** Only whether it is 0 matters. */
  void truth(Expr e) {
    Sort sort = sort(e);
    if (sort.place != null) {
      fixed(sort.place, 0);
    }
  }

  TypeClasses.Place value(Variable variable) {
    return value(variable, automaton);
  }

  private static TypeClasses.Place value(Variable variable, int owner) {
    int scope = variable.scope() == Variable.Scope.GLOBAL ? -1 : owner;
    return new TypeClasses.Place.Value(scope, variable.index());
  }

  Sort place(Place place) {
    return place(place, automaton);
  }

  private Sort place(Place place, int owner) {
    int scope = place.variable().scope() == Variable.Scope.GLOBAL ? -1 : owner;
    for (int d = 0; d < place.indices().size(); d++) {
      TypeClasses.Place index = new TypeClasses.Place.Index(scope, place.variable().index(), d);
      same(Sort.of(index), sort(place.indices().get(d)), "indexed by");
    }
    return Sort.of(value(place.variable(), owner));
  }

  // ---- channels

  /**
   * The kind of the channel that is used; nothing can be said about messages without it. Whatever
   * names a channel here is a number of a channel, whatever its type, and must not be an element
   * too.
   */
  Optional<TypeClasses.Place> channel(Expr channel) {
    Sort sort = sort(channel);
    if (sort.place == null) {
      kinds.spoilAll("a channel is computed", span);
      return Optional.empty();
    }
    kinds.kind(sort.place).isChannel = true;
    return Optional.of(sort.place);
  }

  /** What a receive or a poll does with a message. */
  void patterns(Expr channel, List<FieldPattern> patterns) {
    Optional<TypeClasses.Place> place = channel(channel);
    place.ifPresent(p -> kinds.use(p, patterns.size(), span));
    for (int i = 0; i < patterns.size() && place.isPresent(); i++) {
      Sort content = Sort.of(kinds.field(place.get(), i));
      patterns.get(i).match(new Patterns(content));
    }
  }

  private final class Patterns implements FieldPattern.Cases<Void> {
    private final Sort content;

    Patterns(Sort content) {
      this.content = content;
    }

    @Override
    public Void equalTo(FieldPattern.EqualTo pattern) {
      same(content, sort(pattern.value()), "compared with");
      return null;
    }

    @Override
    public Void store(FieldPattern.Store pattern) {
      kinds.write(value(pattern.place().variable()));
      same(content, place(pattern.place()), "set to");
      return null;
    }

    @Override
    public Void ignore(FieldPattern.Ignore pattern) {
      return null;
    }
  }

  // ---- expressions

  Sort sort(Expr e) {
    budget.spend();
    OptionalInt value = known.value(e);
    if (value.isPresent()) {
      return new Sort(null, value);
    }
    Optional<TypeClasses.Place.Pid> number = ownNumber(e);
    return number.isPresent()
        ? Sort.of(number.get())
        : ExpressionOrigins.unknown(e, known)
            .map(unknown -> derived(e, unknown))
            .orElseGet(() -> e.match(new ExpressionTypes(this)));
  }

  /** The own number plus something fixed is as good as the number. */
  private Optional<TypeClasses.Place.Pid> ownNumber(Expr e) {
    if (e.isOwnPid()) {
      return Optional.of(new TypeClasses.Place.Pid(automaton, 0));
    }
    return e.kind() == Expr.Kind.BINARY ? ownNumber((Expr.Binary) e) : Optional.empty();
  }

  private Optional<TypeClasses.Place.Pid> ownNumber(Expr.Binary sum) {
    boolean isMinus = sum.op() == Expr.BinaryOp.MINUS;
    OptionalInt step = known.value(sum.right());
    if (step.isEmpty() || !(isMinus || sum.op() == Expr.BinaryOp.PLUS)) {
      return Optional.empty();
    }
    int plus = isMinus ? -step.getAsInt() : step.getAsInt();
    return ownNumber(sum.left())
        .map(pid -> new TypeClasses.Place.Pid(automaton, pid.plus() + plus));
  }

  /** Whether it is an element too is found out when it is known what the elements are. */
  private Sort derived(Expr e, Expr unknown) {
    TypeClasses.Place source = sort(unknown).place;
    return Sort.of(kinds.derive(source, ExpressionOrigins.function(e, unknown, known), span));
  }

  /**
   * A variable of another process. If there is no such process it yields 0, so 0 is as good as
   * written there.
   */
  Sort remote(Expr.RemoteLoad e) {
    named(e.automaton(), e.process());
    Sort sort = place(e.place(), e.automaton());
    fixed(sort.place, 0);
    return sort;
  }

  /** A process is named by its number, or as the only one of its kind. */
  void named(int other, Expr process) {
    TypeClasses.Place pid = new TypeClasses.Place.Pid(other, 0);
    Sort sort = sort(process);
    if (sort.fixed.isPresent() && sort.fixed.getAsInt() < 0) {
      kinds.spoil(pid, "is referred to without a number", span);
    } else {
      same(Sort.of(pid), sort, "compared with");
    }
  }

  /** What a new process is given goes to its parameters. */
  Sort spawn(Expr.Spawn e) {
    for (int i = 0; i < e.arguments().size(); i++) {
      Sort parameter = Sort.of(new TypeClasses.Place.Value(e.automaton(), i));
      same(parameter, sort(e.arguments().get(i)), "set to");
    }
    return Sort.of(new TypeClasses.Place.Pid(e.automaton(), 0));
  }

  /**
   * Two numbers are compared by size.
   *
   * @param step 0 if what is equal is on the upper side when it stands on the left, 1 if on the
   *     lower one
   */
  void compare(Sort left, Sort right, int step) {
    if (left.place != null && right.fixed.isPresent()) {
      bound(left.place, (long) right.fixed.getAsInt() + step);
    } else if (right.place != null && left.fixed.isPresent()) {
      bound(right.place, (long) left.fixed.getAsInt() + 1 - step);
    } else {
      spoil(left, "is compared by size");
      spoil(right, "is compared by size");
    }
  }

  private void bound(TypeClasses.Place place, long limit) {
    kinds.kind(place).bounds.add(new SizeComparison(limit, span));
  }
}
