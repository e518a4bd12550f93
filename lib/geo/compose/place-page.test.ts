import { STATES } from '@/lib/content/states'
import { placePages } from '@/demo/places/place-pages'
import { cityBySlug } from '@/lib/geo/gazetteer/cities'
import { composeCityPage, composeStatePage } from './place-page'

const seeds = new Map(placePages().map((page) => [page.slug, page]))

const must = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('It is not there')
  return value
}

it('makes the pages of the seeds, letter by letter', () => {
  const juneau = composeCityPage(must(cityBySlug('juneau-ak')))
  expect(juneau).toEqual(seeds.get('juneau-ak'))
  const ohio = composeStatePage(must(STATES.find(({ slug }) => slug === 'ohio')))
  expect(ohio).toEqual(seeds.get('ohio'))
})

it('makes a page of a city that the seeds do not have', () => {
  const page = composeCityPage(must(cityBySlug('monroe-mi')))
  expect(seeds.has('monroe-mi')).toBe(false)
  expect(page).toMatchObject({
    city: 'Monroe',
    state: 'Michigan',
    title: 'Video Production in Monroe, Michigan',
  })
  expect(page.content).toContain('Monroe')
})

it('refuses a city outside the fifty states', () => {
  expect(() => composeCityPage(must(cityBySlug('washington-dc')))).toThrow('no notes')
})
