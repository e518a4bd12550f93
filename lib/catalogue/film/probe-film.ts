import { EncodedPacketSink, Input, MP4, QTFF, CustomSource, WEBM } from 'mediabunny'
import type { Codecs } from './codecs'

/** An index longer than this is no film's, but would fill the memory. */
const MAX_READ_BYTES = 64 * 1024 ** 2
const CACHE_BYTES = 16 * 1024 ** 2

export type ReadableFile = {
  bytes: number
  /** `end` is exclusive. */
  read: (start: number, end: number) => Promise<Uint8Array>
}

export type Probe = {
  /** Pixels as shown, after rotation. */
  width: number
  height: number
  /** Degrees clockwise. */
  rotation: 0 | 90 | 180 | 270
  durationMs: number
  codecs: Codecs
}

function open({ bytes, read }: ReadableFile): Input {
  const source = new CustomSource({
    getSize: () => bytes,
    read: (start, end) => {
      if (end - start > MAX_READ_BYTES) throw new Error('The index of the film is too long')
      return read(start, end)
    },
    maxCacheSize: CACHE_BYTES,
  })
  return new Input({ source, formats: [MP4, QTFF, WEBM] })
}

/** Reads the index, the first and the last picture. 'no-picture': the file has only sound. Null: it cannot be read. */
export async function probeFilm(file: ReadableFile): Promise<Probe | 'no-picture' | null> {
  const input = open(file)
  try {
    const video = await input.getPrimaryVideoTrack()
    if (!video) return 'no-picture'
    const audio = await input.getPrimaryAudioTrack()
    const duration = await input.computeDuration()
    const sink = new EncodedPacketSink(video)
    const [first, last] = [await sink.getFirstPacket(), await sink.getPacket(duration)]
    if (!first || !last || !(duration > 0) || !(video.displayWidth > 0)) return null
    return {
      width: video.displayWidth,
      height: video.displayHeight,
      rotation: video.rotation,
      durationMs: Math.round(duration * 1000),
      codecs: {
        video: video.codec ?? internalName(video.internalCodecId),
        videoParameters: await video.getCodecParameterString(),
        audio: audio ? (audio.codec ?? internalName(audio.internalCodecId)) : null,
        hasAudio: audio !== null,
      },
    }
  } catch {
    // Whatever a hostile index makes the reader throw, the file is no film that plays.
    return null
  } finally {
    input.dispose()
  }
}

const internalName = (id: unknown): string | null => (typeof id === 'string' ? id.trim() : null)
