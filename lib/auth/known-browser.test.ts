import { makeKnownBrowser, readKnownBrowser } from './known-browser'

test('a browser is known to the account that signed in there, and to no other', () => {
  const cookie = makeKnownBrowser('Ada@example.com')
  expect(readKnownBrowser(cookie, ' ada@example.com')).toBe(cookie.split('.')[0])
  expect(readKnownBrowser(cookie, 'bob@example.com')).toBeNull()
  expect(makeKnownBrowser('ada@example.com')).not.toBe(cookie)
})

test.each([undefined, '', 'abc', 'abc.', '.abc', 'abc.def', 'abc.d€f'])(
  '%j is no known browser',
  (cookie) => {
    expect(readKnownBrowser(cookie, 'ada@example.com')).toBeNull()
  },
)
