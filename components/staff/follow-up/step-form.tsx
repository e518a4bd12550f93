'use client'

import { type ReactNode, useActionState, useState, useTransition } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { type ButtonVariants, buttonVariants } from '@/components/ui/button-variants'
import { toast } from '@/components/ui/toast-store'
import type { Action, ActionState } from '@/lib/forms/form-state'
import { passFocusOn } from './pass-focus'

type Props = {
  action: Action
  /** What the form posts. */
  values?: Record<string, string>
  variant?: ButtonVariants['variant']
  children: ReactNode
}

/** One button that changes something at once. Says beside it why it did not. */
export function StepForm({ action, values = {}, variant = 'outline', children }: Props) {
  const [posted, formAction] = useActionState(action, {})
  const [state, setState] = useState(posted)
  const [isPending, startTransition] = useTransition()
  return (
    <form
      ref={passFocusOn}
      action={formAction}
      onSubmit={(event) => {
        event.preventDefault()
        if (isPending) return
        const formData = new FormData(event.currentTarget)
        startTransition(async () => {
          const answer = await action({}, formData).catch((error: unknown): ActionState => ({
            problem: problemOf(error),
          }))
          if (answer.done) toast({ ...answer.done, variant: 'success' })
          startTransition(() => setState(answer))
        })
      }}
      className="grid justify-items-start gap-2"
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-disabled={isPending}
        aria-busy={isPending}
        className={buttonVariants({ variant, size: 'sm' })}
      >
        {children}
      </button>
      {state.problem && (
        <p role="alert" className="text-sm text-destructive">
          {state.problem}
        </p>
      )}
    </form>
  )
}
