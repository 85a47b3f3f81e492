package dev.gyre.promela.symmetry;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.syntax.IndexExpression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostics;
import java.util.IdentityHashMap;

/**
 * A model with index types: checked for symmetry, translated into plain Promela, and what is
 * symmetric in it. A model without index types is its own plain version.
 */
public final class SymmetricModel {
  private final Model model;
  private final Model plain;
  private final SymmetryDescription description;

  private SymmetricModel(Model model, Model plain, SymmetryDescription description) {
    this.model = model;
    this.plain = plain;
    this.description = description;
  }

  /** Checks and translates; what breaks the symmetry goes to the diagnostics. */
  public static SymmetricModel of(Model model, Diagnostics diagnostics) {
    IndexTypes types = IndexTypes.of(model, diagnostics);
    if (types.isEmpty()) {
      return new SymmetricModel(model, model, SymmetryDescription.none());
    }
    Families families = Families.of(model, types, diagnostics);
    Shapes shapes = new Shapes(types);
    IdentityHashMap<IndexExpression.Neighbour, IndexType> rings = new IdentityHashMap<>();
    // Channels are passed on in places that come later; the first time finds out which are the
    // same, and the second time tells.
    new SymmetryChecker(types, families, shapes, rings, new Diagnostics()).check(model);
    SymmetryChecker checker = new SymmetryChecker(types, families, shapes, rings, diagnostics);
    checker.check(model);
    families.keepCreated(checker.created());
    PlainExpressions expressions =
        new PlainExpressions(types, families, rings, new ExpansionSize(diagnostics));
    Model plain = new PlainUnits(types, families, expressions).plain(model);
    return new SymmetricModel(model, plain, new SymmetryDescription(types, families, shapes));
  }

  /** The model as written. */
  public Model model() {
    return model;
  }

  /** The same behaviour without index types. */
  public Model plain() {
    return plain;
  }

  /** Adds to the system of the plain model what is symmetric in it. */
  public ProcessSystem describe(ProcessSystem system) {
    return description.isEmpty() ? system : system.withSymmetry(description.of(system));
  }

  /** Whether there are index types at all. */
  public boolean isPlain() {
    return model.units().stream().noneMatch(Unit.IndexType.class::isInstance);
  }
}
