import { parse } from 'node:path'
import {
  FORMAT_NAMES,
  type Layer,
  type TemplateDocument,
  type TemplateValues,
} from '@/lib/ads/templates/document'
import { FACE_FILES, isOwnFace, needsOwnFacesOnly, type LoadedFace } from '@/lib/ads/templates/faces'
import { loadFaces } from '@/lib/ads/templates/load-faces'
import { newLayer } from '@/lib/ads/templates/new-layer'
import { newTemplate } from '@/lib/ads/templates/new-template'
import { LONGEST_VALUES, SAMPLE_VALUES, SHORTEST_VALUES } from '@/lib/ads/templates/sample'
import { drawTemplate, type DrawOptions } from './draw-template'
import { picturesIn, withPictures } from './with-pictures'
import { lettersWithoutFace } from './typeset'

let faces: LoadedFace[]
beforeAll(async () => {
  faces = await loadFaces()
})

const draw = (
  values: TemplateValues,
  document: TemplateDocument = newTemplate(),
  options: Partial<DrawOptions> = {},
  format = document.formats[0] ?? 'preview',
) => drawTemplate(document, values, format, { faces, ...options })

const withTexts = (texts: Partial<TemplateValues['texts']>): TemplateValues => ({
  ...SAMPLE_VALUES,
  texts: { ...SAMPLE_VALUES.texts, ...texts },
})
const only = (layer: Layer, ground = '#ffffff'): TemplateDocument => ({
  ...newTemplate(),
  ground: { kind: 'color', color: ground },
  layers: [layer],
})
const layer = <Kind extends Layer['kind']>(kind: Kind) =>
  newLayer(kind, FORMAT_NAMES) as Extract<Layer, { kind: Kind }>
const kinds = async (values: TemplateValues, document?: TemplateDocument) =>
  (await draw(values, document)).problems.map(({ kind, slot }) => [kind, slot])

describe('the first layout', () => {
  it.each(FORMAT_NAMES)('has no problem in the format %s', async (format) => {
    for (const values of [SAMPLE_VALUES, SHORTEST_VALUES, LONGEST_VALUES]) {
      expect((await draw(values, newTemplate(), {}, format)).problems).toEqual([])
    }
  })

  it('shows a picture and a logo', async () => {
    const { svg } = await draw(SAMPLE_VALUES)
    expect(picturesIn(svg)).toEqual(['samples/picture.webp', 'samples/logo.webp'])
    expect(withPictures(svg, (path) => `data:,${path}`)).not.toContain('picture:')
  })
})

describe('the hash', () => {
  it('is the same for the same, in any order of drawing', async () => {
    const fresh = await loadFaces()
    const [one, other] = await Promise.all([
      draw(LONGEST_VALUES),
      draw(LONGEST_VALUES, newTemplate(), { faces: fresh }),
    ])
    expect(one.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(other).toEqual(one)
  })

  it('is another one for another text, and the same for another motion', async () => {
    const { hash } = await draw(SAMPLE_VALUES)
    expect((await draw(withTexts({ price: '$9.51' }))).hash).not.toBe(hash)
    const document = newTemplate()
    const layers = document.layers.map((each) => ({
      ...each,
      motion: { kind: 'appear', start: 3, length: 1 } as const,
    }))
    expect((await draw(SAMPLE_VALUES, { ...document, layers })).hash).toBe(hash)
  })

  it('needs only the own faces for what these have', async () => {
    const own = faces.filter(isOwnFace)
    const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCodePoint(code)).filter(
      (letter) => /\S/.test(letter) && !/\p{C}|\p{M}/u.test(letter) && needsOwnFacesOnly([letter]),
    )
    expect(letters.length).toBeGreaterThan(500)
    expect(await lettersWithoutFace(letters, own)).toEqual(await lettersWithoutFace(letters, faces))
    expect((await draw(SAMPLE_VALUES, newTemplate(), { faces: own })).hash).toBe(
      (await draw(SAMPLE_VALUES)).hash,
    )
  })
})

describe('hostile texts', () => {
  const HOSTILE = [
    ['a script', '<script>alert(1)</script>'],
    ['a picture of another site', '"/><image href="https://evil.example/a.png"/>'],
    ['an entity', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>&b;'],
    ['a style', 'url(https://evil.example) @import "//evil.example"'],
    ['a marker', 'picture:https://evil.example/a.png"'],
    ['10,000 letters', 'x'.repeat(10_000)],
    ['10,000 letters in words', 'Wort '.repeat(2_000)],
    ['2,000 families', '👨‍👩‍👧'.repeat(2_000)],
    ['3,000 Arabic letters', 'مرحبا '.repeat(500)],
    ['what turns the direction', '\u202eevil\u202c \u0000\u0001 \ud800'],
    ['4,000 marks', `Z${'\u0337\u0338'.repeat(2_000)}`],
    ['500 lines', '\n'.repeat(500)],
  ]

  it.each(HOSTILE)('become nothing but outlines: %s', async (_, text) => {
    const texts = Object.fromEntries(Object.keys(SAMPLE_VALUES.texts).map((slot) => [slot, text]))
    const { svg } = await draw({ ...SAMPLE_VALUES, texts: texts as TemplateValues['texts'] })
    const names = new Set(Array.from(svg.matchAll(/<([a-z]+)/gi), ([, name]) => name))
    expect(
      [...names].filter(
        (name) => !['svg', 'rect', 'clipPath', 'g', 'image', 'path', 'ellipse'].includes(name ?? ''),
      ),
    ).toEqual([])
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /evil|https?:|\/\/|<!|on\w+=|script|url\((?!#)/,
    )
    expect(picturesIn(svg)).toEqual(['samples/picture.webp', 'samples/logo.webp'])
    expect(svg.length).toBeLessThan(2_000_000)
  })

  it('get no address into a picture', async () => {
    const logo = { path: '"/><script href="https://evil.example/?', width: 10, height: 10 }
    const { svg } = await draw({ ...SAMPLE_VALUES, pictures: { ...SAMPLE_VALUES.pictures, logo } })
    expect(svg).toContain('href="picture:/scripthrefhttps//evil.example/"')
    expect(svg).not.toContain('<script')
  })
})

describe('problems', () => {
  it('tell of a text that is cut', async () => {
    const { problems } = await draw(withTexts({ headline: 'Everything '.repeat(40) }))
    expect(problems).toEqual([
      {
        layerId: 'text1',
        kind: 'overflow',
        message: '“Headline” is cut: the text is too long for its place',
        slot: 'headline',
      },
    ])
  })

  it('tell of what is missing, but not of what an ad may lack', async () => {
    const values: TemplateValues = {
      texts: { headline: '', line: '', price: '', oldPrice: '', legal: '', button: '' },
      pictures: { logo: null, picture: null },
    }
    expect(await kinds(values)).toEqual([
      ['missing-picture', 'picture'],
      ['missing-picture', 'logo'],
      ['missing-text', 'headline'],
      ['missing-text', 'line'],
      ['missing-text', 'price'],
    ])
  })

  it('tell of letters without a face', async () => {
    expect(await kinds(withTexts({ line: '日本' }))).toEqual([['unknown-letters', 'line']])
  })

  it('tell of a text that cannot be read on its ground', async () => {
    expect(await kinds(SAMPLE_VALUES, only(layer('text'), '#f0f0f0'))).toEqual([['contrast', 'line']])
    expect(await kinds(SAMPLE_VALUES, only(layer('text'), '#101010'))).toEqual([])
  })

  it('tell of a text on a picture until it is shaded', async () => {
    const picture = { path: 'deals/two-cold-brews.webp', width: 1000, height: 550 }
    const on = (shade: number): TemplateDocument => ({
      ...only(layer('text')),
      ground: { kind: 'picture', picture, focal: { x: 50, y: 50 }, shade },
    })
    expect((await draw(SAMPLE_VALUES, on(0))).problems).toMatchObject([
      { kind: 'contrast', message: expect.stringContaining('over a picture') as unknown },
    ])
    expect((await draw(SAMPLE_VALUES, on(70))).problems).toEqual([])
  })

  it('look at the fill of a badge and of a button', async () => {
    const pale = '#fff3d6'
    const badge = layer('badge')
    const button = layer('button')
    const inPale = <Each extends typeof badge | typeof button>(each: Each): Each => ({
      ...each,
      fill: pale,
      style: { ...each.style, color: '#f4ecdd' },
    })
    expect(await kinds(withTexts({ oldPrice: '' }), only(inPale(badge), '#000000'))).toEqual([
      ['contrast', 'price'],
    ])
    expect(await kinds(SAMPLE_VALUES, only(inPale(button), '#000000'))).toEqual([['contrast', 'button']])
  })

  it('do not come from hidden layers', async () => {
    const hidden = { ...layer('text'), isHidden: true }
    const { svg, problems } = await draw(withTexts({ line: '' }), only(hidden))
    expect(problems).toEqual([])
    expect(svg).not.toContain('<path')
  })
})

describe('layers', () => {
  it.each(['round', 'tag', 'rectangle'] as const)('draw a badge: %s', async (shape) => {
    const { svg, problems } = await draw(SAMPLE_VALUES, only({ ...layer('badge'), shape }))
    expect(problems).toEqual([])
    // Old price, the line through it, and the price.
    expect(svg.match(/<path (fill="#14110f"|d="[^"]*" stroke)/g)).toHaveLength(3)
  })

  it('leave out a badge without a price and a button without a text', async () => {
    const values = withTexts({ price: '', button: '' })
    for (const kind of ['badge', 'button'] as const) {
      expect((await draw(values, only(layer(kind)))).svg).not.toMatch(/path|ellipse|rx=/)
    }
  })

  it('draw shapes with opacity and corners', async () => {
    const { svg } = await draw(SAMPLE_VALUES, only({ ...layer('shape'), radius: 50, opacity: 25 }))
    expect(svg).toContain(
      '<rect x="300" y="165" width="400" height="220" rx="110" fill="#14110f" fill-opacity="0.25"/>',
    )
  })

  it('clip pictures by names that say what is clipped', async () => {
    const names = (svg: string) => Array.from(svg.matchAll(/id="([^"]*)"/g), ([, name]) => name)
    const rounded = { ...layer('picture'), radius: 10 }
    const [one, other] = await Promise.all([
      draw(SAMPLE_VALUES, only(rounded)),
      draw(SAMPLE_VALUES, only({ ...rounded, radius: 20 })),
    ])
    expect(names(one.svg)).toEqual(['k300_137p5_400_275_27p5'])
    expect(names(other.svg)).not.toEqual(names(one.svg))
  })
})

describe('a frame of the motion', () => {
  const counting = { ...layer('badge'), motion: { kind: 'count-up', start: 1, length: 2 } } as const

  it('leaves out what has not begun, and ends as the ad', async () => {
    const document = only(counting)
    const [before, during, after, still] = await Promise.all([
      ...[0.5, 1.5, 4].map((at) => draw(SAMPLE_VALUES, document, { at })),
      draw(SAMPLE_VALUES, document),
    ])
    expect(before?.svg).not.toContain('<ellipse')
    expect(during?.svg).toContain('<ellipse')
    expect(during?.hash).not.toBe(still?.hash)
    expect(after?.hash).toBe(still?.hash)
  })

  it('leaves the ground to a film, with its shade', async () => {
    const poster = { path: 'posters/first-pour.webp', width: 1000, height: 550 }
    const videoId = 'e2000000-0000-4000-8000-000000000001'
    const ground = {
      kind: 'film',
      videoId,
      poster,
      from: 0,
      to: 2,
      focal: { x: 50, y: 50 },
      shade: 40,
    } as const
    const document = { ...only(layer('text')), ground }
    expect((await draw(SAMPLE_VALUES, document)).svg).toContain('picture:posters/first-pour.webp')
    const { svg } = await draw(SAMPLE_VALUES, document, { withoutGround: true })
    expect(svg).not.toContain('picture:')
    expect(svg).toContain('fill="#000000" fill-opacity="0.4"')
  })
})

test('names each face after its file', () => {
  for (const { weight, file } of FACE_FILES) expect(parse(file).name).toContain(`_${weight}`)
})
