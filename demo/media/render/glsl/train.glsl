#include "lib/common"
/** A train runs through a lit platform at night: windows streak by, people wait, the wet edge mirrors both. */

vec3 carriage(vec2 p, float t) {
  float x = p.x + t * 4.6 - 3.0, car = mod(x, 5.2), id = floor(x / 5.2);
  vec3 c = mix(vec3(0.05, 0.058, 0.066), vec3(0.16, 0.17, 0.18), smoothstep(-0.5, 0.5, p.y)) + vec3(0.35, 0.25, 0.13) * exp(-sq((p.y - 0.36) * 9.0));
  c = mix(c, vec3(0.5, 0.2, 0.055), smoothstep(0.02, -0.02, abs(p.y + 0.26) - 0.045));
  float w = mod(car, 0.86), pane = smoothstep(0.03, -0.03, sdBox(vec2(w - 0.43, p.y - 0.06), vec2(0.32, 0.16)) - 0.03);
  float door = step(abs(car - 1.5), 0.34) + step(abs(car - 3.9), 0.34);
  vec3 inside = vec3(1.8, 1.5, 1.05) * (0.65 + 0.35 * smoothstep(-0.1, 0.22, p.y));
  float seat = hash(floor(car / 0.43) + id * 7.0), man = min(length(vec2(mod(car, 0.43) - 0.21, p.y - 0.0)) - 0.055, sdBox(vec2(mod(car, 0.43) - 0.21, p.y + 0.13), vec2(0.08, 0.07)) - 0.03);
  inside = mix(inside, vec3(0.09, 0.07, 0.06), smoothstep(0.025, -0.025, man) * step(0.52, seat));
  inside = mix(inside, vec3(0.2, 0.16, 0.11), smoothstep(0.02, 0.0, abs(fract(car * 1.7) - 0.5) - 0.01) * 0.6);
  c = mix(c, inside, pane);
  c = mix(c, mix(vec3(0.1, 0.11, 0.12), inside, smoothstep(0.03, -0.03, sdBox(vec2(fract(car * 2.94) / 2.94 - 0.17, p.y - 0.06), vec2(0.1, 0.2)))), min(door, 1.0) * 0.9);
  c = mix(c, vec3(0.008), step(car, 0.09));
  return c * step(abs(p.y + 0.02), 0.5);
}

vec3 world(vec2 p, float t) {
  vec3 c = vec3(0.008, 0.013, 0.022);
  vec2 far = p + vec2(t * 0.02, 0.0);
  float towers = step(far.y, 0.1 + 0.42 * hash(floor(far.x * 4.0)));
  c = mix(vec3(0.05, 0.035, 0.045) + vec3(0.12, 0.055, 0.03) * exp(-p.y * 2.5), vec3(0.01, 0.014, 0.022) + step(0.72, hash(floor(far * vec2(26.0, 32.0)))) * vec3(0.42, 0.26, 0.11) * 0.6, towers);
  if (abs(p.y + 0.02) < 0.5) c = carriage(p, t);
  float roof = smoothstep(0.012, -0.012, 0.66 - p.y + 0.04 * sin(p.x * 0.6));
  c = mix(c, vec3(0.018, 0.021, 0.025) * (1.0 + step(0.5, fract(p.x * 2.0 + t * 0.16)) * 0.5), roof);
  for (int i = -3; i <= 3; i++) {
    float x = p.x - float(i) * 0.95 + mod(t * 0.16, 0.95);
    float lamp = sdBox(vec2(x, p.y - 0.7), vec2(0.24, 0.012));
    c += vec3(1.4, 1.25, 0.95) * (smoothstep(0.014, -0.008, lamp) * 4.5 + exp(-max(lamp, 0.0) * 6.0) * 0.16);
    float post = abs(x - 0.475) - 0.035;
    c = mix(c, vec3(0.022, 0.03, 0.034) + vec3(0.4, 0.34, 0.24) * smoothstep(-0.02, 0.0, post) * step(0.475, x), smoothstep(0.008, -0.008, post));
  }
  return c;
}

/** Head and shoulders of someone near the lens, seen from behind. */
float waiting(vec2 p, float k, float t) {
  p.x -= 0.01 * sin(t * 0.8 + k * 2.0);
  float d = smin(length(p * vec2(1.0, 0.86)) - 0.15, sdBox(p - vec2(0.0, -0.16), vec2(0.06, 0.1)), 0.08);
  d = smin(d, sdBox(p - vec2(0.0, -0.72), vec2(0.2, 0.3)) - 0.16, 0.16);
  return k > 1.5 ? min(d, length((p - vec2(0.02, 0.1)) * vec2(1.0, 1.25)) - 0.165) : d;
}

vec3 shade(vec2 p, float t) {
  p = (p + vec2(0.0, 0.02)) / (1.0 + 0.006 * t);
  const float edge = -0.5;
  vec3 c;
  if (p.y > edge) c = world(p, t);
  else {
    float z = edge - p.y, w = (noise(vec2(p.x * 14.0, p.y * 60.0)) - 0.5) * 0.03, wet = smoothstep(0.35, 0.62, fbm(vec2(p.x * 1.2 + t * 0.07, z * 5.0)));
    c = vec3(0.045, 0.048, 0.05) * (0.7 + 0.4 * noise(p * vec2(30.0, 90.0))) + vec3(0.2, 0.16, 0.1) * exp(-z * 3.0);
    c = mix(c, world(vec2(p.x + w, 2.0 * edge - p.y + w), t) * 0.75, (0.25 + 0.6 * wet) * exp(-z * 1.2));
    c = mix(c, vec3(0.95, 0.66, 0.08) * 0.55, smoothstep(0.012, 0.0, abs(z - 0.09) - 0.028) * (0.6 + 0.4 * step(0.3, fract(p.x * 9.0 + t * 0.4))));
  }
  for (int i = 0; i < 3; i++) {
    float k = float(i), x = (i == 0 ? -1.28 : i == 1 ? -0.72 : 1.18) - t * 0.035, size = i == 1 ? 0.78 : 1.05;
    float d = waiting((p - vec2(x, i == 1 ? -0.36 : -0.3)) / size, k, t), passing = 0.55 + 0.45 * sin(t * 9.0 + x * 4.0);
    c = mix(c, vec3(0.004, 0.005, 0.007) + vec3(1.0, 0.76, 0.45) * smoothstep(-0.035, 0.0, d) * passing * smoothstep(-0.7, 0.1, p.y) * 0.7, smoothstep(0.022, -0.018, d));
  }
  return c;
}
#include "lib/main"
