package dev.gyre.exec.jvm;

import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * One generated method in the making. Every method that works on a state has the same first
 * parameters: the words, the process and the offset of its block.
 */
final class Code {
  static final int WORDS = 1;
  static final int PROCESS = 2;
  static final int BASE = 3;

  private static final String RUNTIME = "dev/gyre/exec/jvm/CompiledStepper";

  private final MethodVisitor mv;
  private int nextLocal;

  /**
   * @param firstFree the first local variable behind the parameters
   */
  Code(MethodVisitor mv, int firstFree) {
    this.mv = mv;
    this.nextLocal = firstFree;
    mv.visitCode();
  }

  /** What the next local variable will be. */
  int mark() {
    return nextLocal;
  }

  /** Local variables since the mark are not needed any more. */
  void release(int mark) {
    nextLocal = mark;
  }

  int newLocal() {
    return nextLocal++;
  }

  void push(int value) {
    if (value >= -1 && value <= 5) {
      mv.visitInsn(Opcodes.ICONST_0 + value);
    } else if (value >= Byte.MIN_VALUE && value <= Byte.MAX_VALUE) {
      mv.visitIntInsn(Opcodes.BIPUSH, value);
    } else if (value >= Short.MIN_VALUE && value <= Short.MAX_VALUE) {
      mv.visitIntInsn(Opcodes.SIPUSH, value);
    } else {
      mv.visitLdcInsn(value);
    }
  }

  void op(int opcode) {
    mv.visitInsn(opcode);
  }

  void load(int local) {
    mv.visitVarInsn(Opcodes.ILOAD, local);
  }

  void store(int local) {
    mv.visitVarInsn(Opcodes.ISTORE, local);
  }

  void increment(int local) {
    mv.visitIincInsn(local, 1);
  }

  void words() {
    mv.visitVarInsn(Opcodes.ALOAD, WORDS);
  }

  void self() {
    mv.visitVarInsn(Opcodes.ALOAD, 0);
  }

  void jump(int opcode, Label target) {
    mv.visitJumpInsn(opcode, target);
  }

  void mark(Label label) {
    mv.visitLabel(label);
  }

  /** Calls a method of the runtime; the receiver is on the stack. */
  void call(String name, String descriptor) {
    mv.visitMethodInsn(Opcodes.INVOKEVIRTUAL, RUNTIME, name, descriptor, false);
  }

  void callStatic(String name, String descriptor) {
    mv.visitMethodInsn(Opcodes.INVOKESTATIC, RUNTIME, name, descriptor, false);
  }

  /** Pushes an int field of the runtime. */
  void field(String name) {
    self();
    mv.visitFieldInsn(Opcodes.GETFIELD, RUNTIME, name, "I");
  }

  void arrayField(String name) {
    self();
    mv.visitFieldInsn(Opcodes.GETFIELD, RUNTIME, name, "[I");
  }

  void finish() {
    mv.visitInsn(Opcodes.RETURN);
    mv.visitMaxs(0, 0);
    mv.visitEnd();
  }

  MethodVisitor visitor() {
    return mv;
  }
}
