package dev.gyre.symmetry.detect;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes down what was found, and prepares the system for it. */
final class SymmetryBuilder {
  private final ProcessSystem system;
  private final TypeClasses kinds;
  private final Candidates candidates;
  private final FamilyDecision judgement;

  /** One family for each type, in the order of types. */
  private final List<FamilyCandidate> types = new ArrayList<>();

  SymmetryBuilder(
      ProcessSystem system, TypeClasses kinds, Candidates candidates, FamilyDecision judgement) {
    this.system = system;
    this.kinds = kinds;
    this.candidates = candidates;
    this.judgement = judgement;
    for (FamilyCandidate family : candidates.families()) {
      FamilyCandidate type = judgement.type(family);
      if (family.isGood() && !types.contains(type)) {
        types.add(type);
      }
    }
  }

  Symmetry symmetry() {
    if (types.isEmpty()) {
      return Symmetry.none();
    }
    List<List<VariableSymmetry>> locals = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      locals.add(
          automaton.isProcess() ? variables(automaton.locals(), automaton.index()) : List.of());
    }
    return new Symmetry(
        types.stream().map(this::type).toList(),
        variables(system.globals(), -1),
        locals,
        candidates.families().stream().filter(FamilyCandidate::isGood).map(this::family).toList(),
        Set.of());
  }

  private SymmetricType type(FamilyCandidate type) {
    String name =
        judgement.members(type).stream()
            .map(family -> system.automata().get(family.automaton).name())
            .collect(Collectors.joining("+"));
    return new SymmetricType(
        name,
        type.size,
        judgement.isRing(type) ? SymmetricType.Group.CYCLIC : SymmetricType.Group.FULL);
  }

  private ProcessFamily family(FamilyCandidate family) {
    ProcessFamily.Identity identity =
        family.parameter.isPresent()
            ? new ProcessFamily.ByParameter(family.parameter.get())
            : new ProcessFamily.ByNumber(family.numbers);
    return new ProcessFamily(family.automaton, typeIndex(family), identity);
  }

  private int typeIndex(FamilyCandidate family) {
    return types.indexOf(judgement.type(family));
  }

  private List<VariableSymmetry> variables(List<Variable> variables, int owner) {
    List<VariableSymmetry> described = new ArrayList<>();
    for (Variable variable : variables) {
      TypeClasses.Place value = new TypeClasses.Place.Value(owner, variable.index());
      List<Range> indices = new ArrayList<>();
      for (int d = 0; d < variable.dimensions().size(); d++) {
        indices.add(range(new TypeClasses.Place.Index(owner, variable.index(), d)));
      }
      List<Range> fields = new ArrayList<>();
      int arity = variable.declaredChannels().map(c -> c.type().fields().size()).orElse(0);
      for (int f = 0; f < arity; f++) {
        fields.add(range(kinds.field(value, f)));
      }
      described.add(new VariableSymmetry(range(value), indices, fields));
    }
    return described;
  }

  private Range range(TypeClasses.Place place) {
    TypeClasses.Kind kind = kinds.kind(place);
    Optional<Candidates.Mark> mark =
        candidates.marks().getOrDefault(kind, List.of()).stream()
            .filter(m -> m.family().isGood())
            .findFirst();
    if (mark.isPresent()) {
      return new Range.Element(typeIndex(mark.get().family()), mark.get().first());
    }
    if (judgement.named(kind).stream().anyMatch(FamilyCandidate::isGood)) {
      return new Range.ProcessNumber();
    }
    return kind.isChannel ? new Range.Channel() : Range.plain();
  }

  // ---- preparation

  /**
   * The system with other initial values: a variable that is written before it is read starts as
   * undefined, not as element 0, so that it does not make states different.
   */
  ProcessSystem prepared(InitialProcesses starts) {
    if (types.isEmpty()) {
      return system;
    }
    List<ProcessAutomaton> automata = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      automata.add(automaton.isProcess() ? prepared(automaton, starts) : automaton);
    }
    return system.withAutomata(automata);
  }

  private ProcessAutomaton prepared(ProcessAutomaton automaton, InitialProcesses starts) {
    List<Variable> locals = new ArrayList<>();
    for (Variable variable : automaton.locals()) {
      boolean isFree =
          variable.index() >= automaton.parameters().size()
              && starts.isDeadAtStart(automaton.index(), variable.index());
      locals.add(isFree ? undefined(variable, automaton) : variable);
    }
    return automaton.withLocals(locals);
  }

  private Variable undefined(Variable variable, ProcessAutomaton automaton) {
    Range range = range(new TypeClasses.Place.Value(automaton.index(), variable.index()));
    OptionalInt value =
        switch (range.kind()) {
          case ELEMENT -> {
            Range.Element element = (Range.Element) range;
            int size = types.get(element.type()).size;
            yield UnreadStart.besideElements(variable, element.first(), size);
          }
          case PROCESS_NUMBER -> UnreadStart.besideNumbers(variable);
          case PLAIN, CHANNEL -> OptionalInt.empty();
        };
    return value.isEmpty()
        ? variable
        : new Variable(
            variable.index(),
            variable.name(),
            variable.scope(),
            variable.type(),
            variable.dimensions(),
            new Initial.Values(List.of(new Expr.Const(value.getAsInt()))),
            variable.span());
  }
}
