#include "lib/common"
/** A mountain road at night from low behind the car: headlights on wet asphalt, lamps that streak by, a town in the distance. */

float bend(float z, float t) { return 0.0045 * z * z * sin(t * TAU / uLoop * 0.5 + 0.7) + 0.0012 * z * z; }

vec3 shade(vec2 p, float t) {
  float run = t * 14.0, line = 0.12;
  vec3 c = mix(vec3(0.06, 0.075, 0.12), vec3(0.006, 0.01, 0.024), smoothstep(0.1, 1.0, p.y)) + vec3(0.5, 0.2, 0.1) * exp(-abs(p.y - 0.16) * 6.0) * 0.4 * exp(-sq(p.x - 0.5) * 0.7);
  c += step(0.9975, hash(floor(p * 190.0))) * smoothstep(0.35, 0.9, p.y) * vec3(0.5, 0.55, 0.65);
  for (int i = 0; i < 3; i++) {
    float k = float(i), x = p.x * (1.1 + k * 0.3) + 6.0 * k + t * 0.01 * (k + 1.0) + 0.1 * sin(t * TAU / uLoop * 0.5) * (k + 1.0);
    float h = line + 0.24 - k * 0.075 + (fbm(vec2(x, k * 5.0)) - 0.5) * (0.34 - k * 0.06);
    c = mix(c, mix(vec3(0.03, 0.036, 0.06), vec3(0.004, 0.006, 0.01), k / 2.0), smoothstep(0.004, -0.004, p.y - h));
    vec2 id = floor(p * 70.0 + vec2(t * 0.3, 0.0));
    c += step(0.965, hash(id + k)) * step(p.y, h - 0.02) * step(1.5, k + 1.0) * smoothstep(0.09, 0.0, abs(p.y - line - 0.05)) * vec3(1.5, 0.85, 0.4) * 0.8;
  }
  if (p.y < line) {
    float z = 1.25 / (line - p.y), x = p.x * z * 0.55 - bend(z, t), s = z * 1.0 + run, fade = exp(-z * 0.035);
    float grain = noise(vec2(x * 26.0, s * 5.0)) * exp(-z * 0.15) + noise(vec2(x * 3.0, s * 0.6)) * 0.6;
    float road = smoothstep(2.3, 2.2, abs(x));
    float wet = smoothstep(0.4, 0.7, fbm(vec2(x * 0.7, s * 0.11)));
    vec3 asphalt = vec3(0.028, 0.03, 0.034) * (0.5 + grain);
    float beams = (exp(-sq((x - 0.5) / (0.35 + z * 0.065))) + exp(-sq((x + 0.4) / (0.35 + z * 0.065)))) * smoothstep(1.8, 4.5, z) * exp(-z * 0.06);
    asphalt += beams * (0.35 + grain * 0.9) * vec3(0.75, 0.72, 0.62) * 0.36;
    float dash = step(fract(s * 0.11), 0.42) * smoothstep(0.085, 0.05, abs(x)), side = smoothstep(0.07, 0.04, abs(abs(x) - 2.05));
    asphalt = mix(asphalt, vec3(1.3, 0.85, 0.25) * (0.07 + beams * 1.1), dash * 0.9);
    asphalt = mix(asphalt, vec3(1.1) * (0.06 + beams * 0.9), side * 0.85);
    for (int i = -1; i <= 1; i += 2) {
      float lamp = float(i) * 2.9, gap = abs(mod(s + (i > 0 ? 9.0 : 0.0), 18.0) - 9.0);
      asphalt += vec3(1.5, 0.75, 0.26) * exp(-sq(x - lamp * 0.7) * 0.55) * exp(-sq(gap * 0.32)) * 0.2 + wet * vec3(1.5, 0.75, 0.26) * exp(-sq((x - lamp * 0.55) * 2.4)) * exp(-sq(gap * 0.17)) * 0.3;
    }
    vec3 verge = vec3(0.012, 0.016, 0.012) * (0.4 + noise(vec2(x * 8.0, s * 2.0))) + beams * vec3(0.1, 0.1, 0.06) * noise(vec2(x * 12.0, s * 4.0));
    float rail = smoothstep(0.25, 0.1, abs(abs(x) - 2.7));
    c = mix(vec3(0.02, 0.024, 0.035), mix(verge + rail * (0.02 + beams * 0.4), asphalt, road), fade);
  }
  for (int i = 7; i >= 0; i--) for (int j = -1; j <= 1; j += 2) {
    float z = float(i) * 18.0 + 18.0 - mod(run + (j > 0 ? 9.0 : 0.0), 18.0);
    if (z < 1.2) continue;
    vec2 foot = vec2((float(j) * 2.9 + bend(z, t)) / (z * 0.55), line - 1.25 / z), top = foot + vec2(-float(j) * 0.45 / z, 5.2 / z);
    float w = 0.09 / z, near = smoothstep(0.0, 6.0, z), speed = 0.5 / z;
    c = mix(c, vec3(0.012), smoothstep(w + 0.002, w, sdSegment(p, foot, vec2(foot.x, top.y))) * 0.9);
    vec2 o = p - top;
    float r = length(o * vec2(1.0, 1.0 + 1.2 * speed));
    c += vec3(2.0, 1.05, 0.38) * (smoothstep(0.34 / z + 0.004, 0.12 / z, r) * 5.0 + exp(-r * (2.0 + z * 0.5)) * 0.5) * exp(-z * 0.012);
    c += vec3(1.2, 0.6, 0.2) * exp(-sdSegment(p, top, top + (top - vec2(0.0, line)) * 0.16 * exp(-z * 0.05)) * (14.0 + z * 2.0)) * 0.35;
  }
  vec2 car = p - vec2(0.07 + 0.02 * sin(t * 1.1), -0.33 + 0.003 * sin(t * 11.0));
  c *= mix(0.2, 1.0, smoothstep(-0.05, 0.1, sdBox(car - vec2(0.0, -0.28), vec2(0.42, 0.02))));
  float cabin = sdBox(vec2(car.x / (1.0 - 0.55 * sat(car.y * 2.6)), car.y - 0.13), vec2(0.29, 0.14)) - 0.05, tail = sdBox(car - vec2(0.0, -0.1), vec2(0.38, 0.11)) - 0.06;
  float tyre = min(sdBox(car - vec2(0.3, -0.26), vec2(0.055, 0.06)), sdBox(car - vec2(-0.3, -0.26), vec2(0.055, 0.06))) - 0.015;
  float body = smin(cabin, tail, 0.06);
  vec3 paint = vec3(0.012, 0.014, 0.02) + vec3(0.24, 0.17, 0.14) * pow(sat(1.0 - abs(car.y - 0.005) * 14.0), 2.0) * (0.5 + 0.5 * sin(car.x * 5.0 + t * 5.0));
  paint += vec3(1.3, 0.75, 0.32) * smoothstep(-0.028, -0.004, body) * (0.35 + 0.5 * pow(0.5 + 0.5 * sin(t * 4.9), 3.0)) * smoothstep(-0.05, 0.25, car.y);
  float glass = sdBox(vec2(car.x / (1.0 - 0.55 * sat(car.y * 2.6)), car.y - 0.15), vec2(0.22, 0.075)) - 0.03;
  paint = mix(paint, vec3(0.01, 0.014, 0.02) + vec3(0.7, 0.42, 0.2) * pow(sat(1.0 - abs(fract(car.y * 1.3 - t * 0.78) - 0.5) * 7.0), 2.0) * 0.4, smoothstep(0.006, -0.006, glass));
  c = mix(c, paint, smoothstep(0.006, -0.006, min(body, tyre)));
  float light = sdBox(car - vec2(0.0, -0.035), vec2(0.36, 0.011)) - 0.006;
  c += vec3(2.6, 0.12, 0.05) * (smoothstep(0.006, -0.004, light) * 2.6 + exp(-max(light, 0.0) * 17.0) * 0.3 + exp(-length((car - vec2(0.0, -0.42)) * vec2(1.0, 2.6)) * 4.5) * 0.12);
  return c;
}
#include "lib/main"
