import { createEngine } from './engine.ts'
import { drawings } from './drawings.ts'
import { loadFonts } from './fonts.ts'
import type { FrameRequest, Shot } from '../lib/shot.ts'

declare global {
  interface Window {
    studio: {
      load(shot: Shot): Promise<void>
      frame(request: FrameRequest): Promise<void>
      frames(requests: FrameRequest[]): Promise<void>
      draw(kind: string, name: string, width: number, height: number): Promise<void>
    }
  }
}

await loadFonts()
const engine = createEngine()

async function deliver(pixels: Uint8Array | Uint8ClampedArray) {
  const response = await fetch('/frame', { method: 'POST', body: new Uint8Array(pixels) })
  if (!response.ok) throw new Error('The frame was not taken.')
}

window.studio = {
  load: (shot) => engine.load(shot),
  frame: async (request) => deliver(engine.frame(request)),
  async frames(requests) {
    let sent = Promise.resolve()
    for (const request of requests) {
      const pixels = engine.frame(request)
      await sent
      sent = deliver(pixels)
    }
    await sent
  },
  async draw(kind, name, width, height) {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const drawing = drawings[kind]
    if (!context || !drawing) throw new Error(`No drawing of the kind ${kind}.`)
    drawing(context, name)
    await deliver(context.getImageData(0, 0, width, height).data)
  },
}
