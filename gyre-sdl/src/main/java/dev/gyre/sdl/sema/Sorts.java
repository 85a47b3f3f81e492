package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.RealRange;
import dev.gyre.sdl.syntax.Definition;
import dev.gyre.sdl.syntax.Expression;
import dev.gyre.sdl.syntax.Name;
import dev.gyre.sdl.syntax.SortBody;
import dev.gyre.sdl.syntax.SortReference;
import dev.gyre.sdl.syntax.ValueRange;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Makes types of sorts, each when it is first used, and remembers the names of their literals. */
final class Sorts {
  private final Map<String, List<IfExpr>> literals = new HashMap<>();
  private final Map<String, IfType> named = new LinkedHashMap<>();
  private final Map<IfType, Integer> firstIndex = new HashMap<>();
  private final Set<Definition> open = new HashSet<>();

  /** All types that have a name, each before those that use it. */
  List<IfType> all() {
    return List.copyOf(named.values());
  }

  /** The literals of all enumerations that have this name. */
  List<IfExpr> literals(Name name) {
    return literals.getOrDefault(name.key(), List.of());
  }

  /** What the index of the first element of an array is. */
  int firstIndex(IfType array) {
    return firstIndex.getOrDefault(array, 0);
  }

  IfType of(SortReference reference, Scope scope) {
    Name name = reference.name();
    Optional<Scope> owner = scope.sortOwner(name);
    scope.brokenSort(name).ifPresent(Sorts::fail);
    if (owner.isEmpty()) {
      IfType basic = BasicSorts.named(name.key());
      if (basic == null) {
        throw SemanticError.unknown(reference.span(), "there is no sort " + name.text());
      }
      return basic;
    }
    Optional<IfType> known = owner.get().knownSort(name);
    if (known.isPresent()) {
      return known.get();
    }
    IfType type = define(owner.get().sortDefinition(name).orElseThrow(), owner.get(), reference);
    owner.get().addSort(name.key(), type);
    named.put(type.name(), type);
    return type;
  }

  private static void fail(SemanticError error) {
    throw error;
  }

  /** Adds a type that another front end has made. */
  void add(IfType type) {
    named.put(type.name(), type);
    if (type.kind() == IfType.Kind.ENUMERATION) {
      addLiterals((IfType.Enumeration) type);
    }
  }

  /** Adds a type unless one of its name is there. */
  void addOnce(IfType type) {
    if (!named.containsKey(type.name())) {
      add(type);
    }
  }

  private IfType define(Definition definition, Scope scope, SortReference use) {
    if (!open.add(definition)) {
      throw SemanticError.sort(use.span(), "the sort " + use.name().text() + " contains itself");
    }
    IfType type = definition.match(new SortDefinitions(this, scope));
    open.remove(definition);
    return type;
  }

  IfType newtype(Definition.Newtype d, Scope scope) {
    return d.body()
        .match(
            new SortBody.Cases<>() {
              @Override
              public IfType structure(SortBody.Structure s) {
                return structureOf(d.name(), s, scope);
              }

              @Override
              public IfType array(SortBody.Array s) {
                return arrayOf(d.name(), s, scope);
              }

              @Override
              public IfType sizedArray(SortBody.SizedArray s) {
                int size = new Constants(Sorts.this, scope).number(s.size());
                return new IfType.Array(d.name().text(), size, of(s.element(), scope));
              }

              @Override
              public IfType literals(SortBody.Literals s) {
                return enumeration(d.name(), s.names());
              }
            });
  }

  private IfType structureOf(Name name, SortBody.Structure s, Scope scope) {
    List<IfType.FieldType> fields = new ArrayList<>();
    for (SortBody.StructureField field : s.fields()) {
      IfType type = of(field.sort(), scope);
      fields.add(new IfType.FieldType(field.name().text(), type, IfType.Presence.MANDATORY));
    }
    return new IfType.RecordType(name.text(), fields);
  }

  private IfType arrayOf(Name name, SortBody.Array s, Scope scope) {
    IfType index = of(s.index(), scope);
    IfType element = of(s.element(), scope);
    return switch (index.kind()) {
      case BOOLEAN -> new IfType.Array(name.text(), 2, element);
      case ENUMERATION ->
          new IfType.Array(name.text(), ((IfType.Enumeration) index).literals().size(), element);
      case RANGE -> {
        IfType.Range range = (IfType.Range) index;
        long length = (long) range.high() - range.low() + 1;
        if (length > 1 << 16) {
          throw SemanticError.sort(
              s.index().span(), "the array " + name.text() + " has no bounds that can be stored");
        }
        IfType array = new IfType.Array(name.text(), (int) length, element);
        firstIndex.put(array, range.low());
        yield array;
      }
      case INSTANCE, ARRAY, SEQUENCE, RECORD, CHOICE, IRRELEVANT ->
          throw SemanticError.sort(s.index().span(), index.name() + " cannot be an index");
    };
  }

  private IfType enumeration(Name name, List<Name> names) {
    List<Integer> numbers = IntStream.range(0, names.size()).boxed().toList();
    IfType.Enumeration type =
        new IfType.Enumeration(name.text(), names.stream().map(Name::text).toList(), numbers);
    addLiterals(type);
    return type;
  }

  private void addLiterals(IfType.Enumeration type) {
    for (int i = 0; i < type.literals().size(); i++) {
      List<IfExpr> same =
          literals.computeIfAbsent(Typing.key(type.literals().get(i)), k -> new ArrayList<>());
      IfExpr literal = new IfExpr.Constant(i, type);
      if (!same.contains(literal)) {
        same.add(literal);
      }
    }
  }

  /** The smallest range that has all values of the conditions. */
  IfType syntype(Definition.Syntype d, Scope scope) {
    IfType parent = of(d.parent(), scope);
    if (!d.constants().isEmpty() && BasicSorts.isIrrelevant(parent)) {
      return new IfType.Irrelevant(d.name().text(), Optional.of(RealRange.UNKNOWN));
    }
    if (d.constants().isEmpty() || !BasicSorts.isNumber(parent)) {
      return parent;
    }
    Constants constants = new Constants(this, scope);
    IfType.Range range = (IfType.Range) parent;
    long low = Long.MAX_VALUE;
    long high = Long.MIN_VALUE;
    for (ValueRange part : d.constants()) {
      long[] bounds = part.match(new RangeBounds(constants, range));
      low = Math.min(low, bounds[0]);
      high = Math.max(high, bounds[1]);
    }
    if (low > high) {
      throw SemanticError.sort(d.span(), "the sort " + d.name().text() + " has no values");
    }
    return new IfType.Range(
        d.name().text(), (int) Math.max(low, range.low()), (int) Math.min(high, range.high()));
  }

  /** From where to where a condition goes. */
  private record RangeBounds(Constants constants, IfType.Range parent)
      implements ValueRange.Cases<long[]> {
    @Override
    public long[] single(ValueRange.Single range) {
      int value = constants.number(range.value());
      return new long[] {value, value};
    }

    @Override
    public long[] between(ValueRange.Between range) {
      return new long[] {constants.number(range.low()), constants.number(range.high())};
    }

    @Override
    public long[] compared(ValueRange.Compared range) {
      long value = constants.number(range.value());
      return switch (range.relation()) {
        case LESS -> new long[] {parent.low(), value - 1};
        case LESS_EQUAL -> new long[] {parent.low(), value};
        case GREATER -> new long[] {value + 1, parent.high()};
        case GREATER_EQUAL -> new long[] {value, parent.high()};
        case EQUAL -> new long[] {value, value};
        default -> new long[] {parent.low(), parent.high()};
      };
    }
  }

  /** A number that is known before the system runs. */
  static final class Constants {
    private final Sorts sorts;
    private final Scope scope;

    Constants(Sorts sorts, Scope scope) {
      this.sorts = sorts;
      this.scope = scope;
    }

    int number(Expression e) {
      IfExpr value = Values.constant(e, Optional.of(BasicSorts.INTEGER), sorts, scope);
      return Folding.number(value)
          .orElseThrow(() -> SemanticError.sort(e.span(), "a constant number is needed here"));
    }
  }
}
