package dev.gyre.engine;

import dev.gyre.exec.exclusive.ExclusiveUseCheck;
import dev.gyre.exec.exclusive.MonitoredSystem;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.jvm.CompiledSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.system.TransitionSystem;
import java.util.List;

/** The one place that decides how a model is executed. */
final class ExecutableSystems {
  private ExecutableSystems() {}

  /** How a model is executed. */
  enum Way {
    /** As fast as there is. */
    COMPILED,
    /** By the definition of the semantics, which needs no preparation. */
    INTERPRETED
  }

  /** For searches. */
  static TransitionSystem forSearch(ProcessSystem system, ExecutionOptions options, Way way) {
    // The compiler knows only channels that block; losing messages is rare enough to interpret.
    return way == Way.COMPILED && options.fullChannels() == ExecutionOptions.FullChannels.BLOCK
        ? CompiledSystem.of(system, options.ticks())
        : reference(system, options);
  }

  /** What users should know about the way a system is executed. */
  static List<String> remarks(TransitionSystem system) {
    return CompiledSystem.isTooLarge(system)
        ? List.of("the model, or a part of it, is too large to be compiled; it is interpreted")
        : List.of();
  }

  /** Whether somebody must watch over {@code xr} and {@code xs}. */
  static boolean needsWatch(ProcessSystem system) {
    return ExclusiveUseCheck.isNeededFor(system);
  }

  /** The same with a watch over {@code xr} and {@code xs}. */
  static TransitionSystem watched(
      TransitionSystem system,
      InterpretedSystem reference,
      ProcessSystem written,
      OptimisedSystem passes) {
    return new MonitoredSystem(system, reference, written, passes);
  }

  /** For replay and simulation: the definition of the semantics. */
  static InterpretedSystem reference(ProcessSystem system, ExecutionOptions options) {
    return new InterpretedSystem(system, options);
  }

  static ExecutionOptions options(CheckRequest.Channels channels) {
    return switch (channels) {
      case BLOCKING -> new ExecutionOptions(ExecutionOptions.FullChannels.BLOCK);
      case LOSSY -> new ExecutionOptions(ExecutionOptions.FullChannels.LOSE);
    };
  }
}
