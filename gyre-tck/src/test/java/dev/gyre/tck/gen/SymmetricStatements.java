package dev.gyre.tck.gen;

import java.util.List;

/** Random statements and conditions over one index type, as text. */
final class SymmetricStatements {
  private final Dice dice;
  private final IndexDomain domain;
  private final List<String> elements;
  private final String mail;
  private final Mood mood;

  /** Whether a process may have to wait where it cannot stay. */
  enum Mood {
    /** It always can go on, and assertions are rare: most such models are correct. */
    PATIENT,
    /** Anything may happen, mostly a deadlock. */
    RECKLESS
  }

  /**
   * @param elements variables that hold an element or nothing; the first can be assigned
   * @param mail a channel with messages of a number and an element
   */
  SymmetricStatements(
      Dice dice, IndexDomain domain, List<String> elements, String mail, Mood mood) {
    this.dice = dice;
    this.domain = domain;
    this.elements = List.copyOf(elements);
    this.mail = mail;
    this.mood = mood;
  }

  private String local() {
    return elements.get(0);
  }

  /** Something that is certainly an element where it is used; {@code me} if there is one. */
  private boolean hasIdentity() {
    return elements.contains("me");
  }

  private String element() {
    Dice.Menu<String> menu = dice.menu();
    menu.add(4, () -> dice.pick(elements))
        .add(2, () -> dice.pick(domain.holders()))
        .add(1, () -> domain.name() + ".none")
        .addIf(
            domain.shape() == IndexDomain.Shape.RING,
            3,
            () -> dice.pick("next", "prev") + "(" + dice.pick(elements) + ")")
        .addIf(
            hasIdentity() && !domain.links().isEmpty(),
            2,
            () -> dice.pick(domain.links()) + "[me]");
    return menu.serve();
  }

  /** A condition that is the same for all elements. */
  String condition(int depth) {
    Dice.Menu<String> menu = dice.menu();
    menu.add(3, () -> element() + dice.pick(" == ", " != ") + element())
        .addIf(hasIdentity(), 3, () -> dice.pick("", "!") + dice.pick(domain.flags()) + "[me]")
        .add(2, this::quantified)
        .add(1, () -> "g < " + dice.between(1, 2))
        .addIf(
            depth > 0,
            2,
            () ->
                "("
                    + condition(depth - 1)
                    + dice.pick(" && ", " || ")
                    + condition(depth - 1)
                    + ")");
    return menu.serve();
  }

  /** A condition without local variables, as a formula needs it. */
  String quantified() {
    String type = domain.name();
    String flag = dice.pick(domain.flags());
    String holder = dice.pick(domain.holders());
    return dice.pick(
        "(forall (p : " + type + ") !" + flag + "[p])",
        "(exists (p : " + type + ") " + flag + "[p])",
        "(exists (p : " + type + ") (" + flag + "[p] && p != " + holder + "))",
        "(count (p : " + type + ") " + flag + "[p]) " + dice.pick("<= 1", "== 1", "> 0"),
        holder + dice.pick(" == ", " != ") + type + ".none");
  }

  /** One statement, perhaps with others inside. */
  String statement(int depth) {
    Dice.Menu<String> menu = dice.menu();
    menu.add(3, this::assignment)
        .add(1, () -> "select (" + local() + " : " + domain.name() + ")")
        .addIf(mood == Mood.RECKLESS || dice.oneIn(4), 1, () -> "assert(" + condition(1) + ")")
        .add(1, this::loop)
        .add(2, this::mailing)
        .addIf(!domain.boxes().isEmpty(), 2, this::boxing)
        .addIf(depth > 0, 3, () -> choice(depth))
        .addIf(depth > 0, 2, () -> "atomic { " + sequence(2, depth - 1) + " }")
        .addIf(depth > 0, 1, () -> "d_step { " + assignment() + "; " + assignment() + " }");
    return menu.serve();
  }

  String sequence(int length, int depth) {
    StringBuilder text = new StringBuilder(statement(depth));
    for (int i = 1; i < length; i++) {
      text.append(";\n    ").append(statement(depth));
    }
    return text.toString();
  }

  private String choice(int depth) {
    String last = mood == Mood.RECKLESS && dice.oneIn(3) ? condition(1) : "else";
    return "if :: "
        + condition(1)
        + " -> "
        + sequence(dice.between(1, 2), depth - 1)
        + " :: "
        + last
        + " -> "
        + sequence(1, depth - 1)
        + " fi";
  }

  private String assignment() {
    Dice.Menu<String> menu = dice.menu();
    menu.add(3, () -> dice.pick(domain.holders()) + " = " + element())
        .add(2, () -> local() + " = " + element())
        .add(1, () -> "g = (g + 1) % 3")
        .addIf(
            hasIdentity(),
            4,
            () -> dice.pick(domain.flags()) + "[me] = " + dice.pick("true", "false"))
        .addIf(
            hasIdentity() && !domain.levels().isEmpty(),
            2,
            () -> domain.levels().get(0) + "[me] = (" + domain.levels().get(0) + "[me] + 1) % 2")
        .addIf(
            hasIdentity() && !domain.links().isEmpty(),
            2,
            () -> domain.links().get(0) + "[me] = " + element());
    return menu.serve();
  }

  /** A loop over all elements. */
  private String loop() {
    String flag = dice.pick(domain.flags());
    String head = "for (" + local() + " : " + domain.name() + ") { ";
    Dice.Menu<String> menu = dice.menu();
    menu.add(2, () -> flag + "[" + local() + "] = false")
        .add(1, () -> flag + "[" + local() + "] = (" + local() + " == " + holder() + ")")
        .add(1, () -> "if :: " + flag + "[" + local() + "] -> g = 1 :: else fi")
        .addIf(
            !domain.links().isEmpty(),
            1,
            () -> domain.links().get(0) + "[" + local() + "] = " + holder())
        .addIf(
            hasIdentity(),
            2,
            () -> "if :: " + local() + " != me -> " + flag + "[" + local() + "] = true :: else fi");
    return head + menu.serve() + " }";
  }

  private String holder() {
    return dice.pick(domain.holders());
  }

  private String mailing() {
    String message =
        dice.pick(
            mail + "!" + dice.below(2) + ", " + element(),
            mail + "?_, " + local(),
            mail + "?" + dice.below(2) + ", " + local(),
            mail + "?_, eval(" + element() + ")");
    return waiting(message);
  }

  /** Waits for a message, or does not insist on it. */
  private String waiting(String message) {
    if (mood == Mood.RECKLESS) {
      return message;
    }
    return "if :: " + message + " :: " + dice.pick("skip", assignment()) + " fi";
  }

  private String boxing() {
    String box = domain.boxes().get(0);
    if (hasIdentity() && dice.oneIn(2)) {
      return waiting(box + "[me]?" + local());
    }
    String to = dice.pick(elements);
    return "if :: "
        + to
        + " != "
        + domain.name()
        + ".none -> "
        + waiting(box + "[" + to + "]!" + element())
        + " :: else fi";
  }
}
