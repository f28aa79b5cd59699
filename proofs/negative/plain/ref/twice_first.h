struct limits { int most, least; };
