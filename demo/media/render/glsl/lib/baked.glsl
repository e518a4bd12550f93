/** Included last by scenes that draw a map once (`bake`) and read it back through `uBake`. */
void bakeMain() { outColor = bake(gl_FragCoord.xy / uRes); }
void main() { MAIN(); }
