package dev.gyre.system;

/**
 * A system made from a system: it has fewer steps, or more that can go wrong, or something that
 * watches it. Layers are put on in one order, from below: execution, the watch over {@code xr} and
 * {@code xs}, partial order reduction, the claim. A search knows none of them.
 */
public abstract class SystemLayer implements TransitionSystem {
  private final TransitionSystem below;

  protected SystemLayer(TransitionSystem below) {
    this.below = below;
  }

  /** The system that this one is made from. */
  public final TransitionSystem below() {
    return below;
  }

  /** The system under all layers, which executes the steps. */
  public static TransitionSystem base(TransitionSystem system) {
    return system instanceof SystemLayer layer ? base(layer.below) : system;
  }

  /** The layout of what is below; a layer may have words of its own behind it. */
  @Override
  public final StateLayout layout() {
    return below.layout();
  }

  @Override
  public int[] initialState() {
    return below.initialState();
  }
}
