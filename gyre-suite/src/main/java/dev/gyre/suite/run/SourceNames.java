package dev.gyre.suite.run;

import java.util.ArrayList;
import java.util.List;

/**
 * Numbers instead of paths for the files of a model, so that what is remembered about it is true
 * wherever it lies: 0 is the model, and each file that it asks for has the next number.
 */
final class SourceNames {
  private static final char MARK = '#';

  private final List<String> names = new ArrayList<>();

  SourceNames(String model) {
    names.add(model);
  }

  /** The next file; the empty name is for one that is not there. */
  void add(String name) {
    names.add(name);
  }

  /** Its number; a name that is no file of the model stays. */
  String numbered(String name) {
    int index = name.isEmpty() ? -1 : names.indexOf(name);
    return index < 0 ? name : MARK + Integer.toString(index);
  }

  /** The name of this number now; what is no number stays. */
  String named(String number) {
    boolean isNumber = number.matches(MARK + "\\d{1,9}");
    int index = isNumber ? Integer.parseInt(number.substring(1)) : names.size();
    return index < names.size() ? names.get(index) : number;
  }
}
