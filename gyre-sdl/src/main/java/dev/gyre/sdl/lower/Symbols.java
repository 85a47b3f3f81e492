package dev.gyre.sdl.lower;

import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The names of signals and of enumerations as symbolic constants. */
final class Symbols {
  /** The set of the names of signals. */
  static final String SIGNALS = "signal";

  /** Symbolic constants have a byte, and 0 is none of them. */
  static final int MOST = 255;

  /** The message that wakes an instance up. */
  static final int CREATE = 1;

  private final Map<String, List<String>> sets = new LinkedHashMap<>();
  private final Map<String, Integer> timers = new LinkedHashMap<>();

  Symbols(IfSystem system) {
    List<String> names = new ArrayList<>(List.of("create"));
    system.signals().forEach(signal -> names.add(signal.name()));
    for (IfProcess process : system.processes()) {
      for (IfTimer timer : process.timers()) {
        names.add(timer.name());
        timers.put(key(process, timer), names.size());
      }
    }
    sets.put(SIGNALS, names);
    system.types().forEach(this::add);
  }

  private void add(IfType type) {
    if (type.kind() == IfType.Kind.ENUMERATION) {
      IfType.Enumeration names = (IfType.Enumeration) type;
      if (fit(names)) {
        sets.put(names.name(), names.literals());
      }
    }
  }

  private static String key(IfProcess process, IfTimer timer) {
    return process.index() + "." + timer.index();
  }

  /** Whether the names of an enumeration can be symbolic constants. */
  static boolean fit(IfType.Enumeration type) {
    return !type.literals().isEmpty() && type.literals().size() <= MOST;
  }

  boolean isTooLarge() {
    return sets.get(SIGNALS).size() > MOST;
  }

  int of(IfSignal signal) {
    return signal.index() + 2;
  }

  int of(IfProcess process, IfTimer timer) {
    return timers.get(key(process, timer));
  }

  Map<String, List<String>> sets() {
    return sets;
  }
}
