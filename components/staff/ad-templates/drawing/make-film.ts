import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny'
import { type FilledTemplate, FORMATS } from '@/lib/ads/templates/document'
import { filmFrames, FRAMES_PER_SECOND } from '@/lib/ads/templates/film-frames'
import { askWorker } from './ask-worker'
import type { Wanted } from './drawing-messages'

/** The best for players first. Not every browser is allowed to encode H.264. */
const CODECS = ['avc', 'vp9', 'vp8'] as const

async function drawFrame(pen: OffscreenCanvasRenderingContext2D, wanted: Wanted): Promise<void> {
  const drawn = await askWorker(wanted)
  if (!drawn) throw new Error('A frame could not be drawn')
  const image = new Image()
  image.src = drawn.image
  await image.decode()
  pen.drawImage(image, 0, 0, pen.canvas.width, pen.canvas.height)
}

type Options = {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/**
 * Makes the same frames as the server (lib/jobs/ad-fill/films.ts), and encodes them in this browser. Null where it has no encoder
 * for this size.
 *
 * @throws the reason of `signal`, and when a frame cannot be drawn or encoded
 */
export async function makeFilm(
  wanted: FilledTemplate,
  { signal, onProgress }: Options,
): Promise<Blob | null> {
  const size = FORMATS[wanted.format]
  const codec = await getFirstEncodableVideoCodec([...CODECS], { ...size, quality: QUALITY_HIGH })
  const canvas = new OffscreenCanvas(size.width, size.height)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!codec || !pen) return null

  const target = new BufferTarget()
  const isMp4 = codec === 'avc'
  const output = new Output({ format: isMp4 ? new Mp4OutputFormat() : new WebMOutputFormat(), target })
  const frames = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH })
  output.addVideoTrack(frames, { frameRate: FRAMES_PER_SECOND })
  try {
    await output.start()
    const all = filmFrames(wanted.document)
    for (const [index, { at, isNew }] of all.entries()) {
      signal.throwIfAborted()
      if (isNew) await drawFrame(pen, { ...wanted, at })
      await frames.add(at, 1 / FRAMES_PER_SECOND)
      onProgress((index + 1) / all.length)
    }
    await output.finalize()
  } catch (error) {
    await output.cancel()
    throw error
  }
  if (!target.buffer) throw new Error('The film has no content')
  return new Blob([target.buffer], { type: isMp4 ? 'video/mp4' : 'video/webm' })
}
