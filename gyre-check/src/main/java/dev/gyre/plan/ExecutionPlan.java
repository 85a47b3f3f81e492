package dev.gyre.plan;

import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.system.Channels;
import java.util.Locale;

/**
 * How steps are carried out.
 *
 * @param promises what becomes of {@code xr} and {@code xs}
 * @param reason why this way
 */
public record ExecutionPlan(Way way, Channels channels, ExclusiveUseWatch promises, String reason) {
  /** Who carries out the steps. */
  public enum Way {
    /** Code that is generated for the model. */
    COMPILED,
    /** The definition of the semantics. */
    INTERPRETED;

    /** As reports call it. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  ExecutionPlan by(Way other, String why) {
    return new ExecutionPlan(other, channels, promises, why);
  }
}
