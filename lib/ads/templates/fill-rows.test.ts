import { cellProblems, isBad } from './cell-problems'
import { TEMPLATE_LIMITS } from './document'
import { EMPTY_TEXTS } from './fill-values'
import { adTitle, drawnValues, MAX_AD_TITLE, problemsOfRow, rowOfCsv, rowsOfRecords } from './fill-rows'

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
      ...{ title: 'Two', offer: '$3.00', oldPrice: '', days: 'today', terms: '', brandLogo: null },
      ...{ picture: picture.path, products: [] },
    },
  }
  it('makes a row of each deal, with the texts for all rows where it has none', () => {
    const [row] = rowsOfRecords([{ id: 'a', title: 'Two', source }], new Map([[picture.path, picture]]), {
      texts: { ...EMPTY_TEXTS, button: 'Come by', price: 'ignored' },
    })
    expect(row).toMatchObject({
      ...{ number: 1, title: 'Two', sourceId: 'a', pictures: { picture, logo: null } },
      texts: { headline: 'Two', price: '$3.00', button: 'Come by' },
    })
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
      { pictures: { logo: null, picture: logo } },
    )
    expect(row).toMatchObject({ number: 7, title: 'Hi', pictures: { logo, picture: { unknown: 'Nobody' } } })
    expect(problemsOfRow(row)).toMatchObject([
      { kind: 'unknown-picture', slot: 'picture', message: 'Nothing with a picture is called “Nobody”.' },
    ])
    expect(drawnValues(row).pictures).toEqual({ logo, picture: null })
  })
  it('takes the picture for all rows where a cell is empty', () => {
    const row = rowOfCsv({ number: 3, title: '', texts: {}, pictures: {} }, pictureOf, {
      pictures: { logo, picture: null },
    })
    expect(row).toMatchObject({ title: 'Row 3', pictures: { logo, picture: null } })
  })
  it('keeps a text that is longer than an ad may have, to say so', () => {
    const legal = 'x'.repeat(TEMPLATE_LIMITS.text + 1)
    const row = rowOfCsv({ number: 2, title: 'A', texts: { legal }, pictures: {} }, pictureOf, {})
    expect(problemsOfRow(row)).toMatchObject([{ kind: 'long', slot: 'legal' }])
    expect(isBad(problemsOfRow(row))).toBe(true)
  })
})

describe('problems of cells', () => {
  const overflow = { layerId: 'a', kind: 'overflow', message: 'Too long', slot: 'headline' } as const
  const contrast = { layerId: 'b', kind: 'contrast', message: 'Hard to read', slot: 'line' } as const
  it('joins what is wrong in several formats, what blocks the row first', () => {
    expect(
      cellProblems([
        { ...contrast, format: 'square' },
        { ...overflow, format: 'preview' },
        { ...overflow, format: 'square' },
      ]),
    ).toEqual([
      { cell: 'headline', message: 'Too long', isBlocking: true, formats: ['preview', 'square'] },
      { cell: 'line', message: 'Hard to read', isBlocking: false, formats: ['square'] },
    ])
  })
  it('makes an ad that is hard to read, but not one whose text is cut', () => {
    expect(isBad([{ ...contrast, format: 'preview' }])).toBe(false)
    expect(isBad([{ ...overflow, format: 'preview' }])).toBe(true)
  })
})
