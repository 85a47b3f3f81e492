package dev.gyre.promela.syntax;

/**
 * Visits a tree from top to bottom, for passes that care about few kinds of nodes. Override {@link
 * #enter(Statement)} or {@link #enter(Expression)}; the walker goes on below by itself. Passes that
 * must treat every kind use {@code match} instead, so that a new kind does not slip by.
 */
public abstract class SyntaxWalker {

  /** Called before the parts of a statement are visited. */
  protected void enter(Statement statement) {}

  /** Called after the parts of a statement were visited. */
  protected void leave(Statement statement) {}

  /** Called before the parts of an expression are visited. */
  protected void enter(Expression expression) {}

  public final void walk(Sequence sequence) {
    sequence.steps().forEach(this::walk);
  }

  public final void walk(Statement statement) {
    enter(statement);
    statement.match(parts);
    leave(statement);
  }

  public final void walk(Expression expression) {
    enter(expression);
    expression.match(operands);
  }

  /** Visits what an initializer, width or length holds. */
  public final void walk(Declaration declaration) {
    for (Declaration.Declarator declarator : declaration.declarators()) {
      declarator.width().ifPresent(this::walk);
      declarator.length().ifPresent(this::walk);
      declarator.initializer().ifPresent(this::walkInitializer);
    }
  }

  private void walkInitializer(Declaration.Initializer initializer) {
    if (initializer instanceof Declaration.Initializer.Value value) {
      walk(value.value());
    } else if (initializer instanceof Declaration.Initializer.Values values) {
      values.values().forEach(this::walk);
    } else if (initializer instanceof Declaration.Initializer.Channel channel) {
      walk(channel.capacity());
    } else if (initializer instanceof Declaration.Initializer.Collection collection) {
      collection.capacity().ifPresent(this::walk);
      collection.elements().first().ifPresent(this::walk);
      collection.elements().last().ifPresent(this::walk);
    }
  }

  private void walkArgument(ReceiveArgument argument) {
    if (argument instanceof ReceiveArgument.Match match) {
      walk(match.constant());
    } else if (argument instanceof ReceiveArgument.Eval eval) {
      walk(eval.value());
    } else if (argument instanceof ReceiveArgument.Store store) {
      walk(store.target());
    }
  }

  private void walkIndices(Iterable<Expression.Accessor> path) {
    path.forEach(accessor -> accessor.index().ifPresent(this::walk));
  }

  private final Statement.Cases<Void> parts =
      new Statement.Cases<>() {
        @Override
        public Void declare(Statement.Declare s) {
          walk(s.declaration());
          return null;
        }

        @Override
        public Void exclusive(Statement.Exclusive s) {
          s.channels().forEach(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void expression(Statement.ExpressionStatement s) {
          walk(s.expression());
          return null;
        }

        @Override
        public Void assign(Statement.Assign s) {
          walk(s.target());
          walk(s.value());
          return null;
        }

        @Override
        public Void increment(Statement.Increment s) {
          walk(s.target());
          return null;
        }

        @Override
        public Void send(Statement.Send s) {
          walk(s.channel());
          s.arguments().forEach(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void receive(Statement.Receive s) {
          walk(s.channel());
          s.arguments().forEach(SyntaxWalker.this::walkArgument);
          return null;
        }

        @Override
        public Void selection(Statement.If s) {
          s.options().forEach(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void repetition(Statement.Do s) {
          s.options().forEach(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void elseGuard(Statement.Else s) {
          return null;
        }

        @Override
        public Void breakLoop(Statement.Break s) {
          return null;
        }

        @Override
        public Void jump(Statement.Goto s) {
          return null;
        }

        @Override
        public Void labeled(Statement.Labeled s) {
          s.statement().ifPresent(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void forRange(Statement.ForRange s) {
          walk(s.variable());
          walk(s.from());
          walk(s.to());
          walk(s.body());
          return null;
        }

        @Override
        public Void forIn(Statement.ForIn s) {
          walk(s.variable());
          walk(s.collection());
          walk(s.body());
          return null;
        }

        @Override
        public Void select(Statement.Select s) {
          walk(s.variable());
          walk(s.from());
          walk(s.to());
          return null;
        }

        @Override
        public Void atomic(Statement.Atomic s) {
          walk(s.body());
          return null;
        }

        @Override
        public Void dStep(Statement.DStep s) {
          walk(s.body());
          return null;
        }

        @Override
        public Void block(Statement.Block s) {
          walk(s.body());
          return null;
        }

        @Override
        public Void unless(Statement.Unless s) {
          walk(s.main());
          walk(s.escape());
          return null;
        }

        @Override
        public Void assertion(Statement.Assert s) {
          walk(s.condition());
          return null;
        }

        @Override
        public Void print(Statement.Print s) {
          s.arguments().forEach(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void printMtype(Statement.PrintMtype s) {
          walk(s.value());
          return null;
        }

        @Override
        public Void setPriority(Statement.SetPriority s) {
          walk(s.process());
          walk(s.priority());
          return null;
        }

        @Override
        public Void setTimer(Statement.SetTimer s) {
          walk(s.timer());
          s.value().ifPresent(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void selectIn(Statement.SelectIn s) {
          walk(s.variable());
          walk(s.collection());
          return null;
        }

        @Override
        public Void written(Statement.Written s) {
          walk(s.meaning());
          return null;
        }

        @Override
        public Void symmetric(Statement.Symmetric s) {
          walk(s.form().variable());
          if (s.form() instanceof IndexStatement.ForEach loop) {
            walk(loop.body());
          }
          return null;
        }
      };

  private final Expression.Cases<Void> operands =
      new Expression.Cases<>() {
        @Override
        public Void literal(Expression.Literal e) {
          return null;
        }

        @Override
        public Void constant(Expression.MtypeConstant e) {
          return null;
        }

        @Override
        public Void reference(Expression.Reference e) {
          walkIndices(e.path());
          return null;
        }

        @Override
        public Void unary(Expression.Unary e) {
          walk(e.operand());
          return null;
        }

        @Override
        public Void binary(Expression.Binary e) {
          walk(e.left());
          walk(e.right());
          return null;
        }

        @Override
        public Void conditional(Expression.Conditional e) {
          walk(e.condition());
          walk(e.then());
          walk(e.otherwise());
          return null;
        }

        @Override
        public Void run(Expression.Run e) {
          e.arguments().forEach(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void probe(Expression.Probe e) {
          walk(e.channel());
          return null;
        }

        @Override
        public Void poll(Expression.Poll e) {
          walk(e.channel());
          e.arguments().forEach(SyntaxWalker.this::walkArgument);
          return null;
        }

        @Override
        public Void query(Expression.Query e) {
          walk(e.process());
          return null;
        }

        @Override
        public Void timerQuery(Expression.TimerQuery e) {
          walk(e.timer());
          return null;
        }

        @Override
        public Void remoteVariable(Expression.RemoteVariable e) {
          e.instance().ifPresent(SyntaxWalker.this::walk);
          e.variable().index().ifPresent(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void remoteLabel(Expression.RemoteLabel e) {
          e.instance().ifPresent(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void predicate(Expression.Predicate e) {
          return null;
        }

        @Override
        public Void event(Expression.Event e) {
          walk(e.subject());
          return null;
        }

        @Override
        public Void collection(Expression.CollectionCall e) {
          walk(e.collection());
          e.arguments().forEach(SyntaxWalker.this::walk);
          return null;
        }

        @Override
        public Void symmetric(Expression.Symmetric e) {
          if (e.form() instanceof IndexExpression.Quantified quantified) {
            walk(quantified.body());
          } else if (e.form() instanceof IndexExpression.Neighbour neighbour) {
            walk(neighbour.value());
          }
          return null;
        }
      };
}
