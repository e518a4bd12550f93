import { isWorthCounting, normalizePath } from './site-address'

test.each([
  ['/about-us', '/about-us'],
  ['/about-us/', '/about-us'],
  ['/Über/uns', '/%C3%9Cber/uns'],
  ['/%C3%9Cber', '/%C3%9Cber'],
  ['/a/../b', '/b'],
  ['/', null],
  ['about', null],
  ['//elsewhere.test', null],
  ['/a//b', null],
  ['/a?b', null],
  ['/a#b', null],
  ['/a b', null],
  ['/a\\b', null],
  [`/${'a'.repeat(200)}`, null],
])('%j is looked up as %j', (path, normal) => {
  expect(normalizePath(path)).toBe(normal)
})

test.each([
  '/about-us',
  '/blog/what-a-drone-is-good-for-2019',
  '/videos/lakeshore-roasters-first-pour-in-the-morning',
  '/%C3%9Cber',
])('%s is counted', (path) => {
  expect(isWorthCounting(path)).toBe(true)
})

test.each([
  '/wp-login.php',
  '/wp-admin/setup',
  '/.env',
  '/.git/config',
  '/blog/x.php',
  '/cgi-bin/luci',
  '/dashboard/nothing',
  '/preview/ad-group/e2000000',
  '/review/secret',
  '/quote/secret',
  '/quote/check',
  '/draft/secret',
  '/api/nothing',
  '/_next/static/x.js',
  '/unsubscribe/ada@example.com',
  '/unsubscribe/ada%40example.com',
  '/orders/5551234567',
  '/reset/9f8e7d6c5b4a3f2e1d0c9b8a',
  '/x/d0000000-0000-4000-8000-000000000001',
  `/${'a'.repeat(200)}`,
])('%s is not', (path) => {
  expect(isWorthCounting(path)).toBe(false)
})
