#include "lib/common"
/** The pass of a kitchen at full heat: a pan flares up over the burner and pieces jump. */

float fire(vec2 p, float t) {
  p.y *= 0.95;
  vec2 q = vec2(p.x * 1.5, p.y * 0.95 - t * 1.5), w = vec2(fbm(q * 1.3), fbm(q * 1.3 + 7.3)) - 0.5;
  float n = fbm(q * 1.25 + w * 1.5), shape = 1.0 - abs(p.x + w.x * 0.5 * p.y) * (1.15 + 0.5 * p.y) - p.y * 0.78;
  return smoothstep(0.02, 0.75, shape + (n - 0.5) * 1.6) * smoothstep(-0.12, 0.05, p.y);
}

vec3 shade(vec2 p, float t) {
  p /= 1.0 + t * 0.008;
  float swell = 0.75 + 0.25 * sin(t * TAU / 3.0), pulse = 0.85 + 0.15 * noise(vec2(t * 6.0, 2.0));
  vec2 o = p - vec2(0.15, -0.26);
  vec3 hot = vec3(1.6, 0.55, 0.12) * pulse;
  vec3 c = vec3(0.01, 0.012, 0.015) + hot * exp(-length(o - vec2(0.0, 0.35)) * 1.6) * 0.24;
  c += bokeh(p + vec2(-t * 0.01, 0.05), 2.2, 0.35, t, vec3(1.1, 0.55, 0.2), vec3(0.3, 0.55, 0.65)) * 0.22 * smoothstep(-0.3, 0.3, p.y);
  float rail = abs(p.y - 0.72);
  c = mix(c, vec3(0.05, 0.045, 0.04) + hot * 0.25, smoothstep(0.025, 0.015, rail));
  for (int i = 0; i < 5; i++) {
    vec2 l = p - vec2(-1.5 + float(i) * 0.42, 0.5);
    float tool = min(sdSegment(l, vec2(0.0, 0.22), vec2(0.0, -0.1)) - 0.012, i % 2 == 0 ? length(l + vec2(0.0, 0.17)) - 0.085 : sdBox(l + vec2(0.0, 0.19), vec2(0.045, 0.1)) - 0.01);
    c = mix(c, vec3(0.025, 0.022, 0.02) + hot * 0.45 * smoothstep(-0.03, 0.0, tool) * step(0.0, l.x + 0.02), smoothstep(0.014, -0.014, tool));
  }
  vec2 m = p - vec2(-1.12, 0.3);
  float cook = smin(sdBox(rot(0.12) * (m + vec2(0.14, 0.9)), vec2(0.24, 0.42)) - 0.18, length(m * vec2(1.0, 0.88)) - 0.19, 0.1);
  cook = min(cook, min(sdBox(m - vec2(-0.01, 0.2), vec2(0.14, 0.07)), length((m - vec2(-0.03, 0.35)) * vec2(0.9, 1.2)) - 0.19));
  cook = smin(cook, min(sdSegment(p, vec2(-1.0, -0.25), vec2(-0.85, -0.42)), sdSegment(p, vec2(-0.85, -0.42), vec2(-0.62, -0.2))) - 0.085, 0.05);
  c = mix(c, vec3(0.012, 0.012, 0.014) + hot * smoothstep(-0.045, 0.0, cook) * sat(m.x * 6.0) * 0.7, smoothstep(0.02, -0.02, cook));
  vec3 top = vec3(0.024, 0.022, 0.022) * (0.6 + 0.8 * noise(vec2(p.x * 3.0, p.y * 60.0))) + hot * exp(-sq(p.x - 0.15) * 1.5) * 0.3 * exp(-abs(p.y + 0.62) * 3.0);
  c = mix(c, top, smoothstep(0.01, -0.01, p.y + 0.56));
  float blue = 0.0;
  for (int i = -6; i <= 6; i++) { float x = o.x - float(i) * 0.075; blue += exp(-sq(x * 26.0) - sq((o.y + 0.2 + 0.02 * noise(vec2(t * 9.0, float(i)))) * 11.0)); }
  c += vec3(0.12, 0.35, 1.5) * blue * 1.1;
  float f = fire((o - vec2(0.0, 0.02)) / vec2(1.25, 0.62 + 0.62 * swell), t);
  vec3 flame = vec3(2.6, 1.0, 0.2) * f + vec3(2.2, 1.9, 1.0) * pow(f, 3.5) * 2.2;
  c = c * (1.0 - 0.5 * f) + flame * smoothstep(-0.02, 0.04, o.y + 0.03 * cos(o.x * 3.0));
  for (int i = 0; i < 11; i++) {
    float k = float(i), a = fract(t / 1.5 + hash(k) * 0.16), lift = 4.0 * a * (1.0 - a) * (0.35 + 0.5 * hash(k + 3.0));
    vec2 at = vec2((hash(k + 9.0) - 0.5) * 0.9 + (a - 0.5) * 0.16, -0.02 + lift);
    vec2 q = rot(a * 7.0 + k * 2.0) * (o - at);
    float d = sdBox(q, vec2(0.034, 0.016)) - 0.012;
    vec3 tone = i % 3 == 0 ? vec3(0.42, 0.05, 0.025) : i % 3 == 1 ? vec3(0.12, 0.24, 0.035) : vec3(0.6, 0.42, 0.14);
    c = mix(c, tone * 0.35 + hot * 0.5 * smoothstep(0.01, -0.02, q.y), smoothstep(0.008, -0.004, d));
  }
  float pan = max(abs(o.x) - 0.72 + 0.8 * max(-o.y - 0.06, 0.0), max(o.y - 0.0, -o.y - 0.15)) - 0.015;
  float handle = sdSegment(o, vec2(-0.72, -0.03), vec2(-1.0, 0.08)) - 0.026;
  vec3 iron = vec3(0.014) + hot * smoothstep(-0.05, 0.0, o.y) * exp(-abs(o.x) * 1.2) * 0.7 + vec3(0.3, 0.45, 0.8) * 0.3 * smoothstep(-0.1, -0.16, o.y) + hot * smoothstep(0.012, 0.0, abs(o.y - 0.01)) * 0.8;
  c = mix(c, iron, smoothstep(0.008, -0.006, min(pan, handle)));
  vec2 e = vec2(o.x * 1.6, o.y * 1.1 - t * 0.75) * 5.0, id = floor(e);
  vec2 s = e - id - 0.5 - (hash2(id) - 0.5) * 0.7;
  c += step(0.72, hash(id + 4.0)) * smoothstep(0.09, 0.02, length(s)) * hot * 2.4 * exp(-abs(o.x) * 1.2) * smoothstep(0.1, 0.6, o.y);
  return c;
}
#include "lib/main"
