import { readShownCards, withMoreCards } from './board-columns'

test('a column without a valid number shows the first cards', () => {
  expect(readShownCards({})).toEqual({})
  expect(
    readShownCards({ 'cards-new': 'x', 'cards-won': '25', 'cards-lost': '-1', 'cards-held': '50' }),
  ).toEqual({})
  expect(readShownCards({ 'cards-new': '50', 'cards-won': '99999' })).toEqual({ new: 50, won: 1000 })
})

test('more cards of one column keep the filter and the other columns', () => {
  const filter = new URLSearchParams({ q: 'ada' })
  const query = withMoreCards(filter, { won: 50 }, 'new')
  expect(String(query)).toBe('q=ada&cards-new=50&cards-won=50')
  expect(readShownCards(Object.fromEntries(query ?? []))).toEqual({ new: 50, won: 50 })
  expect(withMoreCards(filter, { new: 1000 }, 'new')).toBeNull()
})
