import { type BulkReport, bulkSummary } from './bulk'

/** A change of one row that can be undone, as its history names it. */
export type RowChange = { id: string; change: number }

/** `changed`: again since. `incomplete`: what visitors see would lack something that it needs. `told`: somebody has a letter about it. */
export type UndoneChange = { id: string; outcome: 'done' | 'changed' | 'incomplete' | 'told' | 'refused' }

const CHANGES = /^[\da-f-]{36}:[1-9]\d{0,14}(?:,[\da-f-]{36}:[1-9]\d{0,14}){0,999}$/

/** As the form of the report posts them. */
export const writeChanges = (changes: readonly RowChange[]): string =>
  changes.map(({ id, change }) => `${id}:${change}`).join(',')

/** Null for what the form cannot post. */
export function readChanges(formData: FormData): RowChange[] | null {
  const posted = formData.get('changes')
  if (typeof posted !== 'string' || !CHANGES.test(posted)) return null
  return posted.split(',').map((text) => {
    const [id = '', change] = text.split(':')
    return { id, change: Number(change) }
  })
}

export const NOT_UNDONE_REASONS: Record<Exclude<UndoneChange['outcome'], 'done'>, string> = {
  changed: 'Not undone: it was changed again since.',
  incomplete: 'Not undone: what visitors see would lack something that it needs.',
  told: 'Not undone: the email about it is on its way.',
  refused: 'Not undone: it no longer exists, or you can’t change it.',
}

/** `rowOf` names a row that could not be undone. */
export function undoReport(
  nouns: readonly [string, string],
  undone: readonly UndoneChange[],
  rowOf: (id: string) => { title: string; href: string },
): BulkReport {
  return {
    summary: bulkSummary(nouns, {
      done: undone.filter(({ outcome }) => outcome === 'done').length,
      verb: 'put back',
      unchanged: 0,
    }),
    notes: undone.flatMap(({ id, outcome }) =>
      outcome === 'done' ? [] : [{ id, ...rowOf(id), reason: NOT_UNDONE_REASONS[outcome] }],
    ),
  }
}
