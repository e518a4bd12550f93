import type { PageFacts } from '@/lib/seo/crawl/read-page'
import { judgePage } from './judge-page'

const SOUND: PageFacts = {
  title: 'Lamps',
  description: 'What lamps are for.',
  canonical: '/blog/lamps',
  robots: null,
  words: 300,
  links: [],
  pictures: [],
  unnamed: [],
  data: [],
}

const kinds = (facts: Partial<PageFacts>) =>
  judgePage('/blog/lamps', { ...SOUND, ...facts }).map(({ kind, subject }) => `${kind} ${subject}`.trim())

it.each<[Partial<PageFacts>, string[]]>([
  [{}, []],
  [{ title: ' ' }, ['no-title']],
  [{ title: null, description: null }, ['no-title', 'no-description']],
  [{ title: 'A lamp '.repeat(20) }, ['long-title']],
  [{ description: 'A lamp for everybody. '.repeat(20) }, ['long-description']],
  [{ words: 5 }, ['thin']],
  [{ unnamed: ['/a.png', '/b.png'] }, ['no-alt /a.png', 'no-alt /b.png']],
  [{ data: ['{'] }, ['structured-data JSON']],
  [{ robots: 'noindex', title: null, description: null, words: 1, unnamed: ['/a.png'] }, ['no-alt /a.png']],
])('judges %j', (facts, expected) => {
  expect(kinds(facts)).toEqual(expected)
})
