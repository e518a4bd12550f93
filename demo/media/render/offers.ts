import sharp from 'sharp'
import { mediaPath } from './lib/paths.ts'
import { things } from './page/drawings/things.ts'

/** Two tones of the ground, and the thing with its main color. */
type Picture = { ground: [string, string]; thing: keyof typeof things; color: string; label?: string }

const PRODUCTS: Record<string, Picture> = {
  'regular-unleaded': { ground: ['#eef2f6', '#c9d5e0'], thing: 'fuel', color: '#2c7a4b' },
  'premium-unleaded': { ground: ['#f5efe6', '#dfcdb0'], thing: 'fuel', color: '#b3541e' },
  'drip-coffee': { ground: ['#f4ece4', '#d9c1ab'], thing: 'cup', color: '#b5482a', label: 'THIRD RAIL' },
  'cold-brew': { ground: ['#e9eef0', '#b9c8cf'], thing: 'can', color: '#1f1a17', label: 'COLD BREW' },
  'pumpkin-latte': { ground: ['#fbeedd', '#eac08a'], thing: 'cup', color: '#d9741c', label: 'PUMPKIN' },
  'fountain-drink': { ground: ['#e6f1f5', '#a9cfdd'], thing: 'fountain', color: '#163a4a', label: 'OTTER' },
  'trail-mix': { ground: ['#f3f0e2', '#d6cba2'], thing: 'bag', color: '#e0912f', label: 'TRAIL MIX' },
  'spring-water': { ground: ['#eef7fb', '#bfe0ee'], thing: 'bottle', color: '#4b2a7b', label: 'LARKSPUR' },
  jerky: { ground: ['#f1ebe3', '#cdbba4'], thing: 'bag', color: '#7b2d1e', label: 'JERKY' },
  'turkey-sub': { ground: ['#f6f1e6', '#dccaa0'], thing: 'sub', color: '#6f9a3c' },
  'breakfast-sandwich': { ground: ['#fdf3df', '#eed49a'], thing: 'sandwich', color: '#e8b04a' },
  tacos: { ground: ['#eef3e8', '#bfd3ad'], thing: 'tacos', color: '#e4572e' },
  'basic-wash': { ground: ['#e8f2f4', '#b3d3da'], thing: 'wash', color: '#6fa8b5' },
  'complete-wash': { ground: ['#dfeaf0', '#93b8c8'], thing: 'wash', color: '#0f4c5c' },
}

const DEALS: Record<string, Picture & { words: string }> = {
  'coffee-for-a-dollar': { ...product('drip-coffee', ['#3a1d12', '#8b3b20']), words: '$1 coffee' },
  'two-cold-brews': { ...product('cold-brew', ['#173540', '#3f7685']), words: '2 for $5' },
  'app-fountain': { ...product('fountain-drink', ['#0f3140', '#2f8aa5']), words: 'With the app' },
  'jerky-two-plus-one': { ...product('jerky', ['#2b2320', '#7a5a1c']), words: 'Buy 2, get 1' },
  'breakfast-pair': { ...product('breakfast-sandwich', ['#6b1622', '#b8452f']), words: '$1.50 off' },
  'taco-week': { ...product('tacos', ['#173f2a', '#3f7d4b']), words: '30% off' },
  'ten-cents-off': { ...product('regular-unleaded', ['#12263a', '#2f5d8a']), words: '10¢ off a gallon' },
  'complete-wash-deal': { ...product('complete-wash', ['#0c3742', '#2b7f93']), words: '$9 wash' },
  'water-pair': { ...product('spring-water', ['#2c1a4c', '#6a49ab']), words: '2 for $2.50' },
  'tacos-for-the-team': { ...product('tacos', ['#5a2412', '#c4622d']), words: 'Buy 3, get 1' },
}

function product(name: string, ground: [string, string]): Picture {
  const picture = PRODUCTS[name]
  if (!picture) throw new Error(`No product ${name}`)
  return { ...picture, ground }
}

/** A thing on a table, lit from above left. */
const scene = (
  width: number,
  height: number,
  { ground: [light, deep], thing, color, label }: Picture,
  x: number,
) => {
  const size = height * 0.82
  return `<defs>
    <radialGradient id="g" cx="35%" cy="20%" r="95%"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></radialGradient>
    <linearGradient id="gloss" x1="0" x2="1"><stop offset="0" stop-color="#000" stop-opacity=".22"/><stop offset=".28" stop-color="#fff" stop-opacity=".34"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></linearGradient>
    <filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="3"/></filter>
  </defs>
  <rect width="${width}" height="${height}" fill="url(#g)"/>
  <rect y="${height * 0.8}" width="${width}" height="${height * 0.2}" fill="#000" opacity=".09"/>
  <g transform="translate(${x - size / 2} ${height * 0.09}) scale(${size / 100})">
    <ellipse cx="54" cy="95" rx="34" ry="4.5" fill="#000" opacity=".4" filter="url(#soft)"/>
    ${things[thing](color, label ?? '')}
  </g>`
}

async function draw(name: string, width: number, height: number, content: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Liberation Sans" font-weight="700">${content}</svg>`
  const { size } = await sharp(Buffer.from(svg))
    .webp({ quality: 78, effort: 6 })
    .toFile(mediaPath('logos', name))
  console.log(`${name}: ${size} bytes`)
}

for (const [name, picture] of Object.entries(PRODUCTS)) {
  await draw(`products/${name}.webp`, 800, 600, scene(800, 600, picture, 400))
}
for (const [name, picture] of Object.entries(DEALS)) {
  const font = picture.words.length > 12 ? 68 : 88
  const words = `<text x="60" y="300" font-size="${font}" fill="#fff">${picture.words}</text><rect x="62" y="334" width="120" height="10" fill="#fff" opacity=".7"/>`
  await draw(`deals/${name}.webp`, 1000, 550, scene(1000, 550, picture, 790) + words)
}
