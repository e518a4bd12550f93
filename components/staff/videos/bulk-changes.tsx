'use client'

import { createContext, type ReactNode, useActionState, useContext } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { fieldLook } from '@/components/ui/input'
import { addIndustryValue, type ChangeState, VIDEO_CHANGE_LABELS } from '@/lib/catalogue/video-changes'
import type { FilterOption } from '@/lib/list/query'
import { ChangeReportView } from './change-report'

export type ChangeAction = (previous: ChangeState, formData: FormData) => Promise<ChangeState>

const Context = createContext<{ send: (formData: FormData) => void; isPending: boolean } | null>(null)

/** It stands above the list, and the choice was made below. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

type ChangeReportsProps = { action: ChangeAction; children: ReactNode }

/** Around the list: its form is made anew after each change, and would forget the report. */
export function ChangeReports({ action, children }: ChangeReportsProps) {
  const [state, send, isPending] = useActionState(action, null)
  return (
    <Context value={{ send, isPending }}>
      {state && !isPending && (
        <div tabIndex={-1} ref={takeFocus} className="outline-none">
          <ChangeReportView state={state} send={send} />
        </div>
      )}
      {children}
    </Context>
  )
}

/** Within the form of the list, inside `ChangeReports`. */
export function BulkChanges({ industries }: { industries: FilterOption[] }) {
  const context = useContext(Context)
  if (!context) return null
  return (
    <div className="flex w-full gap-2 sm:w-auto">
      <select
        name="change"
        aria-label="Change of the selected videos"
        className={`${fieldLook} h-11 min-w-0 grow py-0 text-sm!`}
      >
        {Object.entries(VIDEO_CHANGE_LABELS).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
        <optgroup label="Add an industry">
          {industries.map(({ value, label }) => (
            <option key={value} value={addIndustryValue(value)}>
              Add {label}
            </option>
          ))}
        </optgroup>
      </select>
      <button
        type="submit"
        formAction={context.send}
        aria-disabled={context.isPending}
        onClick={(event) => context.isPending && event.preventDefault()}
        className={buttonVariants()}
      >
        {context.isPending ? 'Changing…' : 'Apply'}
      </button>
    </div>
  )
}
