'use client'

import { createContext, type ReactNode, use, useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { BulkAction, BulkReport, BulkState } from '@/lib/list/bulk'

const Context = createContext<{ send: (formData: FormData) => void; isPending: boolean } | null>(null)

/** It stands above the list, and the choice was made below. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

type Props = {
  action: BulkAction
  /** Absent for changes that cannot be undone. */
  undo?: BulkAction
  children: ReactNode
}

/** Around the list: its form is made anew after each change, and would forget the report. */
export function BulkReports({ action, undo, children }: Props) {
  const [state, send, isPending] = useActionState(action, null)
  return (
    <Context value={{ send, isPending }}>
      {state && !isPending && (
        <div tabIndex={-1} ref={takeFocus} className="outline-none">
          {undo && 'report' in state && state.report.changes ? (
            <UndoableReport key={state.report.changes} report={state.report} undo={undo} />
          ) : (
            <ReportView state={state} />
          )}
        </div>
      )}
      {children}
    </Context>
  )
}

/**
 * Posts the form of the list, inside `BulkReports`. It has no name and value, because React takes those of a button with an
 * action for its own: what to do is a field of the form.
 */
export function BulkButton({ label }: { label: string }) {
  const context = use(Context)
  if (!context) return null
  const { send, isPending } = context
  return (
    <button
      type="submit"
      formAction={send}
      aria-disabled={isPending}
      onClick={(event) => isPending && event.preventDefault()}
      className={buttonVariants()}
    >
      {isPending ? 'Changing…' : label}
    </button>
  )
}

/** Its key is what it can undo, so that a new report forgets what was undone before. */
function UndoableReport({ report, undo }: { report: BulkReport; undo: BulkAction }) {
  const [state, send, isPending] = useActionState(undo, null)
  if (state && 'report' in state) return <ReportView state={state} />
  return (
    <ReportView state={{ report }}>
      <form action={send} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="changes" value={report.changes} />
        <button
          type="submit"
          aria-disabled={isPending}
          onClick={(event) => isPending && event.preventDefault()}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {isPending ? 'Undoing…' : 'Undo'}
        </button>
        {state && (
          <p role="alert" className="text-sm text-destructive">
            {state.problem}
          </p>
        )}
      </form>
    </ReportView>
  )
}

export function ReportView({ state, children }: { state: NonNullable<BulkState>; children?: ReactNode }) {
  if ('problem' in state) {
    return (
      <p role="alert" className="rounded-md border border-destructive px-4 py-3">
        {state.problem}
      </p>
    )
  }
  const { summary, notes } = state.report
  return (
    <section aria-label="What was changed" className="grid gap-3 rounded-md border bg-card p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="font-medium">
          {summary}
        </p>
        {children}
      </div>
      {notes.length > 0 && <Notes notes={notes} />}
    </section>
  )
}

const Notes = ({ notes }: Pick<BulkReport, 'notes'>) => (
  <ul className="max-h-80 divide-y overflow-y-auto border-y text-sm">
    {notes.map(({ id, title, href, reason }) => (
      <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <a href={href} className="[overflow-wrap:anywhere] underline underline-offset-4">
          {title}
        </a>
        <span className="text-muted-foreground">{reason}</span>
      </li>
    ))}
  </ul>
)
