'use client'

import { createContext, type ReactNode, use, useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { BulkAction, BulkReport, BulkState } from '@/lib/list/bulk'

const Context = createContext<{ send: (formData: FormData) => void; isPending: boolean } | null>(null)

/** It stands above the list, and the choice was made below. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

type Props = { action: BulkAction; children: ReactNode }

/** Around the list: its form is made anew after each change, and would forget the report. */
export function BulkReports({ action, children }: Props) {
  const [state, send, isPending] = useActionState(action, null)
  return (
    <Context value={{ send, isPending }}>
      {state && !isPending && (
        <div tabIndex={-1} ref={takeFocus} className="outline-none">
          <ReportView state={state} />
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

function ReportView({ state }: { state: NonNullable<BulkState> }) {
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
      <p role="status" className="font-medium">
        {summary}
      </p>
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
