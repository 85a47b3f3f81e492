package dev.gyre.tck.product;

import dev.gyre.ir.Location;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.TypeName;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one can ask about a model.
 *
 * @param numbers what stands for a number in a formula: globals, elements of arrays, locals of
 *     others
 * @param channels the names of global channels
 * @param labels labels of processes, as a formula names them
 * @param properties its formulas and never claims
 * @param marks what its labels ask for
 */
record ModelFacts(
    Model model,
    ProcessSystem system,
    List<String> numbers,
    List<String> channels,
    List<String> labels,
    List<String> properties,
    List<Location.Mark> marks,
    boolean hasTimers) {

  /** Nothing if the text is no model, or one at which the front end fails. */
  static Optional<ModelFacts> of(String text) {
    try {
      PromelaFrontEnd.Result result = read(text);
      return result.system().map(system -> new Collector().collect(result.model(), system, text));
    } catch (RuntimeException | StackOverflowError fault) {
      return Optional.empty();
    }
  }

  /** Whether the front end fails at a text, which it never should. */
  static boolean breaksFrontEnd(String text) {
    try {
      read(text);
      return false;
    } catch (RuntimeException | StackOverflowError fault) {
      return true;
    }
  }

  private static PromelaFrontEnd.Result read(String text) {
    return new PromelaFrontEnd().check(new SourceFile("model.pml", text));
  }

  /** Goes through the units of a model. */
  private static final class Collector {
    private final List<String> numbers = new ArrayList<>();
    private final List<String> channels = new ArrayList<>();
    private final List<String> labels = new ArrayList<>();

    ModelFacts collect(Model model, ProcessSystem system, String text) {
      for (Unit unit : model.units()) {
        if (unit instanceof Unit.Globals globals) {
          globals(globals.declaration());
        } else if (unit instanceof Unit.Proctype proctype) {
          inside(proctype);
        }
      }
      List<String> properties = new ArrayList<>();
      List<Location.Mark> marks = new ArrayList<>();
      for (ProcessAutomaton automaton : system.automata()) {
        if (automaton.kind() == ProcessAutomaton.Kind.NEVER) {
          properties.add(automaton.name());
        } else {
          automaton.locations().forEach(location -> marks.addAll(location.marks()));
        }
      }
      system.properties().stream().map(LtlProperty::name).forEach(properties::add);
      return new ModelFacts(
          model,
          system,
          numbers,
          channels,
          labels,
          properties,
          marks.stream().distinct().toList(),
          text.contains("timer "));
    }

    private void globals(Declaration declaration) {
      for (Declaration.Declarator declarator : declaration.declarators()) {
        String name = declarator.name().text();
        switch (declaration.type().base()) {
          case CHAN -> channels.add(declarator.length().isPresent() ? name + "[0]" : name);
          case STRUCTURE, INDEX, TIMER, SET, MULTISET, QUEUE -> {}
          default -> {
            if (declarator.length().isPresent()) {
              numbers.add(name + "[0]");
              numbers.add(name + "[1]");
            } else {
              numbers.add(name);
            }
          }
        }
      }
    }

    private void inside(Unit.Proctype proctype) {
      boolean isOne =
          proctype.instances().isPresent()
              && proctype.instances().get() instanceof Expression.Literal count
              && count.value() == 1;
      String process = proctype.name().text();
      List<String> instances =
          isOne ? List.of(process) : List.of(process + "[0]", process + "[1]", process + "[2]");
      new SyntaxWalker() {
        @Override
        protected void enter(Statement statement) {
          if (statement instanceof Statement.Labeled labeled) {
            instances.forEach(i -> labels.add(i + "@" + labeled.label().text()));
          } else if (statement instanceof Statement.Declare declare
              && isNumber(declare.declaration().type())) {
            for (Declaration.Declarator d : declare.declaration().declarators()) {
              instances.forEach(i -> numbers.add(i + ":" + d.name().text()));
            }
          }
        }
      }.walk(proctype.body());
    }

    private static boolean isNumber(TypeName type) {
      return switch (type.base()) {
        case BIT, BOOL, BYTE, PID, SHORT, INT, UNSIGNED -> true;
        case MTYPE, CHAN, TIMER, STRUCTURE, INDEX, SET, MULTISET, QUEUE -> false;
      };
    }
  }
}
