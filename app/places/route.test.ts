import { NextRequest } from 'next/server'
import { paths } from '@/lib/paths'
import { GET } from './route'

const ask = (path: string) => GET(new NextRequest(`http://localhost:3000${path}`))

test('returns places, best first, with a cacheable response', async () => {
  const response = ask(paths.places({ q: 'springfield', state: 'Illinois' }))
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d+/)
  const { places } = await response.json()
  expect(places).toHaveLength(8)
  expect(places[0]).toEqual({
    kind: 'city',
    label: 'Springfield, IL',
    city: 'Springfield',
    state: 'IL',
    lat: expect.closeTo(39.8, 1),
    lng: expect.closeTo(-89.64, 1),
  })
})

test('returns no places for a meaningless text', async () => {
  const response = ask(paths.places({ q: '???' }))
  expect([response.status, await response.json()]).toEqual([200, { places: [] }])
})

test.each([
  ['/places', 'q is missing: what to search for'],
  ['/places?q=%20%20', 'q is missing: what to search for'],
  [`/places?q=${'a'.repeat(201)}`, 'q is longer than 200 characters'],
  ['/places?q=austin&state=Atlantis', 'state is none of the fifty'],
])('rejects %.30s with a reason', async (path, error) => {
  const response = ask(path)
  expect([response.status, await response.json()]).toEqual([400, { error }])
})
