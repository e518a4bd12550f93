import {
  arrangePortfolio,
  chooseIndustries,
  industriesFrom,
  packRows,
  pagesAround,
  ROW_TILES,
} from './portfolio'
import type { PortfolioIndustry, VideoCard } from './types'

const video = (slug: string): VideoCard => ({
  slug,
  title: slug,
  client: 'Tilth & Twine',
  thumbnail: { kind: 'placeholder', label: 'Video Unavailable' },
  aspectRatio: null,
})

const industry = (name: string, count: number): PortfolioIndustry => ({
  name,
  total: count,
  videos: Array.from({ length: count }, (_, index) => video(`${name}-${index}`)),
})

describe('packRows', () => {
  const pack = (sizes: number[], cap: number) => packRows(sizes, (size) => size, cap)

  it.each([
    [2, [[3], [3], [2], [2], [1, 1]]],
    [3, [[3], [3], [2], [2, 1], [1]]],
    [
      6,
      [
        [3, 3],
        [2, 2, 1, 1],
      ],
    ],
  ])('fills rows of %d in order', (cap, rows) => {
    expect(pack([3, 3, 2, 2, 1, 1], cap)).toEqual(rows)
  })

  it('never puts more than the cap into a combined row', () => {
    for (const cap of [2, 3, 6]) {
      const rows = pack([3, 1, 2, 2, 3, 1, 1, 1, 3, 2], cap)
      expect(rows.filter((row) => row.length > 1).every((row) => row.reduce((a, b) => a + b) <= cap)).toBe(
        true,
      )
      expect(rows.flat()).toEqual([3, 1, 2, 2, 3, 1, 1, 1, 3, 2])
    }
  })

  it('an item larger than the cap has its own row', () => {
    expect(pack([3, 1], 2)).toEqual([[3], [1]])
  })

  it('returns no rows for no items', () => {
    expect(pack([], 6)).toEqual([])
  })
})

describe('arrangePortfolio', () => {
  it('gives an industry with more than three videos its own row, largest first', () => {
    const { own, combined } = arrangePortfolio([industry('a', 3), industry('b', 4), industry('c', 7)])
    expect(own.map(({ name }) => name)).toEqual(['c', 'b'])
    expect(combined.map(({ name }) => name)).toEqual(['a'])
  })

  it('orders equal sizes by name', () => {
    const names = (industries: PortfolioIndustry[]) =>
      arrangePortfolio(industries).combined.map(({ name }) => name)
    expect(names([industry('b', 2), industry('a', 2), industry('c', 3)])).toEqual(['c', 'a', 'b'])
    expect(names([industry('a', 2), industry('c', 3), industry('b', 2)])).toEqual(['c', 'a', 'b'])
  })

  it('computes columns per row', () => {
    const { combined } = arrangePortfolio([
      industry('a', 3),
      industry('b', 2),
      industry('c', 2),
      industry('d', 1),
    ])
    expect(combined.map(({ name, columns }) => [name, columns])).toEqual([
      ['a', { mobile: 2, tablet: 3, desktop: 5 }],
      ['b', { mobile: 2, tablet: 2, desktop: 5 }],
      ['c', { mobile: 2, tablet: 3, desktop: 4 }],
      ['d', { mobile: 1, tablet: 3, desktop: 4 }],
    ])
  })

  it('keeps the order of the videos', () => {
    const { own } = arrangePortfolio([industry('a', 4)])
    expect(own[0]?.videos.map(({ slug }) => slug)).toEqual(['a-0', 'a-1', 'a-2', 'a-3'])
  })
})

describe('chooseIndustries', () => {
  const many = (count: number, total: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `i${String(index).padStart(2, '0')}`, total }))

  it('shows all that fit', () => {
    const { shown, named } = chooseIndustries(many(8, ROW_TILES))
    expect([shown.length, named.length]).toEqual([8, 0])
  })

  it('counts visible tiles and names the rest', () => {
    const { shown, named } = chooseIndustries(many(60, 33))
    expect([shown.length, named.length]).toEqual([8, 52])
    expect(shown.concat(named)).toEqual(many(60, 33))
  })

  it('names everything after the first that does not fit', () => {
    const { shown, named } = chooseIndustries([...many(7, 20), ...many(2, 7), ...many(1, 1)])
    expect(shown.map(({ total }) => total)).toEqual([20, 20, 20, 20, 20, 20, 20, 7])
    expect(named.map(({ total }) => total)).toEqual([7, 1])
  })
})

describe('industriesFrom', () => {
  const names = (ofFilm: string[]) =>
    industriesFrom([industry('food', 1), industry('real-estate', 1), industry('travel', 1)], ofFilm).map(
      ({ name }) => name,
    )

  it("starts at the film's industry and wraps around", () => {
    expect(names(['real-estate'])).toEqual(['real-estate', 'travel', 'food'])
    expect(names(['food', 'travel'])).toEqual(['food', 'real-estate', 'travel'])
  })

  it('starts at the first industry otherwise', () => {
    expect(names([])).toEqual(['food', 'real-estate', 'travel'])
    expect(names(['mining'])).toEqual(['food', 'real-estate', 'travel'])
  })
})

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 9]],
  [5, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 7, 8, 9]],
])('page %d of %d offers %j', (page, pages, expected) => {
  expect(pagesAround(page, pages)).toEqual(expected)
})
