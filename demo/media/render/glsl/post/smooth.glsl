uniform vec2 uRes;
uniform sampler2D uImage;
out vec4 outColor;

float luma(vec3 c) { return dot(c, vec3(0.299, 0.587, 0.114)); }

/** Edge smoothing along the local gradient, for frames drawn with one sample per pixel. */
void main() {
  vec2 px = 1.0 / uRes, uv = gl_FragCoord.xy * px;
  vec3 m = texture(uImage, uv).rgb;
  float nw = luma(texture(uImage, uv + px * vec2(-1.0, 1.0)).rgb), ne = luma(texture(uImage, uv + px).rgb);
  float sw = luma(texture(uImage, uv - px).rgb), se = luma(texture(uImage, uv + px * vec2(1.0, -1.0)).rgb), lm = luma(m);
  float low = min(lm, min(min(nw, ne), min(sw, se))), high = max(lm, max(max(nw, ne), max(sw, se)));
  vec2 d = vec2((sw + se) - (nw + ne), (nw + sw) - (ne + se));
  float k = 1.0 / (min(abs(d.x), abs(d.y)) + max((nw + ne + sw + se) * 0.03, 0.008));
  d = clamp(d * k, -6.0, 6.0) * px;
  vec3 a = 0.5 * (texture(uImage, uv - d / 6.0).rgb + texture(uImage, uv + d / 6.0).rgb);
  vec3 b = a * 0.5 + 0.25 * (texture(uImage, uv - d * 0.5).rgb + texture(uImage, uv + d * 0.5).rgb);
  float lb = luma(b);
  outColor = vec4(lb < low || lb > high ? a : b, 1.0);
}
