import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { FACE_FILES } from '@/lib/ads/templates/faces'
import { drawTemplate } from '@/lib/ads/templates/draw/draw-template'
import { picturesIn, withPictures } from '@/lib/ads/templates/draw/with-pictures'
import { FILLED_GROUP, MADE_ROWS } from '../../ads/templates/fill.ts'
import { DEMO_TEMPLATES, PRICE_VERSION } from '../../ads/templates/templates.ts'
import { mediaPath } from './lib/paths.ts'

/** Draws the demo ads that are made from a template, as the server does, and writes the hashes of the drawings. */
const root = path.resolve(import.meta.dirname, '../../..')
const faces = FACE_FILES.map(({ name, weight, file }) => {
  const bytes = readFileSync(path.join(root, 'node_modules/@expo-google-fonts', file))
  return { name, weight, data: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) }
})
const version = DEMO_TEMPLATES.flatMap(({ versions }) => versions).find(({ id }) => id === PRICE_VERSION)
if (!version) throw new Error('There is no such version')

// The renderer of SVG does not read WebP.
async function dataUri(file: string): Promise<string> {
  const png = await sharp(mediaPath('logos', file)).png().toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}

const hashes: Record<string, string> = {}
for (const { slug, values } of MADE_ROWS) {
  const { svg, hash, problems } = await drawTemplate(version.document, values, 'preview', { faces })
  hashes[slug] = hash
  const pictures = new Map<string, string>()
  for (const file of picturesIn(svg)) pictures.set(file, await dataUri(file))
  const { size } = await sharp(Buffer.from(withPictures(svg, (file) => pictures.get(file) ?? '')))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toFile(mediaPath('ads', `${FILLED_GROUP.id}/${slug}-static.jpg`))
  console.log(slug, size, problems.map(({ message }) => message).join(' '))
}
const lines = Object.entries(hashes).map(([slug, hash]) => `  ['${slug}', '${hash}'],`)
writeFileSync(
  path.join(root, 'demo/ads/templates/hashes.ts'),
  `/** Of the drawings, by slug. \`demo/media/render/template-ads.ts\` writes them. */
export const HASHES: ReadonlyMap<string, string> = new Map([
${lines.join('\n')}
])
`,
)
