#include "lib/common"
uniform vec2 uSunAt;
/** Open country from a low flight at golden hour: HARVEST puts a combine at work, otherwise wind turbines turn. */

vec3 sunDir() { return normalize(vec3(uSunAt.x, 0.2, 1.0)); }

vec3 sky(vec3 rd) {
  float s = max(dot(rd, sunDir()), 0.0), y = max(rd.y, 0.0);
  vec3 c = mix(vec3(1.2, 0.66, 0.33), vec3(0.17, 0.3, 0.5), pow(y, 0.45) * 1.2);
  vec2 q = rd.xz / (rd.y + 0.09);
  float cloud = fbm(q * vec2(0.45, 0.8) + vec2(uTime * 0.02, 3.0));
  float lit = sat(0.5 + 3.0 * (cloud - fbm(q * vec2(0.45, 0.8) + vec2(uTime * 0.02 + uSunAt.x * 0.1, 3.15))));
  c = mix(c, mix(vec3(0.3, 0.25, 0.32), vec3(1.7, 0.95, 0.5), lit), smoothstep(0.45, 0.75, cloud) * smoothstep(0.0, 0.1, rd.y) * 0.8);
  return c + vec3(1.7, 0.85, 0.35) * (pow(s, 9.0) * 0.5 + pow(s, 90.0) * 0.8 + pow(s, 1500.0) * 20.0);
}

float fields(vec2 q, out vec3 tone, out float edge) {
  vec2 skew = rot(0.32) * q;
  vec2 block = vec2(4.2, 6.5), id = floor(skew / block);
  skew.x += (hash(id.y) - 0.5) * 2.4;
  id = floor(skew / block);
  vec2 f = fract(skew / block) * block;
  vec2 rim = min(f, block - f);
  edge = min(rim.x, rim.y);
  float h = hash(id), along = h > 0.5 ? f.x : f.y;
  tone = h < 0.4 ? vec3(0.5, 0.31, 0.1) : h < 0.62 ? vec3(0.11, 0.15, 0.035) : h < 0.82 ? vec3(0.36, 0.25, 0.08) : vec3(0.16, 0.085, 0.045);
  tone *= 0.75 + 0.5 * fbm(q * 1.4);
  return along;
}

vec3 land(vec2 q, float dist, float t) {
  vec3 tone;
  float edge, along = fields(q, tone, edge), fade = exp(-dist * 0.09);
  float rows = sin(along * TAU * 3.2), fine = sin(along * TAU * 13.0);
  tone *= 1.0 + fade * (0.3 * rows * smoothstep(0.9, -0.2, fade * 0.5) + 0.2 * fine * smoothstep(9.0, 3.0, dist));
  tone *= 0.85 + 0.3 * noise(q * 24.0) * fade;
  tone = mix(vec3(0.38, 0.28, 0.17), tone, smoothstep(0.05, 0.1, edge));
#ifdef HARVEST
  float lane = q.x - 0.55, reach = 4.3 + t * 0.23;
  if (abs(q.x) < 3.4 && q.y > 1.0 && q.y < 14.0) {
    float strip = floor(lane / 0.62), cut = strip < 0.0 || (strip == 0.0 && q.y < reach) ? 1.0 : 0.0;
    vec3 wheat = vec3(0.62, 0.4, 0.13) * (0.75 + 0.5 * noise(vec2(q.x * 50.0, q.y * 14.0))) * (0.85 + 0.3 * fbm(q * 2.0 + t * 0.15));
    vec3 stubble = mix(vec3(0.44, 0.33, 0.17), vec3(0.6, 0.46, 0.25), mod(strip, 2.0)) * (0.8 + 0.25 * sin(q.x * 95.0) * fade + 0.3 * noise(q * 16.0));
    tone = mix(wheat, stubble, cut);
    tone *= 1.0 - 0.55 * cut * smoothstep(0.16, 0.0, fract(lane / 0.62) > 0.5 && strip == 0.0 ? (1.0 - fract(lane / 0.62)) * 0.62 : 1.0);
  }
#endif
  float trees = smoothstep(0.5, 0.62, noise(q * 0.5 + 31.0)) * smoothstep(0.34, 0.1, edge);
#ifdef HARVEST
  trees *= step(3.4, abs(q.x));
#endif
  float shadow = smoothstep(0.45, 0.75, fbm(q * 0.16 + vec2(t * 0.05, 0.0))) * 0.45;
  tone *= 1.0 - shadow;
  tone = mix(tone, vec3(0.025, 0.035, 0.016) * (0.6 + noise(q * 9.0) * 1.6), trees * smoothstep(0.3, 0.55, noise(q * 4.5)));
  return tone * vec3(2.1, 1.45, 0.92);
}

#ifdef HARVEST
vec4 combine(vec2 q) {
  float d = sdBox(q - vec2(0.0, 0.16), vec2(0.13, 0.1)) - 0.015;
  d = min(d, sdBox(q - vec2(-0.01, 0.3), vec2(0.075, 0.05)) - 0.01);
  d = min(d, min(length(q - vec2(-0.12, 0.06)) - 0.07, length(q - vec2(0.12, 0.06)) - 0.07));
  d = min(d, sdSegment(q, vec2(0.13, 0.28), vec2(0.32, 0.36)) - 0.016);
  float header = sdBox(q - vec2(0.0, 0.03), vec2(0.31, 0.04));
  vec3 tone = q.y > 0.27 ? vec3(0.9, 0.8, 0.6) * 0.4 : mix(vec3(0.28, 0.035, 0.02), vec3(0.75, 0.12, 0.05), sat(q.x * 3.0 + 0.6));
  if (q.y < 0.1 && abs(abs(q.x) - 0.12) < 0.08) tone = vec3(0.02);
  if (header < d) { d = header; tone = vec3(0.5, 0.36, 0.06) * (0.7 + 0.4 * sin(q.x * 90.0)); }
  return vec4(tone, d);
}
#else
float turbine(vec2 q, float a) {
  float d = abs(q.x) - mix(0.022, 0.011, sat(q.y));
  d = max(d, max(-q.y, q.y - 1.0));
  vec2 h = q - vec2(0.0, 1.0);
  d = min(d, sdBox(h, vec2(0.03, 0.02)));
  for (int i = 0; i < 3; i++) {
    vec2 b = rot(a + float(i) * TAU / 3.0) * h;
    d = min(d, max(abs(b.x - 0.008) - mix(0.021, 0.004, sat(b.y / 0.62)), max(-b.y, b.y - 0.62)));
  }
  return d;
}
#endif

vec3 shade(vec2 p, float t) {
#ifdef HARVEST
  vec3 ro = vec3(-0.5 + t * 0.06, 2.0, -0.1 + t * 0.1), rd = lookAt(ro, ro + vec3(0.12, -0.33, 1.0)) * normalize(vec3(p, 1.6));
#else
  vec3 ro = vec3(t * 0.16, 1.35, t * 0.1), rd = lookAt(ro, ro + vec3(0.0, -0.07, 1.0)) * normalize(vec3(p, 1.7));
#endif
  vec3 col = sky(rd), sun = sunDir(), haze = mix(vec3(0.5, 0.38, 0.33), vec3(1.5, 0.85, 0.42), pow(max(dot(rd, sun), 0.0), 5.0));
  float hit = rd.y < 0.0 ? -ro.y / rd.y : 1e4;
  if (rd.y < 0.0) {
    vec2 q = ro.xz + rd.xz * hit;
    q.y += 0.35 * sin(q.x * 0.21 + 1.0) * sat(hit * 0.04);
    col = land(q, hit, t);
#ifndef HARVEST
    for (int i = 0; i < 9; i++) {
      vec3 b = vec3((hash(float(i) * 3.1) - 0.5) * mix(6.0, 34.0, float(i) / 8.0) + 1.0, 0.0, 5.0 + float(i) * 3.6);
      vec2 o = q - b.xz, along = -normalize(sun.xz);
      float l = dot(o, along), w = abs(dot(o, vec2(-along.y, along.x)));
      col *= mix(1.0, 0.5, smoothstep(0.06, 0.02, w) * step(0.0, l) * smoothstep(9.0, 0.0, l));
    }
#endif
    col = mix(col, haze, 1.0 - exp(-hit * 0.028));
  }
#ifdef HARVEST
  vec3 b = vec3(0.86, 0.0, 4.3 + t * 0.23);
  vec3 v = transpose(lookAt(ro, ro + vec3(0.12, -0.33, 1.0))) * (b - ro);
  vec2 q = (p - v.xy / v.z * 1.6) * v.z / 1.6 / 2.1;
  float dust = 0.0;
  for (int i = 0; i < 3; i++) {
    vec2 o = q - vec2(0.12 + float(i) * 0.22, 0.12 + float(i) * 0.1);
    dust += exp(-dot(o, o) * (7.0 - float(i) * 1.9)) * (0.25 + 0.9 * fbm(o * 3.0 + vec2(-t * 0.7, t * 0.25 + float(i))));
  }
  col *= mix(1.0, 0.4, smoothstep(0.06, -0.05, sdBox(q - vec2(-0.05, -0.06), vec2(0.36, 0.05))));
  vec4 c = combine(q);
  col = mix(col, c.rgb * 1.5, smoothstep(0.008, -0.004, c.w));
  col = mix(col, vec3(1.5, 0.98, 0.55), sat(dust * 0.3));
#else
  for (int i = 8; i >= 0; i--) {
    vec3 b = vec3((hash(float(i) * 3.1) - 0.5) * mix(6.0, 34.0, float(i) / 8.0) + 1.0, 0.0, 5.0 + float(i) * 3.6);
    vec3 v = transpose(lookAt(ro, ro + vec3(0.0, -0.07, 1.0))) * (b - ro);
    vec2 q = (p - v.xy / v.z * 1.7) * v.z / 1.7 / 2.7;
    float d = turbine(q, t * (0.9 + 0.2 * hash(float(i))) + float(i) * 1.3), w = 0.0015 * v.z * 0.5;
    vec3 tone = mix(vec3(0.16, 0.15, 0.18), vec3(1.5, 1.05, 0.72), sat(0.5 + q.x * 16.0 * sign(uSunAt.x)));
    col = mix(col, mix(haze, tone, exp(-v.z * 0.03)), smoothstep(w, -w, d));
  }
#endif
  return col;
}
#include "lib/main"
