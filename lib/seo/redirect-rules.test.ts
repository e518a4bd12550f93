import { describeProblem, problemOfPath, problemOfTarget } from './redirect-rules'

test.each([
  ['/about-us', null],
  ['/blog/old-article', null],
  ['/videos', 'The site has a page at this address'],
  ['/dashboard/admin', 'The site needs this address itself'],
  ['/review/x', 'The site needs this address itself'],
  ['about-us', 'Enter a path of this site, as in /about-us'],
  ['/about-us/', 'Enter a path of this site, as in /about-us'],
])('a redirect from %s: %s', (path, problem) => {
  expect(problemOfPath(path)).toBe(problem)
})

test.each([
  ['https://elsewhere.test/', null],
  ['/', null],
  ['/videos?from=x#top', null],
  ['/blog/what-a-drone-is-good-for', null],
  ['/storage/v1/object/public/blog/plan.pdf', null],
  ['/storage/v1/object/ads/secret', 'Visitors cannot go there'],
  ['/dashboard', 'Visitors cannot go there'],
  ['/nothing', 'There is no page at this address'],
])('a redirect to %s: %s', (target, problem) => {
  expect(problemOfTarget(target)).toBe(problem)
})

test('what the database answers is put beside its field', () => {
  expect(describeProblem('chain', '/videos')).toEqual({
    field: 'target',
    text: 'This leads on to /videos. Enter that instead',
  })
  expect(describeProblem('known', null).field).toBe('path')
  expect(describeProblem('There are too many redirects', null).text).toMatch(/^There are too many/)
})
