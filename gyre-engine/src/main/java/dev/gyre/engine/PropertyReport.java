package dev.gyre.engine;

import dev.gyre.plan.PlannedProperty;
import dev.gyre.system.Guarantee;
import dev.gyre.system.Verdict;
import java.util.Optional;

/**
 * What became of one property.
 *
 * @param reason why there is no answer
 * @param uncertainty what a lossy store may have omitted; empty if the store was exact
 * @param statistics the figures of its own search
 */
public record PropertyReport(
    PlannedProperty property,
    Verdict verdict,
    Guarantee guarantee,
    Optional<String> reason,
    Optional<Uncertainty> uncertainty,
    Statistics statistics) {}
