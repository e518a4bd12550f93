import { existsSync } from 'node:fs'
import { parseArguments } from './lib/arguments.ts'
import { mediaPath } from './lib/paths.ts'
import { openStudio } from './lib/studio.ts'
import { stillSize } from './lib/shot.ts'
import { writeWebp } from './lib/encode.ts'
import { shots } from './shots.ts'

const { wanted, force } = parseArguments()
const studio = await openStudio()
for (const shot of shots.filter(wanted)) {
  const file = mediaPath('video-thumbnails', `${shot.slug}.webp`)
  if (existsSync(file) && !force) continue
  const [width, height] = stillSize[shot.aspect]
  const started = Date.now()
  await studio.load(shot)
  const pixels = await studio.frame({ width, height, time: shot.still, samples: 3, grain: 0.022 })
  const bytes = await writeWebp(file, pixels, { width, height, flip: true, maxBytes: 62_000 })
  console.log(`${shot.slug}: ${Math.round(bytes / 1024)} KB in ${Date.now() - started} ms`)
}
await studio.close()
