uniform vec2 uRes;
uniform sampler2D uLight, uBloom;
uniform vec4 uGrade;
uniform vec3 uShadows, uHighlights;
uniform float uBloomAmount, uGrain, uTime;
out vec4 outColor;

float hash(vec2 p) { vec3 q = fract(vec3(p.xyx) * 0.1031); q += dot(q, q.yzx + 33.33); return fract((q.x + q.y) * q.z); }

void main() {
  vec2 uv = gl_FragCoord.xy / uRes, q = uv - 0.5;
  vec2 px = 2.0 / uRes;
  vec3 bloom = 0.25 * (texture(uBloom, uv + px).rgb + texture(uBloom, uv - px).rgb
    + texture(uBloom, uv + vec2(px.x, -px.y)).rgb + texture(uBloom, uv + vec2(-px.x, px.y)).rgb);
  vec3 c = mix(texture(uLight, uv).rgb, bloom, uBloomAmount) + bloom * uBloomAmount * 0.6;
  c *= uGrade.x * mix(1.0, smoothstep(0.95, 0.2, length(q * vec2(1.0, 0.9))), uGrade.w);
  c = (c * (2.51 * c + 0.03)) / (c * (2.43 * c + 0.59) + 0.14);
  float l = dot(c, vec3(0.2126, 0.7152, 0.0722));
  c *= mix(uShadows, uHighlights, smoothstep(0.0, 0.75, l));
  c = mix(vec3(l), c, uGrade.z);
  c = pow(clamp(c, 0.0, 1.0), vec3(1.0 / 2.2));
  c = clamp(mix(vec3(0.42), c, uGrade.y), 0.0, 1.0);
  float seed = fract(uTime * 7.31) * 61.0;
  float g = hash(gl_FragCoord.xy + seed) + hash(gl_FragCoord.yx + 17.3 + seed) - 1.0;
  c += g * uGrain * (1.0 - 0.6 * l);
  outColor = vec4(c, 1.0);
}
