import { useId } from 'react'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import type { useMatrix } from './use-matrix'

type Props = { matrix: ReturnType<typeof useMatrix>; day: string; chosen: number }

/** Above the grid: the first day of changes, what came of the last one, and the keys. */
export function MatrixBar({ matrix, day, chosen }: Props) {
  const id = useId()
  const { report, isSaving } = matrix
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-center gap-3 text-sm">
          <label htmlFor={id}>Changes begin on</label>
          <input
            id={id}
            type="date"
            required
            min={day}
            value={matrix.firstDay}
            onChange={({ currentTarget: { value } }) => value && matrix.setFirstDay(value)}
            className={`${fieldLook} h-10 w-auto!`}
          />
        </div>
        <details className="text-sm">
          <summary className="cursor-pointer py-1 underline underline-offset-4">Keys</summary>
          <p className="mt-1 max-w-prose text-muted-foreground">
            Arrows move, with Shift they choose a range. Type or press Enter to choose a brand. Delete ends
            it. Ctrl or ⌘ with C, V, D and Z copies, pastes, fills down and undoes.
          </p>
        </details>
        <p role="status" className="text-sm text-muted-foreground tabular-nums">
          {isSaving ? 'Saving…' : chosen > 1 && `${chosen} cells selected`}
        </p>
      </div>
      <div role={report?.isProblem ? 'alert' : 'status'} aria-label="What was saved">
        {report && (
          <div
            className={`grid gap-2 rounded-md border bg-card px-4 py-3 ${report.isProblem ? 'border-destructive' : ''}`}
          >
            <div className="flex flex-wrap items-center justify-between gap-3">
              <p className="font-medium">{report.text}</p>
              {report.save && (
                <button
                  type="button"
                  aria-disabled={isSaving}
                  onClick={() => matrix.undo()}
                  className={buttonVariants({ variant: 'outline', size: 'sm' })}
                >
                  Undo
                </button>
              )}
            </div>
            {report.notes.length > 0 && (
              <ul className="max-h-40 overflow-y-auto text-sm">
                {report.notes.map(({ key, title, href, reason }) => (
                  <li key={key} className="flex flex-wrap gap-x-3 py-1">
                    <StaffLink href={href} className="underline underline-offset-4">
                      {title}
                    </StaffLink>
                    <span className="text-muted-foreground">{reason}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
