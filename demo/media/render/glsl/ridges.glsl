#include "lib/common"
uniform vec2 uSunAt;
uniform float uRelief;
/** Ridges behind ridges with mist between them, and the sun coming up. WATER adds a lake with a rower on it. */

float ridge(float x, float layer, float rough) {
  return fbm(vec2(x, layer * 7.3)) + rough * 0.12 * abs(noise(vec2(x * 14.0, layer)) - 0.5);
}

float pines(float x, float seed) {
  float id = floor(x), f = abs(fract(x) - 0.5) * 2.0, h = 0.35 + 0.65 * hash(id + seed);
  return h * max(0.0, 1.0 - f * 1.3) * (0.85 + 0.15 * step(0.5, fract(f * 6.0)));
}

vec3 land(vec2 p, float t) {
  vec2 sun = vec2(uSunAt.x, uSunAt.y + t * 0.016);
  float s = length(p - sun);
  vec3 col = mix(vec3(1.2, 0.6, 0.3), vec3(0.18, 0.26, 0.42), smoothstep(-0.1, 1.15, p.y + s * 0.16));
  float cloud = fbm(vec2(p.x * 0.8 - t * 0.012, p.y * 4.5) + 4.0);
  col += smoothstep(0.5, 0.85, cloud) * vec3(0.75, 0.32, 0.2) * 0.7 * smoothstep(0.1, 0.5, p.y);
  col += vec3(2.2, 1.0, 0.4) * (exp(-s * 2.6) * 0.75 + exp(-s * 9.0) * 1.2) + smoothstep(0.105, 0.09, s) * vec3(16.0, 10.0, 5.0);
  for (int i = 0; i < 7; i++) {
    float z = float(i) / 6.0, depth = mix(0.35, 1.6, z * z);
    float x = p.x * mix(0.9, 0.55, z) / 0.6 + t * 0.02 * depth + float(i) * 3.7;
    float base = mix(0.3, -0.92, pow(z, 0.85));
#ifdef WATER
    base = mix(0.36, -0.02, z) - 0.02;
#endif
    float h = base + (ridge(x * mix(1.1, 0.8, z), float(i), z) - 0.45) * mix(0.5, 0.62, z) * uRelief;
    if (i >= 5) h += pines(x * mix(22.0, 13.0, z - 0.8), float(i)) * mix(0.06, 0.2, (z - 0.8) * 5.0) * uRelief;
    float inside = smoothstep(0.0, 0.004 + 0.004 * (1.0 - z), h - p.y);
    vec3 tone = mix(vec3(0.62, 0.4, 0.36), vec3(0.012, 0.02, 0.028), pow(z, 0.6));
    tone += vec3(1.6, 0.65, 0.22) * exp(-s * 1.7) * (1.0 - z) * 0.55;
    float mist = smoothstep(0.0, 0.5, h - p.y) * (0.5 + 0.7 * noise(vec2(x * 2.0 + t * 0.1, p.y * 3.0)));
    tone = mix(tone, mix(vec3(0.5, 0.42, 0.46), vec3(1.5, 0.78, 0.42), exp(-s * 0.9)), mist * mix(0.85, 0.3, z));
    col = mix(col, tone, inside);
  }
  return col;
}

#ifdef WATER
float body(vec2 q, float stroke) {
  float lean = mix(-0.5, 0.42, stroke), seat = mix(-0.02, 0.05, stroke);
  vec2 hip = vec2(seat, 0.035), neck = hip + 0.155 * vec2(sin(-lean), cos(lean)), head = neck + 0.052 * vec2(sin(-lean * 0.6), cos(lean));
  vec2 hand = mix(vec2(-0.17, 0.085), vec2(-0.03, 0.1), stroke), elbow = mix((neck + hand) * 0.5, vec2(0.02, 0.09), stroke * 0.8);
  vec2 foot = vec2(-0.19, 0.02), knee = mix(vec2(-0.1, 0.125), vec2(-0.09, 0.05), stroke);
  float d = sdSegment(q, hip, neck) - mix(0.026, 0.034, sat((q.y - 0.04) * 8.0));
  d = smin(d, length(q - head) - 0.03, 0.02);
  d = min(d, sdSegment(q, neck - 0.015, elbow) - 0.012);
  d = min(d, sdSegment(q, elbow, hand) - 0.01);
  d = min(d, min(sdSegment(q, hip, knee) - 0.017, sdSegment(q, knee, foot) - 0.014));
  float hull = abs(q.y - 0.008) - 0.014 * sqrt(max(0.0, 1.0 - sq(q.x / 0.78)));
  d = min(d, max(hull, abs(q.x) - 0.78));
  vec2 blade = mix(vec2(0.36, -0.01), vec2(-0.4, -0.012), smoothstep(0.0, 1.0, stroke));
  blade = vec2(-blade.x * 0.9 - 0.05, 0.0 + 0.05 * sin(stroke * PI) * step(0.5, fract(uTime / 2.4)));
  d = min(d, sdSegment(q, hand, blade) - 0.004);
  return min(d, sdBox(q - blade - vec2(0.0, -0.006), vec2(0.045, 0.011)));
}
#endif

vec3 shade(vec2 p, float t) {
#ifdef WATER
  const float line = -0.1;
  float stroke = 0.5 - 0.5 * cos(t * TAU / 2.4);
  vec2 boat = vec2(p.x + 0.42 - 0.035 * t - 0.03 * sin(t * TAU / 2.4), p.y + 0.36) * 0.92;
  vec3 col;
  if (p.y > line) col = land(p, t);
  else {
    float depth = (line - p.y), far = 1.0 / (depth + 0.03);
    float r = noise(vec2(p.x * far * 2.2, far * 5.0 + t * 1.2)) - 0.5 + 0.5 * (noise(vec2(p.x * far * 5.0 - t, far * 14.0 + t * 2.0)) - 0.5);
    float wake = smoothstep(0.5, 0.0, abs(boat.y + 0.02 + (boat.x - 0.5) * 0.02) * 6.0) * smoothstep(0.7, -0.9, boat.x);
    r += wake * 0.35 * sin(boat.x * 60.0 - boat.y * 90.0 + t * 5.0);
    vec2 m = vec2(p.x + r * 0.05, 2.0 * line - p.y + abs(r) * 0.22 * (0.3 + depth));
    col = land(m, t) * mix(0.82, 0.35, sat(depth * 1.1)) * vec3(0.86, 0.92, 1.0) + vec3(0.004, 0.01, 0.016);
    col += pow(sat(r * 2.2), 3.0) * vec3(2.2, 1.1, 0.5) * exp(-abs(p.x - uSunAt.x) * 2.2);
    float mirror = body(vec2(boat.x + r * 0.02, -boat.y - 0.012 + r * 0.015), stroke);
    col *= mix(0.16, 1.0, smoothstep(-0.004, 0.012, mirror));
  }
  float fog = exp(-abs(p.y - line - 0.02) * 11.0) * (0.35 + 0.6 * fbm(vec2(p.x * 1.3 + t * 0.08, p.y * 5.0)));
  col = mix(col, vec3(1.25, 0.74, 0.48) * (0.5 + exp(-abs(p.x - uSunAt.x))), fog * 0.75);
  float d = body(boat, stroke);
  vec3 dark = vec3(0.012, 0.014, 0.018) + smoothstep(-0.014, 0.0, d) * vec3(0.55, 0.26, 0.12) * smoothstep(-0.02, 0.16, boat.y);
  return mix(col, dark, smoothstep(0.004, -0.003, d));
#else
  return land(p / (1.0 + t * 0.008), t);
#endif
}
#include "lib/main"
