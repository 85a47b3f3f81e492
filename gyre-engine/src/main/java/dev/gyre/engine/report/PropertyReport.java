package dev.gyre.engine.report;

import dev.gyre.property.Guarantee;
import dev.gyre.property.Property;
import dev.gyre.property.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What became of one property.
 *
 * @param reason why there is no answer
 * @param uncertainty what a lossy store may have omitted; empty if the store was exact
 * @param statistics the figures of its own search; of the one for infinite runs, if there was one
 * @param warnings why one should not rely on a property that holds
 */
public record PropertyReport(
    Property property,
    Verdict verdict,
    Guarantee guarantee,
    Optional<String> reason,
    Optional<Uncertainty> uncertainty,
    Statistics statistics,
    List<String> warnings) {
  public PropertyReport {
    warnings = List.copyOf(warnings);
  }

  /**
   * The same for the model, if this is about timers that may expire at any moment: what holds then
   * holds, what is violated then may hold all the same.
   */
  public PropertyReport ofAbstractTime() {
    return verdict == Verdict.VIOLATED
        ? new PropertyReport(
            property,
            Verdict.UNDECIDED,
            guarantee,
            Optional.of(
                "it is violated if timers may expire at any moment; in the model they may not"),
            uncertainty,
            statistics,
            warnings)
        : this;
  }

  public PropertyReport withWarnings(List<String> more) {
    List<String> all = Stream.concat(warnings.stream(), more.stream()).toList();
    return new PropertyReport(property, verdict, guarantee, reason, uncertainty, statistics, all);
  }
}
