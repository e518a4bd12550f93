#include "lib/common"
/** Motion graphics: the layer is the picture. `uGain` lifts it into light that blooms. */
uniform float uGain;

vec3 shade(vec2 p, float t) {
  vec4 c = texture(uLayer, gl_FragCoord.xy / uRes);
  return pow(c.rgb, vec3(2.2)) * uGain;
}
#include "lib/main"
