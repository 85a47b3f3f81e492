package dev.gyre.tck.product;

import dev.gyre.ir.Location;
import dev.gyre.plan.StoreKind;
import dev.gyre.property.Fairness;
import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.List;

/** Which questions a model is asked, and in which ways. */
final class Interview {
  private static final int FORMULAS = 2;
  private static final int RANDOM_WAYS = 3;

  private final ModelFacts facts;
  private final Dice dice;

  Interview(ModelFacts facts, Dice dice) {
    this.facts = facts;
    this.dice = dice;
  }

  List<Ask> asks() {
    List<Ask> asks = new ArrayList<>();
    Ask all = Ask.everything().under(dice.oneIn(3) ? fairness() : Fairness.NONE);
    asks.add(dice.oneIn(2) ? all.keepGoing() : all);
    FormulaMaker maker = new FormulaMaker(facts, dice);
    for (int i = 0; i < FORMULAS; i++) {
      asks.add(Ask.formula(maker.formula()).under(fairness()));
    }
    if (facts.marks().contains(Location.Mark.ACCEPT)) {
      asks.add(Ask.property("acceptance").under(fairness()));
    }
    if (facts.marks().contains(Location.Mark.PROGRESS)) {
      asks.add(Ask.property("progress").under(fairness()));
    }
    if (facts.hasTimers() && dice.oneIn(3)) {
      asks.add(Ask.property("zeno"));
    }
    return asks;
  }

  private Fairness fairness() {
    return dice.pick(Fairness.values());
  }

  /** The default first. */
  List<Settings> ways() {
    // The default store takes its time to learn from samples; it matters least here.
    Settings usual = Settings.defaults();
    List<Settings> ways = new ArrayList<>();
    ways.add(dice.oneIn(8) ? usual : usual.with(StoreKind.TABLE));
    for (int i = 0; i < RANDOM_WAYS; i++) {
      Settings way = Settings.random(dice);
      ways.add(facts.hasTimers() && dice.oneIn(3) ? way.with(Settings.Time.ABSTRACT) : way);
    }
    return ways;
  }
}
