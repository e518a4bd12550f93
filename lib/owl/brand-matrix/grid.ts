import { LAST_COLUMN, type Place } from './cells'

/** `anchor` and `focus` are two corners of the range that is chosen. */
export type GridState = { anchor: Place; focus: Place; isEditing: boolean; typed: string }

export type GridAction =
  | { type: 'move'; rows: number; columns: number; extend: boolean }
  | { type: 'go'; to: Place; extend: boolean }
  | { type: 'all' }
  | { type: 'edit'; typed?: string }
  | { type: 'close'; rows?: number; columns?: number }

export const START: GridState = {
  anchor: { row: 0, column: 1 },
  focus: { row: 0, column: 1 },
  isEditing: false,
  typed: '',
}

const between = (least: number, number: number, most: number) => Math.max(least, Math.min(number, most))

const within = ({ row, column }: Place, rowCount: number): Place => ({
  row: between(0, row, Math.max(0, rowCount - 1)),
  column: between(0, column, LAST_COLUMN),
})

function goTo(state: GridState, to: Place, rowCount: number, extend: boolean): GridState {
  const focus = within(to, rowCount)
  return { anchor: extend ? state.anchor : focus, focus, isEditing: false, typed: '' }
}

export const gridReducer =
  (rowCount: number) =>
  (state: GridState, action: GridAction): GridState => {
    const { focus } = state
    switch (action.type) {
      case 'move':
        return goTo(
          state,
          { row: focus.row + action.rows, column: focus.column + action.columns },
          rowCount,
          action.extend,
        )
      case 'go':
        return goTo(state, action.to, rowCount, action.extend)
      case 'all':
        return {
          ...state,
          anchor: { row: 0, column: 1 },
          focus: within({ row: rowCount - 1, column: LAST_COLUMN }, rowCount),
        }
      case 'edit':
        return focus.column === 0 ? state : { ...state, isEditing: true, typed: action.typed ?? '' }
      case 'close':
        return action.rows || action.columns
          ? goTo(
              state,
              { row: focus.row + (action.rows ?? 0), column: focus.column + (action.columns ?? 0) },
              rowCount,
              false,
            )
          : { ...state, isEditing: false, typed: '' }
    }
  }

export type Range = { top: number; bottom: number; left: number; right: number }

/** Without the column of the sites. */
export const rangeOf = ({ anchor, focus }: Pick<GridState, 'anchor' | 'focus'>): Range => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  left: Math.max(1, Math.min(anchor.column, focus.column)),
  right: Math.max(1, anchor.column, focus.column),
})

export const isInRange = ({ row, column }: Place, { top, bottom, left, right }: Range) =>
  row >= top && row <= bottom && column >= left && column <= right

export function placesOf({ top, bottom, left, right }: Range): Place[] {
  const places: Place[] = []
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) places.push({ row, column })
  }
  return places
}

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean }

const ARROWS: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const PAGE = 10
const FAR = 1_000_000

/** What a key does to the grid; null for keys that belong to others. */
export function actionOfKey(
  { key, shiftKey: extend, ctrlKey, metaKey, altKey }: Key,
  focus: Place,
): GridAction | null {
  const isCommand = ctrlKey || metaKey
  if (altKey) return null
  const [rows, columns] = ARROWS[key] ?? []
  if (rows !== undefined && columns !== undefined) {
    const step = isCommand ? FAR : 1
    return { type: 'move', rows: rows * step, columns: columns * step, extend }
  }
  if (key === 'Home') return { type: 'go', to: { row: isCommand ? 0 : focus.row, column: 0 }, extend }
  if (key === 'End') {
    return { type: 'go', to: { row: isCommand ? FAR : focus.row, column: LAST_COLUMN }, extend }
  }
  if (isCommand) return key.toLowerCase() === 'a' ? { type: 'all' } : null
  if (key === 'PageUp') return { type: 'move', rows: -PAGE, columns: 0, extend }
  if (key === 'PageDown') return { type: 'move', rows: PAGE, columns: 0, extend }
  if (key === 'Enter' || key === 'F2') return { type: 'edit' }
  return key.length === 1 && key !== ' ' ? { type: 'edit', typed: key } : null
}
