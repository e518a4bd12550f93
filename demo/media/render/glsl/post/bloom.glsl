uniform vec2 uRes;
uniform sampler2D uLight;
uniform float uStreak;
out vec4 outColor;

vec3 tap(vec2 uv, float lod) { return min(textureLod(uLight, uv, lod).rgb, 12.0); }

void main() {
  vec2 uv = gl_FragCoord.xy / uRes;
  vec3 sum = vec3(0.0);
  for (int i = 2; i <= 6; i++) {
    float lod = float(i);
    vec2 o = exp2(lod - 2.0) * 0.75 / uRes;
    vec3 c = tap(uv + o, lod) + tap(uv - o, lod) + tap(uv + vec2(o.x, -o.y), lod) + tap(uv + vec2(-o.x, o.y), lod);
    sum += c * 0.05;
  }
  vec3 flare = vec3(0.0);
  if (uStreak > 0.0) {
    for (int i = -12; i <= 12; i++) {
      float x = float(i);
      vec3 c = max(tap(uv + vec2(x * 0.018, 0.0), 3.0) - 1.0, 0.0);
      flare += c * exp(-abs(x) * 0.22) * 0.1;
    }
  }
  outColor = vec4(sum + flare * uStreak * vec3(0.7, 0.85, 1.2), 1.0);
}
