package dev.gyre.tck.coverage;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Sequence;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;

/**
 * All statements of the processes of a model. An edge carries the span of the statement it was made
 * from, the object itself, which leads back to the statement.
 */
final class Sites {
  private final List<Site> all = new ArrayList<>();
  private final IdentityHashMap<SourceSpan, Site> bySpan = new IdentityHashMap<>();

  Sites(Model model) {
    Names globals = Names.of(model);
    for (Unit unit : model.units()) {
      if (unit instanceof Unit.Proctype process) {
        add(process.body(), Optional.empty(), globals.inside(process), Optional.of(process));
      } else if (unit instanceof Unit.Init init) {
        add(init.body(), Optional.empty(), globals, Optional.empty());
      }
    }
  }

  private void add(
      Sequence sequence, Optional<Site> parent, Names names, Optional<Unit.Proctype> process) {
    Optional<Statement> before = Optional.empty();
    for (Statement statement : sequence.steps()) {
      add(new Site(statement, parent, before, names, process));
      before = Optional.of(statement);
    }
  }

  private void add(Site site) {
    Statement statement = site.statement();
    all.add(site);
    bySpan.put(statement.span(), site);
    if (statement instanceof Statement.Declare declare) {
      for (Declaration.Declarator declarator : declare.declaration().declarators()) {
        bySpan.put(declarator.name().span(), site);
      }
    }
    Optional<Site> here = Optional.of(site);
    Site.sequences(statement).forEach(s -> add(s, here, site.names(), site.process()));
    Site.parts(statement)
        .forEach(part -> add(new Site(part, here, site.before(), site.names(), site.process())));
  }

  List<Site> all() {
    return all;
  }

  Optional<Site> at(SourceSpan span) {
    return Optional.ofNullable(bySpan.get(span));
  }
}
