package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;

/**
 * Random models with index types, as text: process families over one or two scalarsets or a ring,
 * arrays and channels over them, messages with elements, quantifiers, loops over all elements,
 * atomic sequences, rendez-vous. Assertions may fail and processes may block or end; nothing else
 * goes wrong at run time. Most have fewer than ten thousand states.
 */
public final class SymmetricGenerator {

  /** Whether processes may come to their end. */
  public enum Ends {
    ALLOWED,
    NONE
  }

  /** The model of a seed. */
  public String generate(long seed) {
    return generate(seed, Ends.ALLOWED);
  }

  /** The model of a seed, in which all run for ever if that is wanted. */
  public String generate(long seed, Ends ends) {
    Dice dice = new Dice(seed);
    List<IndexDomain> domains = domains(dice);
    StringBuilder text = new StringBuilder();
    for (IndexDomain domain : domains) {
      text.append(domain.shape().word() + " " + domain.name() + "[" + domain.size() + "];\n");
    }
    text.append("byte g;\n");
    domains.forEach(domain -> text.append(domain.declarations(dice)));
    domains.forEach(domain -> text.append(mail(dice, domain)));
    SymmetricStatements.Mood mood =
        dice.oneIn(4) ? SymmetricStatements.Mood.RECKLESS : SymmetricStatements.Mood.PATIENT;
    int families = 0;
    List<IndexDomain> created = new ArrayList<>();
    for (IndexDomain domain : domains) {
      families++;
      boolean byRun = dice.oneIn(3);
      text.append(family(dice, "P" + families, domain, byRun ? "" : start(domain), mood, ends));
      if (byRun) {
        created.add(domain);
      } else if (domain.size() == 2 && domains.size() == 1 && dice.oneIn(3)) {
        text.append(family(dice, "Q" + families, domain, start(domain), mood, ends));
      }
    }
    if (dice.oneIn(2)) {
      text.append(server(dice, dice.pick(domains), mood, ends));
    }
    if (!created.isEmpty()) {
      text.append(init(domains, created));
    }
    return text.toString();
  }

  /** A formula for the model of the same seed; no element is special in it. */
  public String formula(long seed) {
    List<IndexDomain> domains = domains(new Dice(seed));
    Dice dice = new Dice(seed ^ 0x5DEECE66DL);
    SymmetricStatements one =
        statements(dice, dice.pick(domains), List.of("x"), SymmetricStatements.Mood.PATIENT);
    String a = "(" + one.quantified() + ")";
    String b = "(" + one.quantified() + ")";
    return dice.pick(
        "[] " + a,
        "<> " + a,
        "[] (" + a + " -> <> " + b + ")",
        "[] <> " + a,
        "<> [] " + a,
        a + " U " + b,
        "[] (" + a + " -> (" + b + " U " + a + "))");
  }

  /** The first dice of a model, so that its formula knows the same types. */
  private static List<IndexDomain> domains(Dice dice) {
    int kind = dice.below(4);
    List<IndexDomain> domains = new ArrayList<>();
    if (kind == 0) {
      domains.add(IndexDomain.roll(dice, "R", 3, IndexDomain.Shape.RING));
    } else {
      int size = kind == 1 ? 2 : dice.between(2, 3);
      domains.add(IndexDomain.roll(dice, "A", size, IndexDomain.Shape.SCALARSET));
      if (kind == 1) {
        domains.add(IndexDomain.roll(dice, "B", 2, IndexDomain.Shape.SCALARSET));
      }
    }
    return domains;
  }

  private static String start(IndexDomain domain) {
    return "active [" + domain.name() + "] ";
  }

  private static String mail(Dice dice, IndexDomain domain) {
    return "chan mail"
        + domain.name()
        + " = ["
        + dice.between(0, 1)
        + "] of { bit, "
        + domain.name()
        + " };\n";
  }

  private static SymmetricStatements statements(
      Dice dice, IndexDomain domain, List<String> elements, SymmetricStatements.Mood mood) {
    return new SymmetricStatements(dice, domain, elements, "mail" + domain.name(), mood);
  }

  private static String family(
      Dice dice,
      String name,
      IndexDomain domain,
      String start,
      SymmetricStatements.Mood mood,
      Ends ends) {
    SymmetricStatements statements = statements(dice, domain, List.of("x", "me"), mood);
    String body = body(dice, statements, domain.size() == 2 ? 4 : 3, ends);
    return start
        + "proctype "
        + name
        + "("
        + domain.name()
        + " me) {\n  "
        + domain.name()
        + " x;\n  "
        + body
        + "\n}\n";
  }

  private static String server(
      Dice dice, IndexDomain domain, SymmetricStatements.Mood mood, Ends ends) {
    SymmetricStatements statements = statements(dice, domain, List.of("x"), mood);
    return "active proctype Server() {\n  "
        + domain.name()
        + " x;\n  "
        + body(dice, statements, 3, ends)
        + "\n}\n";
  }

  private static String body(Dice dice, SymmetricStatements statements, int longest, Ends ends) {
    String steps = statements.sequence(dice.between(2, longest), 2);
    if (ends == Ends.NONE) {
      return "do\n  :: " + steps + "\n  od";
    }
    if (dice.oneIn(2)) {
      return steps;
    }
    return dice.oneIn(2)
        ? "end: do\n  :: " + statements.condition(1) + " ->\n    " + steps + "\n  od"
        : "do\n  :: " + steps + "\n  :: " + statements.condition(1) + " -> break\n  od";
  }

  private static String init(List<IndexDomain> domains, List<IndexDomain> created) {
    StringBuilder text = new StringBuilder("init {\n");
    created.forEach(d -> text.append("  " + d.name() + " i" + d.name() + ";\n"));
    text.append("  atomic {\n");
    for (IndexDomain domain : created) {
      String variable = "i" + domain.name();
      text.append("    for (" + variable + " : " + domain.name() + ") { run P")
          .append(domains.indexOf(domain) + 1)
          .append("(" + variable + ") }\n");
    }
    return text.append("  }\n}\n").toString();
  }
}
