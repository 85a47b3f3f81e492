// item: 5
// says: send arguments may not continue with a comma at line start
// parse: reject
chan c = [1] of { byte, byte };
init {
	c!1
	 ,2
}
