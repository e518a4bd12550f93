import { stateByAbbreviation, stateByName, STATES } from './states'

test('fifty states, each with its own name, abbreviation and slug', () => {
  for (const key of ['name', 'abbreviation', 'slug'] as const)
    expect(new Set(STATES.map((state) => state[key])).size).toBe(50)
  expect(STATES.every(({ abbreviation }) => /^[A-Z]{2}$/.test(abbreviation))).toBe(true)
})

test('finds states by name and abbreviation', () => {
  const newYork = stateByName('new york')
  expect(newYork).toMatchObject({ name: 'New York', abbreviation: 'NY', slug: 'new-york' })
  expect(stateByName(' new  york')).toBe(newYork)
  expect(stateByAbbreviation('ny')).toBe(newYork)
})

test('returns null for anything else', () => {
  expect([stateByName('Detroit'), stateByName(''), stateByAbbreviation('DC')]).toEqual([null, null, null])
})
