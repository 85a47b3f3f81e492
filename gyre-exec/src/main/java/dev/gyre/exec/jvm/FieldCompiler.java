package dev.gyre.exec.jvm;

import dev.gyre.system.fields.FieldCode;
import dev.gyre.system.fields.FieldPlan;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Compiles what symmetry reduction does with the cells of states: for each plan a class without
 * loops, where words, shifts and masks are constants. Only what comes to a place from somewhere
 * else has to be looked up, in the table {@link FieldPlaces}.
 *
 * <p>Long plans are cut into several methods, as the JVM leaves long methods to its interpreter.
 */
public final class FieldCompiler {
  private static final String NAME = "dev/gyre/exec/jvm/CompiledFields";
  private static final String CODE = "dev/gyre/system/fields/FieldCode";
  private static final String CHANGES = "dev/gyre/system/fields/FieldCode$Changes";
  private static final String COMPARE = "([I[IL" + CHANGES + ";)V";
  private static final String SUM = "([I[J[J[J)V";
  private static final String MOVE = "([I[I[[I[I)V";

  /** About how much bytecode one method may have; the JVM's limit is 8000. */
  private static final int METHOD_BYTES = 4000;

  /** About how much a cell needs at most. */
  private static final int CELL_BYTES = 50;

  private final FieldPlan plan;
  private final FieldPlaces places;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);

  private FieldCompiler(FieldPlan plan) {
    this.plan = plan;
    this.places = new FieldPlaces(plan.elements());
  }

  /** The code for a plan. */
  public static FieldCode compile(FieldPlan plan) {
    return new FieldCompiler(plan).compile();
  }

  private FieldCode compile() {
    writer.visit(
        Opcodes.V17, Opcodes.ACC_FINAL, NAME, null, "java/lang/Object", new String[] {CODE});
    writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "places", "[I", null, null);
    constructor();
    FieldPieces pieces = new FieldPieces(plan, places, NAME);
    parts("compare", COMPARE, pieces.compares());
    parts("sum", SUM, pieces.sums());
    parts("move", MOVE, pieces.moves());
    writer.visitEnd();
    try {
      MethodHandles.Lookup lookup =
          MethodHandles.lookup().defineHiddenClass(writer.toByteArray(), true);
      return (FieldCode)
          lookup
              .findConstructor(lookup.lookupClass(), MethodType.methodType(void.class, int[].class))
              .invoke(places.table());
    } catch (RuntimeException | Error e) {
      throw e;
    } catch (Throwable e) {
      throw new IllegalStateException("compiled cells cannot be loaded", e);
    }
  }

  private void constructor() {
    MethodVisitor mv = writer.visitMethod(0, "<init>", "([I)V", null, null);
    mv.visitCode();
    mv.visitVarInsn(Opcodes.ALOAD, 0);
    mv.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
    mv.visitVarInsn(Opcodes.ALOAD, 0);
    mv.visitVarInsn(Opcodes.ALOAD, 1);
    mv.visitFieldInsn(Opcodes.PUTFIELD, NAME, "places", "[I");
    mv.visitInsn(Opcodes.RETURN);
    mv.visitMaxs(0, 0);
    mv.visitEnd();
  }

  // ---- methods in parts

  /** A public method that does one piece after the other. */
  private void parts(String name, String descriptor, List<FieldPieces.Piece> pieces) {
    MethodVisitor whole = writer.visitMethod(Opcodes.ACC_PUBLIC, name, descriptor, null, null);
    whole.visitCode();
    int parameters = descriptor.equals(COMPARE) ? 3 : 4;
    int at = 0;
    for (int part = 0; at < pieces.size(); part++) {
      String partName = name + part;
      for (int p = 0; p <= parameters; p++) {
        whole.visitVarInsn(Opcodes.ALOAD, p);
      }
      whole.visitMethodInsn(Opcodes.INVOKEVIRTUAL, NAME, partName, descriptor, false);
      MethodVisitor mv = writer.visitMethod(Opcodes.ACC_FINAL, partName, descriptor, null, null);
      Code code = new Code(mv, parameters + 1);
      int bytes = 0;
      do {
        pieces.get(at).body().accept(code);
        bytes += pieces.get(at).cells() * CELL_BYTES;
        at++;
      } while (at < pieces.size() && bytes + pieces.get(at).cells() * CELL_BYTES < METHOD_BYTES);
      code.finish();
    }
    whole.visitInsn(Opcodes.RETURN);
    whole.visitMaxs(0, 0);
    whole.visitEnd();
  }
}
