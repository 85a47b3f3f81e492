package dev.gyre.promela.print;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.StepProgram;
import java.util.ArrayList;
import java.util.List;

/** Guards and effects as statements, of which only the first can wait. */
final class StatementPrinter implements Effect.Cases<String> {
  private final ExpressionPrinter expressions;
  private final Names names;

  StatementPrinter(ExpressionPrinter expressions, Names names) {
    this.expressions = expressions;
    this.names = names;
  }

  /** What stands for a guard and the effects behind it; at least one statement. */
  List<String> statements(Guard guard, List<Effect> effects) {
    List<String> all = new ArrayList<>();
    if (!isImplied(guard, effects)) {
      all.add(guard.match(new GuardText()));
    }
    effects.forEach(effect -> all.add(effect.match(this)));
    if (all.isEmpty()) {
      all.add("true");
    }
    return all;
  }

  /** Whether the first statement can be executed exactly when the guard holds. */
  private static boolean isImplied(Guard guard, List<Effect> effects) {
    if (guard.kind() == Guard.Kind.ALWAYS) {
      return true;
    }
    if (effects.isEmpty()) {
      return false;
    }
    Effect first = effects.get(0);
    if (guard instanceof Guard.CanSend wanted && first instanceof Effect.Send send) {
      return wanted.channel().equals(send.channel()) && wanted.fields().equals(send.fields());
    }
    if (guard instanceof Guard.CanReceive wanted && first instanceof Effect.Receive receive) {
      return wanted.channel().equals(receive.channel())
          && wanted.choice() == receive.choice()
          && wanted.patterns().equals(receive.patterns());
    }
    return first instanceof Effect.IndivisibleStep step && isImplied(guard, step.program());
  }

  private static boolean isImplied(Guard guard, StepProgram program) {
    List<Guard> starts =
        program.nodes().get(0).branches().stream().map(StepProgram.Branch::guard).toList();
    return guard instanceof Guard.AnyOf any
        ? any.guards().equals(starts)
        : List.of(guard).equals(starts);
  }

  private final class GuardText implements Guard.Cases<String> {
    @Override
    public String always(Guard.Always guard) {
      return "true";
    }

    @Override
    public String holds(Guard.Holds guard) {
      return expressions.print(guard.condition());
    }

    @Override
    public String canSend(Guard.CanSend guard) {
      return "nfull(" + expressions.print(guard.channel()) + ")";
    }

    @Override
    public String canReceive(Guard.CanReceive guard) {
      return expressions.print(new Expr.Poll(guard.channel(), guard.choice(), guard.patterns()));
    }

    @Override
    public String otherwise(Guard.Otherwise guard) {
      return "else";
    }

    @Override
    public String anyOf(Guard.AnyOf guard) {
      return String.join(
          " || ", guard.guards().stream().map(one -> "(" + one.match(this) + ")").toList());
    }

    @Override
    public String observes(Guard.Observes guard) {
      String mark =
          switch (guard.event()) {
            case SEND -> "!";
            case RECEIVE -> "?";
          };
      String channel = expressions.print(guard.channel());
      return channel + mark + expressions.patterns(guard.channel(), guard.patterns());
    }
  }

  @Override
  public String assign(Effect.Assign effect) {
    return expressions.place(effect.place())
        + " = "
        + expressions.value(effect.value(), effect.place().variable().type());
  }

  @Override
  public String send(Effect.Send effect) {
    String mark =
        switch (effect.insertion()) {
          case LAST -> "!";
          case SORTED -> "!!";
        };
    String channel = expressions.print(effect.channel());
    return channel + mark + expressions.fields(effect.channel(), effect.fields());
  }

  @Override
  public String receive(Effect.Receive effect) {
    String patterns = expressions.patterns(effect.channel(), effect.patterns());
    return expressions.print(effect.channel())
        + ExpressionPrinter.mark(effect.choice())
        + switch (effect.retention()) {
          case REMOVE -> patterns;
          case KEEP -> "<" + patterns + ">";
        };
  }

  @Override
  public String check(Effect.Check effect) {
    return "assert(" + expressions.print(effect.condition()) + ")";
  }

  @Override
  public String require(Effect.Require effect) {
    String said = effect.message().replace("*/", "* /");
    return "assert(" + expressions.print(effect.condition()) + ") /* " + said + " */";
  }

  @Override
  public String print(Effect.Print effect) {
    StringBuilder text = new StringBuilder("printf(\"" + quoted(effect.format()) + "\"");
    effect.arguments().forEach(e -> text.append(", ").append(expressions.print(e)));
    return text.append(")").toString();
  }

  /**
   * The text of a model in Promela is kept as it is written; one of another language may not do.
   */
  private static String quoted(String format) {
    return format.replace("\n", "\\n").replaceAll("(?<!\\\\)\"", "'");
  }

  @Override
  public String printName(Effect.PrintName effect) {
    return "printm(" + expressions.print(effect.value()) + ")";
  }

  @Override
  public String spawn(Effect.SpawnProcess effect) {
    return expressions.run(effect.spawn());
  }

  @Override
  public String setPriority(Effect.SetPriority effect) {
    String process = expressions.process(effect.process());
    return "set_priority(" + process + ", " + expressions.print(effect.priority()) + ")";
  }

  @Override
  public String step(Effect.IndivisibleStep effect) {
    List<StepProgram.Node> nodes = effect.program().nodes();
    String exit = names.fresh("done");
    List<String> labels = nodes.stream().map(node -> names.fresh("node")).toList();
    StringBuilder text = new StringBuilder("d_step {\n");
    text.append(BodyPrinter.indented(node(nodes.get(0), labels, exit), 2));
    for (int i = 0; i < nodes.size(); i++) {
      if (isTarget(effect.program(), i)) {
        text.append(labels.get(i)).append(":\n");
        text.append(BodyPrinter.indented(node(nodes.get(i), labels, exit), 2));
      }
    }
    return text.append(exit).append(":\n  skip\n}").toString();
  }

  /** The first node cannot have a label, so it is there again if something leads back to it. */
  private static boolean isTarget(StepProgram program, int node) {
    return program.branches().anyMatch(branch -> branch.target() == node);
  }

  private String node(StepProgram.Node node, List<String> labels, String exit) {
    List<String> options = new ArrayList<>();
    for (StepProgram.Branch branch : node.branches()) {
      List<String> statements = new ArrayList<>(statements(branch.guard(), branch.effects()));
      boolean leaves = branch.target() == StepProgram.EXIT;
      statements.add("goto " + (leaves ? exit : labels.get(branch.target())));
      options.add(String.join("; ", statements));
    }
    return BodyPrinter.selection(options) + ";\n";
  }

  @Override
  public String terminate(Effect.Terminate effect) {
    throw new NoCounterpartException("a process ends in the middle of a step");
  }
}
