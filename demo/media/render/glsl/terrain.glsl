#include "lib/common"
/** Mountains from the air. SNOW covers them with snow and pines; otherwise bare rock stands above a sea of cloud. */
uniform vec3 uSun;

const float SPAN = 40.0;

vec3 noised(vec2 x) {
  vec2 i = floor(x), f = fract(x), u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0), du = 30.0 * f * f * (f * (f - 2.0) + 1.0);
  float a = hash(i), b = hash(i + vec2(1, 0)), c = hash(i + vec2(0, 1)), d = hash(i + 1.0);
  float k = a - b - c + d;
  return vec3(a + (b - a) * u.x + (c - a) * u.y + k * u.x * u.y, du * (vec2(b - a, c - a) + k * u.yx));
}

vec4 bake(vec2 uv) {
  vec2 p = uv * SPAN * 0.27, d = vec2(0.0);
  float h = 0.0, b = 1.0;
  for (int i = 0; i < 11; i++) {
    vec3 n = noised(p);
    d += n.yz;
    h += b * n.x / (1.0 + dot(d, d) * 0.6);
    b *= 0.49;
    p = mat2(0.8, -0.6, 0.6, 0.8) * p * 2.0;
  }
  return vec4(h * 2.5, fbm(uv * SPAN * 9.0), noise(uv * SPAN * 26.0), 0.0);
}

float height(vec2 p, float lod) { return textureLod(uBake, p / SPAN, lod).x; }

vec3 sky(vec3 rd) {
  float s = max(dot(rd, uSun), 0.0), y = max(rd.y, 0.0);
#ifdef SNOW
  vec3 c = mix(vec3(0.95, 0.62, 0.5), vec3(0.2, 0.34, 0.56), pow(y, 0.42) * 1.1);
#else
  vec3 c = mix(vec3(1.25, 0.52, 0.2), vec3(0.1, 0.17, 0.38), pow(y, 0.4) * 1.15);
#endif
  float cloud = smoothstep(0.5, 0.8, fbm(rd.xz / (rd.y + 0.12) * 0.7 + uTime * 0.01));
  c += cloud * vec3(0.5, 0.26, 0.18) * 0.6 * smoothstep(0.0, 0.2, rd.y);
  return c + vec3(1.6, 0.8, 0.35) * (pow(s, 7.0) * 0.45 + pow(s, 700.0) * 18.0);
}

vec3 shade(vec2 p, float t) {
  vec3 ro = vec3(21.0 + t * 0.12, 0.0, 9.0 + t * 0.34);
#ifdef SNOW
  ro = vec3(6.0 + t * 0.10, 0.0, 30.0 + t * 0.26);
  ro.y = 2.55 + t * 0.01;
  mat3 cam = lookAt(ro, ro + vec3(0.35, -0.21, 1.0));
#else
  ro.y = 3.0;
  mat3 cam = lookAt(ro, ro + vec3(0.25, -0.17, 1.0));
#endif
  vec3 rd = cam * normalize(vec3(p, 1.75));
  float d = 0.3, dist = -1.0;
  for (int i = 0; i < 84; i++) {
    vec3 q = ro + rd * d;
    float gap = q.y - height(q.xz, log2(1.0 + d * 0.25));
    if (gap < 0.002 * d) { dist = d; break; }
    d += max(gap * 0.55, 0.006 * d);
    if (d > 26.0 || q.y > 4.2 && rd.y > 0.0) break;
  }
  vec3 col = sky(rd);
  float far = dist > 0.0 ? dist : 30.0;
  if (dist > 0.0) {
    vec3 q = ro + rd * dist;
    float e = 0.012 + 0.0016 * dist, lod = log2(1.0 + dist * 0.12);
    vec3 n = normalize(vec3(height(q.xz - vec2(e, 0), lod) - height(q.xz + vec2(e, 0), lod), 2.0 * e,
      height(q.xz - vec2(0, e), lod) - height(q.xz + vec2(0, e), lod)));
    vec4 detail = textureLod(uBake, q.xz / SPAN, lod);
    float shadow = 1.0, s = 0.06;
    for (int i = 0; i < 16; i++) {
      vec3 r = q + uSun * s;
      shadow = min(shadow, 9.0 * (r.y - height(r.xz, 1.5) + 0.03) / s);
      s += 0.05 + s * 0.28;
    }
    shadow = sat(shadow);
    float strata = noise(vec2(q.y * 16.0 + detail.y * 3.0, 3.0));
    vec3 rock = mix(vec3(0.11, 0.085, 0.075), vec3(0.25, 0.18, 0.14), strata * 0.6 + detail.y * 0.6);
#ifdef SNOW
    float snow = smoothstep(0.36, 0.6, n.y + (detail.y - 0.5) * 0.35);
    vec3 albedo = mix(rock * 0.7, vec3(0.86, 0.9, 0.97), snow);
    float pines = smoothstep(1.55, 1.05, q.y + (detail.y - 0.5) * 0.6) * smoothstep(0.5, 0.8, n.y);
    float tree = smoothstep(0.42, 0.62, noise(q.xz * 34.0) * 0.6 + noise(q.xz * 9.0) * 0.45);
    albedo = mix(albedo, mix(vec3(0.018, 0.032, 0.032), vec3(0.3, 0.34, 0.38), noise(q.xz * 60.0) * 0.35), pines * tree);
#else
    float grass = smoothstep(0.72, 0.9, n.y) * smoothstep(2.3, 1.5, q.y);
    vec3 albedo = mix(rock, vec3(0.1, 0.085, 0.03), grass);
    albedo = mix(albedo, vec3(0.8), smoothstep(2.15, 2.6, q.y + detail.y * 0.5) * smoothstep(0.6, 0.85, n.y) * 0.7);
#endif
    float sun = max(dot(n, uSun), 0.0) * shadow;
    vec3 ambient = mix(vec3(0.1, 0.13, 0.2), vec3(0.28, 0.36, 0.55), n.y * 0.5 + 0.5);
    col = albedo * (sun * vec3(3.3, 1.75, 0.95) + ambient * 0.75 + max(dot(n, -uSun), 0.0) * vec3(0.05, 0.05, 0.09));
  }
  vec3 end = ro + rd * far;
  vec3 haze = mix(vec3(0.42, 0.42, 0.55), vec3(1.25, 0.66, 0.38), pow(sat(dot(rd, uSun) * 0.5 + 0.5), 3.0));
  col = mix(col, haze * 0.75, (1.0 - exp(-far * 0.055)) * step(0.0, dist));
#ifndef SNOW
  float level = 1.42;
  for (int i = 0; i < 4; i++) {
    float y = level - float(i) * 0.07, hit = (y - ro.y) / rd.y;
    if (hit < 0.0 || hit > far) continue;
    vec2 c = (ro + rd * hit).xz;
    float puff = fbm(c * 0.55 + vec2(t * 0.05, 0.0) + float(i) * 0.13);
    float cover = smoothstep(0.3, 0.62, puff + float(i) * 0.07) * (dist > 0.0 ? sat((far - hit) * 1.2) : 1.0);
    float lit = sat(0.6 + 2.4 * (puff - fbm(c * 0.55 + uSun.xz * 0.25 + vec2(t * 0.05, 0.0) + float(i) * 0.13)));
    vec3 white = mix(vec3(0.25, 0.24, 0.4), vec3(1.7, 0.95, 0.58), lit);
    col = mix(col, mix(white, haze, 1.0 - exp(-hit * 0.07)), cover * 0.8);
  }
#else
  float mist = exp(-max(end.y - 0.75, 0.0) * 4.0) * (1.0 - exp(-far * 0.22));
  col = mix(col, haze * 0.85, step(0.0, dist) * mist * (0.55 + 0.5 * noise(end.xz * 1.1 + t * 0.06)));
  for (int i = 1; i <= 4; i++) {
    float z = float(i), size = 5.0 + z * 4.0;
    vec2 c = p * size + vec2(t * 0.9 + sin(t * 0.6 + z) * 0.2, t * (3.0 - z * 0.35)) + z * 17.0;
    vec2 id = floor(c), o = c - id - 0.5 - (hash2(id) - 0.5) * 0.6;
    float r = mix(0.05, 0.13, hash(id + 2.0)) * (1.5 - z * 0.18);
    col += smoothstep(r, r * 0.2, length(o)) * vec3(0.9, 0.85, 0.85) * 0.3 * step(0.5, hash(id + 8.0));
  }
#endif
  return col;
}
#include "lib/baked"
