import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { parseArguments } from './lib/arguments.ts'
import { writeWebp } from './lib/encode.ts'
import { mediaPath } from './lib/paths.ts'
import { openStudio } from './lib/studio.ts'

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
const people = ['maya-rosales', 'devon-whitfield', 'priya-nair', 'tomas-lindqvist']

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

for (const slug of people.filter((person) => wanted({ slug: person }))) {
  const file = mediaPath('website-assets', `people/${slug}.webp`)
  if (existsSync(file) && !force) continue
  const pixels = await studio.draw('portrait', slug, 480, 480)
  console.log(slug, await writeWebp(file, pixels, { width: 480, height: 480, flip: false, maxBytes: 20_000 }))
}
await studio.close()
