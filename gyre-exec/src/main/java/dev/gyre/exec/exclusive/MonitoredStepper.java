package dev.gyre.exec.exclusive;

import dev.gyre.system.Fault;
import dev.gyre.system.ForwardingStepper;
import dev.gyre.system.Stepper;
import java.util.ArrayList;
import java.util.List;

/** Adds broken promises to the faults of each listing. */
final class MonitoredStepper extends ForwardingStepper {
  private final ExclusiveUseCheck check;
  private List<Fault> faults = List.of();

  MonitoredStepper(Stepper stepper, ExclusiveUseCheck check) {
    super(stepper);
    this.check = check;
  }

  @Override
  public int enabled() {
    int count = stepper.enabled();
    faults = join(stepper.faults(), check.faults(loaded(), loadedLength()));
    return count;
  }

  @Override
  public int enabledIn(int process) {
    int count = stepper.enabledIn(process);
    faults = join(stepper.faults(), check.faultsOf(process, loaded(), loadedLength()));
    return count;
  }

  private static List<Fault> join(List<Fault> first, List<Fault> second) {
    if (second.isEmpty()) {
      return first;
    }
    List<Fault> all = new ArrayList<>(first);
    all.addAll(second);
    return all;
  }

  @Override
  public int observe(int automaton, int location) {
    int count = stepper.observe(automaton, location);
    faults = stepper.faults();
    return count;
  }

  @Override
  public boolean fire(long transition) {
    boolean hasOutcome = stepper.fire(transition);
    faults = stepper.faults();
    return hasOutcome;
  }

  @Override
  public List<Fault> faults() {
    return faults;
  }
}
