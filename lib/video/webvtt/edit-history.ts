import { editCues, startEditing, type CueEdit, type CueList } from './edit-cues'
import type { Cue } from './cue'

const MAX_STEPS = 200

export type Editing = {
  list: CueList
  past: readonly CueList[]
  future: readonly CueList[]
  /** What the last step changed, so that typing is undone as a whole; null after an undo. */
  lastTyped: number | null
}

export type EditStep =
  | { type: 'edit'; edit: CueEdit }
  | { type: 'select'; key: number | null }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'replace'; cues: readonly Cue[] }

export const startHistory = (cues: readonly Cue[]): Editing => ({
  list: startEditing(cues),
  past: [],
  future: [],
  lastTyped: null,
})

const remember = ({ past, list }: Editing) => [...past, list].slice(-MAX_STEPS)

const typedKey = (edit: CueEdit) => (edit.type === 'set' && edit.change.text !== undefined ? edit.key : null)

export function stepEditing(editing: Editing, step: EditStep): Editing {
  const { list, past, future, lastTyped } = editing
  switch (step.type) {
    case 'edit': {
      const changed = editCues(list, step.edit)
      if (changed === list) return editing
      const typed = typedKey(step.edit)
      const continues = typed !== null && typed === lastTyped
      return { list: changed, past: continues ? past : remember(editing), future: [], lastTyped: typed }
    }
    case 'select':
      return { ...editing, list: { ...list, selected: step.key }, lastTyped: null }
    case 'undo': {
      const before = past.at(-1)
      return before
        ? { list: before, past: past.slice(0, -1), future: [list, ...future], lastTyped: null }
        : editing
    }
    case 'redo': {
      const [after, ...rest] = future
      return after ? { list: after, past: remember(editing), future: rest, lastTyped: null } : editing
    }
    case 'replace':
      return { list: startEditing(step.cues), past: remember(editing), future: [], lastTyped: null }
  }
}
