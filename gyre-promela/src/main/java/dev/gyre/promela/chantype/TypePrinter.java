package dev.gyre.promela.chantype;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes types in their smallest form: two channels have the same text exactly if no sequence of
 * looking into messages tells them apart. The states of a finite automaton are merged in the same
 * way (Moore 1956): start with the constructors, and split a class as long as parts of its members
 * are in different classes. A type that contains itself gets a name.
 */
final class TypePrinter {
  private final List<Term> channels;
  private final IdentityHashMap<Term, Integer> classes = new IdentityHashMap<>();
  private final Map<Integer, Term> members = new HashMap<>();
  private final Map<Integer, String> names = new LinkedHashMap<>();

  TypePrinter(List<Term> channels) {
    this.channels = channels;
    List<Term> terms = reachable();
    classify(terms);
    terms.forEach(term -> members.putIfAbsent(number(term), term));
    terms.stream()
        .filter(term -> term.kind() == Term.Kind.CHANNEL)
        .forEach(channel -> nameIfCyclic(number(channel)));
  }

  private List<Term> reachable() {
    IdentityHashMap<Term, Boolean> seen = new IdentityHashMap<>();
    List<Term> terms = new ArrayList<>();
    Deque<Term> open = new ArrayDeque<>();
    channels.forEach(channel -> open.add(Unifier.known(channel)));
    while (!open.isEmpty()) {
      Term term = open.remove();
      if (seen.put(term, true) == null) {
        terms.add(term);
        term.parts().forEach(part -> open.add(Unifier.known(part)));
      }
    }
    return terms;
  }

  private void classify(List<Term> terms) {
    int before = 0;
    terms.forEach(term -> classes.put(term, 0));
    for (int count = 1; count != before; ) {
      before = count;
      Map<List<Object>, Integer> numbers = new HashMap<>();
      IdentityHashMap<Term, Integer> next = new IdentityHashMap<>();
      for (Term term : terms) {
        List<Object> signature = new ArrayList<>();
        signature.add(term.kind());
        signature.add(classes.get(term));
        term.parts().forEach(part -> signature.add(number(part)));
        next.put(term, numbers.computeIfAbsent(signature, s -> numbers.size()));
      }
      classes.putAll(next);
      count = numbers.size();
    }
  }

  private int number(Term term) {
    return classes.get(Unifier.known(term));
  }

  /** A channel that can be reached from itself is written by name. */
  private void nameIfCyclic(int start) {
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    Map<Integer, Boolean> seen = new HashMap<>();
    while (!open.isEmpty()) {
      int next = open.remove();
      for (Term part : members.get(next).parts()) {
        int number = number(part);
        if (number == start) {
          names.putIfAbsent(start, "T" + (names.size() + 1));
        }
        if (seen.put(number, true) == null) {
          open.add(number);
        }
      }
    }
  }

  /** A line for each channel, then one for each name. */
  List<String> lines(List<String> channelNames) {
    int width = channelNames.stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < channels.size(); i++) {
      String name = channelNames.get(i);
      lines.add(name + " ".repeat(width - name.length() + 2) + text(number(channels.get(i))));
    }
    names.forEach((number, name) -> lines.add(name + " = " + structure(members.get(number))));
    return lines;
  }

  private String text(int number) {
    return names.containsKey(number) ? names.get(number) : structure(members.get(number));
  }

  private String structure(Term term) {
    return switch (term.kind()) {
      case UNKNOWN -> "?";
      case NUMBER -> "number";
      case MTYPE -> "mtype";
      case CHANNEL -> "chan of " + text(number(term.messages()));
      case MESSAGE -> {
        List<String> fields = new ArrayList<>();
        term.parts().forEach(part -> fields.add(text(number(part))));
        yield "{ " + String.join(", ", fields) + " }";
      }
    };
  }
}
