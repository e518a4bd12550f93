'use client'

import { useActionState } from 'react'
import { CopyLink } from '@/components/staff/ad-groups/copy-link'
import { Button } from '@/components/ui/button'
import type { Action, ActionState } from '@/lib/forms/form-state'

const NOTHING: ActionState = {}

/** Links are not stored, so one that is lost is replaced. */
export function NewLinkForm({ action }: { action: Action }) {
  const [state, post, isPending] = useActionState(action, NOTHING)
  const address = state.values?.address
  return (
    <details className="w-full" open={address !== undefined || undefined}>
      <summary className="inline-block cursor-pointer py-1 text-sm underline underline-offset-4">
        Make a new link
      </summary>
      <p className="mt-3">
        All earlier links stop working, including those in emails. Send the new one to the client yourself.
      </p>
      <form action={post} className="mt-3 grid gap-3">
        {state.problem && (
          <p role="alert" className="text-destructive">
            {state.problem}
          </p>
        )}
        {address && <CopyLink label="New link, shown once" url={address} />}
        <Button
          type="submit"
          variant="outline"
          size="sm"
          aria-disabled={isPending}
          className="justify-self-start"
        >
          {isPending ? 'Making it…' : 'Yes, make a new link'}
        </Button>
      </form>
    </details>
  )
}
