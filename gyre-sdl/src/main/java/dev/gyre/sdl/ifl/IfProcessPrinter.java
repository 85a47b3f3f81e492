package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfPlace;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTransition;
import dev.gyre.sdl.form.IfTrigger;
import dev.gyre.sdl.form.IfVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** One process as text: its stable states with their triggers, its blocks as unstable states. */
final class IfProcessPrinter {
  private final IfPrinter system;
  private final IfProcess process;
  private final List<String> variables = new ArrayList<>();
  private final List<String> timers = new ArrayList<>();
  private final List<String> states = new ArrayList<>();
  private final List<String> blocks = new ArrayList<>();
  private final IfExprPrinter expressions;
  private final StringBuilder out = new StringBuilder();

  IfProcessPrinter(IfPrinter system, IfProcess process) {
    this.system = system;
    this.process = process;
    IfNames names = new IfNames();
    process.variables().forEach(variable -> variables.add(names.fresh(variable.name())));
    IfNames inputs = new IfNames();
    // A timer and a signal can be the trigger of an input, so they do not share names.
    system.signalNames().forEach(inputs::fresh);
    process.timers().forEach(timer -> timers.add(inputs.fresh(timer.name())));
    IfNames places = new IfNames();
    process.states().forEach(state -> states.add(places.fresh(state.name())));
    for (int i = 0; i < process.blocks().size(); i++) {
      blocks.add(places.fresh("b" + i));
    }
    this.expressions =
        new IfExprPrinter(
            system.types(),
            variable -> variables.get(variable.index()),
            timer -> timers.get(timer.index()));
  }

  String print() {
    String role =
        switch (process.role()) {
          case ORDINARY -> "process ";
          case OBSERVER -> "observer ";
        };
    line(
        role
            + system.process(process.index())
            + "("
            + process.initial()
            + ", "
            + process.most()
            + ");");
    process.queue().ifPresent(places -> line("  buffer (" + places + ");"));
    for (IfVariable variable : process.variables()) {
      boolean given = variable.index() < process.parameters();
      String start = variable.initial().map(e -> " := " + expressions.print(e)).orElse("");
      String type = system.type(variable.type());
      line(
          (given ? "  fpar " : "  var ")
              + variables.get(variable.index())
              + " "
              + type
              + start
              + ";");
    }
    timers.forEach(timer -> line("  timer " + timer + ";"));
    line("  start nextstate " + target(process.start()) + ";");
    process.states().forEach(this::state);
    for (int i = 0; i < process.blocks().size(); i++) {
      if (endsAtOnce(process.blocks().get(i))) {
        continue;
      }
      line("  state " + blocks.get(i) + " #unstable;");
      block(process.blocks().get(i));
      line("  endstate;");
    }
    line("endprocess;");
    return out.toString();
  }

  /** The state that a block is, or the stable state that it only leads to. */
  private String target(int block) {
    IfBlock to = process.blocks().get(block);
    return endsAtOnce(to) ? states.get(((IfExit.NextState) to.exit()).state()) : blocks.get(block);
  }

  private static boolean endsAtOnce(IfBlock block) {
    return block.actions().isEmpty() && block.exit().kind() == IfExit.Kind.NEXT_STATE;
  }

  private void line(String text) {
    out.append(text).append("\n");
  }

  private void state(IfState state) {
    String verdict =
        switch (state.verdict()) {
          case NONE -> "";
          case ERROR -> " #error";
          case SUCCESS -> " #success";
          case IGNORE -> " #ignore";
        };
    line("  state " + states.get(state.index()) + verdict + ";");
    List<String> saved = new ArrayList<>();
    new TreeSet<>(state.saved()).forEach(signal -> saved.add(system.signalName(signal)));
    new TreeSet<>(state.savedTimers()).forEach(timer -> saved.add(timers.get(timer)));
    if (!saved.isEmpty()) {
      line("    save " + String.join(", ", saved) + ";");
    }
    for (IfTransition transition : state.transitions()) {
      line(
          "    "
              + trigger(transition.trigger())
              + " nextstate "
              + target(transition.block())
              + ";");
    }
    line("  endstate;");
  }

  private String trigger(IfTrigger trigger) {
    return switch (trigger.kind()) {
      case INPUT -> {
        IfTrigger.Input input = (IfTrigger.Input) trigger;
        yield input(input.enabling(), input.urgency(), system.signal(input.signal()))
            + targets(input.targets())
            + ";";
      }
      case TIMEOUT -> {
        IfTrigger.Timeout input = (IfTrigger.Timeout) trigger;
        yield input(input.enabling(), input.urgency(), timers.get(input.timer().index())) + ";";
      }
      case CONTINUOUS -> {
        IfTrigger.Continuous condition = (IfTrigger.Continuous) trigger;
        String priority =
            condition.priority() == IfBodyReader.LAST ? "" : " priority " + condition.priority();
        yield "provided " + expressions.print(condition.condition()) + priority + ";";
      }
      case SPONTANEOUS -> "input none;";
    };
  }

  private String input(Optional<IfExpr> enabling, IfTrigger.Urgency urgency, String name) {
    return enabling.map(e -> "provided " + expressions.print(e) + "; ").orElse("")
        + (urgency == IfTrigger.Urgency.PRIORITY ? "priority " : "")
        + "input "
        + name;
  }

  private String targets(List<Optional<IfPlace>> targets) {
    List<String> all = new ArrayList<>();
    targets.forEach(target -> all.add(target.map(expressions::place).orElse("_")));
    return all.isEmpty() ? "" : "(" + String.join(", ", all) + ")";
  }

  private void block(IfBlock block) {
    block.actions().forEach(action -> line("    " + action(action)));
    switch (block.exit().kind()) {
      case JUMP -> line("    nextstate " + target(((IfExit.Jump) block.exit()).target()) + ";");
      case NEXT_STATE ->
          line("    nextstate " + states.get(((IfExit.NextState) block.exit()).state()) + ";");
      case STOP -> line("    stop;");
      case DECISION -> decision((IfExit.Decision) block.exit());
      case CHOICE -> {
        line("    choose");
        for (int target : ((IfExit.Choice) block.exit()).targets()) {
          line("      nextstate " + target(target) + ";");
        }
        line("    endchoose;");
      }
    }
  }

  private void decision(IfExit.Decision exit) {
    String word = "if ";
    for (IfExit.Arm arm : exit.arms()) {
      String condition = expressions.print(arm.condition());
      line("    " + word + condition + " then nextstate " + target(arm.target()) + ";");
      word = "elsif ";
    }
    if (exit.arms().isEmpty()) {
      line("    if");
    }
    exit.otherwise().ifPresent(target -> line("    else nextstate " + target(target) + ";"));
    line("    endif;");
  }

  private String action(IfAction action) {
    return switch (action.kind()) {
      case ASSIGN -> {
        IfAction.Assign assign = (IfAction.Assign) action;
        yield "task " + expressions.place(assign.place()) + " := " + print(assign.value()) + ";";
      }
      case ANY_VALUE -> "any " + expressions.place(((IfAction.AnyValue) action).place()) + ";";
      case OUTPUT -> {
        IfAction.Output output = (IfAction.Output) action;
        String to = system.destination(output.destination(), expressions);
        yield "output "
            + system.signal(output.signal())
            + list(output.arguments())
            + " to "
            + to
            + ";";
      }
      case SET -> {
        IfAction.SetTimer set = (IfAction.SetTimer) action;
        yield "set " + timers.get(set.timer().index()) + " := " + print(set.delay()) + ";";
      }
      case RESET -> "reset " + timers.get(((IfAction.ResetTimer) action).timer().index()) + ";";
      case CREATE -> {
        IfAction.Create create = (IfAction.Create) action;
        yield "fork " + system.process(create.process()) + list(create.arguments()) + ";";
      }
      case WRITE -> "informal \"" + quoted("write") + "\";";
      case INFORMAL -> "informal \"" + quoted(((IfAction.Informal) action).text()) + "\";";
    };
  }

  private static String quoted(String text) {
    return text.replaceAll("[\"\\n\\r]", " ");
  }

  private String print(IfExpr e) {
    return expressions.print(e);
  }

  private String list(List<IfExpr> arguments) {
    List<String> all = arguments.stream().map(this::print).toList();
    return all.isEmpty() ? "" : "(" + String.join(", ", all) + ")";
  }
}
