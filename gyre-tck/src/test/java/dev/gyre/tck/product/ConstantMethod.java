package dev.gyre.tck.product;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Replaces the body of one method of a class by a constant. */
final class ConstantMethod extends ClassVisitor {
  private final PlantedMistake mistake;
  private int replaced;

  private ConstantMethod(ClassVisitor next, PlantedMistake mistake) {
    super(Opcodes.ASM9, next);
    this.mistake = mistake;
  }

  /**
   * The class with the mistake in it.
   *
   * @throws IllegalArgumentException unless exactly one method is meant
   */
  static byte[] plant(byte[] original, PlantedMistake mistake) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    ConstantMethod planter = new ConstantMethod(writer, mistake);
    new ClassReader(original).accept(planter, 0);
    if (planter.replaced != 1) {
      throw new IllegalArgumentException(
          planter.replaced + " methods are meant, not one, by " + mistake.owner() + ": " + mistake);
    }
    return writer.toByteArray();
  }

  @Override
  public MethodVisitor visitMethod(
      int access, String name, String descriptor, String signature, String[] exceptions) {
    MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
    boolean isSynthetic = (access & (Opcodes.ACC_SYNTHETIC | Opcodes.ACC_ABSTRACT)) != 0;
    if (isSynthetic || !mistake.isAbout(name, descriptor)) {
      return next;
    }
    replaced++;
    next.visitCode();
    body(next, Type.getReturnType(descriptor), (access & Opcodes.ACC_STATIC) != 0 ? 0 : 1);
    next.visitMaxs(0, 0);
    next.visitEnd();
    return null;
  }

  private void body(MethodVisitor code, Type result, int firstArgument) {
    switch (mistake.value()) {
      case "true" -> truth(code, result, Opcodes.ICONST_1, "TRUE");
      case "false" -> truth(code, result, Opcodes.ICONST_0, "FALSE");
      case "null" -> code.visitInsn(Opcodes.ACONST_NULL);
      case "nothing" -> {}
      case "this" -> code.visitVarInsn(Opcodes.ALOAD, 0);
      case "first" ->
          code.visitVarInsn(
              Type.INT_TYPE.equals(result) ? Opcodes.ILOAD : Opcodes.ALOAD, firstArgument);
      case "empty" -> make(code, "java/util/Optional", "empty", "()Ljava/util/Optional;", false);
      case "none" -> make(code, "java/util/List", "of", "()Ljava/util/List;", true);
      case "set" -> make(code, "java/util/Set", "of", "()Ljava/util/Set;", true);
      case "bits" -> bits(code);
      case "sound" ->
          make(
              code,
              "dev/gyre/property/Applicability",
              "applies",
              "()Ldev/gyre/property/Applicability;",
              false);
      case "map" -> make(code, "java/util/Map", "of", "()Ljava/util/Map;", true);
      default -> number(code, result);
    }
    code.visitInsn(result.getOpcode(Opcodes.IRETURN));
  }

  private static void truth(MethodVisitor code, Type result, int constant, String boxed) {
    if (result.equals(Type.BOOLEAN_TYPE)) {
      code.visitInsn(constant);
    } else {
      code.visitFieldInsn(
          Opcodes.GETSTATIC, "java/lang/Boolean", boxed, Type.getDescriptor(Boolean.class));
    }
  }

  private static void bits(MethodVisitor code) {
    code.visitTypeInsn(Opcodes.NEW, "java/util/BitSet");
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/util/BitSet", "<init>", "()V", false);
  }

  private static void make(
      MethodVisitor code, String owner, String name, String descriptor, boolean isInterface) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, descriptor, isInterface);
  }

  private void number(MethodVisitor code, Type result) {
    if (result.equals(Type.LONG_TYPE)) {
      code.visitLdcInsn(Long.parseLong(mistake.value()));
    } else {
      code.visitLdcInsn(Integer.parseInt(mistake.value()));
    }
  }
}
