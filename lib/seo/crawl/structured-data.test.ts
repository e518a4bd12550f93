import { findDataProblems } from './structured-data'

const block = (data: object) => JSON.stringify({ '@context': 'https://schema.org', ...data })
const subjects = (...blocks: string[]) => findDataProblems(blocks).map(({ subject }) => subject)

it('finds nothing wrong with complete things', () => {
  const film = {
    '@type': 'VideoObject',
    name: 'A',
    description: 'B',
    thumbnailUrl: ['/t'],
    uploadDate: '2026-01-01',
  }
  expect(subjects(block(film), block({ '@graph': [film, { '@type': 'Thing' }] }))).toEqual([])
  expect(subjects()).toEqual([])
})

it.each([
  ['{"a": ', ['JSON']],
  ['[]', ['JSON']],
  ['{"@type": "Thing"}', ['@context']],
  [block({ name: 'What is it?' }), ['@type']],
  [
    block({ '@type': 'Article', headline: ' ', datePublished: '2026-01-01' }),
    ['Article headline', 'Article author'],
  ],
  [
    block({ '@type': 'VideoObject', name: 'A', description: 'B', thumbnailUrl: [], uploadDate: 'x' }),
    ['VideoObject thumbnailUrl'],
  ],
])('judges %s', (text, expected) => {
  expect(subjects(text)).toEqual(expected)
})

it('looks into things inside of things, and names each problem once', () => {
  const item = { '@type': 'ListItem', position: 1 }
  expect(subjects(block({ '@type': 'BreadcrumbList', itemListElement: [item, item] }))).toEqual([
    'ListItem name',
  ])
  expect(subjects(block({ '@type': 'Service', name: 'A', provider: { '@id': '#company' } }))).toEqual([])
})
