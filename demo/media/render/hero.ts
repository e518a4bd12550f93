import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { parseArguments } from './lib/arguments.ts'
import { encodeMp4, encodeWebm } from './lib/clip.ts'
import { masterPath, mediaPath } from './lib/paths.ts'
import { openStudio } from './lib/studio.ts'
import { shots } from './shots.ts'

interface Cut {
  slug: string
  from: number
  seconds: number
}

/** The order of the showreel: wide, close, wide; every cut ends on movement in the direction of the next. */
const reel: Cut[] = [
  { slug: 'granite-peak-outfitters-above-treeline', from: 1, seconds: 1.25 },
  { slug: 'forge-and-fathom-made-loud', from: 0.5, seconds: 1.25 },
  { slug: 'lakeshore-roasters-first-pour', from: 1.2, seconds: 1.25 },
  { slug: 'harborline-realty-riverfront-lofts', from: 1, seconds: 1.25 },
  { slug: 'wren-and-wolfe-one-continuous-step', from: 1.6, seconds: 1.25 },
  { slug: 'northfield-college-open-doors', from: 1.5, seconds: 1.25 },
  { slug: 'paper-lantern-festival-night-one', from: 2, seconds: 1.25 },
  { slug: 'voltera-motors-silent-miles', from: 1.5, seconds: 1.25 },
]
const dissolve = 1 / 12

function joinCuts(file: string) {
  const inputs = reel.flatMap(({ slug, from, seconds }) => [
    ...['-ss', `${from}`, '-t', `${(seconds + dissolve).toFixed(4)}`, '-i', masterPath(slug)],
  ])
  const scaled = reel.map(
    (_, index) => `[${index}:v]scale=1280:720:flags=lanczos,fps=24,settb=AVTB[v${index}]`,
  )
  let start = 0
  const joined = reel.slice(1).map((_, index) => {
    start += reel[index]?.seconds ?? 0
    const before = index === 0 ? '[v0]' : `[x${index}]`
    return `${before}[v${index + 1}]xfade=transition=fade:duration=${dissolve.toFixed(4)}:offset=${start.toFixed(4)}[x${index + 1}]`
  })
  const graph = [...scaled, ...joined, `[x${reel.length - 1}]fps=24[out]`].join(';')
  const output = [
    '-filter_complex',
    graph,
    '-map',
    '[out]',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-qp',
    '6',
    file,
  ]
  const done = spawnSync('nice', ['-n', '19', 'ffmpeg', '-loglevel', 'error', '-y', ...inputs, ...output], {
    stdio: 'inherit',
  })
  if (done.status !== 0) throw new Error('The showreel could not be joined.')
}

/** Stills of the first frame, wide and for a phone, each in the best quality that its size allows. */
async function drawPosters() {
  const [first] = reel
  const shot = shots.find(({ slug }) => slug === first?.slug)
  if (!first || !shot) throw new Error('The showreel has no opening shot.')
  const studio = await openStudio()
  await studio.load(shot)
  for (const [name, width, height, maxBytes] of [
    ['poster', 1280, 720, 30_000],
    ['poster-mobile', 720, 900, 20_000],
  ] as const) {
    const pixels = await studio.frame({ width, height, time: first.from, samples: 4, grain: 0.004 })
    const image = sharp(pixels, { raw: { width, height, channels: 4 } })
      .flip()
      .removeAlpha()
    for (const format of ['avif', 'webp'] as const) {
      const file = mediaPath('website-assets', `hero/${name}.${format}`)
      for (let quality = format === 'avif' ? 60 : 80; quality >= 20; quality -= 5) {
        const { size } = await image.clone().toFormat(format, { quality, effort: 6 }).toFile(file)
        if (size <= maxBytes) break
      }
      console.log(`${name}.${format}: ${statSync(file).size} bytes`)
    }
  }
  await studio.close()
}

const { force } = parseArguments()
if (force || !existsSync(mediaPath('website-assets', 'hero/poster.webp'))) await drawPosters()
const missing = reel.filter(({ slug }) => !existsSync(masterPath(slug)))
if (missing.length > 0) {
  console.log(`Render these clips first: ${missing.map(({ slug }) => slug).join(', ')}`)
} else {
  const master = masterPath('fieldlight-showreel')
  joinCuts(master)
  await encodeMp4(master, mediaPath('website-assets', 'hero/showreel.mp4'), {
    seconds: 10,
    maxBytes: 1_150_000,
  })
  await encodeWebm(master, mediaPath('website-assets', 'hero/showreel.webm'), {
    seconds: 10,
    maxBytes: 1_000_000,
  })
}
