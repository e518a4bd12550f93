'use client'

import { useActionForm } from '@/components/forms/use-action-form'
import { Button } from '@/components/ui/button'
import type { Action } from '@/lib/forms/form-state'

export function UpdateToNewest({ action, newest }: { action: Action; newest: number }) {
  const { formProps, isPending, state } = useActionForm('update-to-newest', action)
  return (
    <form {...formProps} className="grid gap-2">
      <Button type="submit" size="sm" aria-disabled={isPending} className="justify-self-start">
        {isPending ? 'Drawing…' : `Update to the newest version, ${newest}`}
      </Button>
      {state.problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-sm text-destructive">
          {state.problem}
        </p>
      )}
    </form>
  )
}
