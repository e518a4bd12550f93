import { slugOfTitle } from './slug'

it.each([
  ['How to Brief a Video Crew', 'how-to-brief-a-video-crew'],
  ["What's in a Day Rate?", 'whats-in-a-day-rate'],
  ['B-Roll, Explained', 'broll-explained'],
  ['Light & Sound', 'light-sound'],
  ['  Room   to\tbreathe\n', 'room-to-breathe'],
  ['No\u00a0break', 'no-break'],
  ['16:9 or 9:16', '169-or-916'],
  ['Café İstanbul \u212a', 'caf-stanbul'],
  ['-- dash –', 'dash'],
])('%j lives at %j', (title, slug) => {
  expect(slugOfTitle(title)).toBe(slug)
})

it('finds no address for a title without letters and digits', () => {
  expect(slugOfTitle('¿…?')).toBe('')
})
