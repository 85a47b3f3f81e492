package dev.gyre.tck.format;

import dev.gyre.promela.syntax.Model;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.promela.syntax.Unit;
import dev.gyre.source.SourceSpan;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;

/**
 * A syntax tree as an S-expression without source positions, to compare trees from different texts.
 * What printing loses on purpose is left out: the definitions of inlines, and which block was one.
 */
public final class TreeShape {
  private final StringBuilder out = new StringBuilder();

  private TreeShape() {}

  /** The shape of a model; one unit per line, so that a difference is easy to find. */
  public static String of(Model model) {
    TreeShape shape = new TreeShape();
    for (Unit unit : model.units()) {
      if (!(unit instanceof Unit.Inline)) {
        shape.add(unit);
        shape.out.append('\n');
      }
    }
    return shape.out.toString();
  }

  private void add(Object node) {
    if (node instanceof Record) {
      addRecord(node);
    } else if (node instanceof List<?> list) {
      out.append('[');
      list.forEach(this::add);
      out.append(']');
    } else if (node instanceof Optional<?> optional) {
      optional.ifPresentOrElse(this::add, () -> out.append(" -"));
    } else {
      out.append(' ').append(node);
    }
  }

  private void addRecord(Object node) {
    out.append('(').append(node.getClass().getSimpleName());
    for (RecordComponent component : node.getClass().getRecordComponents()) {
      if (component.getType() != SourceSpan.class && !isCallOfInline(component)) {
        add(value(component, node));
      }
    }
    out.append(')');
  }

  private static boolean isCallOfInline(RecordComponent component) {
    return component.getDeclaringRecord() == Statement.Block.class
        && component.getName().equals("inline");
  }

  private static Object value(RecordComponent component, Object node) {
    try {
      return component.getAccessor().invoke(node);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
