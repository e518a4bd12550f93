#include "lib/common"
/** Close to a liquid. CARAMEL folds and shines, otherwise clear water ripples in pastel morning light. */

#ifdef CARAMEL
float height(vec2 p, float t) {
  float r = length(p), a = atan(p.y, p.x);
  float swirl = a * 2.0 + 5.2 * log(r + 0.18) - t * TAU / uLoop;
  float fold = 0.5 + 0.5 * sin(swirl + 0.9 * fbm(p * 1.4 + 2.0));
  return pow(fold, 0.7) * 0.36 * smoothstep(0.0, 0.35, r) + 0.08 * sin(swirl * 3.0 + r * 5.0) * smoothstep(0.2, 0.7, r) * 0.35 + 0.12 * fbm(p * 2.0) - 0.1 * r * r;
}
vec3 shade(vec2 p, float t) {
  p = rot(0.3) * (p * vec2(1.0, 1.22) - vec2(0.12, 0.1)) * (1.02 - t * 0.008);
  float e = 0.012, h = height(p, t);
  vec3 n = normalize(vec3(h - height(p + vec2(e, 0.0), t), h - height(p + vec2(0.0, e), t), e * 1.35));
  vec3 rd = normalize(vec3(p * 0.25, -1.0)), l = normalize(vec3(-0.5, 0.65, 0.55)), r = reflect(rd, n);
  float thick = smoothstep(0.0, 0.42, h);
  vec3 c = mix(vec3(0.15, 0.035, 0.006), vec3(0.78, 0.33, 0.055), thick) * (0.25 + 0.95 * sat(dot(n, l)));
  c += vec3(1.2, 0.42, 0.05) * pow(sat(dot(n, -l) * 0.5 + 0.5), 3.0) * 0.3;
  float box = smoothstep(0.24, 0.12, abs(r.x + 0.42)) * smoothstep(0.45, 0.25, abs(r.y - 0.45)), strip = smoothstep(0.05, 0.02, abs(r.x * 0.8 + r.y - 0.05)) * step(0.0, r.x);
  c += vec3(1.5, 1.1, 0.7) * box * 0.45 + vec3(1.2, 0.7, 0.35) * strip * 0.6;
  float cream = smoothstep(0.62, 0.74, 0.5 + 0.5 * sin(atan(p.y, p.x) * 2.0 + 5.2 * log(length(p) + 0.18) - t * TAU / uLoop + 1.4)) * smoothstep(0.12, 0.4, length(p)) * smoothstep(1.2, 0.7, length(p));
  c = mix(c, vec3(0.95, 0.72, 0.45) * (0.35 + 0.8 * sat(dot(n, l))) + box * 0.25, cream * 0.5);
  vec2 g = p * 15.0, id = floor(g), o = g - id - 0.5 - (hash2(id) - 0.5) * 0.5;
  float salt = sdBox(rot(hash(id) * 6.0) * o, vec2(0.09 + 0.08 * hash(id + 1.0)));
  float near = step(0.83, hash(id + 6.0)) * smoothstep(0.25, 0.6, length(p));
  c = mix(c, vec3(0.95, 0.88, 0.78) * (0.55 + 0.6 * step(0.0, o.x + o.y)), smoothstep(0.03, -0.03, salt) * near);
  return c;
}
#else
float height(vec2 p, float t) {
  float h = 0.25 * noise(p * 1.1 + t * 0.1) + 0.06 * noise(p * 3.0 - t * 0.2);
  for (int i = 0; i < 3; i++) {
    float k = float(i), start = k * 2.0, age = mod(t - start + uLoop, uLoop), r = length(p - vec2(-0.9 + 0.95 * k, 0.25 * sin(k * 3.0) + 0.1)), front = age * 0.46;
    h += 0.13 * sin((r - front) * 22.0) * exp(-sq((r - front + 0.16) * 4.0)) * exp(-age * 0.5) * smoothstep(0.0, 0.25, age);
  }
  return h;
}
vec3 shade(vec2 p, float t) {
  vec2 q = vec2(p.x, p.y * 1.25 + 0.1 * p.y * p.y) * (1.0 - t * 0.006);
  float e = 0.01, h = height(q, t);
  vec3 n = normalize(vec3(h - height(q + vec2(e, 0.0), t), h - height(q + vec2(0.0, e), t), e * 2.6));
  vec2 bed = q + n.xy * 0.32;
  float web = pow(1.0 - abs(noise(bed * 2.5 + t * 0.2 + n.xy) + noise(bed * 3.4 - t * 0.17 + 5.0) - 1.0), 6.0);
  vec3 c = mix(vec3(0.9, 0.52, 0.48), vec3(0.46, 0.62, 0.78), smoothstep(-1.1, 1.2, bed.x * 0.7 + bed.y * 0.6 + 0.2 * fbm(bed * 1.4)));
  c = mix(c, vec3(0.97, 0.82, 0.66), exp(-sq(bed.x + 0.6) - sq(bed.y - 0.5)) * 0.8) * 0.62;
  c += web * vec3(0.85, 0.7, 0.55) * 0.5;
  vec2 leaf = rot(0.6) * (bed - vec2(0.75, -0.15));
  float frond = 9.0;
  for (int i = 0; i < 9; i++) { vec2 f = rot(-0.9 + float(i) * 0.22) * (leaf + vec2(0.55, 0.5)); frond = min(frond, abs(f.x) - 0.045 * sat(1.4 - f.y) * sat(f.y * 2.0)); }
  c *= mix(0.55, 1.0, smoothstep(-0.02, 0.09, frond));
  vec3 l = normalize(vec3(-0.45, 0.6, 0.66)), r = reflect(vec3(p * 0.2, -1.0), n);
  c += vec3(1.6, 1.25, 0.95) * pow(sat(dot(normalize(r), l)), 26.0) * 0.9 + vec3(0.9, 0.8, 0.85) * pow(1.0 - n.z, 1.3) * 0.7;
  return c + vec3(0.22, 0.14, 0.1) * exp(-length(p - vec2(-1.5, 1.0)) * 0.9);
}
#endif
#include "lib/main"
