#include "lib/common"
/** Metal works at night. GRIND: a grinder throwing sparks (layer) in the dark. Otherwise a long hall under lamps with a travelling crane. */

vec3 grind(vec2 p, float t) {
  vec2 o = vec2(-0.5, -0.12);
  float flick = 0.8 + 0.2 * noise(vec2(t * 14.0, 1.0)), r = length(p - o);
  vec3 fire = vec3(1.7, 0.62, 0.16) * flick;
  float smoke = fbm(p * 1.4 + vec2(-t * 0.25, -t * 0.12) + fbm(p * 2.0 + t * 0.1));
  vec3 c = vec3(0.008, 0.013, 0.019) + fire * exp(-r * 1.8) * (0.22 + 0.5 * smoke) + vec3(0.04, 0.09, 0.12) * exp(-length(p - vec2(1.5, 0.9)) * 1.3) * (0.3 + smoke);
  c += bokeh(p * 0.9 + vec2(t * 0.01, 0.0), 2.6, 0.2, t, vec3(0.2, 0.45, 0.6), vec3(1.0, 0.5, 0.2)) * 0.22 * smoothstep(-0.2, 0.6, p.y);
  float bench = smoothstep(0.012, -0.012, p.y + 0.46 + 0.02 * p.x);
  c = mix(c, vec3(0.014) * (0.5 + noise(p * vec2(9.0, 60.0))) + fire * 0.5 * exp(-sq(p.x - o.x - 0.2) * 2.2 + (p.y + 0.46) * 3.0) * (0.5 + 0.5 * noise(vec2(p.x * 6.0, p.y * 40.0))), bench);
  float work = sdBox(rot(0.16) * (p - vec2(-0.2, -0.36)), vec2(0.72, 0.055)) - 0.012;
  c = mix(c, vec3(0.03, 0.03, 0.033) + fire * smoothstep(-0.08, 0.06, p.y + 0.3 - 0.16 * p.x) * exp(-r * 1.5) * 1.6, smoothstep(0.006, -0.006, work));
  vec2 q = p - vec2(-0.72, 0.06);
  float disc = length(q - vec2(0.03, -0.02)) - 0.27;
  c = mix(c, vec3(0.02) + fire * 0.35 * exp(-r * 3.0) + fire * smoothstep(0.02, 0.0, abs(disc)) * exp(-r * 3.0) * 2.0, smoothstep(0.006, -0.006, disc));
  float guard = max(length(q - vec2(0.03, -0.02)) - 0.33, dot(q, normalize(vec2(0.5, -0.85))) - 0.02);
  float body = min(sdBox(rot(-0.5) * (q - vec2(-0.4, 0.28)), vec2(0.34, 0.1)) - 0.05, guard);
  c = mix(c, vec3(0.009, 0.011, 0.013) + fire * smoothstep(-0.05, 0.01, body) * exp(-r * 2.2) * 1.2, smoothstep(0.006, -0.006, body));
  vec2 m = p - vec2(-1.12, 0.62);
  float man = smin(sdSegment(p, vec2(-1.85, -0.9), vec2(-1.45, 0.12)) - 0.34, sdSegment(p, vec2(-1.32, 0.2), vec2(-1.16, 0.55)) - 0.11, 0.25);
  man = smin(man, length(m * vec2(1.0, 0.9)) - 0.2, 0.05);
  man = smin(man, min(sdSegment(p, vec2(-1.4, 0.2), vec2(-1.22, -0.2)), sdSegment(p, vec2(-1.22, -0.2), vec2(-0.88, 0.14))) - 0.095, 0.06);
  c = mix(c, vec3(0.006, 0.008, 0.01) + fire * smoothstep(-0.07, 0.01, man) * exp(-r * 0.9) * 0.75 * sat(p.x + 1.5), smoothstep(0.008, -0.008, man));
  c += fire * exp(-r * 13.0) * 7.0;
  vec4 s = layer(gl_FragCoord.xy / uRes);
  return c + s.rgb * 6.0;
}

vec3 hall(vec2 p, float t) {
  vec3 ro = vec3(0.25 * sin(t * 0.12) + 0.1, 1.5, t * 0.42), rd = normalize(vec3(p + vec2(0.0, 0.1), 1.5));
  float floorAt = -ro.y / rd.y, wallAt = (sign(rd.x) * 4.2 - ro.x) / rd.x, roofAt = (4.6 - ro.y) / rd.y;
  float d = min(rd.y < 0.0 ? floorAt : roofAt, wallAt);
  vec3 q = ro + rd * d, c;
  float lamps = 0.0;
  for (int i = -1; i <= 1; i += 2) for (int j = 0; j < 2; j++) {
    vec2 o = vec2(q.x - float(i) * 1.7, mod(q.z + 1.6, 3.2) - 1.6);
    lamps += j == 0 ? exp(-dot(o, o) * 0.5) : 0.0;
  }
  if (d == floorAt) {
    float wet = smoothstep(0.45, 0.65, fbm(q.xz * 0.9));
    c = vec3(0.05, 0.055, 0.055) * (0.5 + 0.5 * noise(q.xz * 6.0)) + lamps * vec3(0.75, 0.52, 0.26) * mix(0.4, 0.16, wet);
    vec2 o = vec2(abs(ro.x + rd.x * (4.2 + ro.y) / -rd.y) - 1.7, mod((ro.z + rd.z * (4.2 + ro.y) / -rd.y) + 1.6, 3.2) - 1.6);
    c += wet * exp(-dot(o * vec2(2.2, 1.4), o) * 3.0) * vec3(2.2, 1.5, 0.75);
    c += smoothstep(0.05, 0.02, abs(abs(q.x) - 1.05)) * vec3(0.5, 0.36, 0.06) * 0.5;
  } else if (d == wallAt) {
    float bay = abs(mod(q.z, 3.2) - 1.6), panes = step(2.5, q.y) * step(q.y, 3.9) * step(0.3, bay);
    vec2 grid = abs(fract(q.zy * vec2(2.2, 2.4)) - 0.5);
    c = vec3(0.03, 0.034, 0.036) + panes * vec3(0.07, 0.17, 0.24) * step(max(grid.x, grid.y), 0.44) * 1.3 + vec3(0.4, 0.24, 0.1) * exp(-sq(q.y - 1.6)) * exp(-sq(bay - 1.6) * 1.2) * 0.4;
    float machine = step(q.y, 0.9 + 0.7 * hash(floor(q.z / 1.6))) * step(0.12, fract(q.z / 1.6));
    c = mix(c, vec3(0.018, 0.028, 0.03) + step(0.94, hash(floor(q.zy * 9.0))) * vec3(0.2, 1.2, 0.5), machine);
  } else {
    c = vec3(0.012) + smoothstep(0.1, 0.05, abs(mod(q.z, 1.6) - 0.8)) * vec3(0.03, 0.028, 0.026);
  }
  vec3 haze = vec3(0.045, 0.058, 0.062) + vec3(0.05, 0.033, 0.015);
  c = mix(c, haze * (0.6 + 0.5 * fbm(vec2(p.x * 1.2 + t * 0.06, p.y * 2.0))), 1.0 - exp(-d * 0.05));
  float crane = 9.0 + 2.0 * sin(t * 0.35) - t * 0.1;
  for (int i = 8; i >= 0; i--) {
    float z = (floor(ro.z / 3.2) + float(i) + 0.5) * 3.2 - ro.z;
    if (z < 0.3) continue;
    vec2 s = p * z / 1.5 + vec2(0.0, 0.1) * z / 1.5 + vec2(ro.x, ro.y);
    float fog = exp(-z * 0.055), w = 0.004 * z, column = min(abs(abs(s.x) - 3.6) - 0.13, max(abs(s.y - 4.15) - 0.12, abs(s.x) - 3.7));
    c = mix(c, mix(haze, vec3(0.014, 0.016, 0.018) + vec3(0.2, 0.11, 0.04) * exp(-sq(s.y - 3.3)), fog), smoothstep(w, -w, column) * step(0.0, s.y));
    vec2 l = vec2(abs(s.x) - 1.7, s.y - 3.7);
    float shadeD = max(abs(l.x) - 0.1 - 0.9 * max(-l.y + 0.08, 0.0), abs(l.y) - 0.1);
    c = mix(c, vec3(0.012) * fog + haze * (1.0 - fog), smoothstep(w, -w, shadeD) * 0.9);
    c += fog * vec3(2.0, 1.32, 0.62) * (smoothstep(0.15 + w, 0.12, length((l + vec2(0.0, 0.11)) * vec2(0.75, 2.4))) * 5.0 + exp(-length(l + vec2(0.0, 0.1)) * 3.6) * 0.3);
    float cone = exp(-sq(l.x / (0.12 + max(-l.y, 0.0) * 0.42))) * step(l.y, -0.1) * exp(l.y * 0.55);
    c += cone * fog * vec3(0.6, 0.4, 0.18) * 0.16 * (0.5 + fbm(s * 0.8 + vec2(t * 0.12, float(i))));
    if (abs(z - crane) < 1.6) {
      vec2 h = s - vec2(0.5 * sin(t * 0.4 + 0.6), 0.0);
      float rig = min(max(abs(s.y - 3.35) - 0.16, abs(s.x) - 3.7), max(abs(h.x) - 0.02, abs(h.y - 2.75) - 0.5));
      rig = min(rig, min(sdBox(h - vec2(0.0, 2.05), vec2(0.75, 0.09)), sdBox(h - vec2(0.0, 3.2), vec2(0.25, 0.16))));
      c = mix(c, mix(haze, vec3(0.2, 0.12, 0.012) * (0.35 + step(0.5, fract((s.x + s.y) * 2.2)) * step(abs(s.y - 3.35), 0.16)), fog), smoothstep(w, -w, rig));
    }
  }
  return c;
}

vec3 shade(vec2 p, float t) {
#ifdef GRIND
  return grind(p, t);
#else
  return hall(p, t);
#endif
}
#include "lib/main"
