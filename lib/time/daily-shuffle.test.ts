import { dailyShuffle } from './daily-shuffle'

const LETTERS = [...'abcdefgh']
const at = (iso: string) => Date.parse(iso)

test('keeps every item and does not change the given list', () => {
  const given = [...LETTERS]
  expect(dailyShuffle(given).toSorted()).toEqual(LETTERS)
  expect(given).toEqual(LETTERS)
})

test('changes the order once a day', () => {
  const morning = dailyShuffle(LETTERS, at('2026-11-20T00:00:00Z'))
  expect(dailyShuffle(LETTERS, at('2026-11-20T23:59:59Z'))).toEqual(morning)
  expect(dailyShuffle(LETTERS, at('2026-11-21T00:00:00Z'))).not.toEqual(morning)
})

test('puts every item first on some day', () => {
  const fronts = new Set<string | undefined>()
  for (let day = 0; day < 120; day += 1) fronts.add(dailyShuffle(LETTERS, day * 86_400_000)[0])
  expect(fronts.size).toBe(LETTERS.length)
})
