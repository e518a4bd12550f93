import { bulkSummary } from './bulk'

it.each([
  [1, 0, '1 page published.'],
  [1200, 1, '1,200 pages published, 1 as before.'],
  [0, 3, '0 pages published, 3 as before.'],
])('says what came of %i and %i rows', (done, unchanged, summary) => {
  expect(bulkSummary(['page', 'pages'], { done, verb: 'published', unchanged })).toBe(summary)
})
