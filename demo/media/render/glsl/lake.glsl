#include "lib/common"
/** A lake shore seen steeply from above: reef-coloured shallows, a sand line, a forest with long shadows, one boat. */

float ground(vec2 q) { return fbm(q * 0.42 + 3.0) * 2.2 + fbm(q * 1.7) * 0.32 + q.x * 0.23 - 1.38; }

vec2 crown(vec2 q, float scale) {
  vec2 c = floor(q * scale);
  float best = 9.0, id = 0.0;
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 n = c + vec2(x, y);
    float d = length(q * scale - n - 0.2 - 0.6 * hash2(n)) / mix(0.5, 0.85, hash(n + 4.0));
    if (d < best) { best = d; id = hash(n + 8.0); }
  }
  return vec2(best, id);
}

vec3 shade(vec2 p, float t) {
  vec3 ro = vec3(0.25, 4.4, 2.0 + t * 0.17), rd = lookAt(ro, ro + vec3(0.0, -1.0, 0.46)) * normalize(vec3(p, 1.75));
  vec2 q = (ro - rd * ro.y / rd.y).xz;
  float h = ground(q);
  vec3 sun = normalize(vec3(0.65, 0.6, -0.35)), col;
  if (h < 0.0) {
    float depth = sat(-h * 1.15);
    vec2 w = q + 0.04 * vec2(noise(q * 3.0 + t * 0.3), noise(q * 3.0 - t * 0.3 + 9.0));
    float caustic = pow(1.0 - abs(noise(w * 9.0 + t * 0.35) + noise(w * 12.0 - t * 0.3) - 1.0), 7.0);
    vec3 bed = mix(vec3(0.75, 0.62, 0.4), vec3(0.12, 0.16, 0.12), smoothstep(0.5, 0.72, fbm(q * 3.2)) * 0.75);
    bed += caustic * vec3(0.5, 0.5, 0.35) * exp(-depth * 6.0);
    col = bed * exp(-depth * vec3(9.0, 2.1, 1.7)) + vec3(0.0, 0.115, 0.15) * (1.0 - exp(-depth * 4.0));
    col = mix(col, vec3(0.004, 0.045, 0.085), smoothstep(0.35, 1.0, depth));
    vec2 g = vec2(noise(w * 20.0 + vec2(t, 0.0)) - noise(w * 20.0 + vec2(0.5 + t, 0.0)), noise(w * 23.0 - t) - noise(w * 23.0 + vec2(0.0, 0.5) - t));
    vec3 n = normalize(vec3(g.x * 0.22, 1.0, g.y * 0.22));
    col += pow(max(dot(reflect(rd, n), sun), 0.0), 40.0) * vec3(1.4, 1.15, 0.8) + vec3(0.02, 0.03, 0.04) * pow(1.0 + rd.y, 2.0);
    float wave = h + 0.05 + 0.028 * sin(t * 1.3 + noise(q * 2.0) * 5.0) + (noise(q * 22.0 + t * 0.4) - 0.5) * 0.05;
    col = mix(col, vec3(0.95), smoothstep(0.03, 0.0, abs(wave)) * 0.55 + smoothstep(-0.022, 0.0, h) * 0.5);
    vec2 b = q - vec2(-0.9 + 0.06 * t, 4.3 + 0.24 * t);
    b = rot(-0.25) * b * 0.8;
    float behind = max(-b.y, 0.0), arms = abs(abs(b.x) - behind * 0.24);
    float foam = smoothstep(0.035 + behind * 0.03, 0.0, arms) * exp(-behind * 1.1) * step(0.0, -b.y)
      + smoothstep(0.05, 0.0, abs(b.x)) * exp(-behind * 1.6) * step(0.0, -b.y) * (0.5 + noise(b * 40.0));
    col = mix(col, vec3(0.9, 0.97, 1.0), sat(foam) * 0.75);
    float hull = sdBox(b, vec2(0.035 * (1.0 - smoothstep(0.0, 0.1, b.y)), 0.095)) - 0.008;
    col = mix(col, mix(vec3(1.5, 1.35, 1.1), vec3(0.35, 0.13, 0.06), step(abs(b.y + 0.03), 0.035)), smoothstep(0.008, 0.0, hull));
  } else {
    vec3 sand = mix(vec3(0.3, 0.22, 0.13), vec3(0.86, 0.7, 0.48), smoothstep(0.0, 0.055, h)) * (0.85 + 0.3 * noise(q * 30.0));
    col = mix(sand, vec3(0.07, 0.075, 0.025), smoothstep(0.1, 0.2, h + (noise(q * 7.0) - 0.5) * 0.1));
    for (int i = 0; i < 2; i++) {
      float scale = i == 0 ? 11.0 : 17.0, wood = smoothstep(0.12, 0.19, h + (noise(q * 3.0 + float(i) * 5.0) - 0.5) * 0.12);
      vec2 shadow = crown(q + vec2(0.06, -0.04), scale), tree = crown(q, scale);
      col *= mix(1.0, 0.28, smoothstep(1.0, 0.75, shadow.x) * wood);
      vec2 s = crown(q + vec2(0.018, -0.012), scale);
      vec3 leaf = mix(vec3(0.012, 0.032, 0.018), vec3(0.1, 0.09, 0.02), tree.y * tree.y);
      leaf = mix(leaf, vec3(0.4, 0.17, 0.03), step(0.965, tree.y) * 0.6);
      float lit = sat(0.55 + (s.x - tree.x) * 2.4) * (0.75 + 0.5 * noise(q * 60.0));
      col = mix(col, leaf * (0.25 + lit * vec3(2.6, 2.1, 1.4)), smoothstep(0.95, 0.72, tree.x) * wood);
    }
  }
  float cloud = smoothstep(0.52, 0.85, fbm(q * 0.24 + vec2(t * 0.035, 8.0)));
  return col * mix(1.35, 0.5, cloud) * vec3(1.06, 1.0, 0.94);
}
#include "lib/main"
