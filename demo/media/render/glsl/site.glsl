#define STEPS 90
#include "lib/march"
/** A steel frame going up against a low sun, with a tower crane swinging a beam over it. */

const vec3 SUN = vec3(-0.34, 0.085, 0.936);

float lattice(vec3 p, float w, float len) {
  vec2 c = abs(p.xz) - w;
  float d = max(length(max(abs(c) - 0.018, 0.0)), abs(p.y) - len);
  float k = abs(fract(p.y / (w * 2.0) * 0.5) - 0.5) * 4.0 * w - w;
  vec3 q = vec3(abs(p.x) - w, p.y, p.z);
  float brace = max(length(vec2(q.x, (p.z - k) * 0.6)) - 0.013, abs(p.y) - len);
  vec3 r = vec3(p.x, p.y, abs(p.z) - w);
  brace = min(brace, max(length(vec2(r.z, (p.x - k) * 0.6)) - 0.013, abs(p.y) - len));
  return min(d, brace);
}

float frame(vec3 p) {
  vec3 q = p - vec3(0.9, 0.0, 9.0);
  float top = 5.1 - 1.2 * step(0.4, q.x) - 0.6 * step(1.4, q.z), bound = sdBox(q - vec3(0.0, 2.0, 0.0), vec3(2.5, 3.2, 2.1));
  if (bound > 0.5) return bound;
  vec3 cell = vec3(mod(q.x + 0.5, 1.0) - 0.5, mod(q.y + 0.3, 0.6) - 0.3, mod(q.z + 0.5, 1.0) - 0.5);
  float cols = max(sdBox(cell.xz, vec2(0.035)), max(q.y - top, -0.1 - q.y));
  float beams = min(sdBox(cell.yz, vec2(0.035, 0.022)), sdBox(cell.xy, vec2(0.022, 0.035)));
  float slab = max(abs(mod(q.y + 0.3, 0.6) - 0.34) - 0.02, q.y - 2.75);
  beams = max(min(beams, slab), q.y - top + 0.25);
  return max(min(cols, beams), max(abs(q.x) - 2.05, abs(q.z) - 2.05)) * 0.8;
}

float crane(vec3 p) {
  vec3 q = p - vec3(-2.5, 0.0, 9.6);
  float d = lattice(q - vec3(0.0, 3.0, 0.0), 0.15, 3.2);
  d = min(d, sdBox(q - vec3(0.18, 6.15, -0.15), vec3(0.15, 0.16, 0.14)));
  q.xz = rot(-0.32 - 0.035 * uTime) * q.xz;
  vec3 j = q - vec3(1.75, 6.45, 0.0);
  d = min(d, lattice(j.yxz - vec3(0.0, 0.2, 0.0), 0.1, 2.9));
  d = min(d, sdBox(q - vec3(-1.05, 6.25, 0.0), vec3(0.26, 0.24, 0.14)));
  d = min(d, sdCapsule(q, vec3(0.0, 6.3, 0.0), vec3(0.0, 7.3, 0.0), 0.04));
  d = min(d, min(sdCapsule(q, vec3(0.0, 7.3, 0.0), vec3(3.6, 6.55, 0.0), 0.012), sdCapsule(q, vec3(0.0, 7.3, 0.0), vec3(-1.1, 6.5, 0.0), 0.012)));
  float drop = 5.0 + 0.12 * uTime * 0.5;
  d = min(d, sdCapsule(q, vec3(3.2, 6.4, 0.0), vec3(3.2, drop + 0.35, 0.0), 0.008));
  d = min(d, min(sdCapsule(q, vec3(3.2, drop + 0.35, 0.0), vec3(2.8, drop, 0.0), 0.006), sdCapsule(q, vec3(3.2, drop + 0.35, 0.0), vec3(3.6, drop, 0.0), 0.006)));
  return min(d, sdBox(q - vec3(3.2, drop, 0.0), vec3(0.62, 0.035, 0.03))) * 0.85;
}

float worker(vec3 p, vec3 c) {
  p -= c;
  float d = sdCapsule(p, vec3(0.0, 0.16, 0.0), vec3(0.01, 0.26, 0.0), 0.035);
  d = min(d, sdCapsule(p, vec3(-0.02, 0.0, 0.0), vec3(-0.01, 0.16, 0.0), 0.02));
  d = min(d, sdCapsule(p, vec3(0.04, 0.0, 0.0), vec3(0.015, 0.16, 0.0), 0.02));
  d = min(d, sdCapsule(p, vec3(0.02, 0.26, 0.0), vec3(0.12, 0.31 + 0.02 * sin(uTime * 2.0), 0.0), 0.014));
  return min(d, length(p - vec3(0.01, 0.345, 0.0)) - 0.04);
}

float map(vec3 p) {
  float d = min(frame(p), crane(p));
  return min(d, min(worker(p, vec3(0.12, 4.84, 7.0)), worker(p, vec3(-0.65, 4.84, 7.0))));
}

vec3 sky(vec3 rd) {
  float s = max(dot(rd, SUN), 0.0), y = max(rd.y, 0.0);
  vec3 c = mix(vec3(1.3, 0.46, 0.15), vec3(0.07, 0.12, 0.27), pow(y, 0.5) * 1.5);
  float cloud = fbm(rd.xz / (y + 0.22) * vec2(0.9, 1.8) + vec2(uTime * 0.02, 1.0));
  c = mix(c, mix(vec3(0.2, 0.12, 0.18), vec3(1.8, 0.7, 0.28), smoothstep(0.75, 0.45, cloud)), smoothstep(0.42, 0.7, cloud) * smoothstep(0.0, 0.2, y) * 0.85);
  return c + vec3(2.0, 0.9, 0.3) * (pow(s, 12.0) * 0.7 + pow(s, 90.0) * 1.3 + smoothstep(0.9982, 0.9988, s) * 14.0);
}

vec3 shade(vec2 p, float t) {
  vec3 ro = vec3(-0.9 + t * 0.13, 4.6 + t * 0.05, -0.6), ta = vec3(-0.45, 4.75, 9.0), rd = lookAt(ro, ta) * normalize(vec3(p, 1.75));
  vec3 c = sky(rd), q;
  for (int i = 0; i < 3; i++) {
    float k = float(i), x = rd.x / rd.z * (9.0 + k * 5.0) + t * 0.03 * k, id = floor(x);
    float h = -0.035 - k * 0.028 + 0.085 * hash(id + k * 19.0) * (1.0 - k * 0.2);
    float in1 = smoothstep(0.003, -0.003, rd.y / rd.z - h);
    vec3 tone = mix(vec3(1.05, 0.42, 0.17), vec3(0.1, 0.055, 0.06), 0.3 + k * 0.3 + 0.1) * mix(0.3, 1.0, smoothstep(-0.45, -0.02, rd.y / rd.z)) * (0.55 + 0.9 * pow(max(dot(rd, SUN), 0.0), 16.0));
    tone += step(0.975, hash(floor(vec2(x * 9.0, rd.y * 260.0)))) * vec3(0.5, 0.26, 0.1) * step(0.5, k) * smoothstep(-0.3, -0.08, rd.y / rd.z);
    c = mix(c, tone, in1);
  }
  float d = march(ro, rd, 3.0, 18.0);
  if (d > 0.0) {
    q = ro + rd * d;
    vec3 n = normalAt(q, 0.006);
    float rim = pow(1.0 - abs(dot(n, rd)), 2.0);
    vec3 steel = mix(vec3(0.03, 0.024, 0.026), vec3(0.16, 0.045, 0.018), step(0.5, noise(q.xz * 3.0)) * 0.6);
    vec3 s = steel * (0.35 + vec3(2.4, 1.0, 0.4) * max(dot(n, SUN), 0.0)) + rim * vec3(0.9, 0.36, 0.12) * pow(max(dot(rd, SUN), 0.0), 4.0);
    c = mix(s, c, 0.1 + 0.16 * pow(max(dot(rd, SUN), 0.0), 8.0));
  }
  return c;
}
#include "lib/main"
