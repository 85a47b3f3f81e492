package dev.gyre.tck.gen;

import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.TypeName;
import dev.gyre.promela.syntax.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Everything above the processes: constants, structures, variables and channels. */
final class GlobalGenerator {
  private final Dice dice;
  private final NameSource names;
  private final DeclarationGenerator declarations;
  private final Features features;
  private final List<Unit> units = new ArrayList<>();
  private final List<Place> places = new ArrayList<>();
  private final List<Channel> channels = new ArrayList<>();
  private final List<Scope.RecordChannel> records = new ArrayList<>();
  private final Map<String, List<String>> constants = new LinkedHashMap<>();

  GlobalGenerator(
      Dice dice, NameSource names, DeclarationGenerator declarations, Features features) {
    this.dice = dice;
    this.names = names;
    this.declarations = declarations;
    this.features = features;
  }

  /** The units, and what they make available. */
  record Globals(List<Unit> units, Scope scope) {}

  Globals generate(int size) {
    symbols("");
    if (dice.oneIn(3)) {
      symbols(names.next("set"));
    }
    if (dice.oneIn(3)) {
      structures();
    }
    for (int i = dice.between(2, 2 + size); i > 0; i--) {
      DeclarationGenerator.Declared variable =
          declarations.variable(DeclarationGenerator.Position.GLOBAL, constants);
      global(variable.declaration());
      places.add(variable.place());
    }
    for (int i = dice.between(1, 2); i > 0; i--) {
      channel();
    }
    return new Globals(
        units, new Scope(places, channels, records, constants, features.ownership()));
  }

  private void global(Declaration declaration) {
    units.add(new Unit.Globals(Ast.HERE, declaration));
  }

  private void symbols(String set) {
    List<String> symbols = new ArrayList<>();
    List<Name> list = new ArrayList<>();
    for (int i = dice.between(2, 3); i > 0; i--) {
      String symbol = names.next("m");
      symbols.add(symbol);
      list.add(Ast.name(symbol));
    }
    constants.put(set, symbols);
    Optional<Name> name = set.isEmpty() ? Optional.empty() : Optional.of(Ast.name(set));
    units.add(new Unit.Mtype(Ast.HERE, name, list));
  }

  private void channel() {
    int least = features.passing() == Features.Passing.BUFFERED ? 1 : 0;
    Channel.Protocol protocol = declarations.protocol(least);
    Place.Step step = new Place.Step(names.next("c"), dice.oneIn(5) ? 2 : 0);
    Channel channel = new Channel(step, protocol);
    global(declarations.channel(channel));
    channels.add(channel);
  }

  // ---- structures

  /** A flat structure, one that contains it, and perhaps a channel of the flat one. */
  private void structures() {
    String flat = names.next("Flat");
    List<Place> inner = typedef(flat, List.of(), List.of());
    String variable = names.next("s");
    instance(flat, new Place.Step(variable, 0), inner);
    if (dice.oneIn(2)) {
      Place.Step field = new Place.Step(names.next("f"), dice.oneIn(2) ? 2 : 0);
      Declaration nested =
          DeclarationGenerator.bare(
              Ast.type(TypeName.Base.STRUCTURE, flat), field.name(), field.length());
      String outer = names.next("Outer");
      List<Place> below = inner.stream().map(p -> p.inside(field)).toList();
      List<Place> all = typedef(outer, List.of(nested), below);
      instance(outer, new Place.Step(names.next("s"), dice.oneIn(3) ? 2 : 0), all);
    }
    // Spin has no unsigned message fields.
    boolean isFlat =
        inner.stream()
            .allMatch(
                p ->
                    p.isScalarVariable()
                        && !(p.use() == Place.Use.NARROW && p.kind().equals(Kind.NUMBER)));
    if (isFlat && dice.oneIn(2)) {
      String channel = names.next("r");
      TypeName type = Ast.type(TypeName.Base.STRUCTURE, flat);
      global(
          DeclarationGenerator.channel(
              new Place.Step(channel, 0), dice.between(1, 2), List.of(type)));
      records.add(new Scope.RecordChannel(channel, variable));
    }
  }

  private List<Place> typedef(String name, List<Declaration> nested, List<Place> below) {
    List<Declaration> fields = new ArrayList<>(nested);
    List<Place> all = new ArrayList<>(below);
    for (int i = dice.between(1, 2); i > 0; i--) {
      DeclarationGenerator.Declared field =
          declarations.variable(DeclarationGenerator.Position.FIELD, constants);
      fields.add(field.declaration());
      all.add(field.place());
    }
    units.add(new Unit.Typedef(Ast.HERE, Ast.name(name), fields));
    return all;
  }

  private void instance(String type, Place.Step step, List<Place> fields) {
    global(
        DeclarationGenerator.bare(
            Ast.type(TypeName.Base.STRUCTURE, type), step.name(), step.length()));
    fields.forEach(field -> places.add(field.inside(step)));
  }
}
