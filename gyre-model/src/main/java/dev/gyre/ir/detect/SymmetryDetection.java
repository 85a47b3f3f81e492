package dev.gyre.ir.detect;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.EndlessFamilies;
import dev.gyre.ir.symmetry.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds out which processes of an ordinary model are interchangeable: sets of processes of one
 * automaton whose numbers, or whose distinguishing arguments, are only copied, compared for
 * equality, sent, and used as an index [IpDill1996]. They may also know their neighbours on a ring;
 * then only turning the ring goes unnoticed. Whatever else is done with such a number spoils the
 * set, with the reason.
 *
 * <p>Invariant: what is reported keeps the promise of {@link Symmetry}. Values that variables have
 * in the first state need not be symmetric: a permutation of a state can do what the state can do,
 * reachable or not.
 */
public final class SymmetryDetection {
  private final ProcessSystem system;
  private final Starts starts;
  private final Statements statements;
  private final List<String> found = new ArrayList<>();
  private final List<String> spoiled = new ArrayList<>();

  /**
   * What came out.
   *
   * @param system the system with its symmetry
   * @param found the sets of interchangeable processes, in words
   * @param spoiled which processes could have been, and what tells them apart
   */
  public record Result(ProcessSystem system, List<String> found, List<String> spoiled) {
    public Result {
      found = List.copyOf(found);
      spoiled = List.copyOf(spoiled);
    }
  }

  private SymmetryDetection(ProcessSystem system) {
    this.system = system;
    this.starts = new Starts(system);
    this.statements = new Statements(system, starts);
  }

  /** Looks for symmetry in a system that does not declare any. */
  public static Result detect(ProcessSystem system) {
    SymmetryDetection detection = new SymmetryDetection(system);
    if (detection.areAllSingle()) {
      return new Result(system, List.of(), List.of());
    }
    Optional<String> obstacle = Obstacle.of(system);
    if (obstacle.isPresent()) {
      return new Result(system, List.of(), List.of(obstacle.get()));
    }
    return detection.run();
  }

  /** Whether there are no two processes of one kind, so that it is not worth looking. */
  private boolean areAllSingle() {
    return system.automata().stream()
        .filter(ProcessAutomaton::isProcess)
        .noneMatch(a -> starts.isCreated(a.index()) || starts.numbers(a.index()).size() > 1);
  }

  private Result run() {
    Optional<Creation> creation = Optional.empty();
    boolean isForeseen = true;
    for (ProcessAutomaton automaton : statements.processes()) {
      if (isCreator(automaton) && creation.isEmpty()) {
        creation = Optional.of(statements.follow(automaton));
        isForeseen = creation.get().isComplete();
      } else {
        isForeseen &= !creates(automaton);
        statements.read(automaton);
      }
    }
    if (creation.isPresent() && !creation.get().isComplete()) {
      statements.read(creation.get().creator());
    }
    Candidates candidates = new Candidates(system, starts, statements.kinds());
    for (ProcessAutomaton automaton : statements.processes()) {
      candidates.fromStart(automaton);
      if (isForeseen && creation.isPresent() && starts.numbers(automaton.index()).isEmpty()) {
        candidates.created(automaton, creation.get().all());
      }
    }
    Numbering.mark(system, statements.kinds(), candidates);
    boolean isOrderly = isForeseen && creation.map(this::isOrderly).orElse(true);
    ends(candidates.families(), isForeseen, isOrderly);
    Judgement judgement = new Judgement(system, statements.kinds(), candidates);
    Description description = new Description(system, statements.kinds(), candidates, judgement);
    Symmetry symmetry = description.symmetry();
    report(candidates.families(), judgement, symmetry);
    return new Result(description.prepared(starts).withSymmetry(symmetry), found, spoiled);
  }

  /** Whether nobody can end before all processes are created. */
  private boolean isOrderly(Creation creation) {
    int creator = starts.number(creation.creator().index());
    boolean mayYoungerEnd = false;
    for (int pid = creator + 1; pid < system.start().size(); pid++) {
      mayYoungerEnd |= starts.mayEnd(system.start().get(pid).automaton());
    }
    return !creation.isDisturbed() && !mayYoungerEnd;
  }

  private boolean creates(ProcessAutomaton automaton) {
    return system.automata().stream()
        .anyMatch(other -> starts.creators(other.index()).contains(automaton.index()));
  }

  private boolean isCreator(ProcessAutomaton automaton) {
    return starts.isSingle(automaton.index()) && creates(automaton);
  }

  /** Processes that end do so in the order of their numbers, which tells them apart. */
  private void ends(List<Family> families, boolean isForeseen, boolean isOrderly) {
    Optional<String> noticed = EndlessFamilies.obstacle(system);
    boolean doNumbersMatter =
        statements.kinds().hasNumbers() || EndlessFamilies.keepsNumbers(system);
    boolean mayAnyEnd =
        statements.processes().stream().anyMatch(automaton -> starts.mayEnd(automaton.index()));
    for (Family family : families) {
      ProcessAutomaton automaton = system.automata().get(family.automaton);
      if (starts.mayEnd(family.automaton) && noticed.isPresent()) {
        family.spoil(
            new Spoiler(automaton.name() + " may end, and " + noticed.get(), automaton.span()));
      } else if (starts.mayEnd(family.automaton) && !isForeseen) {
        family.spoil(
            new Spoiler(
                automaton.name() + " may end, and others are created meanwhile", automaton.span()));
      } else if (!isOrderly && mayAnyEnd && doNumbersMatter && hasCreation()) {
        family.spoil(
            new Spoiler(
                automaton.name() + " has a number that depends on who has ended",
                automaton.span()));
      } else if (!isForeseen && family.parameter.isEmpty() && !family.isFromStart) {
        family.spoil(
            new Spoiler(
                "it is not known which " + automaton.name() + " are created", automaton.span()));
      }
    }
  }

  private boolean hasCreation() {
    return statements.processes().stream().anyMatch(a -> starts.isCreated(a.index()));
  }

  private void report(List<Family> families, Judgement judgement, Symmetry symmetry) {
    for (Family family : families) {
      String name = system.automata().get(family.automaton).name();
      if (family.isGood()) {
        boolean isRing = judgement.isRing(judgement.type(family));
        found.add(family.size + " x " + name + (isRing ? " in a ring" : ""));
      } else {
        Spoiler spoiler = family.spoiler.orElseThrow();
        spoiled.add(
            family.size
                + " x "
                + name
                + ": "
                + spoiler.reason()
                + " ("
                + "line "
                + spoiler.span().line()
                + ")");
      }
    }
    if (symmetry.isEmpty()) {
      found.clear();
    }
  }
}
