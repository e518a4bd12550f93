'use client'

import { createContext, type ReactNode, useActionState, useContext } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import {
  PLACE_CHANGE_LABELS,
  type PlaceChange,
  type PlaceChangeState,
  type PlaceReport,
} from '@/lib/catalogue/places/place-list'
import { staffPaths } from '@/lib/portal/staff-paths'
import { formatCount } from '@/lib/text/format'

export type PlaceChangeAction = (previous: PlaceChangeState, formData: FormData) => Promise<PlaceChangeState>

const Context = createContext<{ send: (formData: FormData) => void; isPending: boolean } | null>(null)

type PlaceReportsProps = { action: PlaceChangeAction; children: ReactNode }

/** Around the list: its form is made anew after each change, and would forget the report. */
export function PlaceReports({ action, children }: PlaceReportsProps) {
  const [state, send, isPending] = useActionState(action, null)
  return (
    <Context value={{ send, isPending }}>
      {state && !isPending && <ReportView state={state} />}
      {children}
    </Context>
  )
}

/** Within the form of the list, inside `PlaceReports`. */
export function PlaceBulkChanges() {
  const context = useContext(Context)
  if (!context) return null
  const { send, isPending } = context
  return Object.entries(PLACE_CHANGE_LABELS).map(([change, label]) => (
    <button
      key={change}
      type="submit"
      name="change"
      value={change}
      formAction={send}
      aria-disabled={isPending}
      onClick={(event) => isPending && event.preventDefault()}
      className={buttonVariants({ variant: change === 'publish' ? 'default' : 'outline' })}
    >
      {isPending ? 'Changing…' : label}
    </button>
  ))
}

const DONE: Record<PlaceChange, string> = { publish: 'published', unpublish: 'unpublished' }

function ReportView({ state }: { state: NonNullable<PlaceChangeState> }) {
  if ('problem' in state) {
    return (
      <p role="alert" className="rounded-md border border-destructive px-4 py-3">
        {state.problem}
      </p>
    )
  }
  const { change, done, unchanged, notes } = state.report
  return (
    <section aria-label="What was changed" className="grid gap-3 rounded-md border bg-card p-4">
      <p role="status" className="font-medium">
        {formatCount(done)} {done === 1 ? 'page' : 'pages'} {DONE[change]}
        {unchanged > 0 && `, ${formatCount(unchanged)} as before`}.
      </p>
      {notes.length > 0 && <Notes notes={notes} />}
    </section>
  )
}

const Notes = ({ notes }: Pick<PlaceReport, 'notes'>) => (
  <ul className="max-h-80 divide-y overflow-y-auto border-y text-sm">
    {notes.map(({ id, place, reason }) => (
      <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <a href={staffPaths.placePage(id)} className="[overflow-wrap:anywhere] underline underline-offset-4">
          {place}
        </a>
        <span className="text-muted-foreground">{reason}</span>
      </li>
    ))}
  </ul>
)
