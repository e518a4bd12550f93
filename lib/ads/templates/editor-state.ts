import { applyChange, type Change } from './changes'
import type { Format, Layer, TemplateDocument } from './document'

/** Steps that can be undone. */
const MAX_STEPS = 200

export type EditorState = {
  document: TemplateDocument
  /** The latest last. */
  past: readonly TemplateDocument[]
  /** The next first. */
  future: readonly TemplateDocument[]
  /** Id of a layer; null is the ground. */
  selected: string | null
  /** The format that keys and numbers change. */
  format: Format
  /** Changes with the name of the one before them are one step of undo: a drag, a word that is typed. */
  streak: string | null
}

export type EditorAction =
  | (Change & { streak?: string })
  | { do: 'select'; id: string | null }
  | { do: 'show'; format: Format }
  | { do: 'undo' }
  | { do: 'redo' }
  | { do: 'end-streak' }

export function startEditor(document: TemplateDocument): EditorState {
  return {
    document,
    past: [],
    future: [],
    selected: document.layers.at(-1)?.id ?? null,
    format: document.formats[0] ?? 'preview',
    streak: null,
  }
}

export const selectedLayer = ({ document, selected }: EditorState): Layer | null =>
  document.layers.find(({ id }) => id === selected) ?? null

/** What is selected and shown may be gone with the change, or come back with an undo. */
function atDocument(state: EditorState, document: TemplateDocument): EditorState {
  const { selected, format } = state
  return {
    ...state,
    document,
    selected: document.layers.some(({ id }) => id === selected) ? selected : null,
    format: document.formats.includes(format) ? format : (document.formats[0] ?? format),
    streak: null,
  }
}

/** Shows what an undo has brought back. */
function stepTo(state: EditorState, document: TemplateDocument): EditorState {
  const changed = document.layers.filter((layer) => !state.document.layers.includes(layer))
  const [only] = changed
  return atDocument(only && changed.length === 1 ? { ...state, selected: only.id } : state, document)
}

/** After a removal the layer that moved to its place is selected, so that the focus has one, too. */
function selectionAfter(change: Change, { document, selected }: EditorState): string | null {
  if (change.do === 'add') return change.layer.id
  if (change.do === 'duplicate') return change.newId
  if (change.do !== 'remove' || selected !== change.id) return selected
  const at = document.layers.findIndex(({ id }) => id === change.id)
  return (document.layers[at - 1] ?? document.layers[at + 1])?.id ?? null
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function undo(state: EditorState): EditorState {
  const before = state.past.at(-1)
  if (!before) return state
  const { past, future, document } = state
  return { ...stepTo(state, before), past: past.slice(0, -1), future: [document, ...future] }
}

function redo(state: EditorState): EditorState {
  const [after, ...later] = state.future
  if (!after) return state
  return { ...stepTo(state, after), past: [...state.past, state.document], future: later }
}

type IsValid = (document: TemplateDocument) => boolean

function change(state: EditorState, action: Change & { streak?: string }, isValid: IsValid): EditorState {
  const { document, past } = state
  const { streak = null } = action
  const changed = applyChange(document, action)
  if (isSame(changed, document) || !isValid(changed)) return state
  const isContinued = streak !== null && streak === state.streak
  const format = action.do === 'add-format' ? action.format : state.format
  return {
    ...atDocument({ ...state, format, selected: selectionAfter(action, state) }, changed),
    past: isContinued ? past : [...past, document].slice(-MAX_STEPS),
    future: [],
    streak,
  }
}

/** @param isValid the schema of templates: a change that breaks it is not made */
export function reduceEditor(state: EditorState, action: EditorAction, isValid: IsValid): EditorState {
  if (action.do === 'select') return { ...state, selected: action.id, streak: null }
  if (action.do === 'show') {
    const isThere = state.document.formats.includes(action.format)
    return isThere ? { ...state, format: action.format, streak: null } : state
  }
  if (action.do === 'end-streak') return state.streak === null ? state : { ...state, streak: null }
  if (action.do === 'undo') return undo(state)
  if (action.do === 'redo') return redo(state)
  return change(state, action, isValid)
}
