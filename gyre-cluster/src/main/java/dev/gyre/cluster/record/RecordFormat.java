package dev.gyre.cluster.record;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.zip.CRC32C;

/**
 * Writes records of Gyre as bytes, and reads them, following their components: a record with one
 * more component needs no other code. Writer and reader are the same build, which is checked before
 * anything else is sent; so there are no names and no versions in it, only a checksum at the end.
 *
 * <p>Known are numbers, texts, enums, records, arrays of numbers, and {@code Optional}, {@code
 * List}, {@code Set}, {@code Map}, {@code Path} and {@code Duration} of what is known. Of a sealed
 * interface the class is written down, which must be a record of Gyre.
 */
public final class RecordFormat {
  private static final String OURS = "dev.gyre.";

  private RecordFormat() {}

  /** Writes a record. */
  public static byte[] write(Record value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      put(value, value.getClass(), out);
      out.writeInt(checksum(bytes.toByteArray(), bytes.size()));
    } catch (IOException e) {
      throw new IllegalStateException("there is no file that could fail", e);
    }
    return bytes.toByteArray();
  }

  /**
   * Reads a record.
   *
   * @throws DamagedRecordException if the bytes are not what was written
   */
  public static <R extends Record> R read(byte[] bytes, Class<R> type) {
    int length = bytes.length - Integer.BYTES;
    if (length < 0) {
      throw new DamagedRecordException("a record is cut off");
    }
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      DataInputStream end =
          new DataInputStream(new ByteArrayInputStream(bytes, length, Integer.BYTES));
      if (end.readInt() != checksum(bytes, length)) {
        throw new DamagedRecordException("a record has another checksum than it says");
      }
      return type.cast(get(type, in));
    } catch (IOException e) {
      throw new DamagedRecordException("a record is cut off");
    }
  }

  private static int checksum(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  // ---- writing

  private static void put(Object value, Type type, DataOutputStream out) throws IOException {
    if (value instanceof Long number) {
      out.writeLong(number);
    } else if (value instanceof Integer number) {
      out.writeInt(number);
    } else if (value instanceof Boolean bool) {
      out.writeBoolean(bool);
    } else if (value instanceof Double number) {
      out.writeDouble(number);
    } else if (value instanceof String text) {
      putText(text, out);
    } else if (value instanceof Enum<?> constant) {
      putText(constant.name(), out);
    } else if (value instanceof Path path) {
      putText(path.toString(), out);
    } else if (value instanceof Duration time) {
      out.writeLong(time.getSeconds());
      out.writeInt(time.getNano());
    } else if (value instanceof Record record) {
      putRecord(record, type, out);
    } else if (value.getClass().isArray()) {
      putArray(value, out);
    } else {
      putMany(value, type, out);
    }
  }

  private static void putText(String text, DataOutputStream out) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    out.writeInt(bytes.length);
    out.write(bytes);
  }

  private static void putRecord(Record value, Type type, DataOutputStream out) throws IOException {
    if (raw(type) != value.getClass()) {
      putText(value.getClass().getName(), out);
    }
    for (RecordComponent part : value.getClass().getRecordComponents()) {
      put(part(part, value), part.getGenericType(), out);
    }
  }

  private static Object part(RecordComponent part, Record value) {
    try {
      part.getAccessor().setAccessible(true);
      return part.getAccessor().invoke(value);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("cannot read " + part, e);
    }
  }

  private static void putArray(Object value, DataOutputStream out) throws IOException {
    if (value instanceof byte[] bytes) {
      out.writeInt(bytes.length);
      out.write(bytes);
    } else if (value instanceof int[] numbers) {
      out.writeInt(numbers.length);
      for (int number : numbers) {
        out.writeInt(number);
      }
    } else if (value instanceof long[] numbers) {
      out.writeInt(numbers.length);
      for (long number : numbers) {
        out.writeLong(number);
      }
    } else {
      throw unknown(value.getClass());
    }
  }

  private static void putMany(Object value, Type type, DataOutputStream out) throws IOException {
    if (value instanceof Optional<?> optional) {
      putAll(optional.stream().toList(), inside(type, 0), out);
    } else if (value instanceof OptionalLong number) {
      putAll(number.stream().boxed().toList(), long.class, out);
    } else if (value instanceof OptionalInt number) {
      putAll(number.stream().boxed().toList(), int.class, out);
    } else if (value instanceof Map<?, ?> map) {
      putAll(map.keySet(), inside(type, 0), out);
      putAll(map.values(), inside(type, 1), out);
    } else if (value instanceof Collection<?> all) {
      putAll(all, inside(type, 0), out);
    } else {
      throw unknown(value.getClass());
    }
  }

  private static void putAll(Collection<?> all, Type type, DataOutputStream out)
      throws IOException {
    out.writeInt(all.size());
    for (Object each : all) {
      put(each, type, out);
    }
  }

  // ---- reading

  private static Object get(Type type, DataInputStream in) throws IOException {
    Class<?> raw = raw(type);
    if (raw == long.class || raw == Long.class) {
      return in.readLong();
    } else if (raw == int.class || raw == Integer.class) {
      return in.readInt();
    } else if (raw == boolean.class || raw == Boolean.class) {
      return in.readBoolean();
    } else if (raw == double.class || raw == Double.class) {
      return in.readDouble();
    } else if (raw == String.class) {
      return getText(in);
    } else if (raw.isEnum()) {
      return constant(raw, getText(in));
    } else if (raw == Path.class) {
      return Path.of(getText(in));
    } else if (raw == Duration.class) {
      return Duration.ofSeconds(in.readLong(), in.readInt());
    } else if (raw.isRecord()) {
      return getRecord(raw, in);
    } else if (raw.isArray()) {
      return getArray(raw, in);
    } else if (raw.getName().startsWith(OURS)) {
      return getRecord(named(raw, getText(in)), in);
    }
    return getMany(raw, type, in);
  }

  private static Object constant(Class<?> type, String name) {
    for (Object each : type.getEnumConstants()) {
      if (((Enum<?>) each).name().equals(name)) {
        return each;
      }
    }
    throw new DamagedRecordException("there is no " + name + " of " + type.getName());
  }

  private static Class<?> named(Class<?> type, String name) {
    try {
      Class<?> found =
          name.startsWith(OURS)
              ? Class.forName(name, false, RecordFormat.class.getClassLoader())
              : Object.class;
      if (found.isRecord() && type.isAssignableFrom(found)) {
        return found;
      }
    } catch (ClassNotFoundException e) {
      throw new DamagedRecordException("there is no class " + name);
    }
    throw new DamagedRecordException(name + " is no record of Gyre that can be here");
  }

  private static String getText(DataInputStream in) throws IOException {
    return new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8);
  }

  private static Object getRecord(Class<?> type, DataInputStream in) throws IOException {
    RecordComponent[] parts = type.getRecordComponents();
    Object[] values = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      values[i] = get(parts[i].getGenericType(), in);
    }
    Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      var constructor = type.getDeclaredConstructor(types);
      constructor.setAccessible(true);
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException e) {
      throw new DamagedRecordException("no " + type.getName() + " can be made of what was read");
    }
  }

  private static Object getArray(Class<?> type, DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0 || length > in.available()) {
      throw new DamagedRecordException("an array that cannot be");
    }
    if (type == byte[].class) {
      return in.readNBytes(length);
    }
    if (type == int[].class) {
      int[] numbers = new int[length];
      for (int i = 0; i < length; i++) {
        numbers[i] = in.readInt();
      }
      return numbers;
    }
    long[] numbers = new long[length];
    for (int i = 0; i < length; i++) {
      numbers[i] = in.readLong();
    }
    return numbers;
  }

  private static Object getMany(Class<?> raw, Type type, DataInputStream in) throws IOException {
    if (raw == Optional.class) {
      return getAll(inside(type, 0), in).stream().findFirst();
    } else if (raw == OptionalLong.class) {
      return getAll(long.class, in).stream().mapToLong(n -> (Long) n).findFirst();
    } else if (raw == OptionalInt.class) {
      return getAll(int.class, in).stream().mapToInt(n -> (Integer) n).findFirst();
    } else if (raw == Map.class) {
      List<Object> keys = getAll(inside(type, 0), in);
      List<Object> values = getAll(inside(type, 1), in);
      Map<Object, Object> map = new LinkedHashMap<>();
      for (int i = 0; i < keys.size(); i++) {
        map.put(keys.get(i), values.get(i));
      }
      return map;
    } else if (raw == Set.class) {
      return new LinkedHashSet<>(getAll(inside(type, 0), in));
    } else if (raw == List.class) {
      return getAll(inside(type, 0), in);
    }
    throw unknown(raw);
  }

  private static List<Object> getAll(Type type, DataInputStream in) throws IOException {
    List<Object> all = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      all.add(get(type, in));
    }
    return all;
  }

  // ---- types

  private static Class<?> raw(Type type) {
    if (type instanceof Class<?> plain) {
      return plain;
    }
    if (type instanceof ParameterizedType with) {
      return raw(with.getRawType());
    }
    throw new IllegalArgumentException("cannot be written: " + type);
  }

  private static Type inside(Type type, int index) {
    if (type instanceof ParameterizedType with) {
      return with.getActualTypeArguments()[index];
    }
    throw new IllegalArgumentException("it is not known what is in " + type);
  }

  private static IllegalArgumentException unknown(Class<?> type) {
    return new IllegalArgumentException("cannot be written: " + type.getName());
  }
}
