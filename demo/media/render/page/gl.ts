export interface Program {
  use(uniforms: Record<string, number | number[]>, textures: Record<string, WebGLTexture | null>): void
}

export interface Target {
  framebuffer: WebGLFramebuffer
  texture: WebGLTexture
  width: number
  height: number
  mipmap(): void
}

const vertex = `#version 300 es
void main() {
  vec2 p = vec2((gl_VertexID << 1) & 2, gl_VertexID & 2);
  gl_Position = vec4(p * 2.0 - 1.0, 0.0, 1.0);
}`

/** Reads a GLSL file and everything it includes (`#include "name"`, each once). */
export async function loadText(name: string, defines = ''): Promise<string> {
  const seen = new Set<string>()
  async function read(file: string): Promise<string> {
    if (seen.has(file)) return ''
    seen.add(file)
    const response = await fetch(`/glsl/${file}.glsl`)
    if (!response.ok) throw new Error(`No GLSL file ${file}.`)
    const lines = (await response.text()).split('\n')
    const parts = lines.map(async (line) => {
      const included = /^#include "(.+)"/.exec(line)?.[1]
      return included ? read(included) : line
    })
    return (await Promise.all(parts)).join('\n')
  }
  return `#version 300 es\nprecision highp float;\nprecision highp sampler2D;\n${defines}${await read(name)}`
}

export function createProgram(gl: WebGL2RenderingContext, source: string): Program {
  const program = gl.createProgram()
  for (const [type, text] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, source],
  ] as const) {
    const shader = gl.createShader(type)
    if (!shader) throw new Error('The GL context is lost.')
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) {
      const log = gl.getShaderInfoLog(shader) ?? ''
      const line = Number(/ERROR: 0:(\d+)/.exec(log)?.[1] ?? 1)
      throw new Error(`${log}\n> ${text.split('\n')[line - 1]}`)
    }
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(gl.getProgramInfoLog(program) ?? 'Link failed.')

  return {
    use(uniforms, textures) {
      gl.useProgram(program)
      for (const [name, value] of Object.entries(uniforms)) {
        const location = gl.getUniformLocation(program, name)
        if (!location) continue
        const values = typeof value === 'number' ? [value] : value
        if (values.length === 1) gl.uniform1fv(location, values)
        if (values.length === 2) gl.uniform2fv(location, values)
        if (values.length === 3) gl.uniform3fv(location, values)
        if (values.length === 4) gl.uniform4fv(location, values)
      }
      Object.entries(textures).forEach(([name, texture], unit) => {
        gl.activeTexture(gl.TEXTURE0 + unit)
        gl.bindTexture(gl.TEXTURE_2D, texture)
        gl.uniform1i(gl.getUniformLocation(program, name), unit)
      })
      gl.activeTexture(gl.TEXTURE0 + 8)
    },
  }
}

export function createTarget(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  format: GLenum,
  mipmapped = false,
  wrap: GLenum = gl.CLAMP_TO_EDGE,
): Target {
  const texture = gl.createTexture()
  const framebuffer = gl.createFramebuffer()
  const levels = mipmapped ? Math.floor(Math.log2(Math.max(width, height))) + 1 : 1
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texStorage2D(gl.TEXTURE_2D, levels, format, width, height)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, mipmapped ? gl.LINEAR_MIPMAP_LINEAR : gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, wrap)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, wrap)
  gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer)
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0)
  return {
    framebuffer,
    texture,
    width,
    height,
    mipmap() {
      gl.bindTexture(gl.TEXTURE_2D, texture)
      gl.generateMipmap(gl.TEXTURE_2D)
    },
  }
}

/**
 * 256 × 256 random values for value noise. Red repeats green one step further along the offset that
 * `noise(vec3)` uses per layer, so that one fetch returns two neighbouring layers of a volume.
 */
export function noiseTexture(gl: WebGL2RenderingContext): WebGLTexture {
  const size = 256
  const data = new Float32Array(size * size * 4)
  let state = 20260517
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 4294967296
  }
  for (let i = 0; i < size * size; i += 1) {
    for (let channel = 1; channel < 4; channel += 1) data[i * 4 + channel] = random()
  }
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const further = ((y + 239) % size) * size + ((x + 37) % size)
      data[(y * size + x) * 4] = data[further * 4 + 1] ?? 0
    }
  }
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA32F, size, size, 0, gl.RGBA, gl.FLOAT, data)
  for (const filter of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER])
    gl.texParameteri(gl.TEXTURE_2D, filter, gl.LINEAR)
  for (const axis of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, axis, gl.REPEAT)
  return texture
}
