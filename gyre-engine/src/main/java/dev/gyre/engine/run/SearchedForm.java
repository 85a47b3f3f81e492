package dev.gyre.engine.run;

import dev.gyre.property.Check;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.TransitionReduction;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.Set;

/**
 * What is searched for finite runs.
 *
 * @param reduction which steps are left out; empty to take them all
 * @param states which states stand for others; empty if all are looked at
 * @param checks which kinds of violation count
 * @param mark two forms with the same one number states and transitions alike
 */
public record SearchedForm(
    TransitionSystem system,
    Optional<TransitionReduction> reduction,
    Optional<Canonicalization> states,
    Set<Check> checks,
    String mark) {}
