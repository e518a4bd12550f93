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
