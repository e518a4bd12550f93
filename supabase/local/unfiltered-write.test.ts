import { isUnfilteredWrite } from './unfiltered-write.ts'

const asked = (method: string, path: string) => isUnfilteredWrite(method, new URL(path, 'http://localhost'))

test.each([
  ['DELETE', '/rest/v1/client_reviews'],
  ['PATCH', '/rest/v1/client_reviews?select=id&order=id.asc&limit=1000&offset=0'],
  ['PATCH', '/rest/v1/client_reviews?columns=rating'],
  ['PATCH', '/rest/v1/client_reviews?apikey=sb_publishable_key'],
  ['DELETE', '/rest/v1/client_reviews?on_conflict=id&apikey=x'],
  ['DELETE', '/rest/v1/client_reviews?select=id,contacts(id)&contacts.order=id'],
  ['DELETE', '/rest/v1/client_reviews?select=id,contacts(id)&contacts.limit=9'],
  ['DELETE', '/rest/v1/client_reviews?select=id,contacts(id)&contacts.id=eq.1'],
  ['PATCH', '/rest/v1/client_reviews?select=id,contacts(id)&contacts.or=(id.eq.1)'],
  ['PATCH', '/rest/v1/client_reviews?select=id,contacts(id)&contacts.not.and=(id.eq.1)'],
  ['PATCH', '/rest/v1/client_reviews?select=id,contacts(id)&contacts.facts->>a=eq.1'],
  ['PATCH', '/rest/v1/client_reviews?select=id,contacts(id)&%22contacts%22.id=eq.1'],
])('refuses %s %s', (method, path) => {
  expect(asked(method, path)).toBe(true)
})

test.each([
  ['DELETE', '/rest/v1/client_reviews?id=eq.1'],
  ['PATCH', '/rest/v1/client_reviews?select=id&or=(id.eq.1,id.eq.2)'],
  ['PATCH', '/rest/v1/client_reviews?and=(id.eq.1,rating.eq.2)'],
  ['PATCH', '/rest/v1/client_reviews?not.or=(id.eq.1,id.eq.2)'],
  ['DELETE', '/rest/v1/client_reviews?contacts.order=id&id=eq.1'],
  ['DELETE', '/rest/v1/client_reviews?%22a.b%22=eq.1'],
  ['DELETE', '/rest/v1/client_reviews?facts->>a.b=eq.1'],
  ['GET', '/rest/v1/client_reviews'],
  ['POST', '/rest/v1/client_reviews'],
  ['POST', '/rest/v1/rpc/list_clients'],
  ['DELETE', '/storage/v1/object/videos/a.mp4'],
])('lets %s %s pass', (method, path) => {
  expect(asked(method, path)).toBe(false)
})
