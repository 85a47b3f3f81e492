package dev.gyre.exec.interp;

import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import java.util.ArrayList;
import java.util.List;

/** What went wrong in a state or in a step, each thing once. */
final class FaultLog {
  private final List<Fault> faults = new ArrayList<>();

  /** Notes a fault; a receive that fails is looked at by each process that could send to it. */
  void add(Fault fault) {
    if (!faults.contains(fault)) {
      faults.add(fault);
    }
  }

  /** Notes that a statement of a process could not be evaluated or executed. */
  void add(FaultSignal signal, int process, SourceSpan statement) {
    add(new Fault(signal.kind(), signal.getMessage(), process, statement));
  }

  void clear() {
    faults.clear();
  }

  int size() {
    return faults.size();
  }

  /** Forgets all but the first so many. */
  void cutBack(int size) {
    faults.subList(size, faults.size()).clear();
  }

  List<Fault> all() {
    return faults;
  }
}
