package dev.gyre.promela.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.StepProgram;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The inside of a {@code d_step} as a program. */
final class StepProgramBuilder {
  private final CommandLowering commands;
  private final List<StepProgram.Node> program = new ArrayList<>();
  private final Map<Integer, Integer> places = new HashMap<>();
  private final int step;

  private StepProgramBuilder(CommandLowering commands, int step) {
    this.commands = commands;
    this.step = step;
  }

  /** The edge's command for a {@code d_step} node. */
  static Command command(ControlNode dStep, CommandLowering commands) {
    ControlNode first = dStep.body.first;
    StepProgramBuilder builder = new StepProgramBuilder(commands, first.step);
    builder.place(first);
    StepProgram program = new StepProgram(builder.program);
    return new Command(
        builder.entry(first),
        List.of(new Effect.IndivisibleStep(program)),
        dStep.span,
        dStep.text.orElseGet(() -> "d_step { " + builder.describe(first) + " ... }"));
  }

  private String describe(ControlNode node) {
    return node.command == null
        ? node.kind.name().toLowerCase(java.util.Locale.ROOT)
        : node.command.apply(commands).text();
  }

  // ---- the condition under which the d_step can start

  private Guard entry(ControlNode node) {
    return switch (node.kind) {
      case STEP -> node.command.apply(commands).guard();
      case ELSE -> new Guard.Otherwise();
      case BLOCK -> entry(node.body.first);
      case UNLESS -> entry(node.options.get(0).first);
      case JOIN ->
          node.next != null && node.next.is(ControlNode.Kind.DO)
              ? anyOption(node.next)
              : new Guard.Always();
      case IF, DO -> anyOption(node);
      case JUMP, LOOP_EXIT, ATOMIC, D_STEP, STOP -> new Guard.Always();
    };
  }

  /** Options that can never block are not asked; if no option is asked, nothing blocks. */
  private Guard anyOption(ControlNode choice) {
    List<Guard> guards = new ArrayList<>();
    collect(choice, guards);
    return guards.isEmpty() ? new Guard.Always() : new Guard.AnyOf(guards);
  }

  private void collect(ControlNode choice, List<Guard> guards) {
    for (ControlSequence option : choice.options) {
      ControlNode first = option.first;
      switch (first.kind) {
        case STEP -> {
          Command command = first.command.apply(commands);
          boolean isCondition = command.effects().isEmpty();
          if (isCondition || !(command.guard() instanceof Guard.Always)) {
            guards.add(command.guard());
          }
        }
        case ELSE -> guards.add(new Guard.Always());
        case IF -> collect(first, guards);
        case BLOCK -> {
          if (first.body.first.isChoice()) {
            collect(first.body.first, guards);
          }
        }
        case JOIN -> {
          if (first.next != null && first.next.is(ControlNode.Kind.DO)) {
            collect(first.next, guards);
          }
        }
        case JUMP, DO, LOOP_EXIT, UNLESS, ATOMIC, D_STEP, STOP -> {
          // Cannot block, or cannot stand here.
        }
      }
    }
  }

  // ---- the program

  /** The number of the program node for a control node, or the exit. */
  private int place(ControlNode start) {
    ControlNode node = resolve(start);
    if (node == null || node.step != step) {
      return StepProgram.EXIT;
    }
    Integer known = places.get(node.number);
    if (known != null) {
      return known;
    }
    int index = program.size();
    places.put(node.number, index);
    program.add(new StepProgram.Node(List.of(), node.span));
    program.set(index, new StepProgram.Node(branches(node), node.span));
    return index;
  }

  /** Passes through everything that is not a statement or a choice. */
  private ControlNode resolve(ControlNode start) {
    ControlNode node = start;
    while (node != null && node.step == step) {
      switch (node.kind) {
        case JUMP -> node = node.target.node;
        case JOIN, LOOP_EXIT -> node = node.next;
        case BLOCK, ATOMIC, D_STEP -> node = node.body.first;
        case STEP, ELSE, IF, DO, UNLESS, STOP -> {
          return node;
        }
      }
    }
    return node;
  }

  private List<StepProgram.Branch> branches(ControlNode node) {
    List<StepProgram.Branch> branches = new ArrayList<>();
    if (!isChoice(node)) {
      branches.add(branch(node));
      return branches;
    }
    for (ControlSequence option : node.options) {
      ControlNode first = resolve(option.first);
      boolean isStatement =
          first != null
              && first.step == step
              && (first.is(ControlNode.Kind.STEP) || first.is(ControlNode.Kind.ELSE));
      branches.add(
          isStatement
              ? branch(first)
              : new StepProgram.Branch(
                  new Guard.Always(), List.of(), place(option.first), node.span));
    }
    return branches;
  }

  /** Nothing interrupts a {@code d_step}, so an {@code unless} inside only chooses at its start. */
  private static boolean isChoice(ControlNode node) {
    return node.isChoice() || node.is(ControlNode.Kind.UNLESS);
  }

  private StepProgram.Branch branch(ControlNode node) {
    if (node.is(ControlNode.Kind.ELSE)) {
      return new StepProgram.Branch(new Guard.Always(), List.of(), place(node.next), node.span);
    }
    Command command = node.command.apply(commands);
    return new StepProgram.Branch(
        command.guard(), command.effects(), place(node.next), command.span());
  }
}
