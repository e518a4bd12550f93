'use client'

import { useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Action } from '@/lib/forms/form-state'

/** Says beside the entry why a change cannot be undone. */
export function UndoForm({ entryId, action }: { entryId: number; action: Action }) {
  const [{ problem }, formAction, isPending] = useActionState(action, {})
  return (
    <form action={formAction} className="grid content-start gap-2 md:justify-items-end">
      <input type="hidden" name="entry" value={entryId} />
      <button
        type="submit"
        aria-disabled={isPending}
        className={buttonVariants({
          variant: 'outline',
          size: 'sm',
          className: 'justify-self-start md:justify-self-end',
        })}
      >
        {isPending ? 'Undoing…' : 'Undo'}
      </button>
      {problem && (
        <p role="alert" className="max-w-60 text-sm text-destructive md:text-right">
          {problem}
        </p>
      )}
    </form>
  )
}
