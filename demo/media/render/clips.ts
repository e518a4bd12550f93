import { existsSync, statSync } from 'node:fs'
import { parseArguments } from './lib/arguments.ts'
import { encodeMp4, encodeWebm, openMaster } from './lib/clip.ts'
import { masterPath, mediaPath } from './lib/paths.ts'
import { clipSize } from './lib/shot.ts'
import { openStudio } from './lib/studio.ts'
import { shots, withWebm } from './shots.ts'
import type { Shot } from './lib/shot.ts'
import type { Studio } from './lib/studio.ts'

/** Draws every frame once into a lossless master, so that encoding again does not draw again. */
async function drawMaster(studio: Studio, shot: Shot, file: string) {
  const [width, height] = clipSize[shot.aspect]
  const scale = Math.min(1, (shot.clipLines ?? height) / height)
  const drawn = { width: 2 * Math.round((width * scale) / 2), height: 2 * Math.round((height * scale) / 2) }
  const rate = shot.clipRate ?? 24
  const master = openMaster(file, { ...drawn, rate, outWidth: width, outHeight: height })
  await studio.load(shot)
  const count = Math.round(shot.seconds * rate)
  const frames = Array.from({ length: count }, (_, frame) => ({
    ...drawn,
    time: frame / rate,
    samples: 1,
    grain: 0.006,
  }))
  await studio.frames(frames, (pixels) => master.write(pixels))
  await master.close()
}

const { wanted, force } = parseArguments()
const studio = await openStudio()
for (const shot of shots.filter(wanted)) {
  const master = masterPath(shot.slug)
  const mp4 = mediaPath('videos', `${shot.slug}.mp4`)
  const started = Date.now()
  if (!existsSync(mp4) || force) {
    if (!existsSync(master) || force) await drawMaster(studio, shot, master)
    await encodeMp4(master, mp4, { seconds: shot.seconds, maxBytes: 300_000 })
    console.log(
      `${shot.slug}: ${Math.round(statSync(mp4).size / 1024)} KB in ${Math.round((Date.now() - started) / 1000)} s`,
    )
  }
  const webm = mediaPath('videos', `${shot.slug}.webm`)
  if (withWebm.has(shot.slug) && existsSync(master) && (!existsSync(webm) || force)) {
    await encodeWebm(master, webm, { seconds: shot.seconds, maxBytes: 240_000 })
  }
}
await studio.close()
