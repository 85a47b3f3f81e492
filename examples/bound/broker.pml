/* A broker between one client and a server that moves, after models of the protocol GIOP. */
mtype = { request, reply, forward, close };
chan toServer = [3] of { mtype, byte };
chan toClient = [3] of { mtype, byte };
chan control = [2] of { mtype };

active proctype Client() {
  byte open, id, got;
  do
    :: open < 2 -> toServer!request(id); open++; id = (id + 1) % 4
    :: toClient?reply(got) -> open--
    :: toClient?forward(got) -> toServer!request(got) /* once more, to the new place */
    :: open == 0 -> control!close; break
  od
}

active proctype Server() {
  byte id;
  do
    :: toServer?request(id) ->
      if
        :: toClient!reply(id)
        :: toClient!forward(id)
      fi
    :: control?close -> break
  od
}
