package dev.gyre.tck.product;

import dev.gyre.tck.gen.Dice;
import java.util.List;

/** Changes whole statements of a printed model: deletes, doubles, moves, wraps, adds. */
final class LineMutation {
  private final Dice dice;
  private final ExpressionMaker expressions;
  private final FormulaMaker propositions;
  private final ModelFacts facts;

  LineMutation(ModelFacts facts, Dice dice, ExpressionMaker expressions) {
    this.facts = facts;
    this.dice = dice;
    this.expressions = expressions;
    this.propositions = new FormulaMaker(facts, dice);
  }

  String mutate(String text) {
    StatementLines lines = new StatementLines(text);
    List<Integer> starts = lines.starts();
    if (starts.isEmpty()) {
      return text;
    }
    int at = dice.pick(starts);
    switch (dice.below(12)) {
      case 0 -> lines.delete(at);
      case 1 -> lines.insert(at, lines.statement(dice.pick(starts)));
      case 2 -> move(lines, at, dice.pick(starts));
      case 3 -> lines.wrap(at, dice.pick("atomic {", "d_step {", "{"), "}");
      case 4 -> lines.wrap(at, "{", "} unless { " + condition() + " -> " + statement() + " }");
      case 5 -> lines.wrap(at, "if :: " + dice.pick("", condition() + " -> "), choice());
      case 6, 7 -> lines.insert(at, List.of(statement()));
      case 8 -> lines.set(at, label() + lines.line(at));
      case 9 -> provide(lines);
      default -> initialise(lines);
    }
    return lines.toString();
  }

  private String condition() {
    return dice.oneIn(3) ? expressions.expression(1) : propositions.proposition();
  }

  private String choice() {
    return dice.pick(
        ":: else fi",
        ":: timeout fi",
        ":: skip fi",
        ":: " + condition() + " -> " + statement() + " fi");
  }

  private String label() {
    return dice.pick("end", "accept", "progress", "L") + dice.between(70, 99) + ": ";
  }

  private String statement() {
    return dice.<String>menu()
        .add(4, () -> "assert(" + condition() + ")")
        .add(1, () -> "skip")
        .add(1, () -> "(" + condition() + ")")
        .add(1, () -> "printf(\"%d\", " + expressions.expression(1) + ")")
        .addIf(!facts.numbers().isEmpty(), 4, this::assignment)
        .addIf(!facts.channels().isEmpty(), 2, this::communication)
        .add(1, expressions::run)
        .serve();
  }

  private String assignment() {
    String target = dice.pick(facts.numbers());
    return target + dice.pick("++", "--", " = " + expressions.expression(2));
  }

  private String communication() {
    String channel = dice.pick(facts.channels());
    return channel
        + dice.pick("!", "?", "??", "!!")
        + dice.pick("1", "_", "eval(_pid)", "0,1", "_,_");
  }

  private static void move(StatementLines lines, int from, int to) {
    List<String> moved = lines.statement(from);
    int size = moved.size();
    if (to >= from && to < from + size) {
      return;
    }
    lines.insert(to, moved);
    lines.delete(to <= from ? from + size : from);
  }

  private void provide(StatementLines lines) {
    List<Integer> proctypes = lines.proctypes();
    if (!proctypes.isEmpty()) {
      int at = dice.pick(proctypes);
      String line = lines.line(at);
      String provided = " provided (" + condition() + ") {";
      lines.set(at, line.contains("provided") ? line : line.replaceFirst("\\{$", provided));
    }
  }

  private void initialise(StatementLines lines) {
    List<Integer> declarations = lines.declarations();
    if (!declarations.isEmpty()) {
      int at = dice.pick(declarations);
      String line = lines.line(at).replaceFirst("( = .*)?;?$", "");
      lines.set(at, line + " = " + expressions.expression(dice.below(3)) + ";");
    }
  }
}
