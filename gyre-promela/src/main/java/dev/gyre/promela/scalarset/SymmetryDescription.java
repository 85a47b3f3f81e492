package dev.gyre.promela.scalarset;

import dev.gyre.ir.Initial;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import dev.gyre.ir.symmetry.Range;
import dev.gyre.ir.symmetry.SymmetricType;
import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.ir.symmetry.VariableSymmetry;
import dev.gyre.promela.syntax.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What is symmetric in the system that a model with index types was lowered to. */
final class SymmetryDescription {
  private static final Pattern DOT = Pattern.compile("\\.");

  private final IndexTypes types;
  private final Families families;
  private final Shapes shapes;

  SymmetryDescription(IndexTypes types, Families families, Shapes shapes) {
    this.types = types;
    this.families = families;
    this.shapes = shapes;
  }

  static SymmetryDescription none() {
    return new SymmetryDescription(new IndexTypes(), null, null);
  }

  boolean isEmpty() {
    return types.isEmpty();
  }

  Symmetry of(ProcessSystem system) {
    List<SymmetricType> symmetric =
        types.all().stream()
            .map(t -> new SymmetricType(t.name().text(), t.size(), group(t)))
            .toList();
    List<List<VariableSymmetry>> locals =
        system.automata().stream().map(a -> variables(a.locals())).toList();
    // Nothing in the language names a single element, so every formula is invariant.
    Set<String> invariant =
        system.properties().stream().map(LtlProperty::name).collect(Collectors.toSet());
    return new Symmetry(
        symmetric, variables(system.globals()), locals, processFamilies(system), invariant);
  }

  private static SymmetricType.Group group(IndexType type) {
    return type.isRing() ? SymmetricType.Group.CYCLIC : SymmetricType.Group.FULL;
  }

  private List<VariableSymmetry> variables(List<Variable> variables) {
    return variables.stream().map(this::variable).toList();
  }

  private VariableSymmetry variable(Variable variable) {
    String[] path = DOT.split(variable.name());
    Optional<Shape> declared = shapes.declared(new Name(variable.span(), path[0]));
    if (declared.isEmpty()) {
      return VariableSymmetry.PLAIN; // the hidden counter of a loop over a channel
    }
    List<Range> indices = new ArrayList<>();
    Shape shape = declared.get();
    addIndex(shape, indices);
    for (int i = 1; i < path.length; i++) {
      shape = ((Sort.Whole) shape.sort()).structure().fields().get(path[i]);
      addIndex(shape, indices);
    }
    return new VariableSymmetry(range(shape.sort()), indices, fields(variable, shape.sort()));
  }

  private static void addIndex(Shape shape, List<Range> indices) {
    if (shape.dimension() instanceof Shape.Dimension.Over over) {
      indices.add(Range.element(over.type().number()));
    } else if (shape.dimension() instanceof Shape.Dimension.Numbered) {
      indices.add(Range.plain());
    }
  }

  private static Range range(Sort sort) {
    if (sort instanceof Sort.Index index) {
      return Range.element(index.type().number());
    }
    return sort instanceof Sort.Channel ? new Range.Channel() : Range.plain();
  }

  private static List<Range> fields(Variable variable, Sort sort) {
    return variable.initial() instanceof Initial.Channels && sort instanceof Sort.Channel channel
        ? channel.signature().created().orElseThrow().fields().stream()
            .map(SymmetryDescription::range)
            .toList()
        : List.of();
  }

  private List<ProcessFamily> processFamilies(ProcessSystem system) {
    List<ProcessFamily> found = new ArrayList<>();
    for (Family family : families.all()) {
      for (ProcessAutomaton automaton : system.automata()) {
        if (automaton.kind() == ProcessAutomaton.Kind.PROCTYPE
            && automaton.name().equals(family.process().text())) {
          ProcessFamily.Identity identity = identity(family, automaton);
          found.add(new ProcessFamily(automaton.index(), family.type().number(), identity));
        }
      }
    }
    return found;
  }

  private static ProcessFamily.Identity identity(Family family, ProcessAutomaton automaton) {
    if (family.firstNumber().isPresent()) {
      List<Integer> numbers = new ArrayList<>();
      for (int element = 0; element < family.type().size(); element++) {
        numbers.add(family.firstNumber().getAsInt() + element);
      }
      return new ProcessFamily.ByNumber(numbers);
    }
    for (Variable local : automaton.locals()) {
      if (local.span().equals(family.identity().span())) {
        return new ProcessFamily.ByParameter(local.index());
      }
    }
    throw new IllegalStateException("no parameter " + family.identity().text());
  }
}
