package dev.gyre.exec.jvm;

import dev.gyre.system.fields.BitField;
import dev.gyre.system.fields.ElementFields;
import dev.gyre.system.fields.FieldPlan;
import dev.gyre.system.fields.NamingField;
import dev.gyre.system.fields.ValueField;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * The bytecode of compiled cells, in pieces that each use the parameters of their method and
 * nothing that another piece leaves behind, so that a method can end after any of them.
 */
final class FieldPieces {
  private static final String CHANGES = "dev/gyre/system/fields/FieldCode$Changes";

  /** So many columns are dealt with in one piece. */
  private static final int CHUNK = 32;

  private final FieldPlan plan;
  private final FieldPlaces places;
  private final String owner;

  /**
   * Something to be done in one of the parts of a method.
   *
   * @param cells about how many cells it deals with
   */
  record Piece(int cells, Consumer<Code> body) {}

  /**
   * @param owner the name of the class that is written
   */
  FieldPieces(FieldPlan plan, FieldPlaces places, String owner) {
    this.plan = plan;
    this.places = places;
    this.owner = owner;
  }

  private static List<List<ValueField>> chunks(List<ValueField> columns) {
    List<List<ValueField>> chunks = new ArrayList<>();
    for (int from = 0; from < columns.size(); from += CHUNK) {
      chunks.add(columns.subList(from, Math.min(from + CHUNK, columns.size())));
    }
    return chunks;
  }

  // ---- compare(state 1, last 2, changes 3)

  List<Piece> compares() {
    List<Piece> pieces = new ArrayList<>();
    List<NamingField> references = plan.references();
    for (int r = 0; r < references.size(); r++) {
      int number = r;
      pieces.add(new Piece(2, code -> compare(code, number, references.get(number))));
    }
    return pieces;
  }

  private static void compare(Code code, int number, NamingField reference) {
    MethodVisitor mv = code.visitor();
    int value = code.newLocal();
    value(code, reference.cell());
    code.store(value);
    if (reference.isQueued()) {
      Label present = new Label();
      value(code, reference.length());
      code.push(reference.slot());
      code.jump(Opcodes.IF_ICMPGT, present);
      code.push(NamingField.ABSENT);
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
  private static void value(Code code, BitField cell) {
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

  List<Piece> sums() {
    List<Piece> pieces = new ArrayList<>();
    for (int e = 0; e < plan.elements().size(); e++) {
      int number = e;
      ElementFields element = plan.elements().get(e);
      pieces.add(new Piece(1, code -> begin(code, number)));
      for (List<ValueField> some : chunks(element.columns())) {
        pieces.add(new Piece(some.size(), code -> add(code, number, some)));
      }
      pieces.add(new Piece(1, code -> key(code, number, element)));
    }
    return pieces;
  }

  private static void begin(Code code, int number) {
    code.visitor().visitVarInsn(Opcodes.ALOAD, 3);
    code.push(number);
    code.visitor().visitVarInsn(Opcodes.ALOAD, 2);
    code.push(number);
    code.op(Opcodes.LALOAD);
    code.op(Opcodes.LASTORE);
  }

  /** Adds what columns tell to the sum of an element. */
  private static void add(Code code, int number, List<ValueField> columns) {
    MethodVisitor mv = code.visitor();
    mv.visitVarInsn(Opcodes.ALOAD, 3);
    code.push(number);
    code.op(Opcodes.DUP2);
    code.op(Opcodes.LALOAD);
    for (ValueField column : columns) {
      mv.visitLdcInsn(column.salt());
      value(code, column.cell());
      code.op(Opcodes.I2L);
      code.op(Opcodes.LADD);
      mv.visitMethodInsn(
          Opcodes.INVOKESTATIC, "dev/gyre/system/fields/ValueField", "mixed", "(J)J", false);
      code.op(Opcodes.LADD);
    }
    code.op(Opcodes.LASTORE);
  }

  /** Makes of the sum of an element its key. */
  private void key(Code code, int number, ElementFields element) {
    MethodVisitor mv = code.visitor();
    mv.visitVarInsn(Opcodes.ALOAD, 4);
    code.push(number);
    mv.visitVarInsn(Opcodes.ALOAD, 3);
    code.push(number);
    code.op(Opcodes.LALOAD);
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
    code.op(Opcodes.LASTORE);
  }

  // ---- move(state 1, sources 2, names 3, target 4)

  List<Piece> moves() {
    List<Piece> pieces = new ArrayList<>();
    for (NamingField reference : plan.shared()) {
      pieces.add(new Piece(3, code -> rename(code, reference)));
    }
    for (int e = 0; e < plan.elements().size(); e++) {
      int number = e;
      ElementFields element = plan.elements().get(e);
      int first = 0;
      for (List<ValueField> some : chunks(element.columns())) {
        int from = first;
        pieces.add(new Piece(2 * some.size() + 1, code -> move(code, number, from, some)));
        first += some.size();
      }
      for (int r = 0; r < element.references().size(); r++) {
        int which = r;
        pieces.add(new Piece(4, code -> moveReference(code, number, which)));
      }
    }
    return pieces;
  }

  /** Gives what belongs to nobody, and stays where it is, its new name. */
  private static void rename(Code code, NamingField reference) {
    beginPut(code, reference.cell());
    value(code, reference.cell());
    rename(code, reference, () -> value(code, reference.length()));
    endPut(code, reference.cell());
  }

  /** Moves some of the columns of whoever comes to the place of an element. */
  private void move(Code code, int number, int first, List<ValueField> columns) {
    int type = plan.elements().get(number).type();
    int source = source(code, number);
    Label unmoved = new Label();
    code.load(source);
    code.push(number);
    code.jump(Opcodes.IF_ICMPEQ, unmoved);
    for (int c = 0; c < columns.size(); c++) {
      BitField cell = columns.get(c).cell();
      beginPut(code, cell);
      moved(code, source, places.column(type, first + c), cell.mask());
      endPut(code, cell);
    }
    code.mark(unmoved);
  }

  private void moveReference(Code code, int number, int which) {
    ElementFields element = plan.elements().get(number);
    NamingField reference = element.references().get(which);
    int lengths = places.length(element.type(), which);
    int source = source(code, number);
    beginPut(code, reference.cell());
    moved(code, source, places.reference(element.type(), which), reference.cell().mask());
    rename(code, reference, () -> moved(code, source, lengths, reference.length().mask()));
    endPut(code, reference.cell());
  }

  /** Who comes to the place of an element, as a new local variable. */
  private static int source(Code code, int number) {
    int source = code.newLocal();
    code.visitor().visitVarInsn(Opcodes.ALOAD, 2);
    code.push(number);
    code.op(Opcodes.IALOAD);
    code.store(source);
    return source;
  }

  /** Pushes the value of the cell that an element has in another place. */
  private void moved(Code code, int source, int table, int mask) {
    MethodVisitor mv = code.visitor();
    int place = code.newLocal();
    code.self();
    mv.visitFieldInsn(Opcodes.GETFIELD, owner, "places", "[I");
    code.load(source);
    code.push(table);
    code.op(Opcodes.IADD);
    code.op(Opcodes.IALOAD);
    code.store(place);
    code.words();
    code.load(place);
    code.push(FieldPlaces.SHIFT_BITS);
    code.op(Opcodes.IUSHR);
    code.op(Opcodes.IALOAD);
    // The JVM shifts by the lowest five bits, which hold the shift.
    code.load(place);
    code.op(Opcodes.IUSHR);
    mask(code, mask);
  }

  /** Gives what the value on the stack names its new name, if the value counts. */
  private static void rename(Code code, NamingField reference, Runnable length) {
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
        Opcodes.INVOKESTATIC, "dev/gyre/system/fields/NamingField", "renamed", "(I[I)I", false);
    code.mark(absent);
  }

  /** Pushes where a value goes and what else is there. */
  private static void beginPut(Code code, BitField cell) {
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
  private static void endPut(Code code, BitField cell) {
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
