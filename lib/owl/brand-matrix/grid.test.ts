import { actionOfKey, gridReducer, isInRange, placesOf, rangeOf, START, type GridState } from './grid'

const reduce = gridReducer(5)
const NO_KEYS = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false }

function press(state: GridState, key: string, more: Partial<typeof NO_KEYS> = {}): GridState {
  const action = actionOfKey({ key, ...NO_KEYS, ...more }, state.focus)
  return action ? reduce(state, action) : state
}

const afterKeys = (...keys: [key: string, more?: Partial<typeof NO_KEYS>][]) =>
  keys.reduce((state, [key, more]) => press(state, key, more), START)

it('moves by arrows, and stays within the grid', () => {
  expect(afterKeys(['ArrowDown'], ['ArrowRight']).focus).toEqual({ row: 1, column: 2 })
  expect(afterKeys(['ArrowUp'], ['ArrowLeft'], ['ArrowLeft']).focus).toEqual({ row: 0, column: 0 })
  expect(afterKeys(['ArrowDown', { ctrlKey: true }], ['End']).focus).toEqual({ row: 4, column: 5 })
  expect(afterKeys(['End', { metaKey: true }], ['Home']).focus).toEqual({ row: 4, column: 0 })
  expect(afterKeys(['PageDown']).focus).toEqual({ row: 4, column: 1 })
})

it('chooses a range with Shift, without the column of the sites', () => {
  const state = afterKeys(['ArrowRight'], ['ArrowDown', { shiftKey: true }], ['Home', { shiftKey: true }])
  const range = rangeOf(state)
  expect(range).toEqual({ top: 0, bottom: 1, left: 1, right: 2 })
  expect(placesOf(range)).toHaveLength(4)
  expect(isInRange({ row: 1, column: 2 }, range)).toBe(true)
  expect(isInRange({ row: 2, column: 2 }, range)).toBe(false)
  expect(rangeOf(press(state, 'ArrowDown'))).toEqual({ top: 2, bottom: 2, left: 1, right: 1 })
})

it('edits by Enter or by typing, and moves on when it closes', () => {
  expect(afterKeys(['Enter'])).toMatchObject({ isEditing: true, typed: '' })
  expect(afterKeys(['k'])).toMatchObject({ isEditing: true, typed: 'k' })
  const closed = reduce(afterKeys(['k']), { type: 'close', rows: 1 })
  expect(closed).toMatchObject({ isEditing: false, focus: { row: 1, column: 1 } })
  expect(afterKeys(['Home'], ['k']).isEditing).toBe(false)
})

it.each([
  ['c', { ctrlKey: true }],
  ['v', { metaKey: true }],
  ['ArrowDown', { altKey: true }],
  [' ', {}],
  ['Tab', {}],
])('leaves %s with %j to others', (key, more) => {
  expect(actionOfKey({ key, ...NO_KEYS, ...more }, START.focus)).toBeNull()
})

it('chooses everything with Ctrl+A', () => {
  expect(rangeOf(afterKeys(['a', { ctrlKey: true }]))).toEqual({ top: 0, bottom: 4, left: 1, right: 5 })
})
