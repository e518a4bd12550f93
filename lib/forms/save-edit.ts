import type { Edit, EditState } from './form-state'

/** How the field and its record stand now. */
export type Stored = { version: number; value: string }

type EditableField = {
  /** Null for a record that is gone, or not this person's to see. */
  read: () => Promise<Stored | null>
  /** False when the record does not stand at `version` any more, or is not this person's to change. */
  write: (value: string, version: number) => Promise<boolean>
}

/**
 * Whether an edit may be written, has nothing to write, or would undo what somebody else saved. That other fields of the
 * record were changed meanwhile is nobody's question.
 */
export function decideEdit({ version, base, value }: Edit, now: Stored): 'write' | 'leave' | 'ask' {
  if (value === base || value === now.value) return 'leave'
  return version === now.version || base === now.value ? 'write' : 'ask'
}

/** Saves an edit so that nobody's is lost: it is written only onto the version that was judged. */
export async function saveEdit(edit: Edit, { read, write }: EditableField): Promise<EditState> {
  // Every further round means that somebody else's save came between the reading and the writing.
  for (let tried: number | undefined; ;) {
    const now = await read()
    if (!now || now.version === tried) {
      return { status: 'failed', problem: 'This is not there any more, or you may not change it.', edit }
    }
    const decision = decideEdit(edit, now)
    if (decision === 'ask') {
      return { status: 'stale', edit: { version: now.version, base: now.value, value: edit.value } }
    }
    if (decision === 'leave' || (await write(edit.value, now.version))) return { status: 'saved' }
    tried = now.version
  }
}
