#define STEPS 64
#include "lib/studio"
/** A skincare jar on wet stone: frosted glass, a brushed lid, drops of water, soft light from water above. */

float glass(vec3 p) { return sdCylinder(p - vec3(0.0, 0.27, 0.0), 0.62, 0.27) - 0.09; }
float lid(vec3 p) { return sdCylinder(p - vec3(0.0, 0.82, 0.0), 0.64, 0.13) - 0.035; }
float drops(vec3 p) {
  vec2 id = floor(p.xz * 2.6), f = (fract(p.xz * 2.6) - 0.5 - (hash2(id) - 0.5) * 0.5) / 2.6;
  float r = step(0.45, hash(id + 21.0)) * 0.035 + 0.085 * pow(hash(id + 3.0), 3.0) + 0.004, keep = step(0.95, length((id + 0.5) / 2.6));
  return mix(0.3, sdEllipsoid(vec3(f.x, p.y + 0.11, f.y), vec3(r, r * 0.55, r)), keep) * 0.7;
}
float map(vec3 p) {
  float stone = p.y + 0.11 - 0.012 * noise(p.xz * 1.3);
  float pebble = sdEllipsoid(p - vec3(-1.25, 0.1, -0.5), vec3(0.5, 0.26, 0.4));
  return min(min(min(glass(p), lid(p)), min(stone, pebble)), p.y < 0.12 ? drops(p) : 0.12);
}

vec3 shade(vec2 p, float t) {
  float a = -0.25 + t * 0.045;
  vec3 ro = vec3(sin(a) * 4.6, 1.75, cos(a) * 4.6), rd = lookAt(ro, vec3(0.0, 0.34, 0.0)) * normalize(vec3(p, 2.35));
  vec3 back = mix(vec3(0.62, 0.36, 0.3), vec3(0.85, 0.66, 0.54), sat(0.5 + 0.5 * p.y)) * 0.7;
  float d = march(ro, rd, 2.5, 10.0);
  if (d < 0.0) return back;
  vec3 q = ro + rd * d, n = normalAt(q, 0.002), c;
  vec2 w = q.xz + 0.1 * vec2(noise(q.xz * 2.0 + t * 0.3), noise(q.xz * 2.0 - t * 0.3));
  float web = pow(1.0 - abs(noise(w * 2.6 + vec2(t * 0.35, 0.0)) + noise(w * 3.4 - vec2(0.0, t * 0.3) + 5.0) - 1.0), 7.0);
  vec3 light = vec3(1.0, 0.9, 0.78) * web * 0.4;
  if (lid(q) < 0.004) {
    n = normalize(n + 0.05 * (noise(vec3(length(q.xz) * 70.0, q.y * 90.0, 1.0)) - 0.5));
    c = surface(q, n, rd, vec3(0.92, 0.66, 0.5), 0.28, 1.0) + light * 0.3 * sat(n.y);
  } else if (glass(q) < 0.004) {
    c = surface(q, n, rd, vec3(0.93, 0.83, 0.78), 0.22, 0.0) * 0.85 + vec3(0.3, 0.17, 0.13) * pow(1.0 - abs(dot(n, rd)), 2.0) + light * 0.25;
    float mark = min(abs(length(vec2(atan(q.x, q.z) * 0.7 - 0.05, q.y - 0.34)) - 0.1) - 0.009, sdBox(vec2(atan(q.x, q.z) * 0.7 - 0.05, q.y - 0.14), vec2(0.13, 0.009)));
    c = mix(c, vec3(0.35, 0.16, 0.11), smoothstep(0.006, -0.002, mark));
  } else if (drops(q) < 0.006) {
    vec3 r = refract(rd, n, 0.75);
    c = vec3(0.55, 0.33, 0.27) * (0.35 + 0.9 * pow(sat(dot(n, -KEY) * 0.5 + 0.6), 2.0)) + room(reflect(rd, n), 0.02) * (0.06 + pow(1.0 - max(dot(n, -rd), 0.0), 4.0)) * 1.4 + smoothstep(0.965, 0.99, dot(reflect(rd, n), KEY)) * 3.0;
  } else {
    vec3 stone = mix(vec3(0.55, 0.34, 0.28), vec3(0.68, 0.47, 0.38), fbm(q.xz * 2.2)) * (0.94 + 0.1 * noise(q.xz * 50.0));
    c = surface(q, n, rd, stone, 0.35, 0.0) + stone * light;
    c = mix(c, back, smoothstep(5.2, 9.0, d));
  }
  return c;
}
#include "lib/main"
