package dev.gyre.exec.jvm;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Place;
import dev.gyre.ir.ValueType;
import dev.gyre.ir.Variable;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** Reads and writes of variables, with all that is known about their place worked in. */
final class PlaceCompiler {
  private final StateLayout layout;
  private final int automaton;
  private final Code code;
  private final ExpressionCompiler expressions;

  PlaceCompiler(StateLayout layout, int automaton, Code code, ExpressionCompiler expressions) {
    this.layout = layout;
    this.automaton = automaton;
    this.code = code;
    this.expressions = expressions;
  }

  private Slot slot(Variable variable, int owner) {
    return variable.scope() == Variable.Scope.GLOBAL
        ? layout.global(variable)
        : layout.process(owner).locals().get(variable.index());
  }

  /** Pushes the value of a place. */
  void load(Place place) {
    load(place, automaton, Code.BASE);
  }

  /** Pushes the value of a place in the process whose block starts at local {@code baseLocal}. */
  void load(Place place, int owner, int baseLocal) {
    Slot slot = slot(place.variable(), owner);
    Address address = address(place, slot, baseLocal);
    address.pushWord();
    code.op(Opcodes.IALOAD);
    int bits = slot.type().bits();
    if (slot.type().sign() == ValueType.Sign.SIGNED) {
      if (bits < 32) {
        code.push(32 - bits);
        address.pushShift();
        code.op(Opcodes.ISUB);
        code.op(Opcodes.ISHL);
        code.push(32 - bits);
        code.op(Opcodes.ISHR);
      }
      return;
    }
    if (address.hasShift()) {
      address.pushShift();
      code.op(Opcodes.IUSHR);
    }
    if (bits < 32) {
      code.push(-1 >>> (32 - bits));
      code.op(Opcodes.IAND);
    }
  }

  /** Stores the value of local {@code valueLocal} in a place. */
  void store(Place place, int valueLocal) {
    Slot slot = slot(place.variable(), automaton);
    store(slot, address(place, slot, Code.BASE), valueLocal);
  }

  /** Stores a constant in a scalar of the process, such as its location. */
  void storeConstant(Slot slot, int value) {
    Address address = new Address(slot, Code.BASE, true, -1, 0);
    int mask = slot.type().bits() == 32 ? -1 : (1 << slot.type().bits()) - 1;
    address.pushWord();
    code.op(Opcodes.DUP2);
    code.op(Opcodes.IALOAD);
    code.push(~(mask << slot.shift()));
    code.op(Opcodes.IAND);
    code.push((value & mask) << slot.shift());
    code.op(Opcodes.IOR);
    code.op(Opcodes.IASTORE);
  }

  private void store(Slot slot, Address address, int valueLocal) {
    int bits = slot.type().bits();
    address.pushWord();
    if (bits == 32) {
      code.load(valueLocal);
      code.op(Opcodes.IASTORE);
      return;
    }
    int mask = (1 << bits) - 1;
    code.op(Opcodes.DUP2);
    code.op(Opcodes.IALOAD);
    address.pushMask(mask);
    code.push(-1);
    code.op(Opcodes.IXOR);
    code.op(Opcodes.IAND);
    code.load(valueLocal);
    code.push(mask);
    code.op(Opcodes.IAND);
    if (address.hasShift()) {
      address.pushShift();
      code.op(Opcodes.ISHL);
    }
    code.op(Opcodes.IOR);
    code.op(Opcodes.IASTORE);
  }

  /** Works out the element of an array; its index, if it is not constant, goes to a local. */
  private Address address(Place place, Slot slot, int baseLocal) {
    boolean local = place.variable().scope() == Variable.Scope.LOCAL;
    List<Integer> dimensions = place.variable().dimensions();
    if (dimensions.isEmpty()) {
      return new Address(slot, baseLocal, local, -1, 0);
    }
    int constant = constantIndex(place);
    if (constant >= 0) {
      return new Address(slot, baseLocal, local, -1, constant);
    }
    for (int i = 0; i < dimensions.size(); i++) {
      if (i > 0) {
        code.push(dimensions.get(i));
        code.op(Opcodes.IMUL);
      }
      expressions.value(place.indices().get(i));
      code.push(dimensions.get(i));
      code.callStatic("index", "(II)I");
      if (i > 0) {
        code.op(Opcodes.IADD);
      }
    }
    int index = code.newLocal();
    code.store(index);
    return new Address(slot, baseLocal, local, index, 0);
  }

  /** The element if all indices are constants within range, otherwise -1. */
  private static int constantIndex(Place place) {
    int index = 0;
    for (int i = 0; i < place.indices().size(); i++) {
      int length = place.variable().dimensions().get(i);
      if (!(place.indices().get(i) instanceof Expr.Const constant)
          || constant.value() < 0
          || constant.value() >= length) {
        return -1;
      }
      index = index * length + constant.value();
    }
    return index;
  }

  /** Where an element is: the word, and the bits in it. */
  private final class Address {
    private final Slot slot;
    private final int baseLocal;
    private final boolean local;
    private final int indexLocal;
    private final int constant;

    /** Whether all elements are in one word. */
    private final boolean oneWord;

    Address(Slot slot, int baseLocal, boolean local, int indexLocal, int constant) {
      this.slot = slot;
      this.baseLocal = baseLocal;
      this.local = local;
      this.indexLocal = indexLocal;
      this.constant = constant;
      this.oneWord = slot.shift() != 0 || Integer.bitCount(slot.perWord()) != 1 || isShort();
    }

    private boolean isShort() {
      return slot.perWord() * slot.bits() < 32;
    }

    /** Pushes the words and the index of the word. */
    void pushWord() {
      code.words();
      int word = slot.word() + (indexLocal < 0 ? constant / slot.perWord() : 0);
      if (local) {
        code.load(baseLocal);
        if (word != 0) {
          code.push(word);
          code.op(Opcodes.IADD);
        }
      } else {
        code.push(word);
      }
      if (indexLocal >= 0 && !oneWord) {
        code.load(indexLocal);
        int log = 31 - Integer.numberOfLeadingZeros(slot.perWord());
        if (log > 0) {
          code.push(log);
          code.op(Opcodes.ISHR);
        }
        code.op(Opcodes.IADD);
      }
    }

    boolean hasShift() {
      return indexLocal >= 0 ? slot.perWord() > 1 || slot.shift() != 0 : constantShift() != 0;
    }

    private int constantShift() {
      return slot.shift() + constant % slot.perWord() * slot.bits();
    }

    void pushShift() {
      if (indexLocal < 0) {
        code.push(constantShift());
        return;
      }
      code.load(indexLocal);
      if (!oneWord && slot.perWord() > 1) {
        code.push(slot.perWord() - 1);
        code.op(Opcodes.IAND);
      }
      if (slot.perWord() == 1) {
        code.op(Opcodes.POP);
        code.push(0);
      } else if (slot.bits() > 1) {
        code.push(31 - Integer.numberOfLeadingZeros(slot.bits()));
        code.op(Opcodes.ISHL);
      }
      if (slot.shift() != 0) {
        code.push(slot.shift());
        code.op(Opcodes.IADD);
      }
    }

    void pushMask(int mask) {
      code.push(mask);
      if (hasShift()) {
        pushShift();
        code.op(Opcodes.ISHL);
      }
    }
  }
}
