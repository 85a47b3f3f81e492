package dev.gyre.ir;

import java.util.List;

/**
 * A scalar that can be read and written: a variable and, for arrays, one index per dimension. An
 * index out of range is an error of the model, found when the place is used.
 */
public record Place(Variable variable, List<Expr> indices) {
  public Place {
    indices = List.copyOf(indices);
    if (indices.size() != variable.dimensions().size()) {
      throw new IllegalArgumentException(
          variable.name() + " needs " + variable.dimensions().size() + " indices");
    }
  }
}
