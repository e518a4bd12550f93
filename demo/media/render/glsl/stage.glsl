#include "lib/common"
/** Events from the floor: a crowd (layer) before STAGE 0 concert beams, 1 commencement lights, 2 a ballroom with string lights. */
uniform vec3 uWarm, uCool;

float beam(vec2 p, vec2 from, float angle, float spread) {
  vec2 q = rot(angle) * (p - from);
  float along = -q.y;
  return exp(-sq(q.x / (0.012 + along * spread))) * step(0.0, along) / (0.5 + along * 1.1);
}

vec3 concert(vec2 p, float t) {
  float haze = 0.35 + 0.9 * fbm(p * vec2(1.3, 1.7) + vec2(t * 0.1, -t * 0.05));
  vec3 c = mix(vec3(0.02, 0.012, 0.03), uCool * 0.16, smoothstep(-0.6, 0.4, p.y)) * haze;
  for (int i = 0; i < 9; i++) {
    float k = float(i) - 4.0, sway = sin(t * TAU / 3.5 + k * 0.7) * 0.3;
    vec3 tone = mod(float(i), 2.0) < 0.5 ? uWarm : uCool;
    c += beam(p, vec2(k * 0.42, 1.02), k * 0.09 + sway, 0.055) * tone * haze * 1.5;
    c += exp(-length(p - vec2(k * 0.42, 0.97)) * 34.0) * tone * 14.0;
  }
  for (int i = 0; i < 6; i++) {
    float k = float(i) - 2.5, sway = sin(t * TAU / 3.5 * 0.5 + k) * 0.35;
    c += beam(vec2(p.x, -p.y), vec2(k * 0.36, 0.25), -k * 0.2 + sway, 0.04) * mix(uCool, vec3(1.0, 0.9, 0.8), 0.3) * haze * 0.85;
  }
  float pulse = 0.75 + 0.25 * sin(t * TAU);
  c += exp(-length((p - vec2(0.0, -0.12)) * vec2(0.75, 2.4)) * 2.0) * uWarm * 1.9 * haze * pulse;
  vec2 s = p - vec2(0.0, -0.1);
  float screen = smoothstep(0.02, -0.02, sdBox(p - vec2(0.0, 0.2), vec2(0.62, 0.24)));
  float bars = smoothstep(0.3, 0.6, sin(p.x * 46.0) * 0.5 + 0.5) * step(abs(p.y - 0.2), 0.04 + 0.17 * noise(vec2(floor(p.x * 7.3), floor(t * 8.0))));
  c += screen * (uWarm * bars * 1.6 + uCool * 0.12);
  float player = min(sdSegment(s, vec2(0.0, -0.1), vec2(0.0, 0.03)) - 0.035, length(s - vec2(0.0, 0.11)) - 0.03);
  player = min(player, sdSegment(s, vec2(0.02, 0.04), vec2(0.12, 0.16 + 0.02 * sin(t * 4.0))) - 0.014);
  return mix(c, vec3(0.0), smoothstep(0.008, -0.008, player));
}

vec3 commencement(vec2 p, float t) {
  float haze = fbm(p * 1.4 + t * 0.05);
  vec3 c = mix(vec3(0.3, 0.15, 0.06), vec3(0.07, 0.05, 0.07), smoothstep(-0.2, 1.0, p.y));
  c += bokeh(p * 0.9 + vec2(t * 0.015, 0.0), 3.2, 0.55, t, vec3(1.6, 0.95, 0.4), vec3(1.2, 1.0, 0.8)) * 0.4 * smoothstep(-0.25, 0.5, p.y);
  for (int i = 0; i < 5; i++) c += beam(p, vec2(float(i) * 0.9 - 2.2, 1.35), -0.42 + float(i) * 0.05, 0.12) * vec3(1.4, 0.9, 0.45) * (0.25 + haze * 0.6);
  vec2 arch = vec2(mod(p.x + 0.35, 0.7) - 0.35, p.y - 0.15);
  float opening = min(sdBox(arch, vec2(0.17, 0.3)), length(arch - vec2(0.0, 0.3)) - 0.17);
  c = mix(c, vec3(1.9, 1.25, 0.62) * (0.5 + 0.6 * smoothstep(-0.2, 0.5, arch.y)), smoothstep(0.03, -0.03, opening) * 0.5);
  return c + exp(-sq((p.y + 0.22) * 3.6)) * vec3(1.3, 0.75, 0.3) * 0.55;
}

vec3 gala(vec2 p, float t) {
  vec3 c = mix(vec3(0.1, 0.045, 0.025), vec3(0.02, 0.015, 0.03), smoothstep(-0.3, 0.9, p.y));
  c += bokeh(p + vec2(t * 0.02, 0.1), 2.4, 0.75, t, vec3(1.7, 0.85, 0.3), vec3(0.95, 0.45, 0.55)) * 0.34 * smoothstep(-0.75, 0.1, p.y);
  c += bokeh(p * 1.05 - vec2(t * 0.03, 0.0), 5.5, 0.25, t, vec3(1.8, 1.1, 0.5), vec3(1.0, 0.6, 0.7)) * 0.3;
  for (int i = 0; i < 5; i++) {
    float k = float(i), sag = 0.92 - k * 0.16 + 0.1 * sq(p.x * (0.55 + k * 0.05) + k * 0.2 - 0.4) - 0.12 + 0.006 * sin(t * 0.9 + k), x = p.x * (9.0 - k * 0.8) + k * 3.1 + t * 0.06;
    vec2 q = vec2((fract(x) - 0.5) / (9.0 - k * 0.8), p.y - sag);
    float r = length(q);
    c += (exp(-r * 40.0) * 0.5 + smoothstep(0.02, 0.012, r) * 5.0) * vec3(1.7, 0.95, 0.38) * (0.8 + 0.2 * sin(t * 2.0 + floor(x) * 2.4));
  }
  vec2 s = p - vec2(0.25, -0.22);
  c += exp(-length(s * vec2(1.0, 1.9)) * 2.4) * vec3(1.2, 0.5, 0.62) * 0.9 + beam(p, vec2(0.25, 1.0), 0.0, 0.16) * vec3(1.5, 0.95, 0.6) * 0.75;
  float host = min(sdSegment(s, vec2(0.0, -0.25), vec2(0.0, 0.06)) - 0.045, length(s - vec2(0.0, 0.16)) - 0.038);
  host = min(host, sdBox(s - vec2(0.13, -0.16), vec2(0.075, 0.16)));
  return mix(c, vec3(0.03, 0.012, 0.01), smoothstep(0.012, -0.012, host));
}

vec3 shade(vec2 p, float t) {
#if STAGE == 0
  vec3 c = concert(p, t);
#elif STAGE == 1
  vec3 c = commencement(p, t);
#else
  vec3 c = gala(p, t);
#endif
  vec4 l = layer(gl_FragCoord.xy / uRes);
  return c * (1.0 - l.a) + l.rgb * 0.9;
}
#include "lib/main"
