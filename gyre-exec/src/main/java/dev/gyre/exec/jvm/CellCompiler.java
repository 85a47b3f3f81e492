package dev.gyre.exec.jvm;

import dev.gyre.system.cells.Cell;
import dev.gyre.system.cells.CellCode;
import dev.gyre.system.cells.CellPlan;
import dev.gyre.system.cells.Column;
import dev.gyre.system.cells.Element;
import dev.gyre.system.cells.Reference;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Compiles what symmetry reduction does with the cells of states: for each plan a class without
 * loops, where words, shifts and masks are constants. Only what comes to a place from somewhere
 * else has to be looked up, in the table {@link CellPlaces}.
 *
 * <p>Long plans are cut into several methods, as the JVM leaves long methods to its interpreter.
 */
public final class CellCompiler {
  private static final String NAME = "dev/gyre/exec/jvm/CompiledCells";
  private static final String CODE = "dev/gyre/system/cells/CellCode";
  private static final String CHANGES = "dev/gyre/system/cells/CellCode$Changes";
  private static final String COMPARE = "([I[IL" + CHANGES + ";)V";
  private static final String SUM = "([I[J[J[J)V";
  private static final String MOVE = "([I[I[[I[I)V";

  /** About how much bytecode one method may have; the JVM's limit is 8000. */
  private static final int METHOD_BYTES = 4000;

  /** About how much a cell needs at most. */
  private static final int CELL_BYTES = 50;

  private final CellPlan plan;
  private final CellPlaces places;
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);

  private CellCompiler(CellPlan plan) {
    this.plan = plan;
    this.places = new CellPlaces(plan.elements());
  }

  /** The code for a plan. */
  public static CellCode compile(CellPlan plan) {
    return new CellCompiler(plan).compile();
  }

  private CellCode compile() {
    writer.visit(
        Opcodes.V17, Opcodes.ACC_FINAL, NAME, null, "java/lang/Object", new String[] {CODE});
    writer.visitField(Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL, "places", "[I", null, null);
    constructor();
    parts("compare", COMPARE, compares());
    parts("sum", SUM, sums());
    parts("move", MOVE, moves());
    writer.visitEnd();
    try {
      MethodHandles.Lookup lookup =
          MethodHandles.lookup().defineHiddenClass(writer.toByteArray(), true);
      return (CellCode)
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

  /** Something to be done in one of the parts of a method. */
  private interface Piece {
    void write(Code code);

    /** How many cells it deals with. */
    int cells();
  }

  private static Piece piece(int cells, java.util.function.Consumer<Code> body) {
    return new Piece() {
      @Override
      public void write(Code code) {
        body.accept(code);
      }

      @Override
      public int cells() {
        return cells;
      }
    };
  }

  /** A public method that does one piece after the other. */
  private void parts(String name, String descriptor, List<Piece> pieces) {
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
        pieces.get(at).write(code);
        bytes += pieces.get(at).cells() * CELL_BYTES;
        at++;
      } while (at < pieces.size() && bytes + pieces.get(at).cells() * CELL_BYTES < METHOD_BYTES);
      code.finish();
    }
    whole.visitInsn(Opcodes.RETURN);
    whole.visitMaxs(0, 0);
    whole.visitEnd();
  }

  // ---- compare(state 1, last 2, changes 3)

  private List<Piece> compares() {
    List<Piece> pieces = new ArrayList<>();
    List<Reference> references = plan.references();
    for (int r = 0; r < references.size(); r++) {
      int number = r;
      pieces.add(piece(2, code -> compare(code, number, references.get(number))));
    }
    return pieces;
  }

  private static void compare(Code code, int number, Reference reference) {
    MethodVisitor mv = code.visitor();
    int value = code.newLocal();
    value(code, reference.cell());
    code.store(value);
    if (reference.isQueued()) {
      Label present = new Label();
      value(code, reference.length());
      code.push(reference.slot());
      code.jump(Opcodes.IF_ICMPGT, present);
      code.push(Reference.ABSENT);
      code.store(value);
      code.mark(present);
    }
    Label same = new Label();
    code.load(value);
    mv.visitVarInsn(Opcodes.ALOAD, 2);
    code.push(number);
    code.op(Opcodes.IALOAD);
    code.jump(Opcodes.IF_ICMPEQ, same);
    mv.visitVarInsn(Opcodes.ALOAD, 3);
    code.push(number);
    code.load(value);
    mv.visitMethodInsn(Opcodes.INVOKEINTERFACE, CHANGES, "changed", "(II)V", true);
    code.mark(same);
  }

  /** Pushes the value of a cell of the state. */
  private static void value(Code code, Cell cell) {
    code.words();
    code.push(cell.word());
    code.op(Opcodes.IALOAD);
    if (cell.shift() > 0) {
      code.push(cell.shift());
      code.op(Opcodes.IUSHR);
    }
    mask(code, cell.mask());
  }

  private static void mask(Code code, int mask) {
    if (mask != -1) {
      code.push(mask);
      code.op(Opcodes.IAND);
    }
  }

  // ---- sum(state 1, told 2, sums 3, keys 4)

  private List<Piece> sums() {
    List<Piece> pieces = new ArrayList<>();
    for (int e = 0; e < plan.elements().size(); e++) {
      int number = e;
      int cells = plan.elements().get(e).columns().size() + 2;
      pieces.add(piece(cells, code -> sum(code, number, plan.elements().get(number))));
    }
    return pieces;
  }

  private void sum(Code code, int number, Element element) {
    MethodVisitor mv = code.visitor();
    mv.visitVarInsn(Opcodes.ALOAD, 4);
    code.push(number);
    mv.visitVarInsn(Opcodes.ALOAD, 3);
    code.push(number);
    mv.visitVarInsn(Opcodes.ALOAD, 2);
    code.push(number);
    code.op(Opcodes.LALOAD);
    for (Column column : element.columns()) {
      mv.visitLdcInsn(column.salt());
      value(code, column.cell());
      code.op(Opcodes.I2L);
      code.op(Opcodes.LADD);
      mv.visitMethodInsn(
          Opcodes.INVOKESTATIC, "dev/gyre/system/cells/Column", "mixed", "(J)J", false);
      code.op(Opcodes.LADD);
    }
    code.op(Opcodes.DUP2_X2);
    code.op(Opcodes.LASTORE);
    key(code, number, element);
    code.op(Opcodes.LASTORE);
  }

  /** Makes of the sum on the stack the key of an element. */
  private void key(Code code, int number, Element element) {
    MethodVisitor mv = code.visitor();
    code.push(Integer.SIZE);
    code.op(Opcodes.LUSHR);
    mv.visitLdcInsn(-1L << plan.indexBits());
    code.op(Opcodes.LAND);
    value(code, element.rank());
    code.op(Opcodes.I2L);
    code.push(Integer.SIZE);
    code.op(Opcodes.LSHL);
    code.op(Opcodes.LOR);
    mv.visitLdcInsn((long) number);
    code.op(Opcodes.LOR);
  }

  // ---- move(state 1, sources 2, names 3, target 4)

  private List<Piece> moves() {
    List<Piece> pieces = new ArrayList<>();
    for (Reference reference : plan.shared()) {
      pieces.add(
          piece(
              3,
              code -> {
                beginPut(code, reference.cell());
                value(code, reference.cell());
                Runnable length = () -> value(code, reference.length());
                rename(code, reference, length);
                endPut(code, reference.cell());
              }));
    }
    for (int e = 0; e < plan.elements().size(); e++) {
      int number = e;
      Element element = plan.elements().get(e);
      int cells = 1 + element.columns().size() * 2 + element.references().size() * 3;
      pieces.add(piece(cells, code -> move(code, number, element)));
    }
    return pieces;
  }

  private void move(Code code, int number, Element element) {
    MethodVisitor mv = code.visitor();
    int source = code.newLocal();
    mv.visitVarInsn(Opcodes.ALOAD, 2);
    code.push(number);
    code.op(Opcodes.IALOAD);
    code.store(source);
    if (!element.columns().isEmpty()) {
      Label unmoved = new Label();
      code.load(source);
      code.push(number);
      code.jump(Opcodes.IF_ICMPEQ, unmoved);
      for (int c = 0; c < element.columns().size(); c++) {
        Cell cell = element.columns().get(c).cell();
        beginPut(code, cell);
        moved(code, source, places.column(element.type(), c), cell.mask());
        endPut(code, cell);
      }
      code.mark(unmoved);
    }
    for (int r = 0; r < element.references().size(); r++) {
      Reference reference = element.references().get(r);
      int lengths = places.length(element.type(), r);
      beginPut(code, reference.cell());
      moved(code, source, places.reference(element.type(), r), reference.cell().mask());
      rename(code, reference, () -> moved(code, source, lengths, reference.length().mask()));
      endPut(code, reference.cell());
    }
  }

  /** Pushes the value of the cell that an element has in another place. */
  private static void moved(Code code, int source, int table, int mask) {
    MethodVisitor mv = code.visitor();
    int place = code.newLocal();
    code.self();
    mv.visitFieldInsn(Opcodes.GETFIELD, NAME, "places", "[I");
    code.load(source);
    code.push(table);
    code.op(Opcodes.IADD);
    code.op(Opcodes.IALOAD);
    code.store(place);
    code.words();
    code.load(place);
    code.push(CellPlaces.SHIFT_BITS);
    code.op(Opcodes.IUSHR);
    code.op(Opcodes.IALOAD);
    // The JVM shifts by the lowest five bits, which hold the shift.
    code.load(place);
    code.op(Opcodes.IUSHR);
    mask(code, mask);
  }

  /** Gives what the value on the stack names its new name, if the value counts. */
  private static void rename(Code code, Reference reference, Runnable length) {
    MethodVisitor mv = code.visitor();
    Label absent = new Label();
    if (reference.isQueued()) {
      length.run();
      code.push(reference.slot());
      code.jump(Opcodes.IF_ICMPLE, absent);
    }
    mv.visitVarInsn(Opcodes.ALOAD, 3);
    code.push(reference.names());
    code.op(Opcodes.AALOAD);
    mv.visitMethodInsn(
        Opcodes.INVOKESTATIC, "dev/gyre/system/cells/Reference", "renamed", "(I[I)I", false);
    code.mark(absent);
  }

  /** Pushes where a value goes and what else is there. */
  private static void beginPut(Code code, Cell cell) {
    MethodVisitor mv = code.visitor();
    mv.visitVarInsn(Opcodes.ALOAD, 4);
    code.push(cell.word());
    if (cell.mask() != -1) {
      code.op(Opcodes.DUP2);
      code.op(Opcodes.IALOAD);
      code.push(~cell.bits());
      code.op(Opcodes.IAND);
    }
  }

  /** Puts the value on the stack there. */
  private static void endPut(Code code, Cell cell) {
    if (cell.shift() > 0) {
      code.push(cell.shift());
      code.op(Opcodes.ISHL);
    }
    if (cell.mask() != -1) {
      code.op(Opcodes.IOR);
    }
    code.op(Opcodes.IASTORE);
  }
}
