#define STEPS 60
#include "lib/studio"
/** A car badge of brushed metal: light sweeps across the mark while it settles towards the lens. */

float mark(vec2 p) {
  float ring = abs(length(p * vec2(1.0, 1.12)) - 0.86) - 0.075;
  float bolt = 9.0;
  for (int i = 0; i < 2; i++) {
    vec2 q = p - vec2(0.0, 0.24 * float(i) - 0.08);
    q.x = abs(q.x);
    bolt = min(bolt, max(abs(dot(q - vec2(0.0, -0.38), normalize(vec2(-0.86, 0.66)))) - 0.062, q.x - 0.44 + 0.1 * float(i)));
  }
  return min(ring, bolt);
}

float map(vec3 p) {
  float tilt = 0.5 * exp(-uTime * 0.5) * cos(uTime * 1.1) + 0.1;
  p.xz = rot(tilt) * p.xz;
  p.yz = rot(-0.12) * p.yz;
  float d = mark(p.xy), depth = abs(p.z) - 0.1;
  float solid = length(max(vec2(d, depth), 0.0)) + min(max(d, depth), 0.0) - 0.025 + 0.06 * smoothstep(-0.06, 0.02, d);
  float plate = max(length(p.xy * vec2(1.0, 1.12)) - 0.86, abs(p.z + 0.08) - 0.03);
  return min(solid, plate) * 0.75;
}

vec3 chrome(vec3 rd, float t) {
  float a = rd.x * 1.1 + rd.y * 0.45 - mix(-2.2, 2.4, fract(t / uLoop));
  vec3 c = uRoom + vec3(0.12, 0.14, 0.17) * smoothstep(-0.1, 0.6, rd.y) + uRim * 0.5 * smoothstep(0.25, 0.3, rd.y) * smoothstep(0.55, 0.5, rd.y);
  c += uKey * (exp(-a * a * 22.0) * 5.0 + exp(-sq(a - 0.42) * 130.0) * 2.4);
  return c + uRim * smoothstep(0.35, 0.9, -rd.y) * 0.35;
}

vec3 shade(vec2 p, float t) {
  vec3 ro = vec3(0.0, 0.12, 4.4 - t * 0.08), rd = lookAt(ro, vec3(0.0, -0.04, 0.0)) * normalize(vec3(p, 2.5));
  float mist = fbm(p * 1.1 + vec2(t * 0.08, 3.0));
  vec3 back = uRoom * 0.4 + uRim * 0.14 * exp(-dot(p * vec2(0.7, 1.2), p) * 1.1) * (0.4 + mist) + uKey * 0.05 * exp(-sq(p.y + 0.72) * 30.0);
  float d = march(ro, rd, 2.0, 7.0);
  if (d < 0.0) return back;
  vec3 q = ro + rd * d, n = normalAt(q, 0.002);
  n = normalize(n + 0.018 * (noise(vec3(q.x * 6.0, q.y * 160.0, 1.0)) - 0.5));
  bool plate = mark(q.xy) > 0.035;
  float f = pow(1.0 - max(dot(n, -rd), 0.0), 4.0);
  vec3 c = chrome(reflect(rd, n), t) * (plate ? vec3(0.12, 0.16, 0.22) : vec3(0.86, 0.88, 0.9));
  return c * mix(0.35, 1.0, occlusion(q, n, 0.2)) + f * uRim * 0.5;
}
#include "lib/main"
