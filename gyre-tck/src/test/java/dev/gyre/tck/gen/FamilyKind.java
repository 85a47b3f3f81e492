package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;

/**
 * One sort of interchangeable processes in a random model, and the variables about them.
 *
 * @param size how many elements it has
 * @param holder a variable that holds an element, or NIL
 * @param flag an array with a bit for each
 * @param link an array with an element for each, or NIL
 * @param box an array with a channel for each
 */
record FamilyKind(int size, String holder, String flag, String link, String box) {
  static FamilyKind first(int size) {
    return new FamilyKind(size, "g", "a", "ptr", "q");
  }

  static FamilyKind second(int size) {
    return new FamilyKind(size, "h", "b", "lead", "w");
  }

  String declarations() {
    String array = "[" + size + "]";
    return "byte "
        + holder
        + " = NIL;\nbit "
        + flag
        + array
        + ";\nbyte "
        + link
        + array
        + " = NIL;\nchan "
        + box
        + array
        + " = [1] of { bit };\n";
  }

  /** Something that tells no element from another. */
  String same(Dice dice) {
    return dice.pick(
        holder + " == NIL",
        all(" && ", flag + "[%1$d] == 1"),
        all(" || ", flag + "[%1$d] == 1"),
        all(" + ", flag + "[%1$d]") + " == 1",
        all(" || ", link + "[%1$d] == %1$d"),
        all(" || ", "(" + flag + "[%1$d] == 1 && " + link + "[%1$d] == NIL)"),
        all(" && ", "empty(" + box + "[%1$d])"));
  }

  /** Something about one element. */
  String named(Dice dice) {
    int one = dice.below(size);
    int other = dice.below(size);
    return dice.pick(
        flag + "[" + one + "] == 1",
        holder + " == " + one,
        link + "[" + one + "] == NIL",
        "nempty(" + box + "[" + one + "])",
        flag + "[" + one + "] == " + flag + "[" + other + "]",
        flag + "[" + one + "] + " + flag + "[" + other + "] > 0");
  }

  private String all(String operator, String each) {
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      parts.add(String.format(each, i));
    }
    return "(" + String.join(operator, parts) + ")";
  }
}
