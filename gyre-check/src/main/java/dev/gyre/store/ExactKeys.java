package dev.gyre.store;

import dev.gyre.checkpoint.CheckpointInput;
import dev.gyre.checkpoint.CheckpointOutput;
import java.util.function.LongConsumer;

/** A set that holds every key in full, eight bytes for each, in a table that grows. */
final class ExactKeys implements KeySet {
  private final StretchTable table;

  ExactKeys(GrowthGate gate) {
    this.table = new StretchTable(-1L, gate);
  }

  @Override
  public long touch(long scrambled) {
    return table.get(table.home(scrambled));
  }

  @Override
  public boolean add(long scrambled) {
    while (true) {
      long home = table.home(scrambled);
      for (long slot = home; slot < home + StretchTable.REACH; slot++) {
        long entry = table.get(slot);
        if (entry == 0) {
          if (table.take(slot, scrambled)) {
            return true;
          }
          entry = table.get(slot);
        }
        if (entry == scrambled) {
          return false;
        }
      }
      table.overflow();
    }
  }

  @Override
  public boolean contains(long scrambled) {
    long home = table.home(scrambled);
    for (long slot = home; slot < home + StretchTable.REACH; slot++) {
      long entry = table.get(slot);
      if (entry == 0 || entry == scrambled) {
        return entry != 0;
      }
    }
    return false;
  }

  @Override
  public void added(int number) {
    table.added(number);
  }

  @Override
  public long count() {
    return table.count();
  }

  @Override
  public long memoryBytes() {
    return table.memoryBytes();
  }

  @Override
  public void forEach(LongConsumer action) {
    table.forEach(scrambled -> action.accept(Mixing.unmix(scrambled)));
  }

  @Override
  public void save(CheckpointOutput out) {
    table.save(out);
  }

  @Override
  public void restore(CheckpointInput in) {
    table.restore(in);
  }

  @Override
  public void growIfFull() {
    table.growIfFull();
  }
}
