'use client'

import { useActionState } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Action } from '@/lib/forms/form-state'

type Props = {
  entryId: number
  action: Action
  /** Undoes this field alone. */
  field?: { column: string; label: string }
}

/** Says beside the entry why a change cannot be undone. */
export function UndoForm({ entryId, action, field }: Props) {
  const [{ problem }, formAction, isPending] = useActionState(action, {})
  return (
    <form
      action={formAction}
      className={field ? 'inline-grid' : 'grid content-start gap-2 md:justify-items-end'}
    >
      <input type="hidden" name="entry" value={entryId} />
      {field && <input type="hidden" name="column" value={field.column} />}
      <button
        type="submit"
        aria-disabled={isPending}
        className={
          field
            ? 'px-1.5 text-sm text-muted-foreground underline underline-offset-4 hover:text-foreground'
            : buttonVariants({
                variant: 'outline',
                size: 'sm',
                className: 'justify-self-start md:justify-self-end',
              })
        }
      >
        {isPending ? 'Undoing…' : field ? 'Restore' : 'Undo'}
        {field && <span className="sr-only"> {field.label} alone</span>}
      </button>
      {problem && (
        <p role="alert" className="max-w-60 text-sm text-destructive md:text-right">
          {problem}
        </p>
      )}
    </form>
  )
}
