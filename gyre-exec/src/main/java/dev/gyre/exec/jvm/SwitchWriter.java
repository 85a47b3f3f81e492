package dev.gyre.exec.jvm;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Writes the switches that lead from a number to the method for it. */
final class SwitchWriter {
  private static final String PARENT = "dev/gyre/exec/jvm/CompiledStepper";
  private static final String STATE = "([III)V";

  private static final int CHUNK_BITS = 9;
  private static final int CHUNK = 1 << CHUNK_BITS;

  private final ClassWriter writer;
  private final String owner;

  SwitchWriter(ClassWriter writer, String owner) {
    this.writer = writer;
    this.owner = owner;
  }

  /**
   * A method that calls the method for a number it finds; no method means nothing to do. In two
   * stages if there are many.
   *
   * @param select pushes the number
   */
  void dispatch(
      String name, String descriptor, List<String> targets, int extra, Consumer<Code> select) {
    if (targets.size() <= CHUNK) {
      oneStage(name, descriptor, targets, extra, select);
      return;
    }
    List<String> chunks = new ArrayList<>();
    for (int from = 0; from < targets.size(); from += CHUNK) {
      List<String> part = targets.subList(from, Math.min(from + CHUNK, targets.size()));
      String partName = name + "_chunk_" + from / CHUNK;
      int mask = CHUNK - 1;
      oneStage(
          partName,
          descriptor,
          part,
          extra,
          code -> {
            select.accept(code);
            code.push(mask);
            code.op(Opcodes.IAND);
          });
      chunks.add(partName);
    }
    dispatch(
        name,
        descriptor,
        chunks,
        extra,
        code -> {
          select.accept(code);
          code.push(CHUNK_BITS);
          code.op(Opcodes.IUSHR);
        });
  }

  private void oneStage(
      String name, String descriptor, List<String> targets, int extra, Consumer<Code> select) {
    Code code =
        new Code(writer.visitMethod(Opcodes.ACC_FINAL, name, descriptor, null, null), 4 + extra);
    Label end = new Label();
    Label[] labels = new Label[targets.size()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = targets.get(i) == null ? end : new Label();
    }
    select.accept(code);
    code.visitor().visitTableSwitchInsn(0, labels.length - 1, end, labels);
    for (int i = 0; i < labels.length; i++) {
      if (targets.get(i) == null) {
        continue;
      }
      code.mark(labels[i]);
      code.self();
      code.words();
      code.load(Code.PROCESS);
      code.load(Code.BASE);
      if (extra == 1) {
        code.load(Code.BASE + 1);
      }
      code.visitor()
          .visitMethodInsn(Opcodes.INVOKEVIRTUAL, owner, targets.get(i), descriptor, false);
      code.op(Opcodes.RETURN);
    }
    code.mark(end);
    code.finish();
  }

  /** A method that chooses by its first parameter. */
  void byNumber(String name, List<String> targets) {
    MethodVisitor mv = writer.visitMethod(Opcodes.ACC_FINAL, name, "(I[III)V", null, null);
    stage(mv, targets, STATE, 0, -1);
  }

  /** Chooses by a number, in two stages so that no method becomes too large to be compiled. */
  void byEdge(String name, List<String> targets) {
    int chunk = 256;
    List<String> chunks = new ArrayList<>();
    for (int from = 0; from < targets.size(); from += chunk) {
      List<String> part = targets.subList(from, Math.min(from + chunk, targets.size()));
      String partName = name + "_chunk_" + from / chunk;
      edgeStage(partName, part, chunk - 1, 0);
      chunks.add(partName);
    }
    MethodVisitor mv = writer.visitMethod(Opcodes.ACC_FINAL, name, "(I[III)V", null, null);
    stage(mv, chunks, "(I[III)V", 8, -1);
  }

  private void edgeStage(String name, List<String> targets, int mask, int shift) {
    MethodVisitor mv = writer.visitMethod(Opcodes.ACC_FINAL, name, "(I[III)V", null, null);
    stage(mv, targets, STATE, shift, mask);
  }

  /** The parameters are the edge, the words, the process and the offset. */
  private void stage(
      MethodVisitor mv, List<String> targets, String descriptor, int shift, int mask) {
    mv.visitCode();
    Label end = new Label();
    Label[] labels = new Label[targets.size()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = targets.get(i) == null ? end : new Label();
    }
    if (labels.length > 0) {
      // A switch without cases is not valid bytecode.
      select(mv, shift, mask);
      mv.visitTableSwitchInsn(0, labels.length - 1, end, labels);
    }
    for (int i = 0; i < labels.length; i++) {
      if (targets.get(i) == null) {
        continue;
      }
      mv.visitLabel(labels[i]);
      mv.visitVarInsn(Opcodes.ALOAD, 0);
      if (!descriptor.equals(STATE)) {
        mv.visitVarInsn(Opcodes.ILOAD, 1);
      }
      mv.visitVarInsn(Opcodes.ALOAD, 2);
      mv.visitVarInsn(Opcodes.ILOAD, 3);
      mv.visitVarInsn(Opcodes.ILOAD, 4);
      mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, owner, targets.get(i), descriptor, false);
      mv.visitInsn(Opcodes.RETURN);
    }
    mv.visitLabel(end);
    mv.visitMethodInsn(Opcodes.INVOKESTATIC, PARENT, "bail", "()V", false);
    mv.visitInsn(Opcodes.RETURN);
    mv.visitMaxs(0, 0);
    mv.visitEnd();
  }

  /** Pushes the part of the number that this stage decides by. */
  private static void select(MethodVisitor mv, int shift, int mask) {
    mv.visitVarInsn(Opcodes.ILOAD, 1);
    if (shift > 0) {
      mv.visitIntInsn(Opcodes.BIPUSH, shift);
      mv.visitInsn(Opcodes.ISHR);
    }
    if (mask > 0) {
      mv.visitIntInsn(Opcodes.SIPUSH, mask);
      mv.visitInsn(Opcodes.IAND);
    }
  }
}
