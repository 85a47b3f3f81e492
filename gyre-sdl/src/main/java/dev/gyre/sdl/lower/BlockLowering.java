package dev.gyre.sdl.lower;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.lower.AutomatonDraft.Target;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Adds the blocks of transitions, each when it is first reached. */
final class BlockLowering {
  private final ProcessLayout layout;
  private final AutomatonDraft draft;
  private final ActionLowering actions;
  private final Ends ends;
  private final Map<Integer, Integer> locations = new HashMap<>();
  private final Deque<Integer> waiting = new ArrayDeque<>();
  private final Origins origins;
  private int sleeping;

  /** What comes behind the last action of a transition. */
  interface Ends {
    /** Where a transition goes that ends in a state. */
    Target state(int number);

    /** Adds what happens before the process is gone; where it goes on. */
    int stopping(int from, SourceSpan span);

    /** Adds what happens when the process is gone, and then comes to a place; where it begins. */
    Target stopped(Target to, SourceSpan span);
  }

  BlockLowering(ProcessLayout layout, AutomatonDraft draft, ActionLowering actions, Ends ends) {
    this.layout = layout;
    this.draft = draft;
    this.actions = actions;
    this.ends = ends;
    this.origins = new Origins(layout.process());
  }

  /** Says where an instance is that has stopped. */
  void sleepAt(int location) {
    this.sleeping = location;
  }

  /** Where a block begins; a block that only names the next state is that state. */
  Target target(int block) {
    Set<Integer> passed = new HashSet<>();
    int at = block;
    while (passed.add(at)) {
      IfBlock here = block(at);
      if (!here.actions().isEmpty()) {
        return Target.inside(location(at));
      }
      switch (here.exit().kind()) {
        case JUMP -> at = ((IfExit.Jump) here.exit()).target();
        case NEXT_STATE -> {
          int state = ((IfExit.NextState) here.exit()).state();
          return ends.state(state);
        }
        case DECISION, CHOICE, STOP -> {
          return Target.inside(location(at));
        }
      }
    }
    // Jumps in a circle: a transition that never ends.
    return Target.inside(location(at));
  }

  private IfBlock block(int index) {
    return layout.process().blocks().get(index);
  }

  private int location(int block) {
    Integer known = locations.get(block);
    if (known != null) {
      return known;
    }
    int location = draft.addPassage(block(block).exit().span());
    locations.put(block, location);
    waiting.add(block);
    return location;
  }

  /** Adds all blocks that have been reached, and those that they reach. */
  void finish() {
    while (!waiting.isEmpty()) {
      int block = waiting.remove();
      actions.in(origins.of(block));
      add(block(block), locations.get(block));
    }
  }

  private void add(IfBlock block, int location) {
    int at = location;
    for (int i = 0; i < block.actions().size(); i++) {
      IfAction action = block.actions().get(i);
      boolean last = i == block.actions().size() - 1;
      Target next = last ? behind(block.exit()) : Target.inside(draft.addPassage(action.span()));
      actions.add(at, action, next);
      at = next.location();
      if (last && !isPlain(block.exit())) {
        exit(block.exit(), at);
      }
    }
    if (block.actions().isEmpty()) {
      exit(block.exit(), at);
    }
  }

  private static boolean isPlain(IfExit exit) {
    return switch (exit.kind()) {
      case JUMP, NEXT_STATE -> true;
      case DECISION, CHOICE, STOP -> false;
    };
  }

  private Target behind(IfExit exit) {
    return switch (exit.kind()) {
      case JUMP -> target(((IfExit.Jump) exit).target());
      case NEXT_STATE -> ends.state(((IfExit.NextState) exit).state());
      case DECISION, CHOICE, STOP -> Target.inside(draft.addPassage(exit.span()));
    };
  }

  private void exit(IfExit exit, int at) {
    switch (exit.kind()) {
      case DECISION -> decision((IfExit.Decision) exit, at);
      case CHOICE -> {
        for (int target : ((IfExit.Choice) exit).targets()) {
          edge(at, new Guard.Always(), List.of(), target(target), exit.span());
        }
      }
      case STOP -> {
        int last = ends.stopping(at, exit.span());
        Target gone = ends.stopped(Target.state(sleeping), exit.span());
        actions.creations().stop(last, gone, exit.span());
      }
      case JUMP, NEXT_STATE -> edge(at, new Guard.Always(), List.of(), behind(exit), exit.span());
    }
  }

  private void edge(int from, Guard guard, List<Effect> effects, Target to, SourceSpan span) {
    draft.addEdge(from, guard, effects, to, span, Texts.of(span));
  }

  private void decision(IfExit.Decision exit, int from) {
    Definedness needs = layout.definedness();
    exit.arms().forEach(arm -> needs.value(arm.condition()));
    int at = from;
    if (!needs.requirements().isEmpty()) {
      at = draft.addPassage(exit.span());
      edge(from, new Guard.Always(), needs.requirements(), Target.inside(at), exit.span());
    }
    boolean exclusive = areExclusive(exit.arms());
    List<Expr> before = new ArrayList<>();
    for (IfExit.Arm arm : exit.arms()) {
      Expr condition = layout.values().scalar(arm.condition());
      Expr alone = exclusive ? condition : Exprs.and(Exprs.all(before), condition);
      edge(at, new Guard.Holds(alone), List.of(), target(arm.target()), exit.span());
      before.add(Exprs.not(condition));
    }
    if (exit.otherwise().isPresent()) {
      int target = exit.otherwise().getAsInt();
      edge(at, new Guard.Otherwise(), List.of(), target(target), exit.span());
    } else {
      String message = "no answer of the decision applies";
      Effect wrong = new Effect.Require(Exprs.FALSE, Effect.Reason.RANGE, message);
      edge(at, new Guard.Otherwise(), List.of(wrong), Target.inside(at), exit.span());
    }
  }

  /** Whether the arms compare one value with different constants. */
  private static boolean areExclusive(List<IfExit.Arm> arms) {
    Set<IfExpr> questions = new HashSet<>();
    Set<Integer> answers = new HashSet<>();
    for (IfExit.Arm arm : arms) {
      if (arm.condition().kind() != IfExpr.Kind.BINARY) {
        return false;
      }
      IfExpr.Binary comparison = (IfExpr.Binary) arm.condition();
      if (comparison.operator() != IfExpr.BinaryOperator.EQUAL
          || comparison.right().kind() != IfExpr.Kind.CONSTANT
          || !answers.add(((IfExpr.Constant) comparison.right()).value())) {
        return false;
      }
      questions.add(comparison.left());
    }
    return questions.size() == 1;
  }
}
