#include "lib/march"
/** Product light: two soft boxes and a rim in an otherwise dark room, seen by reflections as much as by surfaces. */
uniform vec3 uKey, uRim, uRoom;

const vec3 KEY = vec3(-0.52, 0.68, 0.52), RIM = vec3(0.75, 0.42, -0.55);

vec3 room(vec3 rd, float blur) {
  float edge = 0.05 + blur * 0.5;
  vec3 c = uRoom * (0.35 + 0.65 * sat(rd.y * 0.6 + 0.4));
  vec3 u = normalize(cross(KEY, vec3(0.0, 1.0, 0.0))), v = cross(u, KEY);
  float front = max(dot(rd, KEY), 0.001);
  vec2 q = vec2(dot(rd, u), dot(rd, v)) / front;
  c += uKey * 2.6 * smoothstep(edge, -edge, sdBox(q, vec2(0.38, 0.62))) * step(0.002, front) / (1.0 + blur * 3.0);
  u = normalize(cross(RIM, vec3(0.0, 1.0, 0.0)));
  front = max(dot(rd, RIM), 0.001);
  q = vec2(dot(rd, u), dot(rd, cross(u, RIM))) / front;
  c += uRim * 3.4 * smoothstep(edge, -edge, sdBox(q, vec2(0.2, 0.9))) * step(0.002, front) / (1.0 + blur * 3.0);
  return c;
}

vec3 surface(vec3 p, vec3 n, vec3 rd, vec3 albedo, float rough, float metal) {
  float ao = occlusion(p, n, 0.3), sh = softShadow(p + n * 0.01, KEY, 3.0, 7.0);
  vec3 diffuse = uKey * (max(dot(n, KEY), 0.0) * sh * 1.5) + uRim * pow(max(dot(n, RIM), 0.0), 1.3) * 0.8;
  diffuse += (uRoom * 1.6 + uKey * 0.07) * ao * (0.6 + 0.4 * n.y);
  float f = pow(1.0 - max(dot(n, -rd), 0.0), 5.0);
  vec3 mirror = room(reflect(rd, n), rough) * mix(0.3, 1.0, ao);
  vec3 f0 = mix(vec3(0.04), albedo, metal);
  return albedo * diffuse * (1.0 - metal) + mirror * (f0 + (1.0 - f0) * f * (1.0 - rough)) * mix(1.0, 0.55, rough);
}

/** Backdrop that falls off into the dark around a pool of light. */
vec3 backdrop(vec2 p, vec2 at, float size) { return uRoom * 0.5 + (uKey * 0.1 + uRoom * 1.6) * exp(-dot(p - at, p - at) * size); }
