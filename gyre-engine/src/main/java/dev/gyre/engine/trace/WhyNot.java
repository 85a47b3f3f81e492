package dev.gyre.engine.trace;

import java.util.List;

/**
 * Why a condition does not hold: the smallest changes of values with which it would.
 *
 * @param subject what would be different then, such as {@code assert(x == 1) would hold}
 * @param remedies changes that are as good as each other, the nearest values first
 * @param isSmallest whether no change of fewer values would do, for certain
 */
public record WhyNot(String subject, List<Remedy> remedies, boolean isSmallest) {
  public WhyNot {
    remedies = List.copyOf(remedies);
  }

  /** Values that would make the condition true, all of them together. */
  public record Remedy(List<Change> changes) {
    public Remedy {
      changes = List.copyOf(changes);
    }
  }

  /**
   * A value that would have to be another one.
   *
   * @param name the variable as one would write it, or the number of messages in a channel
   * @param origin where the value comes from, a clause such as {@code P:0 set it to 0 in step 7}
   */
  public record Change(String name, String value, String wanted, String origin) {
    /** Such as {@code turn == 1}. */
    public String condition() {
      return name + " == " + wanted;
    }
  }

  /** One line for each remedy. */
  public List<String> lines() {
    return remedies.stream().map(remedy -> subject + " if " + inWords(remedy)).toList();
  }

  private static String inWords(Remedy remedy) {
    String conditions =
        String.join(" and ", remedy.changes().stream().map(Change::condition).toList());
    return conditions
        + "; "
        + String.join(
            "; ",
            remedy.changes().stream()
                .map(c -> (remedy.changes().size() == 1 ? "" : c.name() + ": ") + c.origin())
                .toList());
  }
}
