'use client'

import { useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Action } from '@/lib/forms/form-state'

export function MakeRenditions({ action, label }: { action: Action; label: string }) {
  const [{ problem }, formAction, isPending] = useActionState(action, {})
  return (
    <form action={formAction} className="grid gap-2">
      <button
        type="submit"
        aria-disabled={isPending}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'justify-self-start' })}
      >
        {isPending ? 'Asking…' : label}
      </button>
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
    </form>
  )
}
