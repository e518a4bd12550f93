#include "lib/common"
/** A shoe box opens and lets its light out; the camera cuts closer three times. */

vec3 shade(vec2 p, float t) {
  float cut = floor(t / 2.0), local = t - cut * 2.0, zoom = cut == 0.0 ? 1.0 : cut == 1.0 ? 1.55 : 1.15;
  p = (p - vec2(0.0, cut == 1.0 ? 0.12 : 0.0)) / (zoom * (1.0 + local * 0.035));
  if (cut == 2.0) p = rot(0.09) * p;
  float open = smoothstep(0.2, 1.9, t) * 0.55 + smoothstep(2.0, 5.2, t) * 0.45;
  vec3 hot = mix(vec3(1.7, 0.5, 0.2), vec3(1.4, 0.3, 0.65), 0.5 + 0.5 * sin(t * TAU / uLoop)), c = vec3(0.012, 0.01, 0.016);
  vec2 src = vec2(0.0, -0.42);
  float haze = 0.4 + 0.9 * fbm(p * 1.5 + vec2(t * 0.08, -t * 0.3)), a = atan(p.x, p.y - src.y), r = length(p - src);
  float fan = smoothstep(0.3 + open * 0.55, 0.1, abs(a)) * step(src.y, p.y + 0.02);
  float rays = 0.35 + smoothstep(0.35, 0.75, noise(vec2(a * 9.0 + t * 0.25, t * 0.35))) * 0.9 + 0.4 * noise(vec2(a * 26.0 - t * 0.4, 3.0));
  c += hot * fan * rays * haze * exp(-r * 0.75) * open * 1.9;
  c += vec3(0.1, 0.22, 0.5) * 0.14 * exp(-length(p - vec2(-0.9, 0.9))) + vec3(0.4, 0.1, 0.06) * 0.18 * exp(-length(p - vec2(0.9, -0.2)));
  float lidLift = open * 0.42, tilt = open * 0.34;
  vec2 shoe = rot(-0.12 - 0.1 * sin(t * 0.9)) * (p - vec2(0.0, mix(-0.98, -0.045, smoothstep(0.05, 0.95, open)) + 0.03 * sin(t * 1.6)));
  float sole = sdBox(shoe - vec2(0.0, -0.12), vec2(0.36, 0.02 + 0.02 * smoothstep(0.2, -0.3, shoe.x))) - 0.03;
  float up = smin(sdBox(shoe - vec2(-0.2, 0.05), vec2(0.12, 0.14)) - 0.06, length((shoe - vec2(0.16, -0.06)) * vec2(0.55, 1.0)) - 0.11, 0.16);
  up = max(up, -(length((shoe - vec2(-0.2, 0.27)) * vec2(0.9, 1.0)) - 0.1));
  float body = min(sole, up);
  vec3 knit = vec3(0.05, 0.03, 0.035) + hot * smoothstep(-0.06, 0.0, body) * 0.9 + hot * smoothstep(0.1, -0.2, shoe.y) * 0.3;
  knit = mix(knit, vec3(0.9, 0.85, 0.8) * (0.15 + 0.7 * smoothstep(0.05, -0.12, shoe.y)) * hot, step(sole, up) * 0.75);
  float stripe = abs(fract((shoe.x + shoe.y * 0.8) * 9.0) - 0.5);
  knit = mix(knit, hot * 0.8, step(up, sole) * step(abs(shoe.x - 0.04), 0.12) * step(shoe.y, 0.02) * smoothstep(0.2, 0.14, stripe));
  c = mix(c, knit, smoothstep(0.006, -0.006, body));
  vec2 b = p - vec2(0.0, -0.78);
  float box = sdBox(b, vec2(0.62 - 0.05 * b.y, 0.3));
  vec3 card = vec3(0.055, 0.045, 0.045) * (0.8 + 0.3 * noise(b * 60.0)) + hot * 0.35 * smoothstep(0.1, 0.3, b.y) * open + vec3(0.12, 0.16, 0.25) * 0.25 * smoothstep(0.3, 0.62, abs(b.x));
  vec2 w = b - vec2(0.0, -0.02);
  float mark = min(min(sdSegment(w, vec2(-0.16, 0.09), vec2(-0.08, -0.09)), sdSegment(w, vec2(-0.08, -0.09), vec2(0.0, 0.06))), min(sdSegment(w, vec2(0.0, 0.06), vec2(0.08, -0.09)), sdSegment(w, vec2(0.08, -0.09), vec2(0.16, 0.09)))) - 0.014;
  card = mix(card, hot * 0.75 * (0.35 + open), smoothstep(0.005, -0.005, mark));
  c = mix(c, card, smoothstep(0.005, -0.005, box));
  c += hot * smoothstep(0.03, 0.0, abs(b.y - 0.3)) * step(abs(b.x), 0.62) * open * 3.0;
  vec2 l = rot(tilt) * (p - vec2(-0.1 * open, -0.45 + lidLift * 1.5)) - vec2(0.1 * open, 0.0);
  float lid = sdBox(l, vec2(0.66, 0.075)) - 0.008;
  if (open < 0.97) c = mix(c, vec3(0.07, 0.055, 0.055) + hot * smoothstep(0.02, -0.08, l.y) * 0.9 * open, smoothstep(0.005, -0.005, lid) * (1.0 - smoothstep(0.5, 0.8, open)));
  c = mix(c, vec3(0.02, 0.016, 0.018) + hot * 0.3 * open * exp(-abs(p.x) * 1.6) * smoothstep(-1.9, -1.08, p.y), smoothstep(0.004, -0.004, p.y + 1.08));
  vec2 d = p * 6.0 + vec2(sin(p.y * 3.0 + t), -t * 1.6), id = floor(d), o = d - id - 0.5 - (hash2(id) - 0.5) * 0.7;
  c += hot * step(0.7, hash(id + 3.0)) * smoothstep(0.07, 0.0, length(o)) * fan * open * 1.6;
  return c * (1.0 + 1.2 * exp(-local * 9.0) * step(1.0, cut));
}
#include "lib/main"
