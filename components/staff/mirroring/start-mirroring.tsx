'use client'

import { unstable_rethrow, usePathname, useSearchParams } from 'next/navigation'
import { type SubmitEvent, useActionState, useId, useState, useTransition } from 'react'
import { createPortal } from 'react-dom'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { StaffLink } from '@/components/staff/staff-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { impersonateUser } from '@/lib/actions/start-mirroring'
import { IDLE, readValues, type FailureReason, type FormState } from '@/lib/forms/form-state'
import { staffPaths } from '@/lib/portal/staff-paths'
import { mirroringReason } from '@/lib/schemas/mirroring'

const BUTTON_CLASS = buttonVariants({ variant: 'outline', size: 'sm' })

type StartMirroringProps = { userId: string; name: string }

/** In a dialog. Before hydration and without JavaScript it leads to the form on the user's page. */
export function StartMirroring({ userId, name }: StartMirroringProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [answer, setAnswer] = useState<FormState>()
  const isHydrated = useHydrated()

  const label = (
    <span>
      User Mirroring<span className="sr-only"> of {name}</span>
    </span>
  )
  if (!isHydrated) {
    return (
      <StaffLink href={`${staffPaths.user(userId)}#mirroring`} className={BUTTON_CLASS}>
        {label}
      </StaffLink>
    )
  }
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={BUTTON_CLASS} onClick={() => setIsOpen(true)}>
        {label}
      </button>
      {isOpen &&
        // The list is in a form, which cannot have another one inside.
        createPortal(
          <Modal labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={() => setIsOpen(false)}>
            <h2 id={`${id}-title`} className="pr-10 type-heading break-words">
              View as {name}
            </h2>
            <p id={`${id}-text`} className="mt-3 mb-6 text-muted-foreground">
              For 60 minutes you see what this person sees. The audit log keeps who looked, when and why.
            </p>
            <MirroringForm
              userId={userId}
              answer={answer}
              onResult={(result) => {
                setAnswer(result)
                // The dialog would cover the toast that shows the error.
                if (result.status !== 'invalid') setIsOpen(false)
              }}
            />
          </Modal>,
          document.body,
        )}
    </>
  )
}

const failure = (reason: FailureReason) =>
  reason === 'refused' ? 'Could not start user mirroring session' : 'Failed to start user mirroring'

type MirroringFormProps = {
  userId: string
  /** What came of the last try, with the reason that was typed. */
  answer?: FormState
  onResult?: (answer: FormState) => void
}

/** Keeps the reason when the connection fails. */
export function MirroringForm({ userId, answer: last, onResult }: MirroringFormProps) {
  const [posted, formAction] = useActionState(impersonateUser, IDLE)
  const [state, setState] = useState(last ?? posted)
  const [isPending, startTransition] = useTransition()
  const query = useSearchParams().toString()
  const pathname = usePathname()
  const values = 'values' in state ? state.values : {}

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const formData = new FormData(event.currentTarget)
    startTransition(async () => {
      const answer = await impersonateUser(IDLE, formData).catch((error: unknown): FormState => {
        try {
          unstable_rethrow(error)
        } catch (redirect) {
          // The page below the open dialog is locked where it was scrolled to.
          scrollTo({ top: 0, behavior: 'instant' })
          throw redirect
        }
        return { status: 'failed', reason: 'unavailable', values: readValues(formData) }
      })
      if (answer.status === 'failed') toast({ title: failure(answer.reason), variant: 'destructive' })
      startTransition(() => {
        setState(answer)
        onResult?.(answer)
      })
    })
  }

  return (
    <form action={formAction} onSubmit={submit} className="grid gap-5 whitespace-normal">
      <input type="hidden" name="userId" value={userId} />
      <input type="hidden" name="from" value={query ? `${pathname}?${query}` : pathname} />
      {state.status === 'failed' && (
        <p role="alert" className="text-sm text-destructive">
          {failure(state.reason)}
        </p>
      )}
      <Field
        label={mirroringReason.label}
        error={state.status === 'invalid' ? state.errors.reason : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            required
            maxLength={mirroringReason.max}
            defaultValue={values.reason}
            className="min-h-20!"
          />
        )}
      </Field>
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          name="allowChanges"
          defaultChecked={values.allowChanges === 'on'}
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span>
          Allow changes
          <span className="block text-sm text-muted-foreground">
            They are made in this person’s name. The account itself stays as it is.
          </span>
        </span>
      </label>
      <button type="submit" aria-disabled={isPending} className={buttonVariants()}>
        {isPending ? 'Starting…' : 'Start Mirroring'}
      </button>
    </form>
  )
}
