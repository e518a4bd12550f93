#include "lib/common"
/** Round toy shapes as exact spheres. PLANETS: painted planets in orbit. Otherwise soft white and mint pebbles that jostle. */
uniform vec3 uGlow;

vec4 ball(vec3 ro, vec3 rd, vec3 c, float r) {
  vec3 o = ro - c;
  float b = dot(o, rd), h = b * b - dot(o, o) + r * r;
  return h < 0.0 ? vec4(-1.0) : vec4(normalize(ro + rd * (-b - sqrt(h)) - c), -b - sqrt(h));
}

const vec3 SUN = vec3(-0.55, 0.62, 0.56);

vec3 plastic(vec3 n, vec3 rd, vec3 tone, float shadow) {
  float rim = pow(1.0 - max(dot(n, -rd), 0.0), 3.0), spec = pow(max(dot(reflect(rd, n), SUN), 0.0), 60.0);
  float wrap = sat(dot(n, SUN) * 0.75 + 0.25);
  return tone * (wrap * shadow * vec3(1.7, 1.5, 1.25) + vec3(0.16, 0.18, 0.26) * (0.7 + 0.3 * n.y)) + rim * uGlow * 0.7 + spec * shadow * 1.5;
}

#ifdef PLANETS
const int COUNT = 8;
vec4 body(int i, float t) {
  if (i == 0) return vec4(0.0, 0.0, 0.0, 0.74);
  float k = float(i), r = 0.98 + k * 0.3, a = t * TAU / uLoop * (i < 4 ? 1.0 : 0.5) + k * 2.4;
  if (i > 3) a = t * TAU / uLoop * 0.5 + k * 2.4;
  return vec4(cos(a) * r, 0.16 * sin(a + k), sin(a) * r, 0.13 + 0.13 * hash(k * 5.1));
}
vec3 paint(int i, vec3 n, float t) {
  n.xz = rot(t * 0.35 + float(i)) * n.xz;
  if (i == 0) return mix(mix(vec3(0.9, 0.32, 0.08), vec3(0.95, 0.62, 0.22), smoothstep(0.3, 0.6, fbm(vec2(n.y * 7.0 + 0.8 * fbm(n.xz * 2.5), 1.0)))), vec3(0.98, 0.86, 0.66), smoothstep(0.08, 0.05, abs(n.y - 0.18)));
  float h = hash(float(i) * 3.3);
  vec3 a = 0.5 + 0.42 * cos(TAU * (h + vec3(0.0, 0.35, 0.62))), b = 0.55 + 0.4 * cos(TAU * (h + 0.28 + vec3(0.0, 0.33, 0.67)));
  if (i % 3 == 0) return mix(a, b, smoothstep(-0.05, 0.05, sin(n.y * 12.0)));
  if (i % 3 == 1) return mix(a, b, smoothstep(0.52, 0.56, fbm(n.xy * 3.0 + n.z * 2.0)));
  vec2 d = fract(vec2(atan(n.z, n.x) * 1.6, n.y * 3.0)) - 0.5;
  return mix(a, b, smoothstep(0.27, 0.22, length(d)));
}
#else
const int COUNT = 18;
vec4 body(int i, float t) {
  float k = float(i), a = t * TAU / uLoop + k * 2.1;
  vec3 c = vec3((fract(k * 0.618) - 0.5) * 4.9, (hash(k * 2.9) - 0.5) * 2.5, (hash(k * 4.3) - 0.5) * 1.9);
  return vec4(c + 0.13 * vec3(sin(a), cos(a * 1.0 + k), sin(a + 1.3 * k)), 0.42 + 0.45 * hash(k * 7.7));
}
vec3 paint(int i, vec3 n, float t) { return i % 4 == 0 ? vec3(0.42, 0.84, 0.72) : i % 5 == 1 ? vec3(0.98, 0.72, 0.62) : i % 3 == 1 ? vec3(0.7, 0.93, 0.86) : vec3(0.93, 0.93, 0.91); }
#endif

vec3 shade(vec2 p, float t) {
#ifdef PLANETS
  float a = 0.25 + 0.06 * sin(t * TAU / uLoop);
  vec3 ro = vec3(sin(a) * 7.2, 2.3, cos(a) * 7.2), back = mix(vec3(0.012, 0.02, 0.06), vec3(0.09, 0.035, 0.12), sat(0.5 + p.x * 0.3 + p.y * 0.3)) + vec3(0.3, 0.1, 0.09) * 0.35 * smoothstep(0.4, 0.9, fbm(p * 1.1 + 4.0));
  vec2 s = p * 9.0, id = floor(s), o = s - id - 0.5 - (hash2(id) - 0.5) * 0.8;
  back += step(0.6, hash(id + 2.0)) * smoothstep(0.09, 0.02, length(o)) * vec3(1.0, 0.9, 0.75) * (0.4 + 0.5 * sin(t * TAU / uLoop * 2.0 + hash(id) * 30.0));
#else
  vec3 ro = vec3(0.25 * sin(t * TAU / uLoop), 0.15, 6.4), back = mix(vec3(0.62, 0.9, 0.84), vec3(0.95, 0.95, 0.92), sat(0.55 + p.y * 0.5)) * 0.95;
#endif
  vec3 rd = lookAt(ro, vec3(0.0, 0.0, 0.0)) * normalize(vec3(p, 3.0)), c = back;
  float best = 1e3;
  for (int i = 0; i < COUNT; i++) {
    vec4 b = body(i, t), hit = ball(ro, rd, b.xyz, b.w);
    if (hit.w < 0.0 || hit.w > best) continue;
    best = hit.w;
    vec3 q = ro + rd * hit.w;
    float shadow = 1.0, ao = 1.0;
    for (int j = 0; j < COUNT; j++) {
      if (j == i) continue;
      vec4 o2 = body(j, t);
      vec3 v = o2.xyz - q;
      float along = dot(v, SUN), off = length(v - SUN * along) - o2.w, dist = length(v);
      if (along > 0.0) shadow = min(shadow, smoothstep(-0.1, 0.16, off));
      ao *= 1.0 - 0.75 * sq(sat(o2.w / dist)) * sat(dot(hit.xyz, v / dist) + 0.35);
    }
    c = plastic(hit.xyz, rd, paint(i, hit.xyz, t), mix(0.25, 1.0, shadow)) * mix(0.45, 1.0, ao);
  }
#ifdef PLANETS
  for (int i = 0; i < 2; i++) {
    vec4 b = body(i == 0 ? 0 : 5, t);
    vec3 n = normalize(i == 0 ? vec3(0.22, 1.0, 0.12) : vec3(-0.4, 1.0, 0.2));
    float h = dot(b.xyz - ro, n) / dot(rd, n), r = length(ro + rd * h - b.xyz) / b.w;
    if (h > 0.0 && h < best && r > 1.35 && r < 2.0) c = mix(c, vec3(1.0, 0.78, 0.5) * (0.55 + 0.35 * sin(r * 34.0)), 0.75 * smoothstep(1.35, 1.38, r) * smoothstep(2.0, 1.96, r));
  }
#endif
  return c;
}
#include "lib/main"
