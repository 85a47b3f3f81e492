package dev.gyre.sdl.sema;

import dev.gyre.sdl.asn1.Asn1Document;
import dev.gyre.sdl.asn1.Asn1Module;
import dev.gyre.sdl.asn1.Asn1Name;
import dev.gyre.sdl.form.IfSignal;
import dev.gyre.sdl.form.IfSystem;
import dev.gyre.sdl.form.IfType;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Restricts what comes from outside to the types of a file in ASN.1. Types are called after what
 * they are for, {@code Function-signal-parameter}, where the parameter is a name or a number from 1
 * on; other types of the file are for these to use. A type for nothing is an error, since somebody
 * expects that it counts.
 */
public final class StimulusValues {
  private final List<Asn1Document> files;
  private final Set<String> used = new HashSet<>();
  private final AsnSorts types;

  private StimulusValues(IfSystem system, Asn1Document file) {
    this.files = List.of(file);
    Scope scope = Scope.global();
    this.types = new AsnSorts(new Sorts(), scope);
    system.types().forEach(types::know);
    types.enter(files);
  }

  /** The same system with fewer values. */
  public static Optional<IfSystem> restrict(
      IfSystem system, Asn1Document file, Diagnostics diagnostics) {
    try {
      return Optional.of(new StimulusValues(system, file).restrict(system));
    } catch (SemanticError error) {
      diagnostics.report(error.diagnostic());
      return Optional.empty();
    }
  }

  private IfSystem restrict(IfSystem system) {
    List<IfSystem.Stimulus> stimuli = new ArrayList<>();
    for (IfSystem.Stimulus stimulus : system.stimuli()) {
      String process = system.processes().get(stimulus.process()).name();
      stimuli.add(restricted(stimulus, process));
    }
    for (Asn1Module.TypeAssignment type : assignments()) {
      if (type.name().text().contains("-") && !used.contains(type.name().key())) {
        throw SemanticError.unknown(
            type.name().span(),
            "nothing comes from outside that is called "
                + type.name().text()
                + ": Process-signal-parameter is expected");
      }
    }
    return new IfSystem(
        system.name(),
        system.dialect(),
        system.types(),
        system.signals(),
        system.processes(),
        stimuli);
  }

  private List<Asn1Module.TypeAssignment> assignments() {
    return files.stream()
        .flatMap(file -> file.modules().stream())
        .flatMap(module -> module.types().stream())
        .toList();
  }

  private IfSystem.Stimulus restricted(IfSystem.Stimulus stimulus, String process) {
    IfSignal signal = stimulus.signal();
    String prefix = Typing.key(process + "-" + signal.name()) + "_";
    List<IfType> values = new ArrayList<>(stimulus.values());
    for (Asn1Module.TypeAssignment assignment : assignments()) {
      String key = Typing.key(assignment.name().text());
      if (key.startsWith(prefix)) {
        int parameter = parameter(key.substring(prefix.length()), signal, assignment.span());
        used.add(assignment.name().key());
        values.set(parameter, narrower(assignment.name(), values.get(parameter)));
      }
    }
    return new IfSystem.Stimulus(signal, stimulus.process(), values);
  }

  /** A signal with one parameter needs no name for it. */
  private static int parameter(String name, IfSignal signal, SourceSpan span) {
    int count = signal.parameters().size();
    if (count == 1) {
      return 0;
    }
    if (name.matches("[1-9]\\d{0,3}") && Integer.parseInt(name) <= count) {
      return Integer.parseInt(name) - 1;
    }
    throw SemanticError.unknown(
        span, "the signal " + signal.name() + " has parameters 1 to " + count);
  }

  private IfType narrower(Asn1Name name, IfType whole) {
    IfType type = types.type(name);
    if (!Typing.fits(type, whole) || BasicSorts.isIrrelevant(whole) || isWider(type, whole)) {
      throw SemanticError.sort(
          name.span(),
          "the parameter is of sort " + whole.name() + ", which has not all these values");
    }
    return type;
  }

  private static boolean isWider(IfType type, IfType whole) {
    if (type instanceof IfType.Range values && whole instanceof IfType.Range all) {
      return values.low() < all.low() || values.high() > all.high();
    }
    return type instanceof IfType.Sequence values
        && whole instanceof IfType.Sequence all
        && (values.least() < all.least() || values.most() > all.most());
  }
}
