package dev.gyre.system.fields;

/**
 * A cell that says more than something about one element: its value may name elements, or it is
 * about several.
 *
 * @param length how many messages the queue holds that the cell is a slot of; {@link BitField#NONE}
 *     if it is in no queue
 * @param slot which slot; -1 if it is in no queue
 * @param names which of the tables with new names applies to the value; {@link #NO_NAMES} if it
 *     stands for itself
 */
public record NamingField(BitField cell, BitField length, int slot, int names) {
  /** The value of a cell behind the last message of its queue, where bits mean nothing. */
  public static final int ABSENT = -1;

  public static final int NO_NAMES = -1;

  /** Whether the cell is a slot of a queue. */
  public boolean isQueued() {
    return slot >= 0;
  }

  public int value(int[] state) {
    return length.value(state) > slot ? cell.value(state) : ABSENT;
  }

  /** What the bits of the cell become when things get new names. */
  public int renamed(int[] state, int[] newNames) {
    int value = cell.value(state);
    return length.value(state) > slot ? renamed(value, newNames) : value;
  }

  /** The new name of what a value names; values beyond the table name nothing. */
  public static int renamed(int value, int[] newNames) {
    return Integer.compareUnsigned(value, newNames.length) < 0 ? newNames[value] : value;
  }
}
