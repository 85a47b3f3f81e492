package dev.gyre.ir.detect;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Goes through the statements of an automaton and notes what they do with numbers: numbers that are
 * copied, compared for equality or used as an index are of one kind; everything else spoils the
 * kind [IpDill1996]. Printing is no use.
 *
 * @param automaton whose statements these are
 * @param known what can be computed without knowing the state
 * @param context which processes exist when a fixed number is used
 * @param span the statement
 */
record Typing(Kinds kinds, int automaton, Known known, FixedUse context, SourceSpan span) {

  /** What an expression is: a place, a fixed number, or neither. */
  private record Sort(Kinds.Place place, OptionalInt fixed) {
    static final Sort COMPUTED = new Sort(null, OptionalInt.empty());

    static Sort of(Kinds.Place place) {
      return new Sort(place, OptionalInt.empty());
    }
  }

  Typing at(SourceSpan other) {
    return new Typing(kinds, automaton, known, context, other);
  }

  // ---- what numbers are used for

  private void same(Sort a, Sort b, String what) {
    if (a.place != null && b.place != null) {
      kinds.unify(a.place, b.place);
    } else if (a.place != null || b.place != null) {
      Kinds.Place place = a.place != null ? a.place : b.place;
      OptionalInt fixed = a.place != null ? b.fixed : a.fixed;
      if (fixed.isPresent()) {
        fixed(place, fixed.getAsInt());
      } else {
        kinds.spoil(place, "is " + what + " something computed", span);
      }
    }
  }

  private void fixed(Kinds.Place place, int value) {
    kinds
        .kind(place)
        .fixedUses
        .add(new FixedUse(value, span, context.created(), context.knowledge()));
  }

  private void spoil(Sort sort, String reason) {
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

  /** The value that a variable gets when it is created. */
  void initial(Variable variable, Expr value) {
    Sort sort = sort(value);
    if (sort.fixed.isEmpty()) {
      same(Sort.of(value(variable)), sort, "set to");
    } else if (!(value instanceof Expr.Const)) {
      kinds.kind(value(variable)).liveStartValues.add(sort.fixed.getAsInt());
    }
  }

  private Kinds.Place value(Variable variable) {
    return value(variable, automaton);
  }

  private static Kinds.Place value(Variable variable, int owner) {
    int scope = variable.scope() == Variable.Scope.GLOBAL ? -1 : owner;
    return new Kinds.Place.Value(scope, variable.index());
  }

  private Sort place(Place place, int owner) {
    int scope = place.variable().scope() == Variable.Scope.GLOBAL ? -1 : owner;
    for (int d = 0; d < place.indices().size(); d++) {
      Kinds.Place index = new Kinds.Place.Index(scope, place.variable().index(), d);
      same(Sort.of(index), sort(place.indices().get(d)), "indexed by");
    }
    return Sort.of(value(place.variable(), owner));
  }

  private void pattern(Sort channel, int field, FieldPattern pattern) {
    if (channel.place == null) {
      return;
    }
    Sort content = Sort.of(kinds.field(channel.place, field));
    if (pattern instanceof FieldPattern.EqualTo equal) {
      same(content, sort(equal.value()), "compared with");
    } else if (pattern instanceof FieldPattern.Store store) {
      kinds.write(value(store.place().variable()));
      same(content, place(store.place(), automaton), "set to");
    }
  }

  /** The kind of the channel that is used; nothing can be said about messages without it. */
  private Sort channel(Expr channel) {
    Sort sort = sort(channel);
    if (sort.place == null) {
      kinds.spoilAll("a channel is computed", span);
    }
    return sort;
  }

  private void patterns(Expr channel, List<FieldPattern> patterns) {
    Sort sort = channel(channel);
    for (int i = 0; i < patterns.size(); i++) {
      pattern(sort, i, patterns.get(i));
    }
  }

  private void message(Expr channel, List<Expr> fields) {
    Sort sort = channel(channel);
    for (int i = 0; i < fields.size(); i++) {
      Sort field = sort(fields.get(i));
      if (sort.place != null) {
        same(Sort.of(kinds.field(sort.place, i)), field, "sent");
      }
    }
  }

  // ---- statements

  void guard(Guard guard) {
    if (guard instanceof Guard.Holds holds) {
      truth(holds.condition());
    } else if (guard instanceof Guard.CanSend send) {
      message(send.channel(), send.fields());
    } else if (guard instanceof Guard.CanReceive receive) {
      patterns(receive.channel(), receive.patterns());
    } else if (guard instanceof Guard.AnyOf any) {
      any.guards().forEach(this::guard);
    }
  }

  void effect(Effect effect) {
    if (effect instanceof Effect.Assign assign) {
      kinds.write(value(assign.place().variable()));
      same(place(assign.place(), automaton), sort(assign.value()), "set to");
    } else if (effect instanceof Effect.Send send) {
      message(send.channel(), send.fields());
      if (send.insertion() == Effect.Insertion.SORTED) {
        Sort channel = sort(send.channel());
        for (int i = 0; i < send.fields().size() && channel.place != null; i++) {
          kinds.spoil(kinds.field(channel.place, i), "is sorted", span);
        }
      }
    } else if (effect instanceof Effect.Receive receive) {
      patterns(receive.channel(), receive.patterns());
    } else if (effect instanceof Effect.Check check) {
      truth(check.condition());
    } else if (effect instanceof Effect.Print print) {
      print.arguments().forEach(this::sort);
    } else if (effect instanceof Effect.PrintName print) {
      sort(print.value());
    } else if (effect instanceof Effect.SpawnProcess spawn) {
      sort(spawn.spawn());
    } else if (effect instanceof Effect.SetPriority priority) {
      spoil(sort(priority.process()), "gets a priority");
    } else if (effect instanceof Effect.IndivisibleStep step) {
      for (StepProgram.Node node : step.program().nodes()) {
        for (StepProgram.Branch branch : node.branches()) {
          Typing inside = at(branch.span());
          inside.guard(branch.guard());
          branch.effects().forEach(inside::effect);
        }
      }
    }
  }

  // ---- expressions

  private Sort sort(Expr e) {
    OptionalInt value = known.value(e);
    if (value.isPresent()) {
      return new Sort(null, value);
    }
    Optional<Sort> number = ownNumber(e);
    return number.isPresent()
        ? number.get()
        : Arithmetic.unknown(e, known)
            .map(unknown -> derived(e, unknown))
            .orElseGet(() -> e.match(new Sorting()));
  }

  /** The own number plus something fixed is as good as the number. */
  private Optional<Sort> ownNumber(Expr e) {
    if (e instanceof Expr.Binary sum
        && (sum.op() == Expr.BinaryOp.PLUS || sum.op() == Expr.BinaryOp.MINUS)
        && known.value(sum.right()).isPresent()) {
      int step = known.value(sum.right()).getAsInt();
      int plus = sum.op() == Expr.BinaryOp.PLUS ? step : -step;
      return ownNumber(sum.left())
          .map(sort -> (Kinds.Place.Pid) sort.place)
          .map(pid -> Sort.of(new Kinds.Place.Pid(automaton, pid.plus() + plus)));
    }
    return e instanceof Expr.SystemValue system && system.fact() == Expr.SystemFact.OWN_PID
        ? Optional.of(Sort.of(new Kinds.Place.Pid(automaton, 0)))
        : Optional.empty();
  }

  /** Whether it is an element too is found out when it is known what the elements are. */
  private Sort derived(Expr e, Expr unknown) {
    Kinds.Place source = sort(unknown).place;
    return Sort.of(kinds.derive(source, Arithmetic.function(e, unknown, known), span));
  }

  private final class Sorting implements Expr.Cases<Sort> {
    @Override
    public Sort constant(Expr.Const e) {
      return new Sort(null, OptionalInt.of(e.value()));
    }

    @Override
    public Sort load(Expr.Load e) {
      return place(e.place(), automaton);
    }

    @Override
    public Sort unary(Expr.Unary e) {
      if (e.op() == Expr.UnaryOp.NOT) {
        truth(e.operand());
      } else {
        spoil(sort(e.operand()), "is computed with");
      }
      return Sort.COMPUTED;
    }

    @Override
    public Sort binary(Expr.Binary e) {
      switch (e.op()) {
        case OR, AND -> {
          truth(e.left());
          truth(e.right());
        }
        case EQUAL, NOT_EQUAL -> same(sort(e.left()), sort(e.right()), "compared with");
        case LESS, GREATER_EQUAL -> compare(sort(e.left()), sort(e.right()), 0);
        case LESS_EQUAL, GREATER -> compare(sort(e.left()), sort(e.right()), 1);
        case BIT_OR, BIT_XOR, BIT_AND, SHIFT_LEFT, SHIFT_RIGHT -> computed(e);
        case PLUS, MINUS, TIMES, DIVIDE, MODULO -> computed(e);
      }
      return Sort.COMPUTED;
    }

    private void computed(Expr.Binary e) {
      spoil(sort(e.left()), "is computed with");
      spoil(sort(e.right()), "is computed with");
    }

    /**
     * Two numbers are compared by size.
     *
     * @param step 0 if what is equal is on the upper side when it stands on the left, 1 if on the
     *     lower one
     */
    private void compare(Sort left, Sort right, int step) {
      if (left.place != null && right.fixed.isPresent()) {
        kinds.kind(left.place).bounds.add(new Bound((long) right.fixed.getAsInt() + step, span));
      } else if (right.place != null && left.fixed.isPresent()) {
        kinds
            .kind(right.place)
            .bounds
            .add(new Bound((long) left.fixed.getAsInt() + 1 - step, span));
      } else {
        spoil(left, "is compared by size");
        spoil(right, "is compared by size");
      }
    }

    @Override
    public Sort choose(Expr.Choose e) {
      truth(e.condition());
      Sort then = sort(e.then());
      Sort otherwise = sort(e.otherwise());
      same(then, otherwise, "chosen beside");
      if (then.place != null) {
        return then;
      }
      return otherwise.place != null ? otherwise : Sort.COMPUTED;
    }

    @Override
    public Sort channelQuery(Expr.ChannelQuery e) {
      sort(e.channel());
      return Sort.COMPUTED;
    }

    @Override
    public Sort poll(Expr.Poll e) {
      patterns(e.channel(), e.patterns());
      return Sort.COMPUTED;
    }

    @Override
    public Sort processQuery(Expr.ProcessQuery e) {
      spoil(sort(e.process()), "is asked about");
      return Sort.COMPUTED;
    }

    @Override
    public Sort system(Expr.SystemValue e) {
      return e.fact() == Expr.SystemFact.OWN_PID
          ? Sort.of(new Kinds.Place.Pid(automaton, 0))
          : Sort.COMPUTED;
    }

    @Override
    public Sort remoteLoad(Expr.RemoteLoad e) {
      named(e.automaton(), e.process());
      Sort sort = place(e.place(), e.automaton());
      // What it yields where there is no such process.
      fixed(sort.place, 0);
      return sort;
    }

    @Override
    public Sort atLocation(Expr.AtLocation e) {
      named(e.automaton(), e.process());
      return Sort.COMPUTED;
    }

    private void named(int other, Expr process) {
      Kinds.Place pid = new Kinds.Place.Pid(other, 0);
      Sort sort = sort(process);
      if (sort.fixed.isPresent() && sort.fixed.getAsInt() < 0) {
        kinds.spoil(pid, "is referred to without a number", span);
      } else {
        same(Sort.of(pid), sort, "compared with");
      }
    }

    @Override
    public Sort spawn(Expr.Spawn e) {
      for (int i = 0; i < e.arguments().size(); i++) {
        Sort parameter = Sort.of(new Kinds.Place.Value(e.automaton(), i));
        same(parameter, sort(e.arguments().get(i)), "set to");
      }
      return Sort.of(new Kinds.Place.Pid(e.automaton(), 0));
    }
  }
}
