import { cellProblems, isBad, typedProblems } from './cell-problems'
import { EMPTY_TEXTS } from './fill-values'
import { adTitle, MAX_AD_TITLE, rowOfCsv, rowsOfRecords } from './fill-rows'

describe('adTitle', () => {
  it('names the format where a row makes several ads', () => {
    expect(adTitle('Two coffees', 'square', ['square'])).toBe('Two coffees')
    expect(adTitle('Two coffees', 'square', ['preview', 'square'])).toBe('Two coffees (Square)')
  })
  it('keeps the format of a long title, and no half letters', () => {
    const title = adTitle('😀'.repeat(200), 'story', ['story', 'square'])
    expect(title.length).toBeLessThanOrEqual(MAX_AD_TITLE)
    expect(title).toMatch(/😀… \(Story\)$/u)
    expect(title.isWellFormed()).toBe(true)
  })
})

describe('rowsOfRecords', () => {
  const picture = { path: 'deals/two.webp', width: 3, height: 2 }
  const source = {
    deal: {
      ...{
        title: 'Two',
        offer: '$3.00',
        oldPrice: '',
        days: 'today',
        terms: '',
        brandLogo: null,
        products: [],
      },
      picture: picture.path,
    },
  }
  it('makes a row of each deal, with the texts for all rows where it has none', () => {
    const rows = rowsOfRecords(
      [
        { id: 'a', title: 'Two', source },
        { id: 'b', title: '', source },
      ],
      new Map([[picture.path, picture]]),
      { texts: { ...EMPTY_TEXTS, button: 'Come by', price: 'ignored' } },
    )
    expect(rows[0]).toMatchObject({
      number: 1,
      title: 'Two',
      sourceId: 'a',
      values: { texts: { headline: 'Two', price: '$3.00', button: 'Come by' }, pictures: { picture } },
      problems: [],
    })
    expect(rows[1]).toMatchObject({ number: 2, problems: [{ cell: 'title', kind: 'no-title' }] })
  })
})

describe('rowOfCsv', () => {
  const logo = { path: 'brands/otter.webp', width: 3, height: 2 }
  const pictureOf = (_: string, name: string) => (name === 'Quick Otter' ? logo : undefined)
  it('looks its pictures up, and says which name is unknown', () => {
    const row = rowOfCsv(
      {
        number: 7,
        title: '',
        texts: { headline: 'Hi' },
        pictures: { logo: 'Quick Otter', picture: 'Nobody' },
      },
      pictureOf,
      {},
    )
    expect(row).toMatchObject({ number: 7, title: 'Hi', values: { pictures: { logo, picture: null } } })
    expect(row.problems).toEqual([
      {
        cell: 'picture',
        kind: 'unknown-picture',
        message: 'Nothing with a picture is called “Nobody”.',
        formats: [],
      },
    ])
  })
  it('refuses a text that is longer than an ad may have', () => {
    const row = rowOfCsv(
      { number: 2, title: 'A', texts: { legal: 'x'.repeat(401) }, pictures: {} },
      pictureOf,
      {},
    )
    expect(row.problems).toMatchObject([{ cell: 'legal', kind: 'long' }])
  })
})

describe('problems of cells', () => {
  const overflow = { layerId: 'a', kind: 'overflow', message: 'Too long', slot: 'headline' } as const
  const contrast = { layerId: 'b', kind: 'contrast', message: 'Hard to read', slot: 'line' } as const
  it('joins what is wrong in several formats', () => {
    expect(
      cellProblems([
        { format: 'preview', problems: [overflow] },
        { format: 'square', problems: [overflow, contrast] },
      ]),
    ).toEqual([
      {
        cell: 'headline',
        kind: 'overflow',
        message: 'Too long',
        layerId: 'a',
        formats: ['preview', 'square'],
      },
      { cell: 'line', kind: 'contrast', message: 'Hard to read', layerId: 'b', formats: ['square'] },
    ])
  })
  it('makes an ad that is hard to read, but not one whose text is cut', () => {
    const of = (problems: Parameters<typeof cellProblems>[0][number]['problems']) =>
      isBad(cellProblems([{ format: 'preview', problems }]))
    expect([of([contrast]), of([overflow])]).toEqual([false, true])
    expect(isBad(typedProblems('', EMPTY_TEXTS))).toBe(true)
  })
})
