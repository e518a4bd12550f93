#include "lib/common"
/** Paper lanterns rise over dark water between hills; each has its reflection. */

vec3 lanterns(vec2 p, float t, float ripple) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 5; i++) {
    float z = float(i), scale = 1.15 + z * 0.85, up = t * (0.12 + 0.02 * z);
    vec2 q = vec2(p.x * scale + z * 5.3 + 0.1 * sin(t * 0.4 + z), (p.y * scale - up)), id = floor(q);
    for (int x = -1; x <= 1; x++) for (int y = -1; y <= 1; y++) {
      vec2 n = id + vec2(x, y);
      if (hash(n + z * 13.0) > 0.5) continue;
      vec2 o = q - n - 0.5 - (hash2(n + z) - 0.5) * 0.8 - vec2(0.05 * sin(t * 0.8 + hash(n) * 30.0), 0.0);
      o = rot(0.12 * sin(t * 0.7 + hash(n) * 20.0)) * o;
      float w = 0.105 * (1.0 + 0.28 * o.y / 0.15), soft = 0.012 + 0.02 * abs(z - 1.6) * 0.5 + ripple;
      float d = sdBox(o, vec2(w, 0.145)) - 0.03, fire = exp(-dot(o + vec2(0.0, 0.1), o + vec2(0.0, 0.1)) * 34.0), flick = 0.85 + 0.15 * sin(t * 5.0 + hash(n) * 60.0);
      float ribs = 1.0 - 0.22 * smoothstep(0.3, 0.0, abs(fract(o.y * 17.0) - 0.5));
      vec3 paper = vec3(1.7, 0.55, 0.12) * 0.45 * ribs + vec3(2.2, 1.25, 0.45) * fire * 1.4;
      float dim = exp(-z * 0.2);
      sum += (smoothstep(soft, -soft, d) * paper + vec3(1.4, 0.5, 0.13) * exp(-length(o) * 5.5) * 0.22) * flick * dim;
    }
  }
  return sum;
}

vec3 scene(vec2 p, float t, float ripple) {
  vec3 c = mix(vec3(0.14, 0.07, 0.085), vec3(0.008, 0.013, 0.04), smoothstep(-0.3, 0.8, p.y));
  c += step(0.997, hash(floor(p * 130.0))) * smoothstep(0.0, 0.8, p.y) * vec3(0.5) * step(ripple, 0.001);
  for (int i = 0; i < 3; i++) {
    float k = float(i), h = -0.14 - 0.07 * k + (fbm(vec2(p.x * (0.9 + 0.4 * k) + k * 8.0 + t * 0.004, k)) - 0.4) * 0.42;
    c = mix(c, mix(vec3(0.05, 0.033, 0.05), vec3(0.006, 0.007, 0.012), k / 2.0), smoothstep(0.006, -0.006, p.y - h));
  }
  return c + lanterns(p, t, ripple);
}

vec3 shade(vec2 p, float t) {
  const float line = -0.44;
  if (p.y > line) return scene(p, t, 0.0);
  float depth = line - p.y, z = 1.0 / (depth + 0.05);
  float w = noise(vec2(p.x * z * 1.3, z * 4.0 + t * 0.7)) - 0.5 + 0.5 * (noise(vec2(p.x * z * 4.0 + t * 0.3, z * 12.0 + t)) - 0.5);
  vec3 c = scene(vec2(p.x + w * 0.04, 2.0 * line - p.y + abs(w) * 0.16), t, 0.05) * 0.55 + vec3(0.002, 0.005, 0.012);
  vec2 b = p - vec2(0.75 - t * 0.02, -0.68 + 0.006 * sin(t * 1.2));
  float hull = max(sdBox(b, vec2(0.3, 0.035)) - 0.02, -(b.y + 0.1 - 0.35 * b.x * b.x)), man = min(sdSegment(b, vec2(0.08, 0.0), vec2(0.06, 0.13)) - 0.032, length(b - vec2(0.055, 0.2)) - 0.03);
  man = min(man, min(sdSegment(b, vec2(-0.12, 0.0), vec2(-0.1, 0.12)) - 0.03, length(b - vec2(-0.1, 0.185)) - 0.028));
  float glow = exp(-length(b - vec2(-0.02, 0.1)) * 12.0);
  c = mix(c, vec3(0.008, 0.006, 0.006) + vec3(0.9, 0.36, 0.1) * smoothstep(-0.016, 0.0, min(hull, man)) * exp(-length(b - vec2(-0.02, 0.1)) * 6.0), smoothstep(0.006, -0.004, min(hull, man)));
  return c + vec3(1.8, 0.75, 0.2) * (glow * 0.6 + smoothstep(0.035, 0.02, length((b - vec2(-0.02, 0.1)) * vec2(1.2, 0.9))) * 1.2);
}
#include "lib/main"
