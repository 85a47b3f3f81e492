package dev.gyre.exec.jvm;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Measures a method before it is written: a class file has room for 65535 bytes of code in each,
 * and the frames of a method grow with its labels times its local variables. Sizes are upper
 * bounds.
 */
final class MethodSize extends MethodVisitor {
  private static final int MOST_BYTES = 60_000;
  private static final long MOST_FRAME_ENTRIES = 1 << 20;

  private long bytes;
  private long labels;
  private int locals;

  MethodSize() {
    super(Opcodes.ASM9);
  }

  /** Whether the method should not be written. */
  boolean isTooLarge() {
    return bytes > MOST_BYTES || labels * locals > MOST_FRAME_ENTRIES;
  }

  @Override
  public void visitInsn(int opcode) {
    bytes += 1;
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    bytes += 3;
  }

  @Override
  public void visitVarInsn(int opcode, int local) {
    bytes += 4;
    locals = Math.max(locals, local + 1);
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    bytes += 3;
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    bytes += 5;
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    // A jump that is far becomes two.
    bytes += 8;
  }

  @Override
  public void visitLabel(Label label) {
    labels++;
  }

  @Override
  public void visitLdcInsn(Object value) {
    bytes += 3;
  }

  @Override
  public void visitIincInsn(int local, int increment) {
    bytes += 6;
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label other, Label... targets) {
    bytes += 16 + 4L * targets.length;
  }

  @Override
  public void visitLookupSwitchInsn(Label other, int[] keys, Label[] targets) {
    bytes += 12 + 8L * targets.length;
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    bytes += 5;
  }
}
