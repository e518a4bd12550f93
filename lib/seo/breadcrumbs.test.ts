import { breadcrumbJsonLd, HOME } from './breadcrumbs'

test('numbers the steps; the last one is where one stands', () => {
  const crumbs = [HOME, { name: 'Texas' }]
  expect(breadcrumbJsonLd(crumbs, 'https://fieldlight.example').itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://fieldlight.example/' },
    { '@type': 'ListItem', position: 2, name: 'Texas' },
  ])
})
