#include "lib/common"
/** A river city at night from the air: boxes found by walking the street grid, lit windows, moving cars, water that mirrors it all. */

float river(vec2 q) { return abs(q.x - 1.2 * sin(q.y * 0.11) - 0.5) - 2.6; }

vec4 bake(vec2 uv) {
  vec2 id = floor(uv * 128.0) - vec2(64.0, 8.0);
  float h = hash(id), core = exp(-dot(id - vec2(-9.0, 22.0), id - vec2(-9.0, 22.0)) * 0.006);
  return vec4((0.5 + 1.4 * h * h + 6.5 * core * pow(hash(id + 7.0), 2.0)) * step(0.9, river(id + 0.5)), hash(id + 1.0), hash(id + 2.0), 0.0);
}

vec3 tower(vec2 id) { return texelFetch(uBake, (ivec2(id) + ivec2(64, 8) & 127) * 16 + 8, 0).xyz; }

vec3 windows(vec3 p, vec3 n, vec2 id, float h) {
  vec2 uv = abs(n.x) > 0.5 ? p.zy : p.xy;
  vec2 cell = floor(uv * vec2(13.0, 9.0)), f = fract(uv * vec2(13.0, 9.0));
  float r = hash(cell + id * 17.0), pane = step(0.18, f.x) * step(f.x, 0.82) * step(0.25, f.y) * step(f.y, 0.8);
  float lit = step(0.62 + 0.25 * hash(id + 3.0), r), floorLit = step(0.93, hash(vec2(cell.y, id.x + id.y * 3.0)));
  vec3 tone = mix(vec3(1.5, 0.78, 0.32), vec3(0.75, 0.95, 1.25), step(0.78, hash(cell * 3.0 + id)));
  float flicker = 0.85 + 0.15 * sin(uTime * 0.6 + r * 60.0);
  return pane * (lit * tone * (0.35 + 1.5 * hash(r)) + floorLit * vec3(1.0, 0.85, 0.6) * 0.5) * flicker * 1.3;
}

vec3 street(vec2 q) {
  vec2 f = fract(q) - 0.5, a = abs(f), edge = 0.5 - a;
  float road = step(min(edge.x, edge.y), 0.14);
  vec2 along = edge.x < edge.y ? q.yx : q.xy;
  float side = edge.x < edge.y ? sign(f.x) : sign(f.y), lane = min(edge.x, edge.y);
  float cars = step(0.72, hash(vec2(floor(along.x * 4.0 - side * uTime * 1.5), floor(along.y + 0.5) * 2.0 + side)));
  float dash = smoothstep(0.32, 0.1, abs(fract(along.x * 4.0 - side * uTime * 1.5) - 0.5)) * smoothstep(0.05, 0.02, abs(lane - 0.06));
  vec3 c = mix(vec3(0.006, 0.008, 0.012), vec3(0.05, 0.032, 0.018), road);
  vec2 lamp = vec2(fract(along.x * 3.0) - 0.5, lane - 0.12);
  c += exp(-dot(lamp, lamp) * 130.0) * vec3(1.6, 0.75, 0.22) * 0.8 + road * vec3(0.09, 0.045, 0.015);
  return c + cars * dash * road * (side > 0.0 ? vec3(2.6, 2.3, 1.9) : vec3(2.2, 0.12, 0.05)) * 1.6;
}

/** Walks cells until a tower or the ground is met; w is the distance. */
vec4 trace(vec3 ro, vec3 rd, int limit) {
  rd += vec3(0.0007) * step(abs(rd), vec3(0.0007));
  vec2 id = floor(ro.xz), inv = 1.0 / rd.xz, s = sign(rd.xz);
  vec2 side = (id - ro.xz + 0.5 + s * 0.5) * inv;
  float ground = rd.y < 0.0 ? -ro.y / rd.y : 1e4;
  for (int i = 0; i < limit; i++) {
    vec3 box = tower(id);
    float h = box.x;
    if (h > 0.0) {
      vec3 half3 = vec3(0.31 + 0.05 * box.y, h * 0.5, 0.31 + 0.05 * box.z), o = ro - vec3(id.x + 0.5, h * 0.5, id.y + 0.5);
      vec3 m = 1.0 / rd, k = abs(m) * half3, t1 = -m * o - k, t2 = -m * o + k;
      float near = max(max(t1.x, t1.y), t1.z), far = min(min(t2.x, t2.y), t2.z);
      if (near < far && near > 0.0) {
        vec3 p = ro + rd * near, n = -sign(rd) * step(t1.yzx, t1.xyz) * step(t1.zxy, t1.xyz);
        vec3 c = vec3(0.014, 0.017, 0.026) * (1.0 + n.y) + exp(-p.y * 3.0) * vec3(0.16, 0.075, 0.025);
        if (n.y < 0.5) c += windows(p, n, id, h);
        else c += step(0.86, hash(id + 11.0)) * exp(-dot(p.xz - id - 0.5, p.xz - id - 0.5) * 300.0) * vec3(4.0, 0.2, 0.1) * (0.6 + 0.4 * sin(uTime * 3.0 + hash(id) * 9.0));
        return vec4(c, near);
      }
    }
    if (min(side.x, side.y) > ground) break;
    if (side.x < side.y) { side.x += abs(inv.x); id.x += s.x; } else { side.y += abs(inv.y); id.y += s.y; }
  }
  return vec4(0.0, 0.0, 0.0, ground);
}

vec3 sky(vec3 rd) {
  return mix(vec3(0.2, 0.1, 0.09), vec3(0.008, 0.014, 0.034), pow(sat(rd.y * 2.2 + 0.05), 0.5)) + vec3(0.12, 0.1, 0.14) * smoothstep(0.5, 0.9, fbm(rd.xz / (abs(rd.y) + 0.2) + 2.0)) * 0.25;
}

vec3 finish(vec3 c, vec3 rd, float d) { return mix(sky(vec3(rd.x, 0.02, rd.z)) * 0.9, c, exp(-d * d * 0.0019)); }

vec3 shade(vec2 p, float t) {
  vec3 ro = vec3(3.6 - t * 0.16, 5.0, t * 0.42), rd = lookAt(ro, ro + vec3(-0.3, -0.4, 1.0)) * normalize(vec3(p, 1.5));
  vec4 hit = trace(ro, rd, 48);
  if (hit.w > 900.0) return sky(rd);
  vec3 q = ro + rd * hit.w, c = hit.rgb;
  if (q.y < 0.01) {
    float bank = river(q.xz);
    if (bank > 0.0) c = street(q.xz) * mix(vec3(1.0), vec3(1.4), smoothstep(0.9, 0.1, bank));
    else {
      vec2 w = vec2(noise(q.xz * vec2(3.0, 9.0) + t * 0.8), noise(q.xz * vec2(9.0, 4.0) - t * 0.7)) - 0.5;
      vec3 r = reflect(rd, normalize(vec3(w.x * 0.035, 1.0, w.y * 0.11)));
      vec4 m = trace(q + vec3(0.0, 0.01, 0.0), r, 16);
      c = (m.w > 900.0 ? sky(r) : finish(m.rgb, r, m.w)) * mix(0.4, 1.0, pow(1.0 + rd.y, 3.0)) + vec3(0.002, 0.005, 0.009);
      float glints = pow(noise(vec2(q.x * 0.7 + w.x * 0.5, q.z * 7.0)), 3.0) * (0.4 + 1.2 * noise(q.xz * vec2(5.0, 22.0) + vec2(t, 0.0)));
      c += glints * (exp(bank * 1.1) * vec3(1.0, 0.46, 0.15) + exp(bank * 0.5) * vec3(0.03, 0.045, 0.07));
      vec2 boat = q.xz - vec2(0.9 + 1.2 * sin((9.0 + t * 0.5) * 0.11), 9.0 + t * 0.5);
      c += exp(-length(boat * vec2(1.0, 0.45)) * 16.0) * vec3(3.0, 2.2, 1.2) + exp(-abs(boat.x) * 9.0 + min(boat.y, 0.0) * 1.4) * step(boat.y, 0.0) * 0.05;
    }
    float line = abs(bank - 0.12);
    c += smoothstep(0.06, 0.0, line) * vec3(1.3, 0.62, 0.2) * (0.4 + step(0.6, fract(q.z * 3.0)));
  }
  return finish(c, rd, hit.w) + vec3(0.9, 0.42, 0.16) * 0.018 * exp(-q.y * 0.6);
}
#include "lib/baked"
