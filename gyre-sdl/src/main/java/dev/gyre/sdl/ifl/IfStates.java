package dev.gyre.sdl.ifl;

import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfState;
import dev.gyre.sdl.form.IfTransition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The states of a process while it is read: stable ones become states, unstable ones blocks. */
final class IfStates {
  /** A stable state. */
  private static final class Draft {
    private final IfToken name;
    private final Set<Integer> saved = new HashSet<>();
    private final Set<Integer> savedTimers = new HashSet<>();
    private final List<IfTransition> transitions = new ArrayList<>();
    private IfState.Verdict verdict = IfState.Verdict.NONE;

    Draft(IfToken name) {
      this.name = name;
    }
  }

  private final Map<String, Integer> stable = new LinkedHashMap<>();
  private final List<Draft> drafts = new ArrayList<>();
  private final Map<String, Integer> unstable = new LinkedHashMap<>();
  private final List<IfToken> undefined = new ArrayList<>();
  private final List<IfBlock> blocks = new ArrayList<>();
  private String buffer = "";

  /** Finds the states that are declared one by one, so that they can be named before. */
  IfStates(List<IfToken> tokens) {
    for (int i = 0; i + 2 < tokens.size(); i++) {
      IfToken name = tokens.get(i + 1);
      IfToken next = tokens.get(i + 2);
      if (!tokens.get(i).is("state") || name.kind() != IfToken.Kind.WORD) {
        continue;
      }
      if (next.is("#") && i + 3 < tokens.size() && tokens.get(i + 3).is("unstable")) {
        refuseTwice(name);
        unstable.put(name.text(), blocks.size());
        undefined.add(name);
        blocks.add(new IfBlock(List.of(), new IfExit.Stop(name.span())));
      } else if (next.is(";") || next.is("#")) {
        addStable(name);
      }
    }
  }

  private void refuseTwice(IfToken name) {
    if (stable.containsKey(name.text()) || unstable.containsKey(name.text())) {
      throw new IfSyntaxError(name.span(), "there are two states '" + name.text() + "'");
    }
  }

  /** Declares a stable state. */
  void addStable(IfToken name) {
    refuseTwice(name);
    stable.put(name.text(), drafts.size());
    drafts.add(new Draft(name));
  }

  boolean isUnstable(String name) {
    return unstable.containsKey(name);
  }

  /** The first stable state. */
  Optional<Integer> first() {
    return drafts.isEmpty() ? Optional.empty() : Optional.of(0);
  }

  void nameBuffer(String name) {
    buffer = name;
  }

  boolean isBuffer(String name) {
    return buffer.equals(name);
  }

  /** What a word behind a sign says about a state. */
  void mark(IfToken state, IfToken word) {
    IfState.Verdict verdict =
        switch (word.text()) {
          case "error" -> IfState.Verdict.ERROR;
          case "success" -> IfState.Verdict.SUCCESS;
          case "ignore" -> IfState.Verdict.IGNORE;
          case "unstable", "stable" -> IfState.Verdict.NONE;
          default ->
              throw new IfSyntaxError(
                  word.span(),
                  "a state is #start, #stable, #unstable, #error, #success or #ignore");
        };
    if (verdict != IfState.Verdict.NONE && !isUnstable(state.text())) {
      draft(state).verdict = verdict;
    }
  }

  private Draft draft(IfToken name) {
    Integer state = stable.get(name.text());
    if (state == null) {
      throw new IfSyntaxError(name.span(), "there is no state '" + name.text() + "' here");
    }
    return drafts.get(state);
  }

  void save(IfToken state, int signal) {
    draft(state).saved.add(signal);
  }

  void saveTimer(IfToken state, int timer) {
    draft(state).savedTimers.add(timer);
  }

  void add(IfToken state, IfTransition transition) {
    draft(state).transitions.add(transition);
  }

  /** Says what an unstable state does. */
  void define(IfToken name, IfBlock block) {
    undefined.removeIf(other -> other.text().equals(name.text()));
    blocks.set(unstable.get(name.text()), block);
  }

  /** Adds a block without a name. */
  int add(IfBlock block) {
    boolean isOnlyJump = block.actions().isEmpty() && block.exit().kind() == IfExit.Kind.JUMP;
    if (isOnlyJump) {
      return ((IfExit.Jump) block.exit()).target();
    }
    blocks.add(block);
    return blocks.size() - 1;
  }

  /** How a transition ends that goes to this state. */
  IfExit leadTo(IfToken name) {
    Integer block = unstable.get(name.text());
    if (block != null) {
      return new IfExit.Jump(block, name.span());
    }
    draft(name);
    return new IfExit.NextState(stable.get(name.text()), name.span());
  }

  List<IfBlock> blocks() {
    if (!undefined.isEmpty()) {
      String name = undefined.get(0).text();
      throw new IfSyntaxError(
          undefined.get(0).span(), "the state '" + name + "' cannot be declared here");
    }
    return blocks;
  }

  List<IfState> all() {
    List<IfState> all = new ArrayList<>();
    for (Draft draft : drafts) {
      all.add(
          new IfState(
              all.size(),
              draft.name.text(),
              draft.verdict,
              draft.saved,
              draft.savedTimers,
              draft.transitions,
              draft.name.span()));
    }
    return all;
  }
}
