package dev.gyre.engine.run;

import dev.gyre.exec.exclusive.ExclusiveUseCheck;
import dev.gyre.exec.exclusive.MonitoredSystem;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.ExecutionPlan;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.Ticks;
import dev.gyre.system.Channels;
import dev.gyre.system.SystemLayer;
import dev.gyre.system.TransitionSystem;
import java.util.List;

/** Makes systems that can be executed, in the way that a plan names. */
public final class ExecutableSystems {
  private static final String TOO_LARGE =
      "the model, or a part of it, is too large to be compiled; it is interpreted";

  private ExecutableSystems() {}

  /** For the searches of a plan. */
  static TransitionSystem forSearch(ProcessSystem system, PropertyPlan plan) {
    ExecutionOptions options = options(plan);
    return plan.execution().way() == ExecutionPlan.Way.COMPILED
        ? CompiledSystem.of(system, options.ticks())
        : reference(system, options);
  }

  /** What was done of a plan: the compiler leaves some constructs, and some sizes, to others. */
  static PropertyPlan done(PropertyPlan plan, TransitionSystem system) {
    TransitionSystem base = SystemLayer.base(system);
    if (plan.execution().way() == ExecutionPlan.Way.INTERPRETED) {
      return plan;
    }
    if (CompiledSystem.isTooLarge(base)) {
      return plan.interpreted(TOO_LARGE);
    }
    return base instanceof CompiledSystem
        ? plan
        : plan.interpreted("it uses what only the interpreter knows");
  }

  /** What users should know about the way a property was checked. */
  static List<String> remarks(PropertyPlan done) {
    return done.execution().reason().equals(TOO_LARGE) ? List.of(TOO_LARGE) : List.of();
  }

  /** Whether somebody must watch over {@code xr} and {@code xs}. */
  static boolean needsWatch(ProcessSystem system) {
    return ExclusiveUseCheck.isNeededFor(system);
  }

  /** The same with a watch over {@code xr} and {@code xs}. */
  static TransitionSystem watched(TransitionSystem system, InterpretedSystem written) {
    return new MonitoredSystem(system, written);
  }

  /** For replay and simulation: the definition of the semantics. */
  public static InterpretedSystem reference(ProcessSystem system, ExecutionOptions options) {
    return new InterpretedSystem(system, options);
  }

  /** The same with time that passes unit by unit. */
  public static InterpretedSystem reference(ProcessSystem system, Channels channels) {
    return reference(system, new ExecutionOptions(channels));
  }

  /** How a model is executed in the searches of a plan. */
  static ExecutionOptions options(PropertyPlan plan) {
    return new ExecutionOptions(plan.execution().channels())
        .withTicks(
            plan.ticks().ticks() == Ticks.MERGED
                ? ExecutionOptions.Ticks.MERGED
                : ExecutionOptions.Ticks.SINGLE);
  }
}
