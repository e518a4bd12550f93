'use client'

import { type ReactNode, useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Action } from '@/lib/forms/form-state'

type Props = {
  action: Action
  /** What the form posts. */
  values: Record<string, string>
  children: ReactNode
}

/** Says beside the button why nothing was restored. */
export function RestoreForm({ action, values, children }: Props) {
  const [{ problem }, formAction, isPending] = useActionState(action, {})
  return (
    <form action={formAction} className="grid justify-items-start gap-2">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-disabled={isPending} className={buttonVariants({ size: 'sm' })}>
        {isPending ? 'Restoring…' : children}
      </button>
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
    </form>
  )
}
