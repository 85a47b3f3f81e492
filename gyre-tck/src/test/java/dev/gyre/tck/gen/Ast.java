package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Operator;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.TypeName;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** Short ways to write trees; all of them stand at the same place of an empty file. */
final class Ast {
  static final SourceSpan HERE = new SourceFile("generated", "").span(0, 0);

  private Ast() {}

  static Name name(String text) {
    return new Name(HERE, text);
  }

  static Expression number(int value) {
    return new Expression.Literal(HERE, value);
  }

  static Expression.MtypeConstant constant(String name) {
    return new Expression.MtypeConstant(HERE, name);
  }

  static Expression.Accessor accessor(String name) {
    return new Expression.Accessor(name(name), Optional.empty());
  }

  static Expression.Accessor accessor(String name, Expression index) {
    return new Expression.Accessor(name(name), Optional.of(index));
  }

  static Expression.Reference variable(String name) {
    return new Expression.Reference(HERE, List.of(accessor(name)));
  }

  static Expression unary(Operator.Unary operator, Expression operand) {
    return new Expression.Unary(HERE, operator, operand);
  }

  static Expression binary(Operator.Binary operator, Expression left, Expression right) {
    return new Expression.Binary(HERE, operator, left, right);
  }

  static Expression conditional(Expression condition, Expression then, Expression otherwise) {
    return new Expression.Conditional(HERE, condition, then, otherwise);
  }

  static Sequence sequence(List<Statement> steps) {
    return new Sequence(HERE, steps);
  }

  static Sequence sequence(Statement... steps) {
    return sequence(List.of(steps));
  }

  static Statement pass(Expression condition) {
    return new Statement.ExpressionStatement(HERE, condition);
  }

  static Statement skip() {
    return pass(number(1));
  }

  static Statement assign(Expression.Reference target, Expression value) {
    return new Statement.Assign(HERE, target, value);
  }

  static Statement select(Sequence... options) {
    return new Statement.If(HERE, List.of(options));
  }

  static Statement repeat(Sequence... options) {
    return new Statement.Do(HERE, List.of(options));
  }

  static Statement otherwise() {
    return new Statement.Else(HERE);
  }

  static Statement leave() {
    return new Statement.Break(HERE);
  }

  static Statement jump(String label) {
    return new Statement.Goto(HERE, name(label));
  }

  static Statement labeled(String label, Statement statement) {
    return new Statement.Labeled(HERE, name(label), Optional.of(statement));
  }

  static Statement block(List<Statement> steps) {
    return new Statement.Block(HERE, sequence(steps), Optional.empty());
  }

  static TypeName type(TypeName.Base base) {
    return new TypeName(HERE, base, Optional.empty());
  }

  static TypeName type(TypeName.Base base, String name) {
    return new TypeName(HERE, base, Optional.of(name(name)));
  }
}
