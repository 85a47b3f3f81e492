package dev.gyre.promela.sema;

import dev.gyre.ir.ValueType;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.syntax.Declaration;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Name;
import dev.gyre.promela.syntax.TypeName;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Turns declarations into symbols with known types, lengths and starting values. */
final class DeclarationResolver {
  /** Spin's limit for {@code unsigned}; the C type behind it has no more bits to spare. */
  private static final int MAX_WIDTH = 31;

  /** More elements than any state can hold; stops a slip of the pen from eating the memory. */
  private static final int MAX_ELEMENTS = 1 << 20;

  private final ResolvedModel resolved;
  private final ConstantFolder folder;
  private final Diagnostics diagnostics;

  DeclarationResolver(ResolvedModel resolved, Diagnostics diagnostics) {
    this.resolved = resolved;
    this.folder = new ConstantFolder(resolved.mtypes());
    this.diagnostics = diagnostics;
  }

  /** The variable of one declarator. */
  VariableSymbol variable(
      Declaration declaration,
      Declaration.Declarator declarator,
      VariableSymbol.Role role,
      Scope scope) {
    Type type = type(declaration.type(), declarator.width(), declarator.name());
    OptionalInt length = length(declarator, scope);
    Optional<Start> start = start(declarator, type, length);
    checkSize(declarator.name(), type, length);
    checkVisibility(declaration, declarator.name(), type, role);
    return new VariableSymbol(
        declarator.name(), type, length, role, declaration.visibility(), start);
  }

  /** The fields of a typedef. */
  List<Type.Field> fields(List<Declaration> declarations) {
    List<Type.Field> fields = new ArrayList<>();
    for (Declaration declaration : declarations) {
      for (Declaration.Declarator declarator : declaration.declarators()) {
        Type type = type(declaration.type(), declarator.width(), declarator.name());
        OptionalInt length = length(declarator, new Scope(null));
        Optional<Start> start = start(declarator, type, length);
        start.ifPresent(this::requireConstant);
        if (!checkSize(declarator.name(), type, length)) {
          // Typedefs that use it would double and redouble what is too large already.
          type = new Type.Scalar(ValueType.BYTE);
          length = OptionalInt.empty();
        }
        for (Type.Field before : fields) {
          if (before.name().text().equals(declarator.name().text())) {
            error(
                PromelaCode.REDECLARED,
                declarator.name(),
                "field '" + declarator.name().text() + "' is declared twice");
          }
        }
        fields.add(new Type.Field(declarator.name(), type, length, start));
      }
    }
    return fields;
  }

  /** Names in a typedef are fields, so a value cannot have any; Spin refuses them too. */
  private void requireConstant(Start start) {
    if (start instanceof Start.Value value && folder.fold(value.expression()).isEmpty()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.NOT_CONSTANT,
              value.expression().span(),
              "the starting value of a field must be a constant"));
    }
  }

  /** The type a message field or variable has. */
  Type type(TypeName typeName, Optional<Expression> width, Name owner) {
    Type type = withoutContent(typeName, width, owner);
    return typeName.content().isPresent() && type instanceof Type.Scalar scalar
        ? new Type.Scalar(scalar.value(), typeName.content())
        : type;
  }

  private Type withoutContent(TypeName typeName, Optional<Expression> width, Name owner) {
    checkWidth(typeName, width, owner);
    return switch (typeName.base()) {
      case BIT -> new Type.Scalar(ValueType.BIT);
      case BOOL -> new Type.Scalar(ValueType.BOOL);
      case BYTE -> new Type.Scalar(ValueType.BYTE);
      case PID -> new Type.Scalar(ValueType.PID);
      case SHORT -> new Type.Scalar(ValueType.SHORT);
      case INT -> new Type.Scalar(ValueType.INT);
      case CHAN -> new Type.Scalar(ValueType.CHAN);
      case TIMER -> new Type.Scalar(ValueType.TIMER);
      case UNSIGNED -> new Type.Scalar(ValueType.unsigned(unsignedWidth(width)));
      case MTYPE ->
          new Type.Scalar(
              ValueType.mtype(typeName.name().map(Name::text).orElse(ValueType.UNNAMED_SET)));
      case STRUCTURE -> structure(typeName);
      case INDEX, SET, MULTISET, QUEUE -> throw new IllegalStateException("the model is not plain");
    };
  }

  private Type structure(TypeName typeName) {
    Name name = typeName.name().orElseThrow();
    Type.Structure structure = resolved.structures().get(name.text());
    if (structure == null) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.UNKNOWN_TYPE,
              typeName.span(),
              "typedef '" + name.text() + "' cannot be used here"));
      return new Type.Structure(name, List.of());
    }
    return structure;
  }

  private int unsignedWidth(Optional<Expression> width) {
    int bits = width.map(w -> folder.fold(w).orElse(1)).orElse(1);
    return Math.max(1, Math.min(bits, MAX_WIDTH));
  }

  private void checkWidth(TypeName typeName, Optional<Expression> width, Name owner) {
    boolean isUnsigned = typeName.base() == TypeName.Base.UNSIGNED;
    if (isUnsigned && width.isEmpty()) {
      error(
          PromelaCode.BAD_WIDTH,
          owner,
          "an unsigned variable needs a number of bits, as in 'unsigned " + owner.text() + " : 4'");
    } else if (!isUnsigned && width.isPresent()) {
      error(PromelaCode.BAD_WIDTH, owner, "only an unsigned variable can have a number of bits");
    } else if (isUnsigned) {
      int bits = folder.fold(width.get()).orElse(0);
      if (bits < 1 || bits > MAX_WIDTH) {
        error(PromelaCode.BAD_WIDTH, owner, "the number of bits must be 1 to " + MAX_WIDTH);
      }
    }
  }

  private OptionalInt length(Declaration.Declarator declarator, Scope scope) {
    if (declarator.length().isEmpty()) {
      return OptionalInt.empty();
    }
    Expression length = declarator.length().get();
    OptionalInt value = folder.fold(length);
    if (value.isEmpty()) {
      value = OptionalInt.of(variableBound(length, scope));
    }
    if (value.getAsInt() < 1) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.BAD_ARRAY_SIZE,
              length.span(),
              "an array must have at least 1 element, not " + value.getAsInt()));
      return OptionalInt.of(1);
    }
    return value;
  }

  /** Spin takes the initial value of a variable as the bound, and 8 if that is not positive. */
  private int variableBound(Expression length, Scope scope) {
    Optional<VariableSymbol> variable =
        length instanceof Expression.Reference reference
                && reference.path().size() == 1
                && reference.first().index().isEmpty()
            ? scope.find(reference.first().name().text())
            : Optional.empty();
    if (variable.isEmpty()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.NOT_CONSTANT, length.span(), "an array length must be a constant"));
      return 1;
    }
    int initial =
        variable.get().start().stream()
            .filter(Start.Value.class::isInstance)
            .map(s -> folder.fold(((Start.Value) s).expression()).orElse(0))
            .findFirst()
            .orElse(0);
    int bound = initial > 0 ? initial : 8;
    diagnostics.report(
        Diagnostic.of(
                PromelaCode.VARIABLE_ARRAY_BOUND,
                length.span(),
                "a variable as array length counts as its initial value, here " + bound)
            .withHint("use a constant or a macro"));
    return bound;
  }

  private Optional<Start> start(Declaration.Declarator declarator, Type type, OptionalInt length) {
    if (declarator.initializer().isEmpty()) {
      return Optional.empty();
    }
    Declaration.Initializer initializer = declarator.initializer().get();
    if (type.isTimer()) {
      error(
          PromelaCode.BAD_INITIALIZER,
          declarator.name(),
          "a timer is off at the start; use 'set(" + declarator.name().text() + ", ...)'");
      return Optional.empty();
    }
    if (initializer instanceof Declaration.Initializer.Channel channel) {
      return channelStart(declarator.name(), channel, type);
    }
    if (type.isStructure()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.IGNORED_INITIALIZER,
              initializer.span(),
              "a structure cannot be initialized as a whole; this value is ignored"));
      return Optional.empty();
    }
    if (initializer instanceof Declaration.Initializer.Values values) {
      if (length.isEmpty()) {
        error(
            PromelaCode.BAD_INITIALIZER,
            declarator.name(),
            "only an array can be initialized with a list of values");
      }
      for (Expression value : values.values()) {
        if (folder.fold(value).isEmpty()) {
          diagnostics.report(
              Diagnostic.of(
                  PromelaCode.NOT_CONSTANT, value.span(), "values of a list must be constants"));
        }
      }
      return Optional.of(new Start.Values(values.values()));
    }
    Expression value = ((Declaration.Initializer.Value) initializer).value();
    return Optional.of(new Start.Value(value));
  }

  private Optional<Start> channelStart(
      Name name, Declaration.Initializer.Channel channel, Type type) {
    if (!type.isChannel()) {
      error(
          PromelaCode.BAD_INITIALIZER,
          name,
          "'" + name.text() + "' is not a chan, so it cannot start as a channel");
      return Optional.empty();
    }
    OptionalInt capacity = folder.fold(channel.capacity());
    if (capacity.isEmpty() || capacity.getAsInt() < 0) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.NOT_CONSTANT,
              channel.capacity().span(),
              "the capacity of a channel must be a constant of at least 0"));
      return Optional.empty();
    }
    List<Type> fields = new ArrayList<>();
    for (TypeName field : channel.fields()) {
      if (field.base() == TypeName.Base.UNSIGNED) {
        diagnostics.report(
            Diagnostic.of(
                PromelaCode.TYPE_MISMATCH, field.span(), "unsigned cannot be a message field"));
      } else {
        Type message = type(field, Optional.empty(), name);
        fields.add(message);
        if (message.hasTimer()) {
          diagnostics.report(
              Diagnostic.of(
                  PromelaCode.TYPE_MISMATCH, field.span(), "a timer cannot be sent in a message"));
        }
      }
    }
    long width = fields.stream().mapToLong(Start::width).sum();
    if (width * Math.max(1, capacity.getAsInt()) > MAX_ELEMENTS) {
      error(
          PromelaCode.BAD_ARRAY_SIZE,
          name,
          "'" + name.text() + "' can hold more than " + MAX_ELEMENTS + " values");
      return Optional.empty();
    }
    return Optional.of(new Start.Channel(capacity.getAsInt(), fields));
  }

  private boolean checkSize(Name name, Type type, OptionalInt length) {
    long size = Start.width(type) * length.orElse(1);
    if (size > MAX_ELEMENTS) {
      error(
          PromelaCode.BAD_ARRAY_SIZE,
          name,
          "'" + name.text() + "' has " + size + " elements; " + MAX_ELEMENTS + " is the most");
    }
    return size <= MAX_ELEMENTS;
  }

  private void checkVisibility(
      Declaration declaration, Name name, Type type, VariableSymbol.Role role) {
    if (declaration.visibility() != Declaration.Visibility.HIDDEN) {
      return;
    }
    TypeName.Base base = declaration.type().base();
    String what = null;
    if (base == TypeName.Base.BIT || base == TypeName.Base.BOOL) {
      what = "a bit or bool";
    } else if (type.isChannel()) {
      what = "a channel";
    } else if (role != VariableSymbol.Role.GLOBAL) {
      what = "a local variable";
    }
    if (what != null) {
      error(PromelaCode.BAD_INITIALIZER, name, what + " cannot be hidden");
    }
  }

  private void error(PromelaCode code, Name where, String message) {
    diagnostics.report(Diagnostic.of(code, where.span(), message));
  }
}
