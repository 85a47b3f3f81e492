package dev.gyre.promela.collection;

import dev.gyre.ir.ValueType;
import dev.gyre.promela.sema.ConstantFolder;
import dev.gyre.promela.sema.MtypeTable;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.TypeName;
import dev.gyre.promela.syntax.Unit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Reads what declarations say about collections. */
final class Forms {
  /** As many as a byte has values: a set of them is an array with so many cells. */
  private static final int MAX_ELEMENTS = 256;

  private static final int MAX_CAPACITY = 255;

  private final MtypeTable mtypes;
  private final ConstantFolder folder;
  private final Map<String, Integer> indexTypes = new HashMap<>();
  private final String element;
  private final Faults faults;

  /**
   * @param element a name that the model does not use
   */
  Forms(Model model, String element, Faults faults) {
    this.mtypes = MtypeTable.of(model);
    this.folder = new ConstantFolder(mtypes);
    this.element = element;
    this.faults = faults;
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.IndexType type) {
        indexTypes.put(type.name().text(), folder.fold(type.size()).orElse(1));
      }
    }
  }

  Form of(TypeName kind, Name name, Declaration.Initializer.Collection written) {
    Elements elements =
        written.elements().type().map(this::values).orElseGet(() -> range(written.elements()));
    return new Form(kind.base(), elements, capacity(kind, name, written, elements));
  }

  private int capacity(
      TypeName kind, Name name, Declaration.Initializer.Collection written, Elements elements) {
    if (written.capacity().isEmpty()) {
      if (kind.base() != TypeName.Base.SET) {
        faults.declaration(
            name.span(),
            "a " + kind.base().word() + " needs a capacity",
            "write '" + kind.base().word() + " " + name.text() + " = [4] of { ... }'");
      }
      return elements.count();
    }
    Expression capacity = written.capacity().get();
    OptionalInt value = folder.fold(capacity);
    if (value.isEmpty() || value.getAsInt() < 1 || value.getAsInt() > MAX_CAPACITY) {
      faults.declaration(
          capacity.span(),
          "the capacity of a " + kind.base().word() + " must be a constant, 1 to " + MAX_CAPACITY,
          "give a number, a macro, or a calculation with them");
      return 1;
    }
    return kind.base() == TypeName.Base.SET
        ? Math.min(value.getAsInt(), elements.count())
        : value.getAsInt();
  }

  private Elements values(TypeName type) {
    return switch (type.base()) {
      case MTYPE -> constants(type);
      case INDEX -> {
        Name name = type.name().orElseThrow();
        yield new IndexElements(name, indexTypes.get(name.text()), element);
      }
      case BIT -> numbers(type, ValueType.BIT, 0, 1);
      case BOOL -> numbers(type, ValueType.BOOL, 0, 1);
      case BYTE -> numbers(type, ValueType.BYTE, 0, 255);
      case PID -> numbers(type, ValueType.PID, 0, 254);
      default -> {
        faults.declaration(
            type.span(),
            "there can be no collection of '" + type.describe() + "'",
            "its elements may be of type mtype, bit, bool, byte or pid, of a scalarset or ring, or"
                + " numbers of a range such as '0 .. 9'");
        yield numbers(type, ValueType.BIT, 0, 1);
      }
    };
  }

  private Elements constants(TypeName type) {
    String set = type.name().map(Name::text).orElse(ValueType.UNNAMED_SET);
    List<String> names = mtypes.sets().getOrDefault(set, List.of());
    if (names.isEmpty()) {
      faults.declaration(
          type.span(),
          "there are no constants of type '" + type.describe() + "'",
          "declare them: 'mtype = { a, b }'");
      return numbers(type, ValueType.BIT, 0, 1);
    }
    return new ListedElements(type, ValueType.mtype(set), 1, names.size(), names);
  }

  private static Elements numbers(TypeName type, ValueType shown, int first, int last) {
    return new ListedElements(type, shown, first, last, List.of());
  }

  private Elements range(Declaration.ElementType range) {
    OptionalInt first = folder.fold(range.first().orElseThrow());
    OptionalInt last = folder.fold(range.last().orElseThrow());
    TypeName number =
        new TypeName(range.span(), TypeName.Base.INT, Optional.empty(), Optional.empty());
    boolean isRange =
        first.isPresent()
            && last.isPresent()
            && first.getAsInt() <= last.getAsInt()
            && (long) last.getAsInt() - first.getAsInt() < MAX_ELEMENTS
            && last.getAsInt() < Integer.MAX_VALUE;
    if (!isRange) {
      faults.declaration(
          range.span(),
          "the elements must be a range of 1 to " + MAX_ELEMENTS + " constant numbers",
          "write the smallest and the largest: '{ 0 .. 9 }'");
      return numbers(number, ValueType.INT, 0, 1);
    }
    return numbers(number, ValueType.INT, first.getAsInt(), last.getAsInt());
  }
}
