#define STEPS 64
#include "lib/studio"
/** A spirit bottle: light is bent into the glass, travels through the amber and leaves it coloured. SMOKE lights it from behind. */
uniform float uFar, uShift;

float outline(vec3 p) {
  float y = p.y, r = 0.42;
  r = mix(r, 0.13, smoothstep(0.52, 0.86, y));
  float d = (length(p.xz) - r) * 0.85;
  d = max(d, abs(y - 0.1) - 1.06);
  return d - 0.03;
}

float cork(vec3 p) { return sdCylinder(p - vec3(0.0, 1.27, 0.0), 0.145, 0.12) - 0.025; }

float map(vec3 p) { return min(min(outline(p), cork(p)), p.y + 1.0); }

vec3 behind(vec3 rd, vec2 p, float t) {
#ifdef SMOKE
  vec2 q = vec2(rd.x, rd.y) * 2.2;
  float smoke = fbm(q * 1.6 + vec2(0.12 * sin(t * TAU / uLoop), -t * 0.22) + 0.8 * fbm(q * 2.2 - vec2(0.0, t * 0.14)));
  return uRim * (exp(-dot(q - vec2(0.0, 0.1), q - vec2(0.0, 0.1)) * 1.5) * 1.5) * (0.25 + 1.1 * smoothstep(0.25, 0.75, smoke)) + uRoom * 0.5;
#else
  vec3 c = uRoom * 0.6 + uKey * 0.12 * exp(-sq(rd.x + 0.1) * 9.0 - sq(rd.y - 0.05) * 14.0);
  return c + bokeh(rd.xy * 2.4 + vec2(t * 0.01, 0.0), 2.2, 0.4, t, uRim * 0.55, uKey * 0.3) * 0.35;
#endif
}

vec3 tablelight(vec3 q, vec3 rd, float d, float t, vec3 back) {
  vec3 n = vec3(0.0, 1.0, 0.0);
  vec3 wood = mix(vec3(0.05, 0.024, 0.012), vec3(0.11, 0.055, 0.025), noise(vec2(q.x * 20.0, q.z * 1.6)) * noise(q.xz * 3.0 + 4.0) * 1.6);
  vec3 c = surface(q, n, rd, wood, 0.3, 0.0);
  vec3 mirror = reflect(rd, n);
  float m = march(q + n * 0.01, mirror, 0.02, 3.0);
  if (m > 0.0) c += vec3(0.35, 0.13, 0.03) * 0.35 * exp(-m * 1.6);
  vec2 o = q.xz - vec2(0.42, 0.25);
  o = rot(-0.75) * o;
  float web = pow(1.0 - abs(noise(o * vec2(3.0, 7.0) + t * 0.12) + noise(o * vec2(5.0, 6.0) - t * 0.1 + 3.0) - 1.0), 6.0);
  c += vec3(1.9, 0.72, 0.14) * exp(-sq(o.y * 2.6) - sq((o.x - 0.5) * 1.15)) * (0.15 + web * 1.3) * 0.6;
  return mix(c, back, smoothstep(4.5, 8.0, d));
}

vec3 shade(vec2 p, float t) {
  vec3 ro = vec3(sin(0.12 * t - 0.3) * 0.9, 0.35 + t * 0.015, uFar - t * 0.06), rd = lookAt(ro, vec3(uShift, 0.16, 0.0)) * normalize(vec3(p, 2.6));
  vec3 back = behind(rd, p, t);
  float d = march(ro, rd, 2.5, 10.0);
  if (d < 0.0) return back;
  vec3 q = ro + rd * d, n = normalAt(q, 0.002);
  if (q.y < -0.98) return tablelight(q, rd, d, t, back);
  if (cork(q) < 0.004) return surface(q, n, rd, mix(vec3(0.09, 0.05, 0.03), vec3(0.16, 0.1, 0.06), noise(q * 30.0)), 0.5, 0.0);
  float turn = atan(q.x, q.z) + t * 0.3 - 0.9;
  turn = mod(turn + PI, TAU) - PI;
  vec2 label = vec2(turn * 0.42, q.y + 0.28);
  float paper = sdBox(label, vec2(0.36, 0.36)) - 0.02;
  if (paper < 0.0 && q.y < 0.5) {
    vec3 ink = vec3(0.09, 0.05, 0.03), tone = vec3(0.74, 0.66, 0.52) * (0.92 + 0.12 * noise(q * 40.0));
    float ring = abs(length(label - vec2(0.0, 0.1)) - 0.13), stem = 9.0;
    for (int i = 0; i < 5; i++) stem = min(stem, sdSegment(label, vec2(0.0, 0.0), vec2(-0.08 + 0.04 * float(i), 0.2 - 0.02 * abs(float(i) - 2.0))));
    float marks = min(min(ring - 0.006, stem - 0.007), min(sdBox(label + vec2(0.0, 0.16), vec2(0.22, 0.016)), sdBox(label + vec2(0.0, 0.22), vec2(0.14, 0.008))));
    marks = min(marks, abs(paper + 0.03) - 0.004);
    return surface(q, n, rd, mix(tone, ink, smoothstep(0.004, -0.002, marks)), 0.8, 0.0);
  }
  vec3 inside = refract(rd, n, 1.0 / 1.42), x = q - n * 0.02;
  float path = 0.0;
  for (int i = 0; i < 26; i++) {
    float s = -outline(x + inside * path);
    if (s < 0.002 && i > 2) break;
    path += max(s, 0.02);
  }
  vec3 leave = x + inside * path, m = -normalAt(leave, 0.004), outward = refract(inside, m, 1.42);
  if (dot(outward, outward) < 0.1) outward = reflect(inside, m);
  float level = smoothstep(0.63, 0.61, 0.5 * (q.y + leave.y));
  vec3 through = behind(outward, p, t) * 1.2 + room(outward, 0.35) * 0.8;
  if (outward.y < -0.15) through = vec3(0.35, 0.16, 0.05) * 0.7;
  through *= exp(-path * mix(vec3(0.3), vec3(0.5, 2.3, 8.0), level));
  through += level * vec3(0.55, 0.17, 0.015) * (0.3 + 0.5 * sat(path)) * (0.5 + 0.5 * sat(q.y + 0.8));
  float f = 0.04 + 0.96 * pow(1.0 - max(dot(n, -rd), 0.0), 5.0);
  return mix(through, room(reflect(rd, n), 0.06), f) + smoothstep(0.012, 0.0, abs(q.y - 0.62)) * level * vec3(0.5, 0.25, 0.06);
}
#include "lib/main"
