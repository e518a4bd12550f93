#include "lib/common"
/** Light shafts. FOREST: a drive between trunks with the sun behind them. Otherwise a college hall with tall windows and dust. */

vec3 dust(vec2 p, float t) {
  vec3 sum = vec3(0.0);
  for (int i = 1; i <= 3; i++) {
    float z = float(i);
    vec2 c = p * (3.0 + z * 2.5) + vec2(t * 0.14 * z, t * 0.09 * sin(z * 2.0) - t * 0.05) + z * 31.0, id = floor(c), o = c - id - 0.5 - (hash2(id) - 0.5) * 0.7;
    float r = mix(0.025, 0.07, hash(id + 2.0));
    sum += smoothstep(r, 0.0, length(o)) * step(0.5, hash(id + 5.0)) * (0.6 + 0.4 * sin(t * 1.5 + hash(id) * 40.0));
  }
  return sum * vec3(1.0, 0.75, 0.42);
}

#ifdef FOREST
vec3 shade(vec2 p, float t) {
  vec2 sun = vec2(-0.22 + 0.02 * sin(t * 0.5), 0.3);
  float s = length((p - sun) * vec2(1.0, 0.85));
  vec3 c = mix(vec3(1.9, 1.15, 0.5), vec3(0.06, 0.13, 0.1), smoothstep(0.0, 1.1, s)) + vec3(2.5, 1.6, 0.8) * exp(-s * 5.0);
  c *= 0.55 + 0.7 * fbm(p * 3.0 + t * 0.02);
  float line = -0.22;
  for (int i = 0; i < 9; i++) {
    float k = fract((float(i) + t * 0.42) / 9.0), z = mix(9.0, 0.85, k), id = float(i) + floor((float(i) + t * 0.42) / 9.0) * 9.0;
    float x = p.x * z + 0.12 * sin(t * 0.7) * z * 0.3, seed = id * 13.7, fade = exp(-z * 0.2) * smoothstep(0.0, 0.12, k);
    float side = x > 0.0 ? 1.0 : -1.0, away = abs(x) - 1.15 - 0.5 * hash(seed + side);
    float cell = away / 1.5, n = floor(cell), r = 0.09 + 0.1 * hash(seed + n * 3.1 + side), bend = 0.1 * sin(p.y * z * 0.5 + seed + n);
    float trunk = cell < 0.0 ? abs(away) - r * 0.8 : abs(fract(cell) * 1.5 - 0.75 + 0.5 * (hash(seed + n + side * 7.0) - 0.5) + bend) - r;
    trunk = cell < -0.5 ? 9.0 : trunk;
    float w = 0.012 + 0.02 * abs(k - 0.55) * z * 0.4;
    float leaves = smoothstep(0.5, 0.66, fbm(vec2(x * 0.8 + seed, p.y * z * 0.8)) + (p.y * z - 1.6) * 0.14 + abs(x) * 0.04 - 0.06 * smoothstep(1.0, 0.3, abs(x)));
    float fern = smoothstep(0.03 * z, -0.03 * z, (p.y - line) * z + 0.85 - 0.4 * noise(vec2(x * 3.0, seed)) * smoothstep(0.7, 1.6, abs(x)) - 0.28 * smoothstep(0.8, 1.5, abs(x)));
    vec3 dark = mix(vec3(0.7, 0.62, 0.33) * (0.2 + 0.7 * exp(-s * 1.8)), vec3(0.012, 0.017, 0.012), pow(fade, 0.3));
    vec3 bark = dark + vec3(1.0, 0.55, 0.2) * fade * exp(-s * 1.5) * smoothstep(0.05, -0.01, abs(trunk + r * 0.25) - 0.02) * 0.2;
    float on = smoothstep(0.0, 0.1, k) * smoothstep(1.0, 0.93, k);
    c = mix(c, bark, smoothstep(w, -w, trunk) * on);
    c = mix(c, dark + vec3(0.5, 0.5, 0.1) * fade * exp(-s * 1.3) * 0.35 * noise(vec2(x, p.y * z) * 3.0), leaves * on * 0.95);
    if (abs(x) > 0.75) c = mix(c, dark * 1.2 + vec3(0.12, 0.16, 0.03) * exp(-s) * fade * noise(vec2(x * 9.0, p.y * z * 9.0)), fern * on);
  }
  if (p.y < line) {
    float z = 1.0 / (line - p.y + 0.02), x = p.x * z + 0.05 * z * sin(t * 0.4 + z * 0.15), along = z + t * 2.2;
    float track = smoothstep(0.95, 0.7, abs(x)), dapple = smoothstep(0.48, 0.66, fbm(vec2(x * 1.6, along * 0.8)));
    vec3 earth = mix(vec3(0.1, 0.06, 0.032), vec3(0.16, 0.1, 0.055), noise(vec2(x * 9.0, along * 5.0))) * (1.0 - 0.45 * smoothstep(0.14, 0.04, abs(abs(x) - 0.4)));
    c = mix(c, earth * (0.35 + dapple * vec3(5.5, 3.6, 1.6)) + vec3(1.2, 0.7, 0.28) * smoothstep(2.0, 9.0, z) * 0.5, track * smoothstep(0.0, 0.02, line - p.y));
  }
  vec2 v = p - sun;
  float a = atan(v.x, -v.y), ray = 0.0;
  ray = smoothstep(0.42, 0.8, noise(vec2(a * 7.0 + t * 0.05, t * 0.1)) * 0.7 + 0.35 * noise(vec2(a * 19.0, 4.0 - t * 0.12)));
  c += ray * vec3(1.2, 0.8, 0.36) * exp(-s * 1.3) * 0.3 * (0.6 + 0.5 * fbm(p * 2.0 - t * 0.1));
  return c + dust(p, t) * exp(-s * 1.2) * 0.7;
}
#else
vec3 shade(vec2 p, float t) {
  vec3 ro = vec3(0.35 - t * 0.02, 1.6, t * 0.22), rd = normalize(vec3(p + vec2(-0.15, 0.16), 1.45));
  float floorAt = rd.y < 0.0 ? -ro.y / rd.y : 1e3, wall = (sign(rd.x) * 2.6 - ro.x) / rd.x, endAt = (19.0 - ro.z) / rd.z, roof = rd.y > 0.0 ? (5.2 - ro.y) / rd.y : 1e3;
  float d = min(min(floorAt, wall), min(endAt, roof));
  vec3 q = ro + rd * d, c = vec3(0.05, 0.03, 0.02);
  vec3 sun = normalize(vec3(1.0, 0.85, 0.25));
  float far = exp(-d * 0.03);
  if (d == wall) {
    vec2 o = vec2(mod(q.z, 2.2) - 1.1, q.y - 2.4);
    float pane = min(sdBox(o, vec2(0.46, 1.25)), length((o - vec2(0.0, 1.25)) * vec2(1.0, 0.8)) - 0.46);
    float bars = min(abs(mod(o.x + 0.23, 0.31) - 0.155), abs(mod(o.y, 0.5) - 0.25));
    if (rd.x > 0.0) {
      c = vec3(0.06, 0.036, 0.022) + vec3(0.5, 0.27, 0.1) * exp(-max(pane, 0.0) * 5.0) * 0.35;
      c = mix(c, vec3(5.0, 3.3, 1.6) * (0.5 + 0.5 * smoothstep(-1.2, 1.2, o.y)), smoothstep(0.02, -0.02, pane) * smoothstep(0.015, 0.04, bars));
    } else {
      vec3 h = q + sun * ((2.6 - q.x) / sun.x);
      vec2 w = vec2(mod(h.z, 2.2) - 1.1, h.y - 2.4);
      float lit = smoothstep(0.12, -0.1, min(sdBox(w, vec2(0.46, 1.25)), length((w - vec2(0.0, 1.25)) * vec2(1.0, 0.8)) - 0.46));
      float panel = smoothstep(0.03, 0.0, abs(sdBox(vec2(o.x, q.y - 0.75), vec2(0.8, 0.5))));
      c = vec3(0.075, 0.04, 0.022) * (1.0 - 0.5 * panel * step(q.y, 1.5)) + lit * vec3(1.6, 0.85, 0.34) * 0.6;
      c += smoothstep(0.03, -0.03, pane) * vec3(0.12, 0.16, 0.2) * step(1.6, q.y) * 0.5;
    }
  } else if (d == floorAt) {
    vec3 h = q + sun * ((2.6 - q.x) / sun.x);
    vec2 w = vec2(mod(h.z, 2.2) - 1.1, h.y - 2.4), tile = abs(fract(q.xz * 1.3) - 0.5);
    float lit = smoothstep(0.1, -0.1, min(sdBox(w, vec2(0.46, 1.25)), length((w - vec2(0.0, 1.25)) * vec2(1.0, 0.8)) - 0.46));
    c = mix(vec3(0.1, 0.06, 0.035), vec3(0.045, 0.03, 0.022), mod(floor(q.x * 1.3) + floor(q.z * 1.3), 2.0)) * smoothstep(0.5, 0.47, max(tile.x, tile.y)) + lit * vec3(2.4, 1.35, 0.55) * 0.55;
    vec2 m = vec2(mod(q.z + (2.6 - q.x) * rd.z / rd.x, 2.2) - 1.1, 0.0);
    c += smoothstep(0.5, 0.2, abs(m.x)) * vec3(1.6, 0.95, 0.42) * 0.4 * pow(1.0 + rd.y, 4.0) * step(0.0, rd.x);
  } else if (d == endAt) {
    vec2 o = q.xy - vec2(0.0, 1.5);
    float door = min(sdBox(o, vec2(0.85, 1.5)), length(o - vec2(0.0, 1.5)) - 0.85);
    c = mix(vec3(0.12, 0.07, 0.04), vec3(4.2, 3.2, 2.0), smoothstep(0.03, -0.03, door));
  } else c = vec3(0.055, 0.032, 0.02) * (0.4 + 0.6 * smoothstep(0.25, 0.2, abs(mod(q.z, 2.2) - 1.1)));
  float shaft = 0.0, jitter = hash(gl_FragCoord.xy + fract(t) * 31.0), step1 = min(d, 17.0) / 20.0;
  for (int i = 0; i < 20; i++) {
    vec3 x = ro + rd * (float(i) + jitter) * step1, h = x + sun * ((2.6 - x.x) / sun.x);
    vec2 w = vec2(abs(mod(h.z, 2.2) - 1.1) - 0.44, abs(h.y - 2.6) - 1.4);
    shaft += smoothstep(0.1, -0.1, max(w.x, w.y)) * (0.45 + 0.9 * noise(x * 0.9 + vec3(0.0, -t * 0.1, t * 0.15)));
  }
  c = mix(vec3(0.16, 0.085, 0.04), c, far) + shaft * step1 * vec3(0.3, 0.165, 0.066) * 0.62;
  for (int i = 0; i < 3; i++) {
    vec3 b = vec3(-0.5 + float(i) * 0.55, 0.0, 8.5 + float(i) * 1.4 + t * 0.35);
    vec2 s = (p + vec2(-0.15, 0.16)) * (b.z - ro.z) / 1.45 + ro.xy - b.xy - vec2(0.0, 0.02 * abs(sin(t * 3.2 + float(i))));
    float leg = 0.13 * sin(t * 3.2 + float(i) * 2.0), man = min(sdSegment(s, vec2(0.0, 0.85), vec2(0.0, 1.35)) - 0.16, length(s - vec2(0.0, 1.68)) - 0.125);
    man = min(man, min(sdSegment(s, vec2(0.03, 0.85), vec2(leg, 0.0)) - 0.075, sdSegment(s, vec2(-0.03, 0.85), vec2(-leg, 0.0)) - 0.075));
    c = mix(c, vec3(0.05, 0.028, 0.016) + vec3(1.4, 0.75, 0.3) * smoothstep(-0.06, 0.0, man) * step(0.0, s.x), smoothstep(0.012, -0.012, man) * 0.93);
  }
  return c + dust(p, t) * 0.35 * smoothstep(-0.9, 0.4, p.x);
}
#endif
#include "lib/main"
