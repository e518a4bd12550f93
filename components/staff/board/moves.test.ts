import { type BoardColumn, applyMove } from './moves'

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

it('puts the card on top of its new column', () => {
  expect(outline(applyMove(board, { card: 'b', from: 'x', to: 'y' }))).toEqual([
    ['x', 11, 'a'],
    ['y', 12, 'bc'],
    ['z', 11, 'b'],
  ])
})

it('has a card once in a column that it was in already', () => {
  expect(outline(applyMove(board, { card: 'b', from: 'x', to: 'z' }))).toEqual([
    ['x', 11, 'a'],
    ['y', 11, 'c'],
    ['z', 11, 'b'],
  ])
})

it('takes it away when its new column is not shown, and leaves alone what it does not find', () => {
  expect(outline(applyMove(board, { card: 'a', from: 'x', to: 'elsewhere' }))[0]).toEqual(['x', 11, 'b'])
  expect(applyMove(board, { card: 'a', from: 'y', to: 'x' })).toBe(board)
})
