import { createProgram, createTarget, loadText, noiseTexture } from './gl.ts'
import type { Program, Target } from './gl.ts'
import { layers } from './layers.ts'
import type { Layer } from './layers.ts'
import type { FrameRequest, Grade, Shot } from '../lib/shot.ts'

const bakeSize = 2048

const neutral: Grade = {
  exposure: 1,
  contrast: 1.12,
  saturation: 1,
  shadows: [1, 1, 1],
  highlights: [1, 1, 1],
  bloom: 0.12,
  streak: 0,
  vignette: 0.55,
}

/** A scene draws linear light into a float target; bloom, print and edge smoothing follow as passes of their own. */
export function createEngine() {
  const canvas = new OffscreenCanvas(16, 16)
  const gl = canvas.getContext('webgl2', { antialias: false, preserveDrawingBuffer: true })
  if (!gl) throw new Error('WebGL2 is not available.')
  gl.getExtension('EXT_color_buffer_float')
  gl.getExtension('OES_texture_float_linear')
  const noise = noiseTexture(gl)
  const layerCanvas = new OffscreenCanvas(16, 16)
  const layerContext = layerCanvas.getContext('2d', { willReadFrequently: true })
  const layerTexture = gl.createTexture()

  let shot: Shot | undefined
  let scene: Program | undefined
  let bake: Target | undefined
  let layer: Layer | undefined
  let post: { bloom: Program; print: Program; smooth: Program } | undefined
  let targets: Record<'light' | 'bloom' | 'print' | 'out', Target> | undefined
  let size = [0, 0]

  function pass(program: Program, target: Target, textures: Record<string, WebGLTexture | null>) {
    if (!gl) return
    gl.bindFramebuffer(gl.FRAMEBUFFER, target.framebuffer)
    gl.viewport(0, 0, target.width, target.height)
    program.use({ uRes: [target.width, target.height] }, textures)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }

  function resize(width: number, height: number) {
    if (!gl || (size[0] === width && size[1] === height && targets)) return
    size = [width, height]
    const quarter = [Math.ceil(width / 4), Math.ceil(height / 4)] as const
    targets = {
      light: createTarget(gl, width, height, gl.RGBA16F, true),
      bloom: createTarget(gl, ...quarter, gl.RGBA16F),
      print: createTarget(gl, width, height, gl.RGBA8),
      out: createTarget(gl, width, height, gl.RGBA8),
    }
  }

  async function load(next: Shot) {
    if (!gl) return
    post ??= {
      bloom: createProgram(gl, await loadText('post/bloom')),
      print: createProgram(gl, await loadText('post/print')),
      smooth: createProgram(gl, await loadText('post/smooth')),
    }
    const defines = Object.entries(next.defines ?? {}).map(([name, value]) => `#define ${name} ${value}\n`)
    const source = await loadText(next.scene, defines.join(''))
    shot = next
    layer = next.layer ? layers[next.layer] : undefined
    if (next.layer && !layer) throw new Error(`No layer ${next.layer}.`)
    scene = createProgram(gl, source)
    bake = undefined
    if (source.includes('vec4 bake(')) {
      const baker = createProgram(gl, source.replace('#define MAIN shadeMain', '#define MAIN bakeMain'))
      bake = createTarget(gl, bakeSize, bakeSize, gl.RGBA32F, true, gl.REPEAT)
      baker.use({ uTime: 0, uLoop: next.seconds, ...next.uniforms }, {})
      pass(baker, bake, { uNoise: noise })
      bake.mipmap()
    }
  }

  function paintLayer(width: number, height: number, time: number) {
    if (!gl || !shot || !layer || !layerContext) return
    if (layerCanvas.width !== width) layerCanvas.width = width
    if (layerCanvas.height !== height) layerCanvas.height = height
    layerContext.reset()
    layer(layerContext, { time, seconds: shot.seconds, width, height, unit: Math.min(width, height) })
    gl.bindTexture(gl.TEXTURE_2D, layerTexture)
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true)
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true)
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, layerCanvas)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
    for (const axis of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
      gl.texParameteri(gl.TEXTURE_2D, axis, gl.CLAMP_TO_EDGE)
  }

  function frame(request: FrameRequest): Uint8Array {
    const { width, height, time, samples, grain } = request
    resize(width, height)
    if (!gl || !shot || !scene || !targets || !post) throw new Error('Load a shot before drawing a frame.')
    paintLayer(width, height, time)
    const sceneTextures = {
      uNoise: noise,
      uBake: bake?.texture ?? noise,
      uLayer: layer ? layerTexture : noise,
    }
    gl.bindFramebuffer(gl.FRAMEBUFFER, targets.light.framebuffer)
    gl.clearColor(0, 0, 0, 0)
    gl.clear(gl.COLOR_BUFFER_BIT)
    gl.enable(gl.BLEND)
    gl.blendFunc(gl.ONE, gl.ONE)
    for (let sample = 0; sample < samples; sample += 1) {
      const jitter = samples === 1 ? [0, 0] : [((sample * 0.7549) % 1) - 0.5, ((sample * 0.5698) % 1) - 0.5]
      scene.use(
        { uTime: time, uLoop: shot.seconds, uJitter: jitter, uWeight: 1 / samples, ...shot.uniforms },
        sceneTextures,
      )
      pass(scene, targets.light, sceneTextures)
      gl.finish()
    }
    gl.disable(gl.BLEND)
    targets.light.mipmap()
    const grade = { ...neutral, ...shot.grade }
    post.bloom.use({ uStreak: grade.streak }, {})
    pass(post.bloom, targets.bloom, { uLight: targets.light.texture })
    post.print.use(
      {
        uGrade: [grade.exposure, grade.contrast, grade.saturation, grade.vignette],
        uShadows: grade.shadows,
        uHighlights: grade.highlights,
        uBloomAmount: grade.bloom,
        uGrain: grain,
        uTime: time,
      },
      {},
    )
    pass(post.print, targets.print, { uLight: targets.light.texture, uBloom: targets.bloom.texture })
    const last = samples === 1 ? targets.out : targets.print
    if (samples === 1) pass(post.smooth, targets.out, { uImage: targets.print.texture })
    gl.bindFramebuffer(gl.FRAMEBUFFER, last.framebuffer)
    const pixels = new Uint8Array(width * height * 4)
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels)
    return pixels
  }

  return { load, frame }
}
