#include "lib/common"
/** Cold brew in a tall glass: cream sinks in plumes between cubes of ice, drops run down outside. */

float cube(vec2 p, vec2 at, float a, float size) { return sdBox(rot(a) * (p - at), vec2(size)) - 0.04; }

vec3 shade(vec2 p, float t) {
  vec2 b = p * 0.95 + vec2(0.0, t * 0.01);
  vec3 c = vec3(0.03, 0.02, 0.018) + vec3(0.75, 0.36, 0.14) * exp(-dot(p - vec2(0.5, 0.55), p - vec2(0.5, 0.55)) * 0.8);
  c += bokeh(b, 1.9, 0.45, t, vec3(1.5, 0.75, 0.28), vec3(0.5, 0.75, 0.85)) * 0.34;
  c = mix(c, vec3(0.06, 0.03, 0.018) + vec3(0.9, 0.4, 0.13) * exp(-sq(p.x - 0.35) * 4.0 - sq(p.y + 1.25) * 6.0) * 0.7, smoothstep(-1.16, -1.24, p.y));
  float half2 = mix(0.5, 0.6, sat((p.y + 1.3) / 2.4)), edge = abs(p.x) - half2, x = p.x / half2;
  float glass = max(edge, abs(p.y + 0.12) - 1.2);
  float bulge = sqrt(max(0.0, 1.0 - x * x * 0.96));
  vec2 q = vec2(asin(clamp(x * 0.97, -1.0, 1.0)) * 0.55, p.y);
  float warp = fbm(q * 2.2 + vec2(0.0, t * 0.16));
  vec2 m = q + 0.32 * vec2(fbm(q * 2.6 + vec2(t * 0.1, t * 0.2)) - 0.5, warp - 0.5);
  float front = 0.62 - t * 0.17, plume = fbm(vec2(m.x * 4.6, m.y * 1.5 + t * 0.33)) + 0.5 * fbm(m * 6.0 + vec2(0.0, t * 0.4)) - 0.25;
  float cream = smoothstep(0.32, 0.75, plume + (m.y - front) * 0.62) * smoothstep(-1.25, -0.4, m.y + 0.35);
  vec3 liquid = mix(vec3(0.035, 0.012, 0.005), vec3(0.3, 0.11, 0.03), pow(sat(0.5 + x * 0.5), 3.0) * 0.9);
  liquid = mix(liquid, mix(vec3(0.42, 0.2, 0.08), vec3(0.98, 0.78, 0.55), smoothstep(0.3, 0.9, cream)), cream);
  liquid *= 0.5 + 0.6 * bulge;
  float ice = 9.0, id = 0.0;
  for (int i = 0; i < 5; i++) {
    float k = float(i), bob = 0.02 * sin(t * 1.3 + k * 2.0);
    float d = cube(p, vec2(0.24 * sin(k * 2.3 + 0.6), 0.72 - k * 0.2 + bob), 0.4 + k * 1.1 + 0.05 * sin(t * 0.9 + k), 0.17);
    if (d < ice) { ice = d; id = k; }
  }
  float body = smoothstep(0.0, -0.03, ice), facet = noise(p * 4.0 + id * 9.0);
  liquid = mix(liquid, liquid * 0.75 + vec3(0.3, 0.22, 0.15) * (0.25 + facet), body * 0.75);
  liquid += (smoothstep(0.022, 0.0, abs(ice + 0.012)) * 0.55 + smoothstep(0.05, 0.0, abs(ice + 0.075)) * 0.14) * vec3(1.3, 0.95, 0.65);
  vec3 inside = p.y < 0.8 ? liquid : mix(c, vec3(0.5, 0.4, 0.3), 0.12 + 0.3 * body);
  inside += smoothstep(0.02, 0.0, abs(p.y - 0.8 + 0.03 * (1.0 - bulge))) * vec3(1.0, 0.6, 0.3) * 0.6;
  inside += vec3(1.5, 0.9, 0.45) * exp(-sq((x - 0.86) * 13.0)) * 0.9 + vec3(0.5, 0.75, 0.9) * exp(-sq((x + 0.84) * 11.0)) * 0.55 + vec3(0.9) * exp(-sq((x + 0.52) * 30.0)) * 0.12;
  vec2 cell = floor(vec2(q.x * 15.0, p.y * 11.0)), f = fract(vec2(q.x * 15.0, p.y * 11.0)) - 0.5;
  float run = step(0.93, hash(vec2(cell.x, 3.0))), r = mix(0.1, 0.34, pow(hash(cell + 7.0), 2.0));
  vec2 o = f - (hash2(cell) - 0.5) * 0.5;
  float drop = smoothstep(r, r * 0.7, length(o)) * step(0.35, hash(cell + 2.0));
  inside += drop * (vec3(0.9, 0.62, 0.4) * pow(sat(0.5 + (o.x + o.y) / r * 0.6), 4.0) * 0.7 - 0.04);
  float trail = exp(-sq((fract(q.x * 15.0) - 0.5 + 0.15 * sin(p.y * 8.0)) * 7.0)) * run * smoothstep(0.9 - t * 0.12, 1.0 - t * 0.12, 1.0 - p.y);
  inside += trail * vec3(0.4, 0.3, 0.22) * 0.35;
  c = mix(c, inside, smoothstep(0.006, -0.006, glass));
  return c + vec3(0.9, 0.8, 0.7) * smoothstep(0.012, 0.0, abs(glass)) * 0.35 * step(p.y, 1.08);
}
#include "lib/main"
