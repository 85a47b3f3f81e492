package dev.gyre.bound.unfold;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import java.util.List;
import java.util.Set;

/**
 * The variables that decide what can happen, directly or because others get their values from them:
 * those in guards, in the names of channels and in what distinguishes messages. A slice
 * [Weiser1984] that ignores the order of statements.
 */
final class Relevance {
  private final Facts facts;
  private final Set<VariableKey> found;
  private final List<Action> actions;

  private Relevance(Facts facts) {
    this.facts = facts;
    this.found = Tracked.channelVariables(facts.system());
    this.actions = Action.all(facts.system());
  }

  static Set<VariableKey> of(Facts facts) {
    Relevance relevance = new Relevance(facts);
    relevance.actions.forEach(relevance::start);
    int before;
    do {
      before = relevance.found.size();
      relevance.actions.forEach(relevance::follow);
      relevance.followInitials();
    } while (relevance.found.size() > before);
    return relevance.found;
  }

  private ExprWalker collector(int automaton) {
    return new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        e.loaded().ifPresent(place -> found.add(VariableKey.of(place.variable(), automaton)));
      }
    };
  }

  private void start(Action action) {
    ExprWalker collector = collector(action.automaton());
    collector.walk(action.guard());
    for (Effect effect : action.effects()) {
      if (effect instanceof Effect.Send send) {
        collector.walk(send.channel());
        for (int i = 0; i < send.fields().size(); i++) {
          int field = i;
          boolean matters =
              facts.pointsTo().of(send.channel(), action.automaton()).stream()
                  .anyMatch(c -> facts.classes().distinguishes(c, field));
          if (matters) {
            collector.walk(send.fields().get(i));
          }
        }
      }
      if (effect instanceof Effect.Receive receive) {
        collector.walk(receive.channel());
        for (FieldPattern pattern : receive.patterns()) {
          pattern.compared().ifPresent(collector::walk);
        }
      }
    }
  }

  private void follow(Action action) {
    ExprWalker collector = collector(action.automaton());
    for (Effect effect : action.effects()) {
      if (effect instanceof Effect.Assign assign
          && found.contains(VariableKey.of(assign.place().variable(), action.automaton()))) {
        collector.walk(assign.value());
      }
      new ExprWalker() {
        @Override
        protected void enterSpawn(Expr.Spawn spawn) {
          followArguments(spawn, collector);
        }
      }.walk(effect);
    }
  }

  private void followArguments(Expr.Spawn spawn, ExprWalker collector) {
    List<Variable> parameters = facts.system().automata().get(spawn.automaton()).parameters();
    for (int i = 0; i < Math.min(parameters.size(), spawn.arguments().size()); i++) {
      if (found.contains(VariableKey.of(parameters.get(i), spawn.automaton()))) {
        collector.walk(spawn.arguments().get(i));
      }
    }
  }

  private void followInitials() {
    for (ProcessAutomaton automaton : facts.system().automata()) {
      ExprWalker collector = collector(automaton.index());
      for (Variable variable : automaton.locals()) {
        if (found.contains(VariableKey.of(variable, automaton.index()))) {
          variable.initial().values().ifPresent(v -> v.expressions().forEach(collector::walk));
        }
      }
    }
  }
}
