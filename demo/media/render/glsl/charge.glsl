#include "lib/common"
/** A charging plug: light travels down the cable and wakes the car's flank. */

vec2 cable(float y) { return vec2(0.32 * sin(y * 1.5 + 0.6) + 0.15 * sin(y * 2.9 + uTime * 0.3) - 0.05, 0.0); }

vec3 shade(vec2 p, float t) {
  p.y += 0.1;
  float pulse = fract(t / 2.0) * 4.4 - 2.2;
  vec3 teal = vec3(0.12, 1.0, 0.85), c = vec3(0.008, 0.012, 0.018) + teal * 0.035 * exp(-dot(p - vec2(0.3, 0.6), p - vec2(0.3, 0.6)));
  c += bokeh(p + vec2(0.0, t * 0.015), 1.7, 0.5, t, vec3(0.9, 0.42, 0.18), vec3(0.1, 0.6, 0.7)) * 0.2;
  float flank = p.x * 0.9 + p.y * 0.42 - 0.62 - 0.22 * sin(p.y * 1.3 + 0.5), depth = sat(flank * 1.6);
  vec3 paint = vec3(0.012, 0.016, 0.022) + vec3(0.2, 0.26, 0.32) * exp(-sq((flank - 0.16) * 12.0)) + vec3(0.6, 0.28, 0.1) * exp(-sq((flank - 0.42 - 0.1 * sin(p.y * 2.0)) * 9.0)) * 0.5;
  paint += teal * exp(-length(p - vec2(0.4, 0.62)) * 2.6) * 0.3 * (0.55 + 0.45 * smoothstep(1.4, 0.2, abs(pulse - 0.62))) + teal * exp(-sq(flank * 32.0)) * 0.4;
  c = mix(c, paint, smoothstep(-0.012, 0.012, flank));
  c += teal * exp(-abs(flank - 0.02) * 60.0) * smoothstep(0.1, 1.0, p.y) * (0.3 + 0.6 * exp(-sq(p.y - fract(t / 2.0 - 0.5) * 3.6 + 0.4) * 5.0)) * 1.4;
  float floorY = -1.35, mirror = p.y < floorY ? 2.0 * floorY - p.y + 0.03 * noise(vec2(p.x * 6.0, p.y * 30.0 + t)) : p.y;
  float dim = p.y < floorY ? 0.3 : 1.0;
  vec2 q = vec2(p.x, mirror), a = cable(mirror);
  float slope = (cable(mirror + 0.01).x - a.x) / 0.01, d = abs(q.x - a.x) / sqrt(1.0 + slope * slope), r = 0.085;
  float on = step(mirror, 0.42), u = (q.x - a.x) / sqrt(1.0 + slope * slope) / r;
  float glow = exp(-sq((mirror - pulse) * 1.7)) + 0.7 * exp(-sq((mirror - pulse + 2.2) * 1.7)) + 0.7 * exp(-sq((mirror - pulse - 2.2) * 1.7));
  float twist = sin(mirror * 42.0 + u * 2.2) * 0.5 + 0.5;
  vec3 hose = vec3(0.018, 0.022, 0.026) * (1.0 - u * u) + vec3(0.5, 0.26, 0.1) * exp(-sq((u - 0.72) * 4.5)) + vec3(0.1, 0.25, 0.3) * exp(-sq((u + 0.76) * 5.0));
  hose += teal * glow * (exp(-sq(u * 3.4)) * 2.6 + 0.5 * smoothstep(0.6, 1.0, twist) * (1.0 - u * u));
  c = mix(c, hose * dim, smoothstep(r, r - 0.008, d) * on);
  c += teal * glow * exp(-max(d - r, 0.0) * 8.0) * 0.4 * on * dim;
  vec2 h = rot(-0.42) * (p - vec2(0.17, 0.56));
  float grip = sdBox(h - vec2(0.0, -0.1), vec2(0.1, 0.26)) - 0.06, nose = sdBox(h - vec2(0.1, 0.24), vec2(0.16, 0.1)) - 0.07, plug = smin(grip, nose, 0.12);
  vec3 shell = vec3(0.02, 0.024, 0.03) + vec3(0.9, 0.45, 0.18) * smoothstep(-0.035, 0.0, plug) * sat(h.x * 2.0 + h.y) + vec3(0.16, 0.34, 0.4) * smoothstep(-0.05, 0.0, plug) * sat(-h.x * 3.0 + 0.1);
  shell += vec3(0.05, 0.06, 0.07) * smoothstep(-0.02, -0.1, plug);
  float led = abs(sdBox(h - vec2(0.05, 0.18), vec2(0.012, 0.1)) - 0.01);
  shell += teal * smoothstep(0.012, 0.0, led - 0.004) * (1.4 + 2.0 * smoothstep(0.9, 0.1, abs(pulse - 0.5)));
  c = mix(c, shell, smoothstep(0.006, -0.006, plug));
  c += teal * exp(-length(p - vec2(0.36, 0.78)) * 7.0) * (0.4 + 1.8 * smoothstep(0.9, 0.0, abs(pulse - 0.7)));
  return c + vec3(0.02, 0.05, 0.055) * step(p.y, floorY) * smoothstep(-1.9, -1.35, p.y);
}
#include "lib/main"
