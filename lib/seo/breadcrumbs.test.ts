import { breadcrumbJsonLd, HOME } from './breadcrumbs'

test('numbers the crumbs; the current page has no link', () => {
  const crumbs = [HOME, { name: 'Texas' }]
  expect(breadcrumbJsonLd(crumbs, 'https://fieldlight.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://fieldlight.example/' },
    { '@type': 'ListItem', position: 2, name: 'Texas' },
  ])
})
