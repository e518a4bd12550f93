#define STEPS 64
#include "lib/studio"
/** A fibre plant pot on a turntable; the seedling in it unfolds. */

float leaf(vec3 p, float a, float lift, float size) {
  p.xz = rot(a) * p.xz;
  p.xy = rot(-lift) * p.xy;
  p -= vec3(0.2 * size, 0.0, 0.0);
  p.y += 0.5 * p.x * p.x / size - 0.12 * abs(p.z);
  return sdEllipsoid(p, vec3(0.23, 0.02, 0.085) * size) * 0.7;
}

float pot(vec3 p) {
  float r = mix(0.44, 0.6, sat((p.y + 0.55) / 1.1)), d = abs(length(p.xz) - r) - 0.035;
  d = max(d, abs(p.y) - 0.55) * 0.9;
  d = smin(d, length(vec2(length(p.xz) - 0.61, p.y - 0.5)) - 0.06, 0.04);
  return min(d, sdCylinder(p + vec3(0.0, 0.5, 0.0), 0.42, 0.03));
}

float plant(vec3 p) {
  float g = smoothstep(-1.5, 6.5, uTime), h = 0.5 + 0.62 * g, sway = 0.03 * sin(uTime * 1.1);
  vec3 q = p - vec3(sway * sat(p.y), 0.4, 0.0);
  if (length(p - vec3(0.0, 0.95, 0.0)) > 0.95) return length(p - vec3(0.0, 0.95, 0.0)) - 0.8;
  float d = sdCapsule(q, vec3(0.0), vec3(0.03, h, 0.0), 0.02);
  for (int i = 0; i < 6; i++) {
    float k = float(i), y = h * (0.35 + 0.13 * k), size = (1.25 - k * 0.12) * (0.35 + 0.75 * g) * smoothstep(0.0, 0.35, g * 2.2 - k * 0.2);
    if (size > 0.05) d = smin(d, leaf(q - vec3(0.03 * y, y, 0.0), k * 2.4 + 0.4, 0.5 + 0.09 * k, size), 0.02);
  }
  return d;
}

float map(vec3 p) {
  vec3 q = p;
  q.xz = rot(uTime * TAU / 24.0) * q.xz;
  float soil = max(length(q.xz) - 0.57, abs(q.y - 0.3) - 0.08 - 0.03 * noise(q.xz * 16.0));
  float stand = sdCylinder(p + vec3(0.0, 0.68, 0.0), 1.05, 0.1) - 0.02;
  return min(min(min(pot(q), soil), min(plant(q), stand)), p.y + 0.8);
}

vec3 shade(vec2 p, float t) {
  float a = 0.22 - t * 0.02;
  vec3 ro = vec3(sin(a), 0.24, cos(a)) * (4.5 - t * 0.06), rd = lookAt(ro, vec3(0.42, 0.32, 0.0)) * normalize(vec3(p, 2.35));
  vec3 back = backdrop(p, vec2(-0.7, 0.35), 0.55) + bokeh(p + vec2(t * 0.012, 0.0), 2.1, 0.32, t, uKey * 0.5, vec3(0.16, 0.2, 0.06)) * 0.14;
  float d = march(ro, rd, 2.4, 9.0);
  if (d < 0.0) return back;
  vec3 q = ro + rd * d, n = normalAt(q, 0.003), o = q;
  o.xz = rot(t * TAU / 24.0) * o.xz;
  if (q.y < -0.78) {
    vec3 wood = mix(vec3(0.11, 0.055, 0.028), vec3(0.2, 0.11, 0.055), noise(vec2(q.x * 2.0, q.z * 22.0)));
    return mix(surface(q, n, rd, wood, 0.55, 0.0), back, smoothstep(4.6, 7.5, d));
  }
  if (plant(o) < 0.012) {
    vec3 green = mix(vec3(0.1, 0.2, 0.025), vec3(0.28, 0.38, 0.07), noise(o * 7.0));
    return surface(q, n, rd, green, 0.45, 0.0) + green * uKey * pow(max(dot(-n, KEY), 0.0), 1.0) * 0.7;
  }
  if (pot(o) < 0.015) {
    float fibre = noise(vec3(atan(o.z, o.x) * 34.0, o.y * 7.0, 2.0)) * 0.5 + noise(o * 46.0) * 0.5, fleck = smoothstep(0.66, 0.78, noise(vec3(atan(o.z, o.x) * 9.0, o.y * 40.0, 5.0)));
    n = normalize(n + 0.5 * (vec3(noise(o * 34.0), noise(o * 34.0 + 9.0), noise(o * 34.0 + 18.0)) - 0.5));
    vec3 clay = mix(vec3(0.3, 0.19, 0.1), vec3(0.56, 0.4, 0.24), fibre) + fleck * vec3(0.12, 0.11, 0.05);
    return surface(q, n, rd, clay, 0.9, 0.0);
  }
  if (q.y > -0.55) return surface(q, normalize(n + 0.9 * (noise(o * 30.0) - 0.5)), rd, vec3(0.04, 0.024, 0.016), 0.95, 0.0);
  return surface(q, n, rd, vec3(0.11, 0.1, 0.09), 0.35, 0.0);
}
#include "lib/main"
