package dev.gyre.promela.collection;

import java.util.List;

/** Which operations each kind of collection has. */
final class Operations {
  private static final List<String> OF_SETS =
      List.of(
          "add", "remove", "discard", "clear", "has", "addAll", "keepAll", "removeAll", "hasAll");
  private static final List<String> OF_MULTISETS =
      List.of("add", "remove", "discard", "clear", "has", "count");
  private static final List<String> OF_QUEUES = List.of("push", "pop", "front", "clear", "has");

  private Operations() {}

  static List<String> of(Form form) {
    if (form.isSet()) {
      return OF_SETS;
    }
    return form.isQueue() ? OF_QUEUES : OF_MULTISETS;
  }

  static boolean has(Form form, String operation) {
    return of(form).contains(operation);
  }

  /** How many arguments an operation has that is a statement; -1 if it is none. */
  static int argumentsOfChange(String operation) {
    return switch (operation) {
      case "add", "remove", "discard", "push", "addAll", "keepAll", "removeAll" -> 1;
      case "clear", "pop" -> 0;
      default -> -1;
    };
  }
}
