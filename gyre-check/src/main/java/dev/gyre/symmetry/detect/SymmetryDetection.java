package dev.gyre.symmetry.detect;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.WithoutTermination;
import dev.gyre.ir.symmetry.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

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
  private final InitialProcesses starts;
  private final ScalarsetInference inference;
  private final DetectionBudget budget;
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

  private SymmetryDetection(ProcessSystem system, InitialProcesses starts, DetectionBudget budget) {
    this.system = system;
    this.starts = starts;
    this.budget = budget;
    this.inference = new ScalarsetInference(system, starts, budget);
  }

  /** Looks for symmetry in a system that does not declare any. */
  public static Result detect(ProcessSystem system) {
    return detect(system, () -> false);
  }

  /**
   * Looks for symmetry in a system that does not declare any.
   *
   * @param isStopped whether to give up, because the time is up or somebody has stopped the run
   */
  public static Result detect(ProcessSystem system, BooleanSupplier isStopped) {
    InitialProcesses starts = new InitialProcesses(system);
    if (areAllSingle(system, starts)) {
      return new Result(system, List.of(), List.of());
    }
    Optional<String> obstacle = DetectionObstacle.of(system);
    if (obstacle.isPresent()) {
      return new Result(system, List.of(), List.of(obstacle.get()));
    }
    try {
      return new SymmetryDetection(system, starts, new DetectionBudget(isStopped)).run();
    } catch (DetectionBudget.SpentException e) {
      return new Result(system, List.of(), List.of(e.getMessage()));
    }
  }

  /** Whether there are no two processes of one kind, so that it is not worth looking. */
  private static boolean areAllSingle(ProcessSystem system, InitialProcesses starts) {
    return system.automata().stream()
        .filter(ProcessAutomaton::isProcess)
        .noneMatch(a -> starts.isCreated(a.index()) || starts.numbers(a.index()).size() > 1);
  }

  private Result run() {
    Optional<SpawnAnalysis> creation = creator().map(inference::follow);
    boolean isForeseen =
        starts.allCreators().isEmpty() || creation.filter(SpawnAnalysis::isComplete).isPresent();
    if (!haveSeveral(isForeseen ? creation : Optional.empty())) {
      return new Result(system, List.of(), List.of());
    }
    for (ProcessAutomaton automaton : inference.processes()) {
      boolean isFollowed =
          creation.filter(c -> c.creator().index() == automaton.index()).isPresent();
      inference.readDeclarations(automaton);
      if (!(isFollowed && isForeseen)) {
        inference.readStatements(automaton);
      }
    }
    Candidates candidates = new Candidates(system, starts, inference.kinds());
    for (ProcessAutomaton automaton : inference.processes()) {
      candidates.fromStart(automaton);
      if (isForeseen && creation.isPresent() && starts.numbers(automaton.index()).isEmpty()) {
        candidates.created(automaton, creation.get().all());
      }
    }
    DerivedElements.mark(system, inference.kinds(), candidates, budget);
    boolean isOrderly = isForeseen && creation.map(this::isOrderly).orElse(true);
    ends(candidates.families(), isForeseen, isOrderly);
    FamilyDecision judgement = new FamilyDecision(system, inference.kinds(), candidates, budget);
    SymmetryBuilder description =
        new SymmetryBuilder(system, inference.kinds(), candidates, judgement);
    Symmetry symmetry = description.symmetry();
    report(candidates.families(), judgement, symmetry);
    return new Result(description.prepared(starts).withSymmetry(symmetry), found, spoiled);
  }

  /** Whether an automaton has several processes, from the start or by a creation that is known. */
  private boolean haveSeveral(Optional<SpawnAnalysis> creation) {
    return inference.processes().stream()
        .mapToInt(ProcessAutomaton::index)
        .anyMatch(a -> starts.numbers(a).size() > 1 || isCreatedOften(a, creation));
  }

  private static boolean isCreatedOften(int automaton, Optional<SpawnAnalysis> creation) {
    return creation.stream()
            .flatMap(known -> known.all().stream())
            .filter(created -> created.automaton() == automaton)
            .map(SpawnedProcess::number)
            .distinct()
            .count()
        > 1;
  }

  /**
   * The only process that creates others, if there is one: nothing else in the model contains a
   * {@code run}, and it exists once and from the start. With two creators nobody knows who comes
   * first.
   */
  private Optional<ProcessAutomaton> creator() {
    Set<Integer> creators = starts.allCreators();
    return inference.processes().stream()
        .filter(a -> creators.equals(Set.of(a.index())) && starts.isSingle(a.index()))
        .findFirst();
  }

  /** Whether nobody can end before all processes are created. */
  private boolean isOrderly(SpawnAnalysis creation) {
    int creator = starts.number(creation.creator().index());
    boolean mayYoungerEnd = false;
    for (int pid = creator + 1; pid < system.start().size(); pid++) {
      mayYoungerEnd |= starts.mayEnd(system.start().get(pid).automaton());
    }
    return !creation.isDisturbed() && !mayYoungerEnd;
  }

  /** Processes that end do so in the order of their numbers, which tells them apart. */
  private void ends(List<FamilyCandidate> families, boolean isForeseen, boolean isOrderly) {
    Optional<String> noticed = WithoutTermination.obstacle(system);
    boolean doNumbersMatter =
        inference.kinds().hasNumbers() || WithoutTermination.keepsNumbers(system);
    boolean mayAnyEnd =
        inference.processes().stream().anyMatch(automaton -> starts.mayEnd(automaton.index()));
    for (FamilyCandidate family : families) {
      ProcessAutomaton automaton = system.automata().get(family.automaton);
      if (starts.mayEnd(family.automaton) && noticed.isPresent()) {
        family.spoil(
            new SymmetryBreaker(
                automaton.name() + " may end, and " + noticed.get(), automaton.span()));
      } else if (starts.mayEnd(family.automaton) && !isForeseen) {
        family.spoil(
            new SymmetryBreaker(
                automaton.name() + " may end, and others are created meanwhile", automaton.span()));
      } else if (!isOrderly && mayAnyEnd && doNumbersMatter && hasCreation()) {
        family.spoil(
            new SymmetryBreaker(
                automaton.name() + " has a number that depends on who has ended",
                automaton.span()));
      } else if (!isForeseen && family.parameter.isEmpty() && !family.isFromStart) {
        family.spoil(
            new SymmetryBreaker(
                "it is not known which " + automaton.name() + " are created", automaton.span()));
      }
    }
  }

  private boolean hasCreation() {
    return inference.processes().stream().anyMatch(a -> starts.isCreated(a.index()));
  }

  private void report(List<FamilyCandidate> families, FamilyDecision judgement, Symmetry symmetry) {
    for (FamilyCandidate family : families) {
      String name = system.automata().get(family.automaton).name();
      if (family.isGood()) {
        boolean isRing = judgement.isRing(judgement.type(family));
        found.add(family.size + " x " + name + (isRing ? " in a ring" : ""));
      } else {
        SymmetryBreaker spoiler = family.spoiler.orElseThrow();
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
