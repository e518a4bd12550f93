import { readListPage, searchWords } from './lists'

test.each([
  ['ada@example.com looms', ['ada@example.com', 'looms']],
  [`a,b.eq.(c)"d\\e%f*`, ['a', 'b.eq.', 'c', 'd', 'e', 'f']],
  ["O'Neil Zoë-Ann", ["O'Neil", 'Zoë-Ann']],
  ['   ', []],
  ['1 2 3 4 5 6 7 8', ['1', '2', '3', '4', '5', '6']],
])('splits %j into %j', (text, words) => {
  expect(searchWords(text)).toEqual(words)
})

describe('readListPage', () => {
  const ROWS = Array.from({ length: 53 }, (_, index) => index + 1)
  const read = jest.fn((first: number, last: number) => {
    const rows = ROWS.slice(first, last + 1)
    return Promise.resolve({ rows, total: rows.length > 0 ? ROWS.length : null })
  })
  beforeEach(() => read.mockClear())

  it('reads a page with one call', async () => {
    await expect(readListPage(2, read)).resolves.toEqual({ rows: [51, 52, 53], total: 53, pageCount: 2 })
    expect(read.mock.calls).toEqual([[50, 99]])
  })

  it('counts the pages when asked for one behind the last', async () => {
    await expect(readListPage(900, read, 10)).resolves.toEqual({ rows: [], total: 53, pageCount: 6 })
    expect(read.mock.calls).toEqual([
      [8990, 8999],
      [0, 0],
    ])
  })

  it('has one page without rows', async () => {
    const nothing = () => Promise.resolve({ rows: [], total: null })
    await expect(readListPage(3, nothing)).resolves.toEqual({ rows: [], total: 0, pageCount: 1 })
  })
})
