import { clientLabel, displayTitle, industryHeading } from './labels'

describe('displayTitle', () => {
  it.each([
    ['First Pour', 'Lakeshore - first pour 2026', 'First Pour'],
    [null, 'Lakeshore - first pour 2026', 'Lakeshore - first pour 2026'],
    ['  ', 'Lakeshore - first pour 2026', 'Lakeshore - first pour 2026'],
    [null, null, 'Untitled Video'],
    ['', '', 'Untitled Video'],
  ])('of %j and %j is %j', (name_on_website, name_internal, title) => {
    expect(displayTitle({ name_on_website, name_internal })).toBe(title)
  })
})

describe('clientLabel', () => {
  it('is the first client', () => {
    expect(clientLabel(['Lakeshore Roasters', 'Tilth & Twine'])).toBe('Lakeshore Roasters')
  })

  it.each([[[]], [['']], [[' ']]])('falls back for %j', (names) => {
    expect(clientLabel(names)).toBe('Business Name Not Available')
  })
})

describe('industryHeading', () => {
  it.each([
    ['food-and-beverage', 'Food & Beverage'],
    ['nonprofit', 'Nonprofit'],
    ['retail-and-e-commerce', 'Retail & E-Commerce'],
    ['-double--dash-', 'Double Dash'],
    ['places-of-worship', 'Places of Worship'],
    ['of-the-trade', 'Of the Trade'],
    ['éducation', 'Éducation'],
  ])('of %s is %s', (name, heading) => {
    expect(industryHeading(name)).toBe(heading)
  })
})
