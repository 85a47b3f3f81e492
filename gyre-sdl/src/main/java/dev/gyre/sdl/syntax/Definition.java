package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/** Whatever can be defined or declared. */
public sealed interface Definition {
  SourceSpan span();

  <R> R match(Cases<R> cases);

  /** One method per kind of definition. */
  interface Cases<R> {
    R system(SystemDefinition d);

    R packages(PackageDefinition d);

    R block(BlockDefinition d);

    R blockReference(BlockReference d);

    R use(Use d);

    R process(ProcessDefinition d);

    R processReference(ProcessReference d);

    R processInstance(ProcessInstance d);

    R procedure(ProcedureDefinition d);

    R procedureReference(ProcedureReference d);

    R signal(SignalDefinition d);

    R signalList(SignalListDefinition d);

    R signalSet(SignalSet d);

    R channel(Channel d);

    R signalRoute(SignalRoute d);

    R connection(Connection d);

    R variables(Variables d);

    R renaming(Renaming d);

    R timer(TimerDefinition d);

    R synonym(Synonym d);

    R syntype(Syntype d);

    R newtype(Newtype d);

    R observerStates(ObserverStates d);
  }

  /** {@code system s; .. endsystem}. */
  record SystemDefinition(SourceSpan span, Name name, List<Definition> definitions)
      implements Definition {
    public SystemDefinition {
      definitions = List.copyOf(definitions);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.system(this);
    }
  }

  /** {@code package p; .. endpackage}. */
  record PackageDefinition(SourceSpan span, Name name, List<Definition> definitions)
      implements Definition {
    public PackageDefinition {
      definitions = List.copyOf(definitions);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.packages(this);
    }
  }

  /** {@code block b; .. endblock}. */
  record BlockDefinition(
      SourceSpan span, Qualifier qualifier, Name name, List<Definition> definitions)
      implements Definition {
    public BlockDefinition {
      definitions = List.copyOf(definitions);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.block(this);
    }
  }

  /** {@code block b referenced}: its text stands elsewhere. */
  record BlockReference(SourceSpan span, Name name) implements Definition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.blockReference(this);
    }
  }

  /** {@code use p comment 'f.asn'}; the file may also stand in a CIF comment before it. */
  record Use(SourceSpan span, Name name, Optional<AsnFile> file) implements Definition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.use(this);
    }
  }

  /** {@code process p (1, 4); .. endprocess}, or {@code process type p; ..}. */
  record ProcessDefinition(
      SourceSpan span,
      ProcessKind kind,
      Qualifier qualifier,
      Name name,
      Instances instances,
      List<Parameter> parameters,
      List<Definition> definitions,
      Behaviour behaviour)
      implements Definition {
    public ProcessDefinition {
      parameters = List.copyOf(parameters);
      definitions = List.copyOf(definitions);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.process(this);
    }
  }

  /** {@code process p (1, 4) referenced}: its text stands elsewhere. */
  record ProcessReference(SourceSpan span, ProcessKind kind, Name name, Instances instances)
      implements Definition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.processReference(this);
    }
  }

  /** {@code process p (1, 4) : type}. */
  record ProcessInstance(SourceSpan span, Name name, Instances instances, Name type)
      implements Definition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.processInstance(this);
    }
  }

  /** {@code procedure p; fpar ..; returns t; .. endprocedure}. */
  record ProcedureDefinition(
      SourceSpan span,
      Visibility visibility,
      Name name,
      List<Parameter> parameters,
      Optional<ProcedureResult> result,
      List<Definition> definitions,
      Behaviour behaviour)
      implements Definition {
    public ProcedureDefinition {
      parameters = List.copyOf(parameters);
      definitions = List.copyOf(definitions);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.procedure(this);
    }
  }

  /** A procedure whose text is not here: {@code external}, or {@code referenced}. */
  record ProcedureReference(
      SourceSpan span,
      Visibility visibility,
      Whereabouts whereabouts,
      Name name,
      List<Parameter> parameters,
      Optional<ProcedureResult> result)
      implements Definition {
    public ProcedureReference {
      parameters = List.copyOf(parameters);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.procedureReference(this);
    }
  }

  /** {@code signal s(t, u)}; several in one line are several of these. */
  record SignalDefinition(
      SourceSpan span, Name name, List<SortReference> parameters, Optional<EventPattern> renames)
      implements Definition {
    public SignalDefinition {
      parameters = List.copyOf(parameters);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.signal(this);
    }
  }

  /** {@code signallist l = s, t, (m)}. */
  record SignalListDefinition(SourceSpan span, Name name, List<SignalItem> signals)
      implements Definition {
    public SignalListDefinition {
      signals = List.copyOf(signals);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.signalList(this);
    }
  }

  /** {@code signalset s, t}: what a process takes. */
  record SignalSet(SourceSpan span, List<SignalItem> signals) implements Definition {
    public SignalSet {
      signals = List.copyOf(signals);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.signalSet(this);
    }
  }

  /** {@code channel c from a to b with s; .. endchannel}. */
  record Channel(SourceSpan span, Name name, List<Route> routes) implements Definition {
    public Channel {
      routes = List.copyOf(routes);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.channel(this);
    }
  }

  /** {@code signalroute r from a to b with s;}. */
  record SignalRoute(SourceSpan span, Name name, List<Route> routes) implements Definition {
    public SignalRoute {
      routes = List.copyOf(routes);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.signalRoute(this);
    }
  }

  /** {@code connect c and r, q}. */
  record Connection(SourceSpan span, List<Name> channels, List<Name> routes) implements Definition {
    public Connection {
      channels = List.copyOf(channels);
      routes = List.copyOf(routes);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.connection(this);
    }
  }

  /**
   * {@code dcl x, y t := 1}, one for each group; with {@code monitor}, variables of the observed
   * system.
   */
  record Variables(
      SourceSpan span,
      VariableKind kind,
      List<Name> names,
      SortReference sort,
      Optional<Expression> initial)
      implements Definition {
    public Variables {
      names = List.copyOf(names);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.variables(this);
    }
  }

  /** {@code dcl x t renames e}, an other name for a part of a variable. */
  record Renaming(SourceSpan span, Name name, Optional<SortReference> sort, Expression renamed)
      implements Definition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.renaming(this);
    }
  }

  /** {@code timer t(sort) := duration}. */
  record TimerDefinition(
      SourceSpan span, Name name, List<SortReference> parameters, Optional<Expression> duration)
      implements Definition {
    public TimerDefinition {
      parameters = List.copyOf(parameters);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.timer(this);
    }
  }

  /** {@code synonym n t = e}; without a value it is {@code external}. */
  record Synonym(
      SourceSpan span, Name name, Optional<SortReference> sort, Optional<Expression> value)
      implements Definition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.synonym(this);
    }
  }

  /** {@code syntype n = t constants 0:7 endsyntype}. */
  record Syntype(
      SourceSpan span,
      Name name,
      SortReference parent,
      List<ValueRange> constants,
      Optional<Expression> initial)
      implements Definition {
    public Syntype {
      constants = List.copyOf(constants);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.syntype(this);
    }
  }

  /** {@code newtype n struct .. endnewtype}. */
  record Newtype(SourceSpan span, Name name, SortBody body, Optional<Expression> initial)
      implements Definition {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.newtype(this);
    }
  }

  /** {@code errorstates a, b}, of an observer. */
  record ObserverStates(SourceSpan span, ObserverStateKind kind, List<Name> states)
      implements Definition {
    public ObserverStates {
      states = List.copyOf(states);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.observerStates(this);
    }
  }
}
