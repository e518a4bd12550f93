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
  | { do: 'undo' | 'redo' | 'end-streak' }

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
  switch (change.do) {
    case 'add':
      return change.layer.id
    case 'duplicate':
      return change.newId
    case 'remove': {
      if (selected !== change.id) return selected
      const at = document.layers.findIndex(({ id }) => id === change.id)
      return (document.layers[at - 1] ?? document.layers[at + 1])?.id ?? null
    }
    default:
      return selected
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** @param isValid the schema of templates: a change that breaks it is not made */
export function reduceEditor(
  state: EditorState,
  action: EditorAction,
  isValid: (document: TemplateDocument) => boolean,
): EditorState {
  const { document, past, future } = state
  switch (action.do) {
    case 'select':
      return { ...state, selected: action.id, streak: null }
    case 'show':
      return document.formats.includes(action.format)
        ? { ...state, format: action.format, streak: null }
        : state
    case 'end-streak':
      return state.streak === null ? state : { ...state, streak: null }
    case 'undo': {
      const before = past.at(-1)
      if (!before) return state
      return { ...stepTo(state, before), past: past.slice(0, -1), future: [document, ...future] }
    }
    case 'redo': {
      const [after, ...later] = future
      if (!after) return state
      return { ...stepTo(state, after), past: [...past, document], future: later }
    }
    default: {
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
  }
}
