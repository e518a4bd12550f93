'use client'

import { useActionState } from 'react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { CheckedImport, CheckedRow } from '@/lib/forms/checked-import'
import { formatCount } from '@/lib/text/format'

type Props = {
  check: (previous: CheckedImport, formData: FormData) => Promise<CheckedImport>
  run: (formData: FormData) => Promise<void>
}

/** Two steps: a look at every row, then the run. */
export function RedirectImport({ check, run }: Props) {
  const [state, action, isPending] = useActionState(check, { status: 'idle' })
  return (
    <>
      <form action={action} className="grid max-w-xl gap-5">
        <Field
          label="File"
          error={state.status === 'refused' ? state.problem : undefined}
          hint="CSV, up to 1,000 rows, with the columns “Old address” and “Leads to”. An export of this list fits."
        >
          {(control) => (
            <Input
              {...control}
              type="file"
              name="file"
              required
              accept=".csv,.tsv,.txt,text/csv"
              className="py-2"
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" aria-disabled={isPending} className="justify-self-start">
          {isPending ? 'Checking…' : 'Check the file'}
        </Button>
      </form>
      {state.status === 'checked' && <Checked {...state} run={run} />}
    </>
  )
}

const countOf = (rows: CheckedRow[], outcome: CheckedRow['outcome']) =>
  rows.filter((row) => row.outcome === outcome).length

const OUTCOMES = {
  added: { label: 'New', tone: 'todo' },
  same: { label: 'There already', tone: 'over' },
  refused: { label: 'Left out', tone: 'problem' },
} as const

type CheckedProps = Extract<CheckedImport, { status: 'checked' }> & Pick<Props, 'run'>

function Checked({ fileName, rows, entries, run }: CheckedProps) {
  const added = countOf(rows, 'added')
  return (
    <section aria-labelledby="checked" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="checked" className="type-heading [overflow-wrap:anywhere]">
        {fileName}
      </h2>
      <p role="status">
        {formatCount(added)} new, {formatCount(countOf(rows, 'same'))} there already,{' '}
        {formatCount(countOf(rows, 'refused'))} left out. Nothing has changed yet.
      </p>
      {added > 0 && (
        <form action={run}>
          <input type="hidden" name="entries" value={entries} />
          <Button type="submit">
            Import {formatCount(added)} {added === 1 ? 'redirect' : 'redirects'}
          </Button>
        </form>
      )}
      <ol className="divide-y border-y">
        {rows.map(({ line, path, target, outcome, problem }) => (
          <li
            key={line}
            className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 gap-y-1 py-2 sm:grid-cols-[3rem_minmax(0,1fr)_auto]"
          >
            <span className="text-sm text-muted-foreground tabular-nums">{line}</span>
            <span className="[overflow-wrap:anywhere]">
              {path || '–'} → {target || '–'}
              {problem && <span className="block text-sm text-destructive">{problem}</span>}
            </span>
            <span className="max-sm:col-start-2">
              <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Badge>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
