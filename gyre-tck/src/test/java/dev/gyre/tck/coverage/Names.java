package dev.gyre.tck.coverage;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.SyntaxWalker;
import dev.gyre.promela.syntax.Unit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the names of a process stand for. Random models do not declare a name twice in a process, so
 * a table by name is enough.
 */
final class Names {
  private final Map<String, Named> byName = new HashMap<>();
  private final Set<String> setConstants = new HashSet<>();
  private final Map<String, Statement.ExclusiveKind> exclusive = new HashMap<>();

  /** Where a name was declared. */
  enum Place {
    GLOBAL,
    PARAMETER,
    LOCAL
  }

  /** A variable. */
  record Named(Place place, Declaration declaration, Declaration.Declarator declarator) {
    boolean isArray() {
      return declarator.length().isPresent();
    }

    Optional<Declaration.Initializer.Channel> channel() {
      return declarator
          .initializer()
          .filter(Declaration.Initializer.Channel.class::isInstance)
          .map(Declaration.Initializer.Channel.class::cast);
    }
  }

  private Names() {}

  /** The global names of a model. */
  static Names of(Model model) {
    Names names = new Names();
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.Globals globals) {
        names.add(Place.GLOBAL, globals.declaration());
      } else if (unit instanceof Unit.Mtype mtype && mtype.set().isPresent()) {
        mtype.constants().forEach(constant -> names.setConstants.add(constant.text()));
      }
    }
    return names;
  }

  /** These names and those that a process declares. */
  Names inside(Unit.Proctype process) {
    Names names = new Names();
    names.byName.putAll(byName);
    names.setConstants.addAll(setConstants);
    process.parameters().forEach(parameter -> names.add(Place.PARAMETER, parameter));
    new SyntaxWalker() {
      @Override
      protected void enter(Statement statement) {
        if (statement instanceof Statement.Declare declare) {
          names.add(Place.LOCAL, declare.declaration());
        } else if (statement instanceof Statement.Exclusive claim) {
          claim.channels().forEach(c -> names.exclusive.put(c.first().name().text(), claim.kind()));
        }
      }
    }.walk(process.body());
    return names;
  }

  private void add(Place place, Declaration declaration) {
    declaration
        .declarators()
        .forEach(d -> byName.put(d.name().text(), new Named(place, declaration, d)));
  }

  Optional<Named> find(String name) {
    return Optional.ofNullable(byName.get(name));
  }

  /** How a process uses a channel that it claimed for itself. */
  Optional<Statement.ExclusiveKind> exclusive(String channel) {
    return Optional.ofNullable(exclusive.get(channel));
  }

  /** Whether a constant belongs to an mtype that has a name. */
  boolean isOfNamedSet(String constant) {
    return setConstants.contains(constant);
  }
}
