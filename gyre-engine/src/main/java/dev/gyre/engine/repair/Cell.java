package dev.gyre.engine.repair;

import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;

/**
 * One thing in a state that a condition can depend on and that can be supposed to be different: an
 * element of a variable, or how many messages a channel holds.
 *
 * @param variable the variable; null for a channel
 * @param element the element of the variable; for a channel its number
 * @param owner whose variable it is, or {@link #NOBODY}
 */
record Cell(Variable variable, int element, int owner) {
  /** The owner of what is global. */
  static final int NOBODY = -1;

  /** The longest range of which all values are tried. */
  static final int SMALL = 256;

  static Cell of(Variable variable, int element, int process) {
    return new Cell(
        variable, element, variable.scope() == Variable.Scope.GLOBAL ? NOBODY : process);
  }

  static Cell messages(int channel) {
    return new Cell(null, channel, NOBODY);
  }

  boolean isChannel() {
    return variable == null;
  }

  /** Whether it is the same thing; variables are told apart by their numbers. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Cell cell
        && cell.element == element
        && cell.owner == owner
        && cell.isChannel() == isChannel()
        && (isChannel()
            || (cell.variable.index() == variable.index()
                && cell.variable.scope() == variable.scope()));
  }

  @Override
  public int hashCode() {
    return (isChannel() ? -1 : variable.index()) * 31 * 31 + element * 31 + owner;
  }

  int value(StateInspector state) {
    return isChannel() ? state.messages(element) : state.read(variable, element, owner);
  }

  void suppose(StateInspector state, int value) {
    if (isChannel()) {
      state.supposeMessages(element, value);
    } else {
      state.suppose(variable, element, owner, value);
    }
  }

  /** Whether a distance between two of its values means something. */
  boolean isNumber() {
    return isChannel() || (variable.type().mtypeSet().isEmpty() && !isTruth());
  }

  /** How far a value is from another one. */
  long distance(int from, int to) {
    return isNumber() ? Math.abs((long) from - to) : 1;
  }

  /** The least value it can have, as far as its type says. */
  long least(StateInspector state) {
    if (isChannel()) {
      return 0;
    }
    ValueType type = variable.type();
    if (type.isTimer()) {
      return ValueType.TIMER_OFF;
    }
    if (type.mtypeSet().isPresent()) {
      return 1;
    }
    return type.sign() == ValueType.Sign.SIGNED ? -(1L << (type.bits() - 1)) : 0;
  }

  /**
   * The greatest value it can have.
   *
   * @param names how many symbolic values there are of its type
   */
  long greatest(StateInspector state, int names) {
    if (isChannel()) {
      return state.capacity(element);
    }
    ValueType type = variable.type();
    if (type.mtypeSet().isPresent()) {
      return names;
    }
    if (isTruth()) {
      return 1;
    }
    return type.sign() == ValueType.Sign.SIGNED
        ? (1L << (type.bits() - 1)) - 1
        : (1L << type.bits()) - 1;
  }

  /** An array of them is stored in bytes, and yet holds only 0 and 1 where it is used well. */
  private boolean isTruth() {
    ValueType type = variable.type();
    return type.bits() == 1
        || type.name().equals(ValueType.BOOL.name())
        || type.name().equals(ValueType.BIT.name());
  }
}
