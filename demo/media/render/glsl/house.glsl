#define STEPS 84
#include "lib/march"
/** A glass house at dusk by its pool, the camera on a slow aerial arc. */

float box(vec3 p, vec3 c, vec3 b) { return sdBox(p - c, b); }

float solid(vec3 p) {
  float d = box(p, vec3(0.0, 0.06, 0.0), vec3(3.3, 0.06, 1.6));
  d = min(d, box(p, vec3(0.1, 1.16, 0.05), vec3(3.5, 0.07, 1.85)));
  d = min(d, box(p, vec3(-0.9, 2.2, -0.25), vec3(2.3, 0.06, 1.55)));
  d = min(d, box(p, vec3(-1.0, 1.7, -1.4), vec3(2.0, 0.5, 0.05)));
  d = min(d, box(p, vec3(0.0, 0.6, -1.45), vec3(3.1, 0.52, 0.06)));
  d = min(d, box(p, vec3(2.9, 0.6, -0.5), vec3(0.09, 0.55, 0.95)));
  d = min(d, box(p, vec3(-2.9, 1.1, -0.4), vec3(0.16, 1.3, 0.5)));
  vec3 q = vec3(mod(p.x + 0.55, 1.1) - 0.55, p.y - 0.62, p.z - 1.35);
  d = min(d, max(sdBox(q, vec3(0.022, 0.5, 0.022)), abs(p.x) - 3.1));
  q = vec3(mod(p.x + 0.4, 0.8) - 0.4, p.y - 1.7, p.z - 0.95);
  d = min(d, max(sdBox(q, vec3(0.016, 0.46, 0.016)), abs(p.x + 0.9) - 2.0));
  d = min(d, min(box(p, vec3(-0.8, 0.25, -0.2), vec3(0.65, 0.12, 0.3)), box(p, vec3(-0.8, 0.4, -0.45), vec3(0.65, 0.16, 0.07))));
  d = min(d, box(p, vec3(1.4, 0.44, -0.2), vec3(0.55, 0.025, 0.3)));
  d = min(d, box(p, vec3(1.3, 0.78, -1.2), vec3(0.7, 0.2, 0.03)));
  return min(d, box(p, vec3(-1.4, 1.45, -0.3), vec3(0.5, 0.12, 0.5)));
}

float trees(vec3 p) {
  float d = 9.0;
  for (int i = 0; i < 4; i++) {
    float k = float(i);
    vec3 c = vec3(-5.2 + k * 3.1 + sin(k * 4.0) * 0.5, 1.3 + 0.3 * sin(k * 2.6), -3.6 - 0.8 * sin(k * 5.0));
    d = min(d, min(sdEllipsoid(p - c, vec3(1.15, 1.35, 1.0)), sdCapsule(p, vec3(c.x, 0.0, c.z), c, 0.07)));
  }
  return d < 0.6 ? d + (noise(p * 3.5) - 0.45) * 0.55 + (noise(p * 11.0) - 0.5) * 0.14 : d * 0.85;
}

float map(vec3 p) { return min(min(solid(p), trees(p) * 0.6), p.y); }

bool pool(vec3 p) { return p.y < 0.01 && abs(p.x - 0.3) < 2.3 && abs(p.z - 2.75) < 0.75; }

vec3 sky(vec3 rd) {
  float y = sat(rd.y);
  vec3 c = mix(vec3(0.95, 0.4, 0.22), vec3(0.045, 0.085, 0.19), pow(y, 0.34) * 1.05);
  c = mix(c, vec3(0.42, 0.17, 0.2), smoothstep(0.45, 0.8, fbm(rd.xz / (y + 0.15) * vec2(0.7, 1.3) + uTime * 0.015)) * 0.55 * smoothstep(0.0, 0.1, y));
  return c * 0.85;
}

vec3 lamps(vec3 p, vec3 n) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 3; i++) {
    vec3 l = (i == 0 ? vec3(-1.3, 1.0, 0.1) : i == 1 ? vec3(1.5, 1.0, 0.1) : vec3(-1.0, 2.05, 0.0)) - p;
    float d = dot(l, l);
    sum += vec3(2.4, 1.2, 0.5) * (0.3 + 0.7 * sat(dot(n, l * inversesqrt(d)))) / (0.22 + d) * (i == 2 ? step(1.2, p.y) : smoothstep(1.3, 1.1, p.y));
  }
  return sum;
}

vec3 lit(vec3 p, vec3 rd) {
  vec3 n = normalAt(p, 0.004), tone = vec3(0.32, 0.28, 0.25), glow = lamps(p, n);
  if (p.y < 0.01) {
    tone = vec3(0.035, 0.055, 0.03) * (0.6 + 0.8 * fbm(p.xz * 5.0));
    if (abs(p.x) < 4.0 && abs(p.z - 2.4) < 1.5) tone = vec3(0.2, 0.17, 0.15) * (0.9 + 0.1 * step(0.06, fract(p.z * 2.6)));
    glow *= smoothstep(5.5, 1.0, length(p.xz - vec2(0.0, 1.2)));
  } else if (trees(p) < 0.06) { tone = vec3(0.016, 0.024, 0.017); glow *= 0.5; }
  else if (p.y < 1.08 && p.z < -1.3) tone = mix(vec3(0.3, 0.16, 0.08), vec3(0.4, 0.24, 0.12), step(0.5, fract(p.x * 3.0)));
  bool inside = abs(p.x) < 3.1 && abs(p.z) < 1.4 && p.y < 2.2 && p.y > 0.1;
  float ao = occlusion(p, n, 0.35);
  vec3 c = tone * (vec3(0.2, 0.26, 0.42) * (0.6 + 0.6 * n.y) * ao * (inside ? 0.4 : 1.0) + vec3(0.3, 0.11, 0.05) * max(0.0, dot(n, normalize(vec3(-0.7, 0.15, -0.6)))) + glow * mix(0.5, 1.0, ao));
  if (inside && n.y < -0.5) c += vec3(1.5, 0.85, 0.42) * smoothstep(0.12, 0.0, abs(abs(p.z + 0.1) - 0.5)) * 1.2;
  return c;
}

vec3 shade(vec2 p, float t) {
  float a = 0.62 + t * 0.035;
  vec3 ta = vec3(-0.1, 0.75, 0.4), ro = vec3(sin(a) * 8.2, 2.5 + t * 0.05, cos(a) * 8.2) * 0.93, rd = lookAt(ro, ta) * normalize(vec3(p, 1.9));
  float d = march(ro, rd, 0.5, 26.0);
  if (d < 0.0) return sky(rd);
  vec3 q = ro + rd * d, c;
  if (pool(q)) {
    vec2 w = vec2(noise(q.xz * 5.0 + t * 0.6), noise(q.xz * 5.0 - t * 0.5 + 7.0)) - 0.5;
    vec3 r = reflect(rd, normalize(vec3(w.x * 0.05, 1.0, w.y * 0.05)));
    float m = march(q, r, 0.05, 16.0);
    vec3 mirror = m < 0.0 ? sky(r) : lit(q + r * m, r);
    float caustic = pow(1.0 - abs(noise(q.xz * 4.0 + t * 0.5) + noise(q.xz * 5.0 - t * 0.4) - 1.0), 5.0);
    c = mix(vec3(0.01, 0.13, 0.16) * (0.7 + caustic * 1.6), mirror, 0.25 + 0.75 * pow(1.0 + rd.y, 2.5));
  } else c = lit(q, rd);
  return mix(c, sky(normalize(vec3(rd.x, 0.04, rd.z))), 1.0 - exp(-d * d * 0.0012));
}
#include "lib/main"
