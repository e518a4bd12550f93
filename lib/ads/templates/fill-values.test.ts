import { TEMPLATE_LIMITS, type PictureRef } from './document'
import { EMPTY_TEXTS, type FillSource, picturesOf, textsOf, valuesOf, withDefaults } from './fill-values'

const client = { name: 'Tilth & Twine', logo: 'tilth.webp' }
const product = { name: 'Cold Brew', picture: 'products/brew.webp', brandLogo: 'brands/otter.webp' }
const site = {
  number: '12',
  name: 'Main Street',
  city: 'Flint',
  state: 'MI',
  picture: 'sites/main.webp',
  brandLogo: 'brands/meridian.webp',
}
const deal = {
  title: 'Two coffees',
  offer: '2 for $3.00',
  oldPrice: '$4.00',
  days: 'Nov 1, 2026 to Nov 30, 2026',
  terms: 'While stocks last.',
  picture: 'deals/two.webp',
  brandLogo: null,
  products: ['Cold Brew', 'Latte'],
}

describe('textsOf', () => {
  it('says what a deal offers, and until when', () => {
    expect(textsOf({ client, product, deal })).toEqual({
      headline: 'Two coffees',
      line: 'Cold Brew, Latte',
      price: '2 for $3.00',
      oldPrice: '$4.00',
      legal: 'Valid Nov 1, 2026 to Nov 30, 2026. While stocks last.',
      button: '',
    })
  })
  it('names the site where the ad is for one', () => {
    expect(textsOf({ client, product, site, deal }).line).toBe('Main Street · Flint, MI')
    expect(textsOf({ site: { ...site, city: null, state: null } }).line).toBe('Main Street')
  })
  it.each<[FillSource, string]>([
    [{ client, product }, 'Cold Brew'],
    [{ client }, 'Tilth & Twine'],
    [{}, ''],
  ])('begins with the nearest name without a deal', (source, headline) => {
    expect(textsOf(source)).toEqual({ ...EMPTY_TEXTS, headline })
  })
  it('cuts long terms to the limit of a text', () => {
    const { legal } = textsOf({ deal: { ...deal, terms: 'word '.repeat(200) } })
    expect(legal.length).toBeLessThanOrEqual(TEMPLATE_LIMITS.text)
    expect(legal).toMatch(/word…$/)
  })
})

describe('pictures', () => {
  it('offers each once, the nearest record first', () => {
    expect(picturesOf({ client, product, site, deal })).toEqual({
      logo: ['brands/meridian.webp', 'brands/otter.webp', 'tilth.webp'],
      picture: ['deals/two.webp', 'products/brew.webp', 'sites/main.webp'],
    })
    const twice = { ...product, brandLogo: 'tilth.webp' }
    expect(picturesOf({ client, product: twice }).logo).toEqual(['tilth.webp'])
  })
  it('takes the first whose file can be read', () => {
    const brew: PictureRef = { path: 'products/brew.webp', width: 600, height: 400 }
    const values = valuesOf({ client, product, deal }, new Map([[brew.path, brew]]))
    expect(values.pictures).toEqual({ logo: null, picture: brew })
  })
})

it('fills only what is empty with the texts and pictures for all rows', () => {
  const logo = { path: 'tilth.webp', width: 10, height: 10 }
  const values = withDefaults(
    { texts: { ...EMPTY_TEXTS, headline: 'Own' }, pictures: { logo: null, picture: null } },
    {
      texts: { ...EMPTY_TEXTS, headline: 'Other', button: 'Come by' },
      pictures: { logo, picture: null },
    },
  )
  expect(values.texts).toMatchObject({ headline: 'Own', button: 'Come by', price: '' })
  expect(values.pictures).toEqual({ logo, picture: null })
})
