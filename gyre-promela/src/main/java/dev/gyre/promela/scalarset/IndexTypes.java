package dev.gyre.promela.scalarset;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.sema.ConstantFolder;
import dev.gyre.promela.sema.MtypeTable;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The index types of a model by name. */
final class IndexTypes {
  /** The undefined value comes behind the elements and must fit in a byte. */
  private static final int MAX_SIZE = 254;

  private final Map<String, IndexType> byName = new HashMap<>();
  private final List<IndexType> all = new ArrayList<>();

  static IndexTypes of(Model model, Diagnostics diagnostics) {
    IndexTypes types = new IndexTypes();
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.IndexType declared) {
        types.add(declared, diagnostics);
      }
    }
    return types;
  }

  private void add(Unit.IndexType declared, Diagnostics diagnostics) {
    OptionalInt size = new ConstantFolder(new MtypeTable()).fold(declared.size());
    if (size.isEmpty() || size.getAsInt() < 1 || size.getAsInt() > MAX_SIZE) {
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.BAD_INDEX_TYPE,
                  declared.size().span(),
                  "the size of a "
                      + declared.kind().word()
                      + " must be a constant, 1 to "
                      + MAX_SIZE)
              .withHint("give a number, a macro, or a calculation with them"));
    }
    int usable = Math.max(1, Math.min(MAX_SIZE, size.orElse(1)));
    IndexType type = new IndexType(all.size(), declared.kind(), declared.name(), usable);
    all.add(type);
    byName.put(declared.name().text(), type);
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** In the order of their declarations. */
  List<IndexType> all() {
    return all;
  }

  /** The parser lets no other name through. */
  IndexType get(Name name) {
    return byName.get(name.text());
  }
}
