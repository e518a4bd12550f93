import type { Edit, EditState } from './form-state'

export type Stored = { version: number; value: string }

type EditableField = {
  /** Null when the record does not exist or the user may not see it. */
  read: () => Promise<Stored | null>
  /** False when the version has changed or the user may not write. */
  write: (value: string, version: number) => Promise<boolean>
}

/** `ask`: another user changed this field. Changes of other fields do not matter. */
export function decideEdit({ version, base, value }: Edit, now: Stored): 'write' | 'leave' | 'ask' {
  if (value === base || value === now.value) return 'leave'
  return version === now.version || base === now.value ? 'write' : 'ask'
}

/** Writes only if the version is still the one that was compared. */
export async function saveEdit(edit: Edit, { read, write }: EditableField): Promise<EditState> {
  // Each retry means that another save came between read and write.
  for (let tried: number | undefined; ;) {
    const now = await read()
    if (!now || now.version === tried) {
      return {
        status: 'failed',
        problem: 'This no longer exists, or you don’t have permission to change it.',
        edit,
      }
    }
    const decision = decideEdit(edit, now)
    if (decision === 'ask') {
      return { status: 'stale', edit: { version: now.version, base: now.value, value: edit.value } }
    }
    if (decision === 'leave' || (await write(edit.value, now.version))) return { status: 'saved' }
    tried = now.version
  }
}
