package dev.gyre.tck.product;

import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.List;

/** Random expressions over the names of a model; some make no sense there. */
final class ExpressionMaker {
  /** Around the edges of the types. */
  static final List<String> EDGES =
      List.of(
          "0",
          "1",
          "2",
          "3",
          "-1",
          "255",
          "256",
          "257",
          "7",
          "8",
          "32767",
          "32768",
          "65535",
          "65536",
          "(-2147483647 - 1)");

  private final ModelFacts facts;
  private final Dice dice;
  private final List<String> processes = new ArrayList<>();

  ExpressionMaker(ModelFacts facts, Dice dice) {
    this.facts = facts;
    this.dice = dice;
    Model model = facts.model();
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.Proctype proctype) {
        String arguments = "1, ".repeat(proctype.parameters().size());
        processes.add(
            proctype.name().text()
                + "("
                + (arguments.isEmpty() ? "" : arguments.substring(0, arguments.length() - 2))
                + ")");
      }
    }
  }

  String constant() {
    return dice.oneIn(2) ? String.valueOf(dice.below(4)) : dice.pick(EDGES);
  }

  String expression(int depth) {
    return dice.<String>menu()
        .add(4, this::constant)
        .addIf(!facts.numbers().isEmpty(), 8, () -> dice.pick(facts.numbers()))
        .add(2, () -> dice.pick("_pid", "_nr_pr", "_pid", "_priority"))
        .addIf(depth > 0, 4, () -> binary(depth))
        .addIf(depth > 0, 1, () -> conditional(depth))
        .addIf(depth > 0, 1, () -> dice.pick("!", "-", "~") + "(" + expression(depth - 1) + ")")
        .addIf(!facts.channels().isEmpty(), 2, this::ofChannel)
        .addIf(!facts.labels().isEmpty(), 1, () -> dice.pick(facts.labels()))
        .addIf(!processes.isEmpty() && dice.oneIn(8), 1, this::run)
        .addIf(dice.oneIn(6), 1, () -> dice.pick("timeout", "enabled(1)", "get_priority(0)"))
        .serve();
  }

  String run() {
    return processes.isEmpty() ? "0" : "(run " + dice.pick(processes) + ")";
  }

  private String binary(int depth) {
    String operator =
        dice.pick(
            "+", "-", "*", "==", "!=", "<", ">", "<=", ">=", "&&", "||", "%", "/", "&", "|", "^",
            "<<", ">>");
    return "(" + expression(depth - 1) + " " + operator + " " + expression(depth - 1) + ")";
  }

  private String conditional(int depth) {
    return "(" + expression(depth - 1) + " -> " + expression(0) + " : " + expression(0) + ")";
  }

  private String ofChannel() {
    String channel = dice.pick(facts.channels());
    return dice.pick(
        "len(" + channel + ")",
        "empty(" + channel + ")",
        "nfull(" + channel + ")",
        channel + "?[" + constant() + "]",
        channel + "??[" + constant() + "]",
        channel + "?[_]");
  }
}
