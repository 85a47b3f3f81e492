// says: elements must fit in a byte with one to spare
ring Id[255];   // here: bad-index-type
active proctype P() { skip }
