import sharp from 'sharp'
import { FACES, ALIGNMENTS, VERTICALS, type TextStyle } from '@/lib/ads/templates/document'
import type { LoadedFace } from '@/lib/ads/templates/faces'
import { loadFaces } from '@/lib/ads/templates/load-faces'
import { PLAIN } from '@/lib/ads/templates/new-layer'
import { fitText } from './fit-text'
import type { TextBox } from './find-size'

let faces: LoadedFace[]
beforeAll(async () => {
  faces = await loadFaces()
})

const BOX: TextBox = { width: 400, height: 200, scale: 1 }
const STYLE: TextStyle = { ...PLAIN, face: 'display', weight: 800, largest: 90, smallest: 20 }
const fit = (text: string, style: Partial<TextStyle> = {}, box: Partial<TextBox> = {}) =>
  fitText(text, { ...STYLE, ...style }, { ...BOX, ...box }, faces)

const PARTS = [
  ...[
    'Cold',
    'brew',
    'to',
    'Donaudampfschifffahrtsgesellschaft',
    '$9.50',
    '2',
    'für',
    'Ấẩ',
    'Ǻ',
    'gypsy',
    'WWWW',
  ],
  ...[
    '🧊',
    '👨‍👩‍👧',
    '🇩🇪',
    '1️⃣',
    'مرحبا',
    'بِسْمِ',
    'שלום',
    'שָׁלוֹם',
    '日本',
    'Z̸̢̛̛̛̛̛a̷l̵g̶o̷',
    '<b>',
    '&amp;',
    '\n',
    '…',
    '—',
  ],
]

/** The same in every run. */
function randomCases(count: number) {
  let seed = 11
  const below = (limit: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % limit
  }
  const pick = <T>(list: readonly T[]) => list[below(list.length)] as T
  return Array.from({ length: count }, () => {
    const face = pick(['display', 'text'] as const)
    const smallest = 6 + below(30)
    const style: TextStyle = {
      ...PLAIN,
      face,
      weight: pick<number>(FACES[face].weights),
      smallest,
      largest: smallest + below(120),
      align: pick(ALIGNMENTS),
      vertical: pick(VERTICALS),
      lines: 1 + below(5),
      isUppercase: below(4) === 0,
    }
    const text = Array.from({ length: 1 + below(below(3) === 0 ? 60 : 8) }, () => pick(PARTS)).join(' ')
    const box = { width: 5 + below(500), height: 4 + below(240), scale: pick([1, 1.08, 1.92]) }
    return { text, style, box }
  })
}

/** Pixels around the box, to see what leaves it. */
const MARGIN = 60

async function inkOutside(path: string, box: TextBox): Promise<number> {
  const [width, height] = [box.width + 2 * MARGIN, box.height + 2 * MARGIN]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${MARGIN} ${MARGIN})">${path}</g></svg>`
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let outside = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isInside = x >= MARGIN - 1 && x <= width - MARGIN && y >= MARGIN - 1 && y <= height - MARGIN
      if (!isInside) outside += data[y * width + x] ?? 0
    }
  }
  return outside
}

const PART = 8
const PARTS_OF_CASES = Array.from({ length: 12 }, (_, part) => part)
const CASES = randomCases(PART * PARTS_OF_CASES.length)

test.each(PARTS_OF_CASES)('keeps the ink of any text in its box: part %d', async (part) => {
  for (const { text, style, box } of CASES.slice(part * PART, (part + 1) * PART)) {
    const fitted = await fitText(text, style, box, faces)
    if (!fitted) continue
    const { bounds, path, x, y, scale, size } = fitted
    const about = JSON.stringify({ text, style, box })
    expect({ about, left: bounds.left >= -0.01, top: bounds.top >= -0.01 }).toEqual({
      about,
      left: true,
      top: true,
    })
    expect({ about, right: bounds.right <= box.width + 0.01 }).toEqual({ about, right: true })
    expect({ about, bottom: bounds.bottom <= box.height + 0.01 }).toEqual({ about, bottom: true })
    expect(size).toBeLessThanOrEqual(style.largest * box.scale + 0.01)
    const drawn = `<path transform="translate(${x} ${y}) scale(${scale})" d="${path}"/>`
    expect({ about, outside: await inkOutside(drawn, box) }).toEqual({ about, outside: 0 })
  }
})

test('sets a short text in the largest size', async () => {
  expect(await fit('Sale')).toMatchObject({ size: 90, isCut: false, unknown: [] })
})

test('shrinks a text that is 40 % longer, and cuts nothing', async () => {
  const short = await fit('Slow coffee for fast mornings', { lines: 2 })
  const long = await fit('Slow coffee for very fast and early mornings', { lines: 2 })
  expect(long?.isCut).toBe(false)
  expect(long?.size).toBeLessThan(short?.size ?? 0)
})

test('shrinks before it breaks a word', async () => {
  const fitted = await fit('Dampfschifffahrt', { lines: 3 })
  expect(fitted?.isCut).toBe(false)
  // On one line it is about as high as its letters.
  expect((fitted?.bounds.bottom ?? 0) - (fitted?.bounds.top ?? 0)).toBeLessThan(1.2 * (fitted?.size ?? 0))
})

test('breaks a word that is too long for the smallest size', async () => {
  const fitted = await fit('x'.repeat(40), { smallest: 30, lines: 3 })
  expect(fitted).toMatchObject({ isCut: false })
  expect((fitted?.bounds.bottom ?? 0) - (fitted?.bounds.top ?? 0)).toBeGreaterThan(1.2 * (fitted?.size ?? 0))
})

test('cuts what does not fit even then', async () => {
  expect(await fit('Wort '.repeat(2000))).toMatchObject({ isCut: true, size: 20 })
})

test.each(['', '   ', '\u200b', '\n\n'])('draws nothing of %p', async (text) => {
  expect(await fit(text)).toBeNull()
})

test('names the letters that no face has, and leaves out marks', async () => {
  const marked = await fit('a\u0337b 日本')
  expect(marked?.unknown).toEqual(['\u0337', '日', '本'])
  expect((await fit('ab 日本'))?.path).toBe(marked?.path)
})

test('aligns letters with the edges', async () => {
  const [left, center, right] = await Promise.all(ALIGNMENTS.map((align) => fit('Hx', { align })))
  expect(left?.bounds.left).toBeLessThan(8)
  expect(right?.bounds.right).toBeGreaterThan(BOX.width - 8)
  expect(((center?.bounds.left ?? 0) + (center?.bounds.right ?? 0)) / 2).toBeCloseTo(BOX.width / 2, -1)
  const [top, middle, bottom] = await Promise.all(VERTICALS.map((vertical) => fit('Hx', { vertical })))
  expect(top?.bounds.top).toBeCloseTo(0)
  expect(((middle?.bounds.top ?? 0) + (middle?.bounds.bottom ?? 0)) / 2).toBeCloseTo(BOX.height / 2, 0)
  // There is room for the foot of a 'p', so that words with and without one stand on one line.
  expect((await fit('Hp', { vertical: 'bottom' }))?.bounds.bottom).toBeCloseTo(BOX.height, 1)
  expect(bottom?.bounds.bottom).toBeLessThan(BOX.height - 10)
})
