import { FORMAT_NAMES, type Layer, type TemplateDocument } from '@/lib/ads/templates/document'
import { newLayer } from '@/lib/ads/templates/new-layer'
import { newTemplate } from '@/lib/ads/templates/new-template'
import { LONGEST_VALUES, SAMPLE_VALUES } from '@/lib/ads/templates/sample'
import { templateDocumentSchema, templateValuesSchema } from './ad-template'

const document = newTemplate()
const text = newLayer('text', FORMAT_NAMES) as Extract<Layer, { kind: 'text' }>
const having = (change: object): unknown => ({ ...document, ...change })
const withLayer = (change: object): unknown => ({ ...document, layers: [{ ...text, ...change }] })
const messagesOf = (candidate: unknown) =>
  templateDocumentSchema.safeParse(candidate).error?.issues.map(({ message }) => message)

test('accepts the first layout as it is', () => {
  expect(templateDocumentSchema.parse(document)).toEqual(document)
})

test.each(['picture', 'text', 'badge', 'button', 'shape'] as const)('accepts a new layer: %s', (kind) => {
  const layers = [newLayer(kind, FORMAT_NAMES), newLayer(kind, FORMAT_NAMES, [`${kind}1`])]
  expect(templateDocumentSchema.parse(having({ layers }))).toMatchObject({ layers })
})

const picture = { path: 'deals/two-cold-brews.webp', width: 1000, height: 550 }
const film = {
  kind: 'film',
  videoId: 'e2000000-0000-4000-8000-000000000001',
  poster: { ...picture, path: 'posters/first-pour.webp' },
  from: 1,
  to: 4,
  focal: { x: 50, y: 50 },
  shade: 40,
}

test('accepts a film as ground', () => {
  expect(templateDocumentSchema.safeParse(having({ ground: film })).success).toBe(true)
})

test('rounds places to two decimals', () => {
  const box = { x: 1.23456, y: 2, width: 33.333333, height: 4 }
  const boxes = Object.fromEntries(FORMAT_NAMES.map((format) => [format, box]))
  const parsed: TemplateDocument = templateDocumentSchema.parse(withLayer({ boxes }))
  expect(parsed.layers[0]?.boxes.story).toEqual({ x: 1.23, y: 2, width: 33.33, height: 4 })
})

test('names the format in which a layer has no place', () => {
  const { story: _, ...boxes } = text.boxes
  expect(messagesOf(withLayer({ boxes }))).toEqual(['Text has no place in the format story'])
})

test.each([
  ['no format', having({ formats: [] }), 'Choose a format'],
  ['a format twice', having({ formats: ['story', 'story'] }), 'A format is listed twice'],
  ['two layers with one id', having({ layers: [text, text] }), 'Two layers have the same id'],
  ['a weight that the face lacks', withLayer({ style: { ...text.style, weight: 800 } }), /weight/],
  ['sizes in the wrong order', withLayer({ style: { ...text.style, smallest: 40 } }), /smallest size/],
  ['a layer without a name', withLayer({ name: ' ' }), 'Name of the layer is required'],
  ['a film that ends at once', having({ ground: { ...film, to: 1 } }), 'The film ends before it starts'],
])('refuses %s', (_, candidate, message) => {
  expect(messagesOf(candidate)).toEqual([expect.stringMatching(message)])
})

test.each([
  ['markup as a color', withLayer({ style: { ...text.style, color: '#fff"/><script>' } })],
  ['a name of a color', having({ ground: { kind: 'color', color: 'url(#a)' } })],
  ['an unknown key', having({ script: 'alert(1)' })],
  ['an unknown key of a layer', withLayer({ href: 'https://evil.example' })],
  ['markup as an id', withLayer({ id: 'a"b' })],
  ['a number that is none', having({ seconds: Number.NaN })],
  ['an endless number', having({ seconds: Number.POSITIVE_INFINITY })],
  ['a button in a text layer', withLayer({ slot: 'button' })],
  ['too many layers', having({ layers: Array.from({ length: 31 }, (_, at) => ({ ...text, id: `a${at}` })) })],
])('refuses %s', (_, candidate) => {
  expect(templateDocumentSchema.safeParse(candidate).success).toBe(false)
})

test.each([
  'https://evil.example/a.png',
  '//evil.example/a.png',
  'http://169.254.169.254/a.png',
  'file:///etc/passwd.png',
  'data:image/svg+xml,<svg/>.png',
  '../secret.png',
  'deals/../../a.png',
  'deals/a.svg',
  'deals/a b.png',
  'deals/"onload.png',
  '',
])('refuses the picture %p', (path) => {
  const values = { texts: {}, pictures: { picture: { ...picture, path } } }
  expect(templateValuesSchema.safeParse(values).success).toBe(false)
  const ground = { kind: 'picture', picture: { ...picture, path }, focal: { x: 50, y: 50 }, shade: 0 }
  expect(templateDocumentSchema.safeParse(having({ ground })).success).toBe(false)
})

test('takes absent slots as empty', () => {
  expect(templateValuesSchema.parse({ texts: { headline: ' Sale\r\nnow\u0000 ' }, pictures: {} })).toEqual({
    texts: { headline: 'Sale\nnow', line: '', price: '', oldPrice: '', legal: '', button: '' },
    pictures: { logo: null, picture: null },
  })
})

test.each([
  ['sample', SAMPLE_VALUES],
  ['longest', LONGEST_VALUES],
])('accepts the %s values', (_, values) => {
  expect(templateValuesSchema.parse(values)).toEqual(values)
})

test('refuses a text of more than 400 characters', () => {
  const values = { texts: { legal: 'x'.repeat(401) }, pictures: {} }
  expect(templateValuesSchema.safeParse(values).success).toBe(false)
})
