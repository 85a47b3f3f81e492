// says: a trace hears what is received; pan looks at the oldest message
// run: holds
chan c = [2] of { byte };

trace { c?1; c?2 }

active proctype P() {
  c!2;
  c!1;
  c??1;
  c?2
}
