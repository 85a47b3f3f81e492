package dev.gyre.ir.pass;

import dev.gyre.ir.Initial;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.property.Applicability;
import dev.gyre.property.Question;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Stops writing to variables that decide nothing ({@link NeededVariables}): the program slice for
 * all that is checked, as Spin does it [Holzmann2003]. The variables stay in the layout and keep
 * the value they start with.
 *
 * <p>Soundness: no guard, assertion, message or needed variable depends on a useless variable, and
 * what can fail in a write is kept: an index that may be out of range is still tried, with the
 * value that is there already. So leaving the writes out maps each state to the one with useless
 * values replaced by a fixed one, and this map is a bisimulation for all that can be checked. A
 * useless variable starts with the same value in every process (its initial value and the argument
 * for it become 0), so there are never more states than before.
 */
public final class WriteOnlyVariables {
  private final ProcessSystem system;
  private final KnownChannels channels;
  private final Set<VariableKey> useless;

  private WriteOnlyVariables(ProcessSystem system, Set<VariableKey> useless) {
    this.system = system;
    this.channels = new KnownChannels(system);
    this.useless = useless;
  }

  /**
   * For safety alone: a run that repeats itself without such variables need not do so with them,
   * because a counter that nobody reads keeps it from ever coming back.
   */
  static Applicability applicability(ProcessSystem system, Question question) {
    return question.isSafety()
        ? Applicability.applies()
        : InfiniteRuns.keepTheirAnswer(system, question)
            .and(() -> Applicability.not("a run need not repeat itself when they are written"));
  }

  /** The system without writes to variables that nothing depends on. */
  public static OptimisedSystem removed(ProcessSystem system) {
    return removed(system, NeededVariables.useless(system));
  }

  /** The system without writes to the given variables; sound only if nothing depends on them. */
  public static OptimisedSystem removed(ProcessSystem system, Set<VariableKey> useless) {
    WriteOnlyVariables pass = new WriteOnlyVariables(system, useless);
    return EdgeNumbering.rebuild(
        pass.withFixedStarts(),
        (automaton, location) ->
            location.edges().stream()
                .map(edge -> TracedEdge.of(pass.rewriting(automaton).edge(edge)))
                .toList());
  }

  private UselessWrites rewriting(ProcessAutomaton automaton) {
    return new UselessWrites(
        useless, automaton.index(), new Infallible(channels, automaton.index()));
  }

  private ProcessSystem withFixedStarts() {
    List<ProcessAutomaton> automata = new ArrayList<>();
    for (ProcessAutomaton a : system.automata()) {
      automata.add(a.withLocals(fixed(a.locals(), a.index())));
    }
    ProcessSystem result = system.withAutomata(automata);
    return result
        .withGlobals(fixed(system.globals(), VariableKey.SHARED))
        .withSymmetry(
            system
                .symmetry()
                .withFixedValues(
                    (automaton, index) -> useless.contains(new VariableKey(automaton, index))));
  }

  private List<Variable> fixed(List<Variable> variables, int automaton) {
    return variables.stream()
        .map(v -> useless.contains(VariableKey.of(v, automaton)) ? fixed(v) : v)
        .toList();
  }

  /** Channels must still be made, because others may have their numbers. */
  private static Variable fixed(Variable v) {
    return v.declaredChannels().isPresent() ? v : v.startingWith(Initial.zero());
  }
}
