#include "lib/common"
#ifndef STEPS
#define STEPS 72
#endif

/** Signed distance to the scene. */
float map(vec3 p);

/** Distance along the ray, or -1 where it leaves the scene. */
float march(vec3 ro, vec3 rd, float near, float far) {
  float t = near;
  for (int i = 0; i < STEPS; i++) {
    float d = map(ro + rd * t);
    if (d < 0.0006 * t) return t;
    t += d;
    if (t > far) return -1.0;
  }
  return t;
}

vec3 normalAt(vec3 p, float e) {
  vec2 k = vec2(1.0, -1.0);
  return normalize(k.xyy * map(p + k.xyy * e) + k.yyx * map(p + k.yyx * e) + k.yxy * map(p + k.yxy * e) + k.xxx * map(p + k.xxx * e));
}

float softShadow(vec3 ro, vec3 rd, float far, float k) {
  float s = 1.0, t = 0.02;
  for (int i = 0; i < 18; i++) {
    float d = map(ro + rd * t);
    s = min(s, k * d / t);
    t += clamp(d, 0.02, far * 0.12);
    if (s < 0.01 || t > far) break;
  }
  return smoothstep(0.0, 1.0, sat(s));
}

float occlusion(vec3 p, vec3 n, float reach) {
  float o = 0.0;
  for (int i = 1; i <= 4; i++) { float h = reach * float(i) / 4.0; o += (h - map(p + n * h)) / h * 0.25; }
  return sat(1.0 - o);
}
