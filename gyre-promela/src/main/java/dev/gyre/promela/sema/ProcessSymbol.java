package dev.gyre.promela.sema;

import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A process type, the init process, a claim or a trace, with what is declared inside. */
public final class ProcessSymbol {
  private final Name name;
  private final Unit unit;
  private final List<VariableSymbol> parameters = new ArrayList<>();
  private final List<VariableSymbol> locals = new ArrayList<>();
  private final List<LabelSymbol> labels = new ArrayList<>();
  private final Map<String, List<LabelSymbol>> labelsByName = new HashMap<>();
  private int instances;

  ProcessSymbol(Name name, Unit unit) {
    this.name = name;
    this.unit = unit;
  }

  /**
   * A label.
   *
   * @param scope the block it stands in; the same name may label statements in different blocks
   */
  public record LabelSymbol(Name name, Statement.Labeled statement, Scope scope) {}

  public Name name() {
    return name;
  }

  public Unit unit() {
    return unit;
  }

  public List<VariableSymbol> parameters() {
    return parameters;
  }

  /** All local variables in the order of their declarations, parameters first. */
  public List<VariableSymbol> locals() {
    return locals;
  }

  public List<LabelSymbol> labels() {
    return labels;
  }

  /** The labels of that name; generated models have thousands, so they are not searched for. */
  List<LabelSymbol> labels(String labelName) {
    return labelsByName.getOrDefault(labelName, List.of());
  }

  /** How many run from the start. */
  public int instances() {
    return instances;
  }

  void setInstances(int count) {
    instances = count;
  }

  void addParameter(VariableSymbol parameter) {
    parameters.add(parameter);
    locals.add(parameter);
  }

  void addLocal(VariableSymbol local) {
    locals.add(local);
  }

  void addLabel(LabelSymbol label) {
    labels.add(label);
    labelsByName.computeIfAbsent(label.name().text(), name -> new ArrayList<>()).add(label);
  }

  boolean isClaim() {
    return unit instanceof Unit.Never;
  }

  /**
   * A local variable another process can name: parameters and the locals of the outermost block are
   * visible under their plain names.
   */
  public Optional<VariableSymbol> local(String localName) {
    return locals.stream().filter(v -> v.name().text().equals(localName)).findFirst();
  }

  /** The first label of that name. */
  public Optional<LabelSymbol> label(String labelName) {
    return labels(labelName).stream().findFirst();
  }
}
