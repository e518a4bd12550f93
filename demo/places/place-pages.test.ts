import { renderToStaticMarkup } from 'react-dom/server'
import { Markdown } from '@/components/site/markdown'
import { maskedSentences, shareInCommon } from '@/lib/geo/compose/masked-sentences'
import { searchResult } from '@/lib/text/search-result'
import { placePages } from './place-pages'

const MOST_IN_COMMON = 0.6
const WORDS = { least: 250, most: 950 }

const pages = placePages()
const slugs = new Set(pages.map(({ slug }) => slug))

/** Without the tables, whose figures are no reading. */
const countWords = (markdown: string) =>
  markdown
    .replace(/^\|.*$/gm, '')
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word)).length

it('no two pages share more than three fifths of their sentences, names and figures aside', () => {
  const sentences = pages.map(({ slug, content }) => ({ slug, masked: maskedSentences(content) }))
  const alike = sentences.flatMap((page, index) =>
    sentences
      .slice(0, index)
      .filter((other) => shareInCommon(page.masked, other.masked) > MOST_IN_COMMON)
      .map((other) => [page.slug, other.slug]),
  )
  expect(alike).toEqual([])
})

it('the measure sees through names, figures and points of the compass', () => {
  const here = 'From [Austin](/a), 18 miles north of Buda, the sun sets at 8:37 pm. It is warm.'
  const there = 'From Toledo, 9 miles southwest of Maumee, the sun sets at 9:10 pm. It is cold.'
  expect(shareInCommon(maskedSentences(here), maskedSentences(there))).toBe(0.5)
})

it('every page is long enough to be useful and short enough to be read', () => {
  const lengths = pages.map(({ slug, content }) => ({ slug, words: countWords(content) }))
  expect(lengths.filter(({ words }) => words < WORDS.least || words > WORDS.most)).toEqual([])
})

it('links lead to pages that are there, and to other ones', () => {
  for (const { slug, content } of pages) {
    const targets = Array.from(content.matchAll(/\]\(([^)]*)\)/g), ([, target]) => target ?? '')
    const places = targets.map((target) => /^\/video-production-in\/([a-z-]+)$/.exec(target)?.[1])
    expect([slug, places.filter((place) => !place || place === slug || !slugs.has(place))]).toEqual([
      slug,
      [],
    ])
    expect(places.length).toBeGreaterThanOrEqual(2)
  }
})

it('nothing is left unfilled', () => {
  const unfilled = /undefined|null|NaN|Infinity|\[object|\$\{| {2,}(?!\n)|\.\./
  expect(
    pages.filter((page) => unfilled.test(Object.values(page).join('\n'))).map(({ slug }) => slug),
  ).toEqual([])
})

it('titles and descriptions are of one page each, and fit into a search result', () => {
  expect(new Set(pages.map(({ metaTitle }) => metaTitle)).size).toBe(pages.length)
  expect(new Set(pages.map(({ metaDescription }) => metaDescription)).size).toBe(pages.length)
  const isCut = ({ metaTitle, metaDescription }: (typeof pages)[number]) => {
    const { title, description } = searchResult(metaTitle, metaDescription, 'desktop')
    return title.isCut || description.isCut
  }
  expect(pages.filter(isCut).map(({ slug }) => slug)).toEqual([])
})

it('the same facts make the same pages', () => {
  expect(placePages()).toEqual(pages)
})

it.each(['austin-tx', 'juneau-ak', 'ohio'])('%s becomes headings, lists, links and a table', async (slug) => {
  const page = pages.find((candidate) => candidate.slug === slug)
  const html = renderToStaticMarkup(await Markdown({ source: page?.content ?? '' }))
  expect(html.match(/<tr/g)).toHaveLength(13)
  expect(html).toMatch(/<h2[^>]*>/)
  expect(html).toMatch(/<li><a href="\/video-production-in\/|<li>.*<a href="\/video-production-in\//)
  expect(html).not.toMatch(/\*\*|##|\|/)
})
