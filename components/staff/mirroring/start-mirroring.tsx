'use client'

import { useActionState, useId, useState } from 'react'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { buttonVariants } from '@/components/ui/button-variants'
import { Modal } from '@/components/ui/modal'
import { impersonateUser } from '@/lib/actions/start-mirroring'
import { IDLE } from '@/lib/forms/form-state'
import { StartMirroringForm } from './start-mirroring-form'

const LOOK = buttonVariants({ variant: 'outline', size: 'sm', className: 'list-none' })

type Props = { userId: string; name: string }

/** Offers to look through a person's eyes. Without scripts, and until they run, the form unfolds in place. */
export function StartMirroring({ userId, name }: Props) {
  const id = useId()
  const [posted, formAction] = useActionState(impersonateUser, IDLE)
  const [state, setState] = useState(posted)
  const [isOpen, setIsOpen] = useState(posted.status !== 'idle')
  const isHydrated = useHydrated()

  const label = (
    <span>
      User Mirroring<span className="sr-only"> of {name}</span>
    </span>
  )
  const form = (
    <StartMirroringForm
      userId={userId}
      state={state}
      formAction={formAction}
      onAnswer={(answer) => {
        setState(answer)
        // What failed is told in a toast, which the dialog would cover.
        setIsOpen(answer.status === 'invalid')
      }}
    />
  )
  if (!isHydrated) {
    return (
      <details open={isOpen}>
        <summary className={LOOK}>{label}</summary>
        <div className="mt-4 w-80 max-w-full">{form}</div>
      </details>
    )
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={LOOK} onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen && (
        <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={() => setIsOpen(false)}>
          <h2 id={`${id}-title`} className="pr-10 type-heading break-words">
            View as {name}
          </h2>
          <p id={`${id}-text`} className="mt-3 mb-6 text-muted-foreground">
            For 60 minutes you see what this person sees. The audit log keeps who looked, when and why.
          </p>
          {form}
        </Modal>
      )}
    </>
  )
}
