'use client'

import { unstable_rethrow } from 'next/navigation'
import { type SubmitEvent, useEffect, useState, useTransition } from 'react'
import { toast } from '@/components/ui/toast-store'
import { endMirroring } from '@/lib/actions/stop-mirroring'
import type { Mirroring } from '@/lib/auth/account'
import { ROLE_LABELS } from '@/lib/auth/roles'

/** The readable cookie contains only `label` and `role`. */
type Props = Pick<Mirroring, 'label' | 'role'> & Partial<Pick<Mirroring, 'canChange' | 'until' | 'isValid'>>

/** Fixed to the bottom of the window, so that nothing moves; `globals.css` reserves the space. */
export function MirroringBar({ label, role, canChange, until, isValid = true }: Props) {
  const [isPending, startTransition] = useTransition()
  const isExpired = useIsPast(until) || !isValid

  function stop(event: SubmitEvent) {
    event.preventDefault()
    if (isPending) return
    startTransition(async () => {
      await endMirroring().catch((error: unknown) => {
        unstable_rethrow(error)
        toast({ title: 'Failed to end user mirroring', variant: 'destructive' })
      })
    })
  }

  return (
    <aside
      id="mirroring-bar"
      aria-label="User mirroring"
      className="fixed inset-x-0 bottom-0 z-50 flex min-h-(--mirroring-bar) items-center justify-between gap-4 bg-red-700 px-5 py-2 text-white sm:px-8 print:hidden"
    >
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm sm:text-base">
        {isExpired ? (
          <span>The time to view as {label} is over. Stop to go on as yourself.</span>
        ) : (
          <>
            <span className="[overflow-wrap:anywhere]">
              You are currently viewing as <strong>{label}</strong>
            </span>
            <span className="rounded-sm border border-white px-1.5 text-[0.8125rem]">
              {role ? ROLE_LABELS[role] : 'No role'}
            </span>
            {canChange !== undefined && (
              <span className="text-[0.8125rem]">{canChange ? 'Changes allowed' : 'Read only'}</span>
            )}
          </>
        )}
      </p>
      <form action={endMirroring} onSubmit={stop} data-leaves="page" className="shrink-0">
        <button
          type="submit"
          aria-disabled={isPending}
          className="h-10 rounded-md bg-white px-4 text-sm font-medium text-red-800 transition-colors hover:bg-red-100 focus-visible:outline-white aria-disabled:opacity-60"
        >
          Stop Mirroring
        </button>
      </form>
    </aside>
  )
}

function useIsPast(time: string | undefined): boolean {
  const [passed, setPassed] = useState<string>()
  useEffect(() => {
    if (time === undefined) return
    const timer = setTimeout(() => setPassed(time), Date.parse(time) - Date.now())
    return () => clearTimeout(timer)
  }, [time])
  return time !== undefined && passed === time
}
