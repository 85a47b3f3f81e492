package dev.gyre.promela.print;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A process system as Promela that Spin and our own front end read. The number of states that are
 * stored without reductions is the same, unless a requirement fails: nothing comes after that here,
 * and Spin goes on after a failed assertion.
 */
public final class SystemPrinter {
  private static final int NO_AUTOMATON = -1;

  private final ProcessSystem system;
  private final Names names;
  private final Clock clock;
  private final Places places;
  private final Labels labels;
  private final DeclarationPrinter declarations;

  private SystemPrinter(ProcessSystem system) {
    this.system = system;
    this.names = new Names(system);
    this.clock = new Clock(system, names);
    this.places = new Places(names, clock);
    this.labels = new Labels(system, names);
    this.declarations = new DeclarationPrinter(names);
  }

  /**
   * The whole system; every line ends with a line feed.
   *
   * @throws NoCounterpartException if there is something in it that Promela has no words for
   */
  public static String print(ProcessSystem system) {
    return new SystemPrinter(system).print();
  }

  private String print() {
    StringBuilder text = new StringBuilder();
    symbols(text);
    String variables = globals();
    declarations.structures().forEach(line -> text.append(line).append("\n"));
    text.append(variables);
    if (clock.isNeeded()) {
      text.append("\n").append(clock.text());
    }
    StringBuilder processes = new StringBuilder();
    int structures = declarations.structures().size();
    processes().forEach(index -> processes.append(automaton(index)));
    declarations
        .structures()
        .subList(structures, declarations.structures().size())
        .forEach(line -> text.append(line).append("\n"));
    text.append(processes);
    system.properties().forEach(property -> text.append(property(property)));
    return text.toString();
  }

  private void symbols(StringBuilder text) {
    for (String set : names.sets()) {
      // Promela gives the last name the number 1.
      List<String> last = new ArrayList<>(names.constants(set));
      Collections.reverse(last);
      if (!last.isEmpty()) {
        text.append(names.mtype(set)).append(" = { ").append(String.join(", ", last));
        text.append(" };\n");
      }
    }
  }

  private String globals() {
    StringBuilder text = new StringBuilder();
    ExpressionPrinter expressions = expressions(NO_AUTOMATON);
    for (Variable variable : system.globals()) {
      text.append(declarations.print(variable, NO_AUTOMATON, expressions)).append(";\n");
    }
    clock.declarations().forEach(line -> text.append(line).append(";\n"));
    return text.toString();
  }

  private ExpressionPrinter expressions(int automaton) {
    return new ExpressionPrinter(system, places, labels, automaton);
  }

  /** The automata in the order in which their processes start, the others behind them. */
  private List<Integer> processes() {
    List<Integer> order = new ArrayList<>();
    for (ProcessSystem.StartProcess start : system.start()) {
      if (order.isEmpty() || order.get(order.size() - 1) != start.automaton()) {
        order.add(start.automaton());
      }
    }
    if (new HashSet<>(order).size() < order.size()) {
      throw new NoCounterpartException(
          "processes of one kind that exist from the beginning do not follow each other");
    }
    Set<Integer> started = new HashSet<>(order);
    system.automata().stream()
        .map(ProcessAutomaton::index)
        .filter(index -> !started.contains(index))
        .forEach(order::add);
    return order;
  }

  private String automaton(int index) {
    ProcessAutomaton automaton = system.automata().get(index);
    ExpressionPrinter expressions = expressions(index);
    StringBuilder body = new StringBuilder();
    for (Variable variable : automaton.locals()) {
      if (variable.index() >= automaton.parameters().size() && !clock.isMoved(variable)) {
        body.append(declarations.print(variable, index, expressions)).append(";\n");
      }
    }
    for (ProcessAutomaton.ExclusiveUse use : automaton.exclusiveUses()) {
      String word =
          switch (use.end()) {
            case RECEIVE -> "xr ";
            case SEND -> "xs ";
          };
      body.append(word).append(expressions.place(use.channel())).append(";\n");
    }
    StatementPrinter statements = new StatementPrinter(expressions, names);
    body.append(new BodyPrinter(automaton, labels, statements).print());
    String text = BodyPrinter.indented(body.toString(), 2);
    return "\n" + head(automaton, expressions) + " {\n" + text + "}\n";
  }

  private String head(ProcessAutomaton automaton, ExpressionPrinter expressions) {
    String name = names.automaton(automaton.index());
    return switch (automaton.kind()) {
      case INIT -> "init" + priority(automaton);
      case NEVER -> "never " + name;
      case TRACE, NOTRACE ->
          throw new NoCounterpartException(
              "the control flow of a trace assertion cannot be spelt out");
      case PROCTYPE -> proctype(automaton, name, expressions);
    };
  }

  private String proctype(ProcessAutomaton automaton, String name, ExpressionPrinter expressions) {
    long count = system.start().stream().filter(s -> s.automaton() == automaton.index()).count();
    String active = count == 0 ? "" : count == 1 ? "active " : "active [" + count + "] ";
    String word =
        switch (automaton.determinism()) {
          case ANY -> "proctype ";
          case DETERMINISTIC -> "D_proctype ";
        };
    List<String> parameters =
        automaton.parameters().stream()
            .map(variable -> declarations.parameter(variable, automaton.index()))
            .toList();
    String provided =
        automaton.provided().map(e -> " provided (" + expressions.print(e) + ")").orElse("");
    return active
        + word
        + name
        + "("
        + String.join("; ", parameters)
        + ")"
        + priority(automaton)
        + provided;
  }

  private String priority(ProcessAutomaton automaton) {
    return system.start().stream()
        .filter(start -> start.automaton() == automaton.index() && start.priority() > 1)
        .findFirst()
        .map(start -> " priority " + start.priority())
        .orElse("");
  }

  private String property(LtlProperty property) {
    String formula = property.formula().match(new FormulaText(expressions(NO_AUTOMATON)));
    return "\nltl " + names.fresh(property.name()) + " { " + formula + " }\n";
  }

  /** Formulas, every operand in parentheses. */
  private record FormulaText(ExpressionPrinter expressions) implements LtlFormula.Cases<String> {
    @Override
    public String proposition(LtlFormula.Proposition f) {
      return "(" + expressions.print(f.condition()) + ")";
    }

    @Override
    public String unary(LtlFormula.Unary f) {
      return f.op().symbol() + " (" + f.operand().match(this) + ")";
    }

    @Override
    public String binary(LtlFormula.Binary f) {
      return "("
          + f.left().match(this)
          + ") "
          + f.op().symbol()
          + " ("
          + f.right().match(this)
          + ")";
    }
  }
}
