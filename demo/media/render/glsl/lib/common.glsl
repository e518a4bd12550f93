#define PI 3.14159265
#define TAU 6.28318531
#define MAIN shadeMain

uniform vec2 uRes, uJitter;
uniform float uTime, uLoop, uWeight;
uniform sampler2D uNoise, uBake, uLayer;
out vec4 outColor;

float sat(float x) { return clamp(x, 0.0, 1.0); }
float sq(float x) { return x * x; }
mat2 rot(float a) { float c = cos(a), s = sin(a); return mat2(c, -s, s, c); }
float hash(float n) { return fract(sin(n * 127.1) * 43758.5453); }
float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }
vec2 hash2(vec2 p) { return vec2(hash(p), hash(p + 57.31)); }

float noise(vec2 x) {
  vec2 i = floor(x), f = fract(x);
  return textureLod(uNoise, (i + f * f * (3.0 - 2.0 * f) + 0.5) / 256.0, 0.0).y;
}
float noise(vec3 x) {
  vec3 i = floor(x), f = fract(x);
  f = f * f * (3.0 - 2.0 * f);
  vec2 rg = textureLod(uNoise, (i.xy + vec2(37.0, 239.0) * i.z + f.xy + 0.5) / 256.0, 0.0).yx;
  return mix(rg.x, rg.y, f.z);
}
float fbm(vec2 p) {
  float v = 0.0, a = 0.5;
  for (int i = 0; i < 5; i++) { v += a * noise(p); p = mat2(1.6, 1.2, -1.2, 1.6) * p; a *= 0.5; }
  return v;
}
float fbm3(vec3 p) {
  float v = 0.0, a = 0.5;
  for (int i = 0; i < 4; i++) { v += a * noise(p); p = p * 2.03 + 7.1; a *= 0.5; }
  return v;
}

float sdBox(vec2 p, vec2 b) { vec2 d = abs(p) - b; return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0); }
float sdBox(vec3 p, vec3 b) { vec3 d = abs(p) - b; return length(max(d, 0.0)) + min(max(d.x, max(d.y, d.z)), 0.0); }
float sdSegment(vec2 p, vec2 a, vec2 b) { vec2 q = p - a, d = b - a; return length(q - d * sat(dot(q, d) / dot(d, d))); }
float sdCapsule(vec3 p, vec3 a, vec3 b, float r) { vec3 q = p - a, d = b - a; return length(q - d * sat(dot(q, d) / dot(d, d))) - r; }
float sdEllipsoid(vec3 p, vec3 r) { float k = length(p / r); return k * (k - 1.0) / length(p / (r * r)); }
float sdCylinder(vec3 p, float r, float h) { vec2 d = vec2(length(p.xz) - r, abs(p.y) - h); return min(max(d.x, d.y), 0.0) + length(max(d, 0.0)); }
float smin(float a, float b, float k) { float h = max(k - abs(a - b), 0.0) / k; return min(a, b) - h * h * k * 0.25; }

mat3 lookAt(vec3 ro, vec3 ta) {
  vec3 w = normalize(ta - ro), u = normalize(cross(w, vec3(0.0, 1.0, 0.0)));
  return mat3(u, cross(u, w), w);
}

/** The canvas drawing of this shot in linear light, premultiplied. */
vec4 layer(vec2 uv) {
  vec4 c = texture(uLayer, uv);
  return vec4(c.rgb * c.rgb, c.a);
}

/** Softly out-of-focus lights: one disc per cell of a jittered grid. */
vec3 bokeh(vec2 p, float scale, float density, float t, vec3 warm, vec3 cool) {
  vec3 sum = vec3(0.0);
  vec2 q = p * scale, cell = floor(q);
  for (int y = -1; y <= 1; y++) for (int x = -1; x <= 1; x++) {
    vec2 c = cell + vec2(x, y);
    float h = hash(c);
    if (h > density) continue;
    vec2 o = c + 0.5 + (hash2(c + 3.7) - 0.5) * 0.8 + 0.08 * sin(t * 0.9 + h * 40.0 + vec2(0.0, 1.6));
    float r = mix(0.22, 0.5, hash(c + 9.1)), d = length(q - o);
    float disc = smoothstep(r, r - 0.07, d) * (0.6 + 0.4 * smoothstep(r * 0.3, r, d));
    sum += disc * mix(warm, cool, step(0.7, hash(c + 5.3))) * (0.35 + hash(c + 1.9)) * (0.85 + 0.15 * sin(t * 2.0 + h * 90.0));
  }
  return sum;
}

vec3 shade(vec2 p, float t);
vec4 bake(vec2 uv);

void shadeMain() {
  vec2 f = gl_FragCoord.xy + uJitter;
  vec3 c = shade((2.0 * f - uRes) / min(uRes.x, uRes.y), uTime);
  outColor = vec4(clamp(c, 0.0, 60.0) * uWeight, uWeight);
}
