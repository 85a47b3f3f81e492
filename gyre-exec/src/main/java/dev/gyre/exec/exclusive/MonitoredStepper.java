package dev.gyre.exec.exclusive;

import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import java.util.ArrayList;
import java.util.List;

/** Adds broken promises to the faults of each listing. */
final class MonitoredStepper implements Stepper {
  private final Stepper stepper;
  private final ExclusiveUseCheck check;
  private int[] loaded = new int[64];
  private int loadedLength;
  private List<Fault> faults = List.of();

  MonitoredStepper(Stepper stepper, ExclusiveUseCheck check) {
    this.stepper = stepper;
    this.check = check;
  }

  @Override
  public void load(int[] words, int from, int length) {
    keep(words, from, length);
    stepper.load(words, from, length);
  }

  private void keep(int[] words, int from, int length) {
    if (loaded.length < length) {
      loaded = new int[length * 2];
    }
    System.arraycopy(words, from, loaded, 0, length);
    loadedLength = length;
  }

  @Override
  public int enabled() {
    int count = stepper.enabled();
    faults = join(stepper.faults(), check.faults(loaded, loadedLength));
    return count;
  }

  @Override
  public int enabledIn(int process) {
    int count = stepper.enabledIn(process);
    faults = join(stepper.faults(), check.faultsOf(process, loaded, loadedLength));
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
  public long transition(int index) {
    return stepper.transition(index);
  }

  @Override
  public int observe(int automaton, int location) {
    int count = stepper.observe(automaton, location);
    faults = stepper.faults();
    return count;
  }

  @Override
  public int observed(int index) {
    return stepper.observed(index);
  }

  @Override
  public boolean fire(long transition) {
    boolean hasOutcome = stepper.fire(transition);
    faults = stepper.faults();
    return hasOutcome;
  }

  @Override
  public int[] words() {
    return stepper.words();
  }

  @Override
  public int length() {
    return stepper.length();
  }

  @Override
  public int controller() {
    return stepper.controller();
  }

  @Override
  public void proceed() {
    keep(stepper.words(), 0, stepper.length());
    stepper.proceed();
  }

  @Override
  public boolean isValidEnd() {
    return stepper.isValidEnd();
  }

  @Override
  public List<Fault> faults() {
    return faults;
  }
}
