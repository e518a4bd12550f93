import { NO_ORIGIN, readLanding, readLeadOrigin } from './origin'

const SITE = 'https://fieldlight.example'

test.each([
  ['/', 'home', null],
  ['/videos', 'video', null],
  ['/videos/wind-season', 'video', null],
  ['/blog/page/2', 'article', null],
  ['/video-production-in/ann-arbor-mi', 'city', null],
  ['/video-production-in/new-york', 'state', 'New York'],
  ['/video-production-in/california/cities/2', 'state', 'California'],
  ['/get-started', 'other', null],
])('%s is a landing page of the kind %s', (path, kind, state) => {
  expect(readLanding(path)).toEqual({ path, kind, state })
})

test.each([
  undefined,
  '',
  'videos',
  '//evil.example/',
  '/videos/<script>',
  '/videos/\u0000',
  `/videos/${'x'.repeat(300)}`,
  '/preview/ad-group/secret',
  '/quote/secret',
  '/intro-call/secret',
  '/blogger',
])('%p is none', (path) => {
  expect(readLanding(path)).toBeNull()
})

test('reads the host and the campaign, and drops what is not one', () => {
  const origin = readLeadOrigin(
    {
      landing: '/',
      referrer: 'WWW.Search.example',
      campaign: 'utm_source=mail&utm_campaign=spring%0A%20sale&utm_id=7&evil=1&utm_term=%00',
    },
    SITE,
  )
  expect(origin).toEqual({
    landing: { path: '/', kind: 'home', state: null },
    referrerHost: 'search.example',
    campaign: { utm_source: 'mail', utm_campaign: 'spring sale' },
  })
})

test.each(['fieldlight.example', 'a b', '<b>.example', 'x'.repeat(254), 'user@host.example'])(
  'leaves the referrer %p out',
  (referrer) => {
    expect(readLeadOrigin({ referrer }, SITE)).toEqual(NO_ORIGIN)
  },
)

test('cuts long values without breaking a character', () => {
  const { campaign } = readLeadOrigin({ campaign: `utm_source=${'a'.repeat(99)}😀` }, SITE)
  expect(campaign?.utm_source).toHaveLength(100)
  expect(campaign?.utm_source?.isWellFormed()).toBe(true)
})
