package dev.gyre.engine.trace;

import dev.gyre.exec.interp.OutputListener;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what a model prints, formatted as Spin does it. */
public final class PrintedText implements OutputListener {
  private final ProcessSystem system;
  private final ValueNames names;
  private List<Output> collected = new ArrayList<>();

  /** One printf of one process. */
  public record Output(int pid, String text) {}

  public PrintedText(ProcessSystem system) {
    this.system = system;
    this.names = new ValueNames(system);
  }

  /** What was printed since the last call. */
  public List<Output> take() {
    List<Output> taken = collected;
    collected = new ArrayList<>();
    return taken;
  }

  @Override
  public void printed(int process, Effect.Print print, int[] values) {
    collected.add(new Output(process, format(print, values)));
  }

  @Override
  public void namePrinted(int process, Effect.PrintName print, int value) {
    collected.add(new Output(process, name(print.value(), value)));
  }

  private String format(Effect.Print print, int[] values) {
    StringBuilder out = new StringBuilder();
    String format = print.format();
    int argument = 0;
    for (int i = 0; i < format.length(); i++) {
      char c = format.charAt(i);
      if (c == '\\' && i + 1 < format.length()) {
        out.append(escape(format.charAt(++i)));
      } else if (c == '%' && i + 1 < format.length()) {
        char kind = format.charAt(++i);
        if (kind == '%' || argument >= print.arguments().size()) {
          out.append(kind == '%' ? "%" : "%" + kind);
        } else {
          out.append(value(kind, print.arguments().get(argument), values[argument]));
          argument++;
        }
      } else {
        out.append(c);
      }
    }
    return out.toString();
  }

  private static String escape(char c) {
    return switch (c) {
      case 'n' -> "\n";
      case 't' -> "\t";
      case 'r' -> "\r";
      default -> String.valueOf(c);
    };
  }

  private String value(char kind, Expr e, int value) {
    return switch (kind) {
      case 'c' -> String.valueOf((char) (value & 0xFF));
      case 'u' -> Integer.toUnsignedString(value);
      case 'x' -> Integer.toHexString(value);
      case 'o' -> Integer.toOctalString(value);
      case 'e' -> name(e, value);
      default -> Integer.toString(value);
    };
  }

  private String name(Expr e, int value) {
    Optional<String> set =
        e instanceof Expr.Load load ? load.place().variable().type().mtypeSet() : Optional.empty();
    if (set.isPresent()) {
      return names.mtype(set.get(), value);
    }
    // A constant does not tell its set; the first one that names the value will do.
    String unnamed = names.mtype(ValueType.UNNAMED_SET, value);
    return system.mtypes().keySet().stream()
        .sorted()
        .map(candidate -> names.mtype(candidate, value))
        .filter(name -> !name.equals(Integer.toString(value)))
        .findFirst()
        .orElse(unnamed);
  }
}
