import { redirectSchema } from './redirect'

const { path, target } = redirectSchema('https://site.test')

test.each([
  [' /about-us/ ', '/about-us'],
  ['https://site.test/about-us?x=1', '/about-us'],
  ['/Über', '/%C3%9Cber'],
])('the old address %j is stored as %j', (typed, stored) => {
  expect(path.safeParse(typed)).toMatchObject({ success: true, data: stored })
})

test.each(['', 'about-us', 'https://elsewhere.test/x', '//elsewhere.test', '/', '/videos', '/api/x'])(
  '%j is no old address',
  (typed) => {
    expect(path.safeParse(typed).success).toBe(false)
  },
)

test.each([
  ['/videos/', '/videos'],
  ['/', '/'],
  ['https://site.test', '/'],
  ['https://site.test/blog#list', '/blog#list'],
  ['https://elsewhere.test', 'https://elsewhere.test/'],
])('the target %j is stored as %j', (typed, stored) => {
  expect(target.safeParse(typed)).toMatchObject({ success: true, data: stored })
})

test.each([
  '',
  'videos',
  'http://elsewhere.test',
  'javascript:alert(1)',
  '//elsewhere.test',
  'https://user:secret@elsewhere.test',
  'https://localhost/x',
  '/\\elsewhere.test',
  '/dashboard',
  '/nothing',
])('%j is no target', (typed) => {
  expect(target.safeParse(typed).success).toBe(false)
})
