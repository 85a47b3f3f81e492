package dev.gyre.promela.scalarset;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostics;

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
    IndexFindings findings = new IndexFindings();
    // Channels are passed on in places that come later, and what they carry in others still. So it
    // is done again until nothing new is found out; the last time tells.
    boolean hasLearnt = true;
    while (hasLearnt) {
      SymmetryChecker first =
          new SymmetryChecker(types, families, shapes, findings, new Diagnostics());
      first.check(model);
      hasLearnt = first.hasLearnt();
    }
    SymmetryChecker checker = new SymmetryChecker(types, families, shapes, findings, diagnostics);
    checker.check(model);
    families.keepCreated(checker.created());
    PlainExpressions expressions =
        new PlainExpressions(types, families, findings, new ExpansionSize(diagnostics));
    Model plain = new PlainUnits(types, families, expressions).plain(model);
    SymmetryDescription description =
        findings.isDoubtful() || shapes.isDoubtful()
            ? SymmetryDescription.none()
            : new SymmetryDescription(types, families, shapes);
    return new SymmetricModel(model, plain, description);
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
