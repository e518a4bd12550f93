#include "lib/common"
uniform float uLens;
/** Interview sets, out of focus behind the sitter that the layer draws. SET: 0 window, 1 clinic, 2 barn, 3 library. */

float soft(float d, float blur) { return smoothstep(blur, -blur, d); }

vec3 window(vec2 p, float t) {
  vec3 wall = mix(vec3(0.2, 0.13, 0.085), vec3(0.045, 0.035, 0.034), sat(p.x * 0.45 + 0.45));
  vec2 q = p - vec2(1.0 - t * 0.006, 0.22);
  float pane = soft(sdBox(q, vec2(0.56, 0.74)), 0.03);
  float bars = min(abs(q.x), min(abs(q.y - 0.25), abs(q.y + 0.25)));
  vec3 out3 = mix(vec3(0.42, 0.5, 0.24), vec3(1.6, 1.45, 1.15), smoothstep(-0.3, 0.7, q.y + 0.35 * (fbm(q * 2.5 + t * 0.03) - 0.5)));
  out3 += bokeh(q + t * 0.01, 4.5, 0.45, t, vec3(0.75, 0.62, 0.25), vec3(0.4, 0.55, 0.25)) * 0.8;
  vec3 c = mix(wall, out3 * 0.95, pane * (1.0 - 0.9 * soft(bars - 0.02, 0.018)));
  c += vec3(1.0, 0.72, 0.42) * 0.22 * exp(-length(max(abs(q) - vec2(0.5, 0.7), 0.0)) * 2.2);
  float frame = soft(sdBox(p - vec2(-1.28, 0.4), vec2(0.2, 0.27)), 0.025);
  c = mix(c, mix(vec3(0.09, 0.12, 0.11), vec3(0.38, 0.26, 0.14), soft(p.y - 0.36 - 0.1 * sin(p.x * 7.0), 0.05)), frame);
  float leaf = 9.0;
  for (int i = 0; i < 7; i++) {
    float a = -1.1 + float(i) * 0.36 + 0.03 * sin(t * 0.8 + float(i));
    vec2 l = rot(a) * (p - vec2(-1.45, -0.75));
    leaf = min(leaf, sdBox(l - vec2(0.0, 0.36), vec2(0.05 * (1.0 - sq(l.y / 0.4 - 1.0)), 0.34)));
  }
  return mix(c, vec3(0.035, 0.06, 0.03) + vec3(0.25, 0.18, 0.06) * sat(p.x + 1.5), soft(leaf, 0.04));
}

vec3 clinic(vec2 p, float t) {
  p.x += t * 0.006;
  vec3 c = mix(vec3(0.16, 0.3, 0.34), vec3(0.04, 0.08, 0.11), sat(0.5 + p.x * 0.35));
  vec2 s = p - vec2(-0.95, 0.1);
  float row = mod(s.y + 0.25, 0.5) - 0.25, unit = soft(sdBox(s, vec2(0.75, 0.95)), 0.03);
  vec2 id = floor(vec2(s.x * 7.0, (s.y + 0.25) * 2.0));
  float h = 0.07 + 0.2 * hash(id), book = soft(max(abs(fract(s.x * 7.0) - 0.5) - 0.38, row + 0.22 - h * 1.5), 0.06);
  vec3 tone = mix(vec3(0.09, 0.22, 0.26), vec3(0.75, 0.72, 0.62), hash(id + 4.0)) * (0.5 + 0.5 * hash(id + 9.0));
  c = mix(c, mix(vec3(0.1, 0.2, 0.23) + vec3(0.5, 0.85, 0.9) * 0.5 * smoothstep(-0.05, 0.26, row), tone, book), unit);
  c = mix(c, vec3(0.62, 0.75, 0.76), unit * soft(abs(row + 0.24) - 0.012, 0.018));
  c += vec3(0.5, 0.9, 1.0) * 0.35 * exp(-length((p - vec2(1.55, 0.9)) * vec2(0.7, 1.0)) * 1.6);
  c += bokeh(p + vec2(0.0, t * 0.006), 2.6, 0.22, t, vec3(0.5, 0.85, 0.9), vec3(1.0, 0.75, 0.45)) * 0.35 * step(0.0, p.x + 0.1);
  vec2 l = p - vec2(1.3, -0.12);
  c = mix(c, vec3(1.5, 1.15, 0.75), soft(sdBox(l, vec2(0.15 - l.y * 0.18, 0.14)), 0.05));
  return c + vec3(1.0, 0.7, 0.4) * 0.22 * exp(-length(l) * 3.0);
}

vec3 barn(vec2 p, float t) {
  float x = p.x * 5.5 + t * 0.02, slat = abs(fract(x) - 0.5), id = floor(x);
  vec3 wood = mix(vec3(0.06, 0.032, 0.018), vec3(0.15, 0.075, 0.035), noise(vec2(x * 3.0, p.y * 0.8)));
  float gap = soft(0.47 - slat, 0.035) * (0.35 + 0.65 * hash(floor(x + 0.5)));
  vec3 c = wood + gap * vec3(2.6, 1.3, 0.45) * smoothstep(-1.2, 0.4, p.y);
  vec2 d = p - vec2(0.92, -0.1);
  float door = soft(sdBox(d, vec2(0.42, 1.15)), 0.025);
  vec3 field = mix(vec3(0.8, 0.45, 0.12), vec3(2.2, 1.35, 0.65), smoothstep(-0.25, 0.2, d.y + 0.05 * noise(vec2(d.x * 5.0, 1.0))));
  field = mix(field, vec3(0.55, 0.33, 0.1) * (0.7 + noise(d * vec2(6.0, 24.0)) * 0.6), soft(d.y + 0.22, 0.04));
  c = mix(c, field * 1.25, door);
  float brace = soft(abs(dot(p - vec2(-0.9, 0.2), normalize(vec2(0.6, 1.0)))) - 0.07, 0.03) * step(p.x, 0.4);
  c = mix(c, vec3(0.045, 0.025, 0.016), brace);
  float shaft = 0.0;
  for (int i = 0; i < 5; i++) {
    float k = float(i);
    shaft += exp(-sq((p.x - 0.75 + k * 0.12) * 1.0 + (p.y - 1.0) * (-0.55 - k * 0.12)) * (60.0 - k * 6.0)) * (0.4 + 0.6 * noise(vec2(p.y * 1.6 - t * 0.06, k * 3.0 + t * 0.08)));
  }
  c += shaft * vec3(1.0, 0.55, 0.2) * 0.28 * smoothstep(-1.4, 0.8, p.y);
  return c + bokeh(p * 1.2 + vec2(t * 0.02, -t * 0.015), 9.0, 0.1, t, vec3(1.0, 0.6, 0.25), vec3(1.0, 0.7, 0.4)) * 0.1;
}

vec3 library(vec2 p, float t) {
  p.x += t * 0.007;
  vec2 s = p * vec2(1.0, 1.0) + vec2(0.0, 0.12);
  float row = fract(s.y * 1.7), level = floor(s.y * 1.7), w = 11.0 + 3.0 * hash(level);
  vec2 id = vec2(floor(s.x * w + hash(level) * 9.0), level);
  float f = abs(fract(s.x * w + hash(level) * 9.0) - 0.5), h = 0.58 + 0.26 * hash(id + 3.0);
  vec3 tone = hash(id) < 0.35 ? vec3(0.2, 0.045, 0.03) : hash(id) < 0.6 ? vec3(0.045, 0.085, 0.07) : hash(id) < 0.82 ? vec3(0.24, 0.14, 0.06) : vec3(0.05, 0.06, 0.11);
  tone *= (1.0 - f * 1.3) * (0.7 + 0.6 * hash(id + 5.0));
  tone += vec3(0.6, 0.4, 0.15) * 0.4 * soft(abs(row - 0.5) - 0.02, 0.02) * step(0.55, hash(id + 6.0));
  vec3 c = mix(vec3(0.02, 0.012, 0.008), tone, soft(row - h, 0.025));
  c = mix(c, vec3(0.19, 0.095, 0.045), soft(row - 0.06, 0.02));
  vec2 upright = vec2(abs(mod(s.x + 0.3, 1.5) - 0.75) - 0.69, 0.0);
  c = mix(c, vec3(0.13, 0.065, 0.03), soft(-upright.x, 0.02));
  vec2 l = p - vec2(-1.12, 0.02);
  float glow = exp(-dot(l, l) * 1.5) * 2.6 + exp(-length(l) * 5.0) * 2.2;
  c = c * (0.35 + glow * vec3(2.0, 1.15, 0.55)) ;
  float shade2 = sdBox(l - vec2(0.0, 0.03), vec2(0.19 - l.y * 0.34, 0.15));
  c = mix(c, vec3(2.9, 1.65, 0.72) * (1.0 - sq(l.x * 2.6)), soft(shade2, 0.03));
  c = mix(c, vec3(0.16, 0.09, 0.03), soft(sdBox(l + vec2(0.0, 0.42), vec2(0.018, 0.28)), 0.02));
  return mix(c, vec3(0.06, 0.03, 0.016) + glow * vec3(0.13, 0.07, 0.03), soft(p.y + 0.72, 0.02));
}

vec3 shade(vec2 p, float t) {
  float zoom = 1.0 + t * 0.004;
  vec2 q = p / zoom;
#if SET == 0
  vec3 c = window(q, t);
#elif SET == 1
  vec3 c = clinic(q, t);
#elif SET == 2
  vec3 c = barn(q, t);
#else
  vec3 c = library(q, t);
#endif
  vec4 person = layer(gl_FragCoord.xy / uRes);
  c = mix(c, vec3(0.0), person.a) + person.rgb * 1.15;
  vec2 lens = p - vec2(uLens, -1.02);
  float rig = min(sdBox(lens, vec2(0.36, 0.26)) - 0.05, sdBox(lens - vec2(0.05, 0.34), vec2(0.16, 0.09)) - 0.03);
  c = mix(c, vec3(0.008, 0.008, 0.009), soft(rig, 0.07) * 0.97);
  vec2 screen = lens - vec2(0.05, 0.34);
  c += soft(length(lens - vec2(-0.22, 0.14)) - 0.012, 0.02) * vec3(2.2, 0.1, 0.05) * (0.7 + 0.3 * sin(t * 4.0));
  return c + soft(sdBox(screen, vec2(0.11, 0.055)), 0.05) * vec3(0.16, 0.15, 0.14);
}
#include "lib/main"
