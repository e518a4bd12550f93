#include "lib/common"
/** Close on a cup while coffee is poured: a stream, spreading rings, foam, and steam against a warm backlight. */

vec3 room(vec2 p, float t) {
  vec3 c = vec3(0.022, 0.014, 0.011) + vec3(0.5, 0.22, 0.07) * exp(-dot(p - vec2(0.95, 0.55), p - vec2(0.95, 0.55)) * 1.1) * 0.8;
  return c + bokeh(p + vec2(t * 0.012, 0.0), 2.3, 0.42, t, vec3(1.4, 0.62, 0.2), vec3(0.9, 0.5, 0.3)) * 0.42 * smoothstep(-0.5, 0.5, p.y);
}

float stream(vec2 p, float t) {
  float y = p.y, wobble = 0.009 * sin(y * 7.0 + t * 9.0) + 0.003 * sin(y * 19.0 + t * 17.0);
  return abs(p.x - 0.12 + wobble - 0.05 * sq(max(y, 0.0))) - (0.06 + 0.02 * y + 0.004 * sin(y * 14.0 + t * 15.0));
}

vec3 shade(vec2 p, float t) {
  p /= 1.0 + t * 0.008;
  vec3 c = room(p, t);
  vec2 rim = p - vec2(0.0, -0.3);
  float e = length(rim / vec2(0.92, 0.27)), table = smoothstep(-0.62, -0.72, p.y);
  c = mix(c, vec3(0.07, 0.033, 0.016) * (0.6 + 0.8 * noise(vec2(p.x * 2.0, p.y * 26.0))) + vec3(0.5, 0.22, 0.08) * exp(-sq(p.x - 1.0) * 2.0) * 0.4, table);
  float side = sdBox(vec2(p.x / (1.0 - 0.3 * sq(max(-p.y - 0.3, 0.0))), p.y + 0.72), vec2(0.86, 0.4)) - 0.06;
  side = max(side, p.y + 0.3);
  float curve = p.x / 0.92;
  vec3 cup = vec3(0.055, 0.06, 0.065) * (0.25 + 0.75 * sqrt(max(0.0, 1.0 - curve * curve)) * sat(0.6 - curve * 0.4));
  cup += vec3(1.6, 0.78, 0.3) * exp(-sq((curve - 0.93) * 9.0)) + vec3(0.25, 0.36, 0.42) * exp(-sq((curve + 0.82) * 8.0)) * 0.8;
  cup *= 0.85 + 0.3 * noise(p * vec2(60.0, 90.0)) * noise(p * 13.0);
  c = mix(c, cup, smoothstep(0.008, -0.008, side));
  float lip = smoothstep(1.0, 0.985, e);
  vec3 edge = vec3(0.13, 0.12, 0.11) + vec3(1.8, 0.9, 0.35) * smoothstep(0.2, 1.0, rim.x / 0.9 + rim.y * 2.0);
  c = mix(c, edge, lip);
  vec2 s = rim - vec2(0.0, -0.012);
  float inside = length(s / vec2(0.865, 0.238));
  vec2 hit = (s - vec2(0.12, -0.02)) / vec2(1.0, 0.28);
  float r = length(hit), rings = sin(r * 52.0 - t * 15.0) * exp(-r * 4.5) + 0.3 * sin(r * 27.0 - t * 9.0) * exp(-r * 2.2);
  vec2 swirl = rot(t * 0.35 + 1.4 * exp(-r * 1.7)) * hit;
  float crema = smoothstep(0.46, 0.68, fbm(swirl * vec2(3.0, 3.4) + 5.0) + 0.2 * smoothstep(0.45, 0.9, inside));
  vec3 liquid = mix(vec3(0.022, 0.009, 0.004), vec3(0.36, 0.16, 0.05), crema * 0.65);
  float slope = rings * 0.5 + (noise(swirl * 9.0 + t) - 0.5) * 0.15;
  liquid += vec3(1.9, 0.92, 0.36) * pow(sat(0.5 + slope + s.x * 0.45 + s.y * 1.4), 5.0) * 0.75 + vec3(0.2, 0.3, 0.36) * pow(sat(0.42 - slope - s.x * 0.5), 5.0);
  float bubbles = length(fract(swirl * 13.0) - 0.5 - (hash2(floor(swirl * 13.0)) - 0.5) * 0.5);
  liquid += smoothstep(0.05, 0.0, abs(bubbles - 0.2)) * vec3(0.5, 0.28, 0.12) * crema * step(0.55, hash(floor(swirl * 13.0) + 4.0)) * smoothstep(0.9, 0.2, r);
  c = mix(c, liquid, smoothstep(1.0, 0.975, inside));
  float pour = stream(p, t), cut = smoothstep(-0.335, -0.31, p.y);
  float w = sat(-pour / 0.05), shine = sin(p.y * 17.0 + t * 22.0) * 0.2;
  vec3 body = mix(vec3(1.9, 0.85, 0.28), vec3(0.06, 0.022, 0.008), smoothstep(0.0, 0.6, w)) + vec3(1.6, 1.2, 0.9) * smoothstep(0.22, 0.0, abs(w - 0.62 + shine)) * step(p.x, 0.13);
  c = mix(c, body, smoothstep(0.006, -0.006, pour) * cut);
  c += vec3(1.4, 0.75, 0.3) * exp(-r * r * 120.0) * 0.7 * step(inside, 1.0);
  vec2 q = p - vec2(0.0, -0.3);
  float rise = fbm(vec2(q.x * 2.1 + 0.4 * sin(q.y * 2.0 - t * 0.8), q.y * 1.3 - t * 0.5) + 0.9 * fbm(q * 1.7 - vec2(0.0, t * 0.33)));
  float steam = smoothstep(0.42, 0.85, rise) * smoothstep(-0.02, 0.35, q.y) * exp(-sq(q.x * 0.95 - 0.1 * q.y)) * smoothstep(1.5, 0.5, q.y);
  return c + steam * (vec3(0.85, 0.5, 0.25) * smoothstep(-0.9, 1.0, p.x + 0.3) + vec3(0.12, 0.13, 0.14)) * 0.85;
}
#include "lib/main"
