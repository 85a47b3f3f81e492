package dev.gyre.system;

import dev.gyre.ir.ChannelType;
import dev.gyre.ir.ValueType;
import java.util.ArrayList;
import java.util.List;

/**
 * The words of one channel: how many messages it holds, then for each field the values of all
 * messages, oldest first. A rendez-vous holds nothing and takes no words.
 *
 * @param length where the number of messages is
 * @param fields for each field of a message, an array with one element per message
 * @param words how many words the channel takes up
 */
public record ChannelShape(ChannelType type, Slot length, List<Slot> fields, int words) {
  public ChannelShape {
    fields = List.copyOf(fields);
  }

  static ChannelShape of(ChannelType type) {
    BlockPacker packer = new BlockPacker();
    if (type.isRendezvous()) {
      return new ChannelShape(type, null, List.of(), 0);
    }
    int lengthBits = 32 - Integer.numberOfLeadingZeros(type.capacity());
    Slot length = packer.scalar(ValueType.unsigned(lengthBits));
    List<Slot> fields = new ArrayList<>();
    for (ValueType field : type.fields()) {
      fields.add(packer.array(field, type.capacity()));
    }
    return new ChannelShape(type, length, fields, packer.words());
  }
}
