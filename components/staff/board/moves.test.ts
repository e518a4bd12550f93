import { type BoardColumn, applyMove, neighborsOf } from './moves'

const column = (id: string, ...cards: string[]): BoardColumn => ({
  id,
  title: id,
  total: cards.length + 10,
  cards: cards.map((card) => ({ id: card, name: card, content: null })),
  allHref: null,
})

const outline = (columns: BoardColumn[]) =>
  columns.map(({ id, total, cards }) => [id, total, cards.map((card) => card.id).join('')])

const board = [column('x', 'a', 'b'), column('y', 'c'), column('z', 'b')]

it('moves the card to the top of its new column', () => {
  expect(outline(applyMove(board, { card: 'b', from: 'x', to: 'y' }))).toEqual([
    ['x', 11, 'a'],
    ['y', 12, 'bc'],
    ['z', 11, 'b'],
  ])
})

it('does not duplicate a card that is in the target column already', () => {
  expect(outline(applyMove(board, { card: 'b', from: 'x', to: 'z' }))).toEqual([
    ['x', 11, 'a'],
    ['y', 11, 'c'],
    ['z', 11, 'b'],
  ])
})

it('removes the card when the target is not shown, and ignores unknown cards', () => {
  expect(outline(applyMove(board, { card: 'a', from: 'x', to: 'elsewhere' }))[0]).toEqual(['x', 11, 'b'])
  expect(applyMove(board, { card: 'a', from: 'y', to: 'x' })).toBe(board)
})

describe('on an ordered board', () => {
  const ordered = [column('x', 'a', 'b', 'c'), column('y', 'd', 'e')]
  const cardsOf = (move: Parameters<typeof applyMove>[1]) =>
    applyMove(ordered, move).map(({ cards }) => cards.map((card) => card.id).join(''))

  it.each([
    [{ card: 'a', from: 'x', to: 'x', before: 'c' }, ['bac', 'de']],
    [{ card: 'a', from: 'x', to: 'x', before: null }, ['bca', 'de']],
    [{ card: 'c', from: 'x', to: 'x', before: 'a' }, ['cab', 'de']],
    [{ card: 'b', from: 'x', to: 'y', before: 'e' }, ['ac', 'dbe']],
    [{ card: 'b', from: 'x', to: 'y', before: null }, ['ac', 'deb']],
    [{ card: 'b', from: 'x', to: 'y', before: 'gone' }, ['ac', 'bde']],
  ])('%j gives %j', (move, expected) => {
    expect(cardsOf(move)).toEqual(expected)
  })

  it.each([
    [
      { card: 'a', from: 'x', to: 'x', before: 'c' },
      { above: 'b', below: 'c' },
    ],
    [
      { card: 'a', from: 'x', to: 'x', before: null },
      { above: 'c', below: undefined },
    ],
    [
      { card: 'a', from: 'x', to: 'y', before: 'd' },
      { above: undefined, below: 'd' },
    ],
    [
      { card: 'a', from: 'x', to: 'z', before: null },
      { above: undefined, below: undefined },
    ],
  ])('%j names the neighbors %j', (move, expected) => {
    expect(neighborsOf(ordered, move)).toEqual(expected)
  })

  it('keeps the totals within a column', () => {
    expect(
      applyMove(ordered, { card: 'a', from: 'x', to: 'x', before: null }).map(({ total }) => total),
    ).toEqual([13, 12])
  })
})
