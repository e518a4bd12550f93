import sharp from 'sharp'
import { mediaPath } from './lib/paths.ts'

type Mark = {
  word: string
  /** Main color, and that of the mark. */
  colors: [string, string]
  font: string
  /** Drawn into a box of 100 × 100. */
  shapes: string
}

const SANS = 'Liberation Sans'
const NARROW = 'Liberation Sans Narrow'
const SERIF = 'Liberation Serif'

const MARKS: Record<string, Mark> = {
  'copper-kettle-fuel': {
    word: 'COPPER KETTLE',
    colors: ['#7a2e12', '#c9662b'],
    font: NARROW,
    shapes:
      '<path d="M18 42h64l-8 44H26Z"/><path d="M30 42a20 20 0 0 1 40 0" fill="none" stroke="#c9662b" stroke-width="8"/>',
  },
  'meridian-gas': {
    word: 'Meridian',
    colors: ['#0b3d91', '#f2a900'],
    font: SANS,
    shapes: '<circle cx="50" cy="50" r="42"/><path d="M50 8v84M8 50h84" stroke="#0b3d91" stroke-width="7"/>',
  },
  'bluestem-petroleum': {
    word: 'Bluestem',
    colors: ['#10456b', '#2f9e8f'],
    font: SANS,
    shapes: '<path d="M46 94V50C24 48 14 32 14 10c22 2 34 14 36 34C54 26 66 16 86 16c0 22-12 36-32 38v40Z"/>',
  },
  'north-fork-energy': {
    word: 'NORTH FORK',
    colors: ['#1d3b2a', '#d94f30'],
    font: NARROW,
    shapes: '<path d="M44 94V58L16 30l10-10 24 24 24-24 10 10-28 28v36Z"/>',
  },
  'larkspur-market': {
    word: 'Larkspur',
    colors: ['#4b2a7b', '#8a63c9'],
    font: SERIF,
    shapes:
      '<path d="M50 6c8 18 8 26 0 40-8-14-8-22 0-40ZM8 40c20-2 28 2 38 14-16 4-26 0-38-14Zm84 0c-20-2-28 2-38 14 16 4 26 0 38-14ZM46 56h8v38h-8Z"/>',
  },
  'quick-otter': {
    word: 'Quick Otter',
    colors: ['#163a4a', '#e0912f'],
    font: SANS,
    shapes:
      '<path d="M12 66c0-30 20-50 42-50 20 0 34 14 34 32 0 22-18 36-42 36-18 0-34-6-34-18Z"/><circle cx="66" cy="40" r="6" fill="#fff"/>',
  },
  'corner-lantern': {
    word: 'Corner Lantern',
    colors: ['#2b2b2b', '#d9a514'],
    font: SERIF,
    shapes:
      '<path d="M28 30h44l8 56H20Z"/><path d="M34 26a16 16 0 0 1 32 0" fill="none" stroke="#d9a514" stroke-width="7"/>',
  },
  'prairie-pantry': {
    word: 'PRAIRIE PANTRY',
    colors: ['#6b4a12', '#b8860b'],
    font: NARROW,
    shapes: '<path d="M8 84C22 60 36 52 50 52s28 8 42 32Z"/><circle cx="50" cy="30" r="18"/>',
  },
  'third-rail-coffee': {
    word: 'Third Rail',
    colors: ['#1f1a17', '#b5482a'],
    font: SANS,
    shapes: '<path d="M14 24h10v60H14ZM44 14h12v74H44ZM76 24h10v60H76Z"/>',
  },
  'sunday-griddle': {
    word: 'Sunday Griddle',
    colors: ['#8f1d2c', '#e8b04a'],
    font: SERIF,
    shapes: '<circle cx="42" cy="54" r="34"/><path d="M72 44h24v14H72Z"/>',
  },
  'tamarack-tacos': {
    word: 'TAMARACK',
    colors: ['#205c3b', '#e4572e'],
    font: NARROW,
    shapes:
      '<path d="M8 70a42 42 0 0 1 84 0Z"/><path d="M20 58q8-14 16 0t16 0 16 0 14 0" fill="none" stroke="#fff" stroke-width="6"/>',
  },
  'silver-fern-wash': {
    word: 'Silver Fern',
    colors: ['#0f4c5c', '#6fa8b5'],
    font: SANS,
    shapes: '<path d="M50 8c16 24 30 38 30 56a30 30 0 0 1-60 0c0-18 14-32 30-56Z"/>',
  },
}

for (const [slug, { word, colors, font, shapes }] of Object.entries(MARKS)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="240" viewBox="0 0 1400 240">
    <g transform="translate(10 20) scale(2)" fill="${colors[1]}">${shapes}</g>
    <text x="236" y="152" font-family="${font}" font-weight="700" font-size="108" fill="${colors[0]}">${word}</text></svg>`
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer()
  const { width, height, size } = await sharp(drawn)
    .trim({ background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .resize({ width: 480, height: 180, fit: 'inside' })
    .webp({ lossless: true, effort: 6 })
    .toFile(mediaPath('logos', `brands/${slug}.webp`))
  console.log(`${slug}: ${width} × ${height}, ${size} bytes`)
}
