#define STEPS 72
#include "lib/studio"
/** A trainer turning on a plinth while coloured light sweeps over it. */
uniform float uTurn, uStart;
uniform vec3 uBody;

vec3 turned(vec3 p) { p.xz = rot(uTime * uTurn + uStart) * p.xz; return p; }

float width(float x) { return 0.3 + 0.085 * smoothstep(-0.2, 0.7, x) - 0.05 * smoothstep(0.0, -0.4, x) * smoothstep(-0.9, -0.4, x) - 0.2 * smoothstep(0.75, 1.15, x) - 0.09 * smoothstep(-0.75, -1.05, x); }

float sole(vec3 p) {
  float spring = 0.14 * sq(max(p.x - 0.45, 0.0)), w = width(p.x);
  float top = 0.17 + 0.075 * smoothstep(0.2, -0.9, p.x) + spring;
  vec3 q = vec3(p.x - 0.02, p.y - 0.5 * (top + spring), p.z);
  float flare = 0.025 * sin(p.x * 26.0) * smoothstep(0.12, 0.0, p.y);
  return (sdBox(q, vec3(1.08, 0.5 * (top - spring) - 0.05, w + 0.02 + flare)) - 0.05) * 0.75;
}

float upper(vec3 p) {
  float w = width(p.x) - 0.025;
  float d = sdEllipsoid(p - vec3(0.52, 0.2, 0.0), vec3(0.6, 0.31, w * 1.0));
  d = smin(d, sdEllipsoid(p - vec3(-0.15, 0.3, 0.0), vec3(0.66, 0.48, w)), 0.28);
  d = smin(d, sdEllipsoid(p - vec3(-0.62, 0.46, 0.0), vec3(0.42, 0.5, w * 1.0)), 0.2);
  d = smin(d, sdEllipsoid(p - vec3(0.02, 0.66, 0.0), vec3(0.3, 0.16, 0.15)), 0.16);
  float hole = sdEllipsoid(p - vec3(-0.5, 0.98, 0.0), vec3(0.4, 0.36, 0.2));
  d = max(d, -hole);
  return max(d, 0.12 - p.y) * 0.8;
}

float laces(vec3 p) {
  float d = 9.0;
  for (int i = 0; i < 5; i++) {
    float k = float(i);
    vec3 c = vec3(0.1 + k * 0.105, 0.765 - k * 0.068 - k * k * 0.004, 0.0);
    d = min(d, sdEllipsoid(p - c, vec3(0.03, 0.03, 0.17 - k * 0.008)));
  }
  return d;
}

float map(vec3 p) {
  float plinth = sdCylinder(p + vec3(0.0, 0.22, 0.0), 1.35, 0.2) - 0.02;
  vec3 q = turned(p);
  float near = length(q - vec3(0.0, 0.4, 0.0)) - 1.35;
  float shoe = near > 0.2 ? near : min(min(sole(q), upper(q)), laces(q));
  return min(min(shoe, plinth), p.y + 0.9);
}

vec3 shade(vec2 p, float t) {
  vec3 ro = vec3(0.0, 1.25, 5.2 - t * 0.07), rd = lookAt(ro, vec3(0.0, 0.28, 0.0)) * normalize(vec3(p, 2.25));
  float sweep = sin(t * TAU / uLoop);
  vec3 back = mix(uRim, uKey, sat(0.5 + p.x * 0.4 + sweep * 0.3)) * 0.13 * exp(-dot(p, p) * 0.5) + uRoom * 0.3;
  back += uRim * exp(-abs(length(p - vec2(0.0, 0.22)) - 0.86) * 38.0) * 0.9 + uRim * exp(-abs(length(p - vec2(0.0, 0.22)) - 0.86) * 6.0) * 0.16;
  float d = march(ro, rd, 3.0, 11.0);
  if (d < 0.0) return back;
  vec3 q = ro + rd * d, n = normalAt(q, 0.003), o = turned(q), c;
  vec3 glide = uKey * exp(-sq(q.x - sweep * 1.6) * 4.0) * 0.9;
  if (q.y < 0.0 && length(q.xz) < 1.4 && q.y > -0.5) c = surface(q, n, rd, vec3(0.06), 0.25, 0.0) + uRim * 0.5 * smoothstep(0.05, 0.0, abs(q.y + 0.05)) * step(n.y, 0.5);
  else if (q.y < -0.5) c = mix(surface(q, n, rd, vec3(0.04), 0.5, 0.0), back, smoothstep(5.0, 9.0, d));
  else if (laces(o) < 0.01) c = surface(q, n, rd, vec3(0.85, 0.82, 0.76), 0.8, 0.0) + glide * 0.3;
  else if (sole(o) < upper(o)) c = surface(q, n, rd, o.y > 0.08 ? vec3(0.82, 0.79, 0.73) : vec3(0.4, 0.2, 0.08), 0.5, 0.0) + glide * 0.2;
  else {
    float stripe = abs(fract((o.x * 1.1 + o.y * 0.9) * 2.6) - 0.5), panel = step(-0.42, o.x) * step(o.x, 0.25) * step(o.y, 0.6);
    vec3 tone = mix(uBody, uBody * 0.35, smoothstep(0.03, 0.0, abs(o.x - 0.62 + o.y * 0.3)) + smoothstep(-0.7, -0.78, o.x + o.y * 0.1) * 0.8);
    tone = mix(tone, vec3(0.9, 0.86, 0.78), panel * smoothstep(0.22, 0.19, stripe) * step(0.06, abs(o.z)));
    if (o.y > 0.5 && abs(o.z) < 0.13 && o.x > -0.1) tone = uBody * 0.5;
    float knit = noise(vec3(o.xy * 90.0, 1.0)) * 0.35 + 0.82;
    c = surface(q, normalize(n + 0.12 * (noise(o * 60.0) - 0.5)), rd, tone * knit, 0.65, 0.0) + tone * glide;
  }
  return c;
}
#include "lib/main"
