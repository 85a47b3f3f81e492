// item: 41
// says: two init blocks are accepted by Spin
// parse: accept
// gyre: reject because a model has one init
init { skip }
init { assert(true) }
