#include "lib/common"
/** A crate of produce on a kitchen table, the camera panning past at hand height. */

struct Hit { float t; vec3 n; vec3 tone; float gloss; };

void sphere(inout Hit best, vec3 ro, vec3 rd, vec3 c, vec3 s, vec3 tone, float gloss) {
  vec3 o = (ro - c) / s, d = rd / s;
  float a = dot(d, d), b = dot(o, d), h = b * b - a * (dot(o, o) - 1.0);
  if (h < 0.0) return;
  float t = (-b - sqrt(h)) / a;
  if (t > 0.0 && t < best.t) {
    vec3 q = o + d * t;
    best = Hit(t, normalize(q / s), tone * (0.85 + 0.25 * noise(q * 5.0 + c * 9.0)), gloss);
  }
}

void block(inout Hit best, vec3 ro, vec3 rd, vec3 c, vec3 s, vec3 tone) {
  vec3 m = 1.0 / rd, o = m * (ro - c), k = abs(m) * s, t1 = -o - k, t2 = -o + k;
  float near = max(max(t1.x, t1.y), t1.z), far = min(min(t2.x, t2.y), t2.z);
  if (near > far || near < 0.0 || near > best.t) return;
  vec3 q = ro + rd * near;
  best = Hit(near, -sign(rd) * step(t1.yzx, t1.xyz) * step(t1.zxy, t1.xyz), tone * (0.7 + 0.5 * noise(vec2(q.x * 4.0 + c.y * 30.0, (q.y + q.z) * 40.0))), 0.08);
}

vec3 kind(float h) { return h < 0.24 ? vec3(0.72, 0.06, 0.03) : h < 0.46 ? vec3(0.85, 0.36, 0.035) : h < 0.6 ? vec3(0.8, 0.62, 0.08) : h < 0.8 ? vec3(0.22, 0.36, 0.06) : vec3(0.22, 0.04, 0.13); }

vec3 shade(vec2 p, float t) {
  vec3 ro = vec3(-0.75 + t * 0.16, 1.02, 4.1), rd = lookAt(ro, vec3(0.05 + t * 0.03, 0.42, 0.0)) * normalize(vec3(p, 2.2)), l = normalize(vec3(-0.62, 0.6, 0.35));
  vec3 c = vec3(0.05, 0.032, 0.022) + vec3(1.3, 0.8, 0.4) * exp(-sq(p.x + 1.25) * 1.1 - sq(p.y - 0.5) * 1.3) * 0.55;
  c += bokeh(p + vec2(t * 0.03, 0.0), 2.0, 0.4, t, vec3(1.2, 0.7, 0.3), vec3(0.35, 0.5, 0.25)) * 0.26 * smoothstep(-0.25, 0.2, p.y);
  Hit best = Hit(1e3, vec3(0.0), vec3(0.0), 0.0);
  float ground = -ro.y / rd.y;
  if (rd.y < 0.0) best = Hit(ground, vec3(0.0, 1.0, 0.0), mix(vec3(0.16, 0.085, 0.04), vec3(0.28, 0.16, 0.08), noise(vec2((ro + rd * ground).x * 1.5, (ro + rd * ground).z * 16.0))), 0.2);
  for (int y = 0; y < 3; y++) for (int x = 0; x < 6; x++) {
    float k = float(y * 6 + x), r = 0.2 + 0.07 * hash(k + 1.0), h = hash(k * 1.9 + 4.0);
    vec3 at = vec3(-0.92 + float(x) * 0.37 + 0.1 * (hash(k) - 0.5), 0.6 + 0.12 * hash(k + 2.0) + 0.15 * (1.0 - abs(float(y) - 1.0)), -0.45 + float(y) * 0.42);
    vec3 s = h > 0.8 ? vec3(r * 0.8, r * 0.8, r * 1.1) : h > 0.46 && h < 0.6 ? vec3(r * 1.2, r * 0.85, r * 0.9) : vec3(r, r * 0.92, r);
    sphere(best, ro, rd, at, s, kind(h), 0.5);
  }
  for (int i = 0; i < 7; i++) {
    float k = float(i), a = -0.9 + k * 0.28;
    sphere(best, ro, rd, vec3(1.05 + 0.34 * sin(a), 0.86 + 0.18 * cos(a), -0.15 + 0.1 * sin(k * 2.0)), vec3(0.1 + 0.02 * k, 0.3, 0.07), vec3(0.07, 0.2, 0.035) * (0.6 + 0.7 * hash(k)), 0.15);
  }
  sphere(best, ro, rd, vec3(-1.75, 0.24, 0.55), vec3(0.25, 0.24, 0.25), kind(0.1), 0.6);
  sphere(best, ro, rd, vec3(-2.05, 0.2, 0.1), vec3(0.22, 0.2, 0.22), kind(0.3), 0.5);
  sphere(best, ro, rd, vec3(1.85, 0.22, 0.75), vec3(0.3, 0.22, 0.24), kind(0.5), 0.5);
  for (int i = 0; i < 3; i++) block(best, ro, rd, vec3(0.06, 0.12 + float(i) * 0.24, 0.78), vec3(1.36, 0.1, 0.03), vec3(0.5, 0.3, 0.14));
  for (int i = -1; i <= 1; i += 2) {
    block(best, ro, rd, vec3(0.06 + float(i) * 1.3, 0.36, 0.83), vec3(0.07, 0.36, 0.025), vec3(0.42, 0.25, 0.12));
    block(best, ro, rd, vec3(0.06 + float(i) * 1.38, 0.36, 0.0), vec3(0.025, 0.34, 0.8), vec3(0.36, 0.21, 0.1));
  }
  if (best.t < 900.0) {
    vec3 q = ro + rd * best.t, n = best.n, r = reflect(rd, n);
    float deep = smoothstep(0.35, 0.85, q.y) , crate = step(abs(q.x - 0.06), 1.5) * step(abs(q.z), 0.9), fall = 1.0;
    if (n.y > 0.99 && q.y < 0.02) fall = smoothstep(-0.1, 0.5, sdBox(q.xz - vec2(0.45, -0.2), vec2(1.4, 0.85))) * smoothstep(0.1, 0.35, length(q.xz - vec2(-1.62, 0.5))) * smoothstep(0.1, 0.4, length(q.xz - vec2(2.0, 0.7)));
    else if (crate > 0.5 && q.z < 0.74) fall = mix(0.2, 1.0, deep);
    vec3 lit = best.tone * (vec3(2.5, 1.75, 1.05) * max(dot(n, l), 0.0) * fall + vec3(0.17, 0.16, 0.17) * (0.6 + 0.5 * n.y) * mix(0.4, 1.0, fall) + vec3(0.8, 0.35, 0.12) * pow(max(dot(n, normalize(vec3(0.9, 0.2, -0.5))), 0.0), 2.0) * 0.5);
    lit += best.gloss * vec3(1.6, 1.3, 0.95) * smoothstep(0.86, 0.95, dot(r, l)) * fall * 0.9;
    vec3 w = q - vec3(0.06, 0.36, 0.81);
    float stencil = abs(length(w.xy) - 0.17) - 0.018;
    stencil = min(stencil, sdBox(w.xy, vec2(0.09, 0.012)));
    if (q.z > 0.77) lit = mix(lit, lit * 0.3, smoothstep(0.008, -0.004, stencil) * step(0.5, noise(w.xy * 60.0) + 0.3));
    c = mix(lit, c, smoothstep(5.0, 10.0, best.t));
  }
  float steamy = smoothstep(0.5, 0.9, fbm(p * vec2(1.1, 0.9) + vec2(t * 0.05, -t * 0.1)));
  return c + vec3(1.0, 0.62, 0.3) * 0.12 * smoothstep(1.0, -1.6, p.x + p.y * -0.6) * (0.6 + steamy);
}
#include "lib/main"
