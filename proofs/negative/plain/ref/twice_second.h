struct limits { int least, most; };
