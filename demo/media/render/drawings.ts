import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { parseArguments } from './lib/arguments.ts'
import { writeWebp } from './lib/encode.ts'
import { mediaPath } from './lib/paths.ts'
import { openStudio } from './lib/studio.ts'
import { portraits } from './shots/people.ts'

const clients = [
  'tilth-and-twine',
  'lakeshore-roasters',
  'meridian-orthopedics',
  'forge-and-fathom',
  'harborline-realty',
  'cedar-spur-lodge',
  'quillstack',
  'wren-and-wolfe',
  'pivotal-acres',
  'ironvale-builders',
  'northfield-college',
  'second-harvest-table',
  'voltera-motors',
  'kinetic-row',
  'paper-lantern-festival',
  'brightwater-energy',
  'alder-and-associates',
  'saltgrass-distilling',
  'nimbus-dental',
  'copperline-transit',
  'marrow-and-thyme',
  'orbit-toys',
  'granite-peak-outfitters',
  'lumen-skincare',
]

const { wanted, force } = parseArguments()
const studio = await openStudio()

for (const slug of clients.filter((client) => wanted({ slug: client }))) {
  const file = mediaPath('logos', `${slug}.webp`)
  if (existsSync(file) && !force) continue
  const drawn = await studio.draw('logo', slug, 1700, 480)
  const info = await sharp(drawn, { raw: { width: 1700, height: 480, channels: 4 } })
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
    .resize({ width: 480, height: 180, fit: 'inside' })
    .webp({ lossless: true, effort: 6 })
    .toFile(file)
  console.log(`${slug}: ${info.width} × ${info.height}, ${info.size} bytes`)
}

for (const shot of portraits.filter(wanted)) {
  const file = mediaPath('website-assets', `people/${shot.slug}.webp`)
  if (existsSync(file) && !force) continue
  await studio.load(shot)
  const pixels = await studio.frame({ width: 480, height: 480, time: shot.still, samples: 4, grain: 0.02 })
  const bytes = await writeWebp(file, pixels, { width: 480, height: 480, flip: true, maxBytes: 20_000 })
  console.log(shot.slug, bytes)
}
await studio.close()
