import { useOptimistic, useReducer, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import type { SavedCells } from '@/lib/data/owl/brand-associations/changes'
import { carriedBrands, cellKey, LAST_COLUMN, type MatrixRow, roleAt } from '@/lib/owl/brand-matrix/cells'
import { type CellChange, fillDown, pasteInto, setRange } from '@/lib/owl/brand-matrix/changes'
import { gridReducer, rangeOf, START } from '@/lib/owl/brand-matrix/grid'
import { conflictsOf, summarizeSave, summarizeUndo, type UndoneCell } from '@/lib/owl/brand-matrix/report'
import type { BrandOption } from '@/lib/owl/brand-roles'

export type MatrixActions = {
  save: (changes: CellChange[], day: string, seenOn: string) => Promise<SavedCells | { problem: string }>
  undo: (save: string) => Promise<UndoneCell[] | { problem: string }>
}

type Note = { key: string; title: string; href: string; reason: string }

/** What the last save or undo came to. */
export type MatrixReport = { text: string; isProblem: boolean; notes: Note[]; save: string | null }

const problem = (text: string): MatrixReport => ({ text, isProblem: true, notes: [], save: null })

const toNote = (reason: string, { site, number, role }: { site: string; number: string; role: string }) => ({
  key: cellKey(site, role),
  site,
  number,
  role,
  reason,
})

type Input = {
  rows: readonly MatrixRow[]
  day: string
  brands: readonly BrandOption[]
  actions: MatrixActions
  hrefOf: (site: string) => string
  roleLabels: Record<string, string>
}

/** The state of the matrix: what is chosen, what is being saved, and what came of it. */
export function useMatrix({ rows, day, brands, actions, hrefOf, roleLabels }: Input) {
  const [grid, dispatch] = useReducer(gridReducer(rows.length), START)
  const [firstDay, setFirstDay] = useState(day)
  const [report, setReport] = useState<MatrixReport | null>(null)
  const [isSaving, startSaving] = useTransition()
  const [drafts, addDrafts] = useOptimistic<ReadonlyMap<string, string[]>, readonly CellChange[]>(
    new Map(),
    (kept, changes) =>
      new Map([...kept, ...changes.map(({ site, role, brands }) => [cellKey(site, role), brands] as const)]),
  )
  const sheet = { rows, day, brands }
  const range = rangeOf(grid)

  const toNotes = (cells: ReturnType<typeof toNote>[]): Note[] =>
    cells.map(({ key, site, number, role, reason }) => ({
      key,
      title: `${number} · ${roleLabels[role] ?? role}`,
      href: hrefOf(site),
      reason,
    }))

  function save(changes: CellChange[]) {
    if (changes.length === 0 || isSaving) return
    if (firstDay < day) return setReport(problem('Changes begin on the day that is shown, or later.'))
    startSaving(async () => {
      addDrafts(changes)
      const saved = await actions
        .save(changes, firstDay, day)
        .catch((error: unknown) => ({ problem: problemOf(error) }))
      setReport(
        'problem' in saved
          ? problem(saved.problem)
          : {
              text: summarizeSave(saved.cells),
              isProblem: conflictsOf(saved.cells).length > 0,
              notes: toNotes(conflictsOf(saved.cells).map((cell) => toNote(cell.detail, cell))),
              save: saved.save,
            },
      )
    })
  }

  function undo() {
    const id = report?.save
    if (!id || isSaving) return
    startSaving(async () => {
      const undone = await actions.undo(id).catch((error: unknown) => ({ problem: problemOf(error) }))
      setReport(
        'problem' in undone
          ? problem(undone.problem)
          : {
              text: summarizeUndo(undone),
              isProblem: undone.some(({ outcome }) => outcome !== 'undone'),
              notes: toNotes(
                undone
                  .filter(({ outcome }) => outcome !== 'undone')
                  .map((cell) => toNote(cell.outcome, cell)),
              ),
              save: null,
            },
      )
    })
  }

  return {
    grid,
    dispatch,
    sheet,
    range,
    firstDay,
    setFirstDay,
    report,
    isSaving,
    undo,
    /** The conflict of each cell. */
    conflicts: new Map(report?.notes.map(({ key, reason }) => [key, reason])),
    /** Brand ids; also those that are being saved. */
    shownBrands(row: MatrixRow, column: number): string[] {
      const role = roleAt(column)
      return role ? (drafts.get(cellKey(row.id, role)) ?? carriedBrands(row, role, day)) : []
    },
    isDraft: (row: MatrixRow, column: number) => drafts.has(cellKey(row.id, roleAt(column) ?? '')),
    set: (brandIds: string[]) => save(setRange(sheet, range, brandIds)),
    fillDown: () => save(fillDown(sheet, range)),
    paste(text: string) {
      const pasted = pasteInto(sheet, range, text)
      if ('problem' in pasted) setReport(problem(pasted.problem))
      else save(pasted.changes)
    },
    isWhole: range.bottom - range.top + 1 === rows.length && range.right === LAST_COLUMN,
  }
}
