package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Random models: well-typed, accepted by Spin, with few states. They use every kind of statement
 * and expression except {@code X}, which the packaged Spin does not know. Assertions may fail, and
 * processes may block; nothing else goes wrong at run time (no index out of range, no division by
 * zero, no blocking inside a d_step), except in a {@code D_proctype}, which may turn out not to be
 * deterministic.
 */
public final class ModelGenerator {
  /** How many processes run, besides the initial one. */
  private static final int MAX_PROCESSES = 3;

  private final KindCounter kinds = new KindCounter();

  /**
   * The model of a seed.
   *
   * @param size how many steps a process may have at the top level, and how many globals; 3 gives
   *     state spaces of up to some ten thousand states, most of them far smaller
   */
  public Model generate(long seed, int size) {
    Dice dice = new Dice(seed);
    return generate(dice, Features.roll(dice), size);
  }

  /** The same model, but what it has instead of other properties is a never claim. */
  public Model generateWithNeverClaim(long seed, int size) {
    Dice dice = new Dice(seed);
    return generate(dice, Features.roll(dice).withNeverClaim(), size);
  }

  private Model generate(Dice dice, Features features, int size) {
    NameSource names = new NameSource();
    DeclarationGenerator declarations = new DeclarationGenerator(dice, names);
    GlobalGenerator.Globals globals =
        new GlobalGenerator(dice, names, declarations, features).generate(size);
    List<Unit> units = new ArrayList<>(globals.units());
    ProcessGenerator generator = new ProcessGenerator(dice, names, features, globals.scope());
    List<ProcessGenerator.ProcessType> processes = processes(dice, generator, size);
    processes.forEach(process -> units.add(process.unit()));
    List<ProcessGenerator.ProcessType> toStart =
        processes.stream().filter(p -> p.unit().instances().isEmpty()).toList();
    if (!toStart.isEmpty()) {
      units.add(generator.init(toStart, size));
    }
    units.addAll(new ClaimGenerator(dice, names, features, globals.scope(), processes).claims());
    Model model = new Model(units);
    kinds.add(model);
    return model;
  }

  private static List<ProcessGenerator.ProcessType> processes(
      Dice dice, ProcessGenerator generator, int size) {
    List<ProcessGenerator.ProcessType> all = new ArrayList<>();
    int room = dice.between(1, MAX_PROCESSES);
    while (room > 0) {
      boolean active = dice.oneIn(2);
      int instances = active && room > 1 && dice.oneIn(4) ? 2 : 1;
      all.add(generator.process(active ? Optional.of(instances) : Optional.empty(), size));
      room -= instances;
    }
    return all;
  }

  /** How often each kind of node occurred in all models made so far, by name. */
  public Map<String, Integer> coverage() {
    return kinds.counts();
  }
}
