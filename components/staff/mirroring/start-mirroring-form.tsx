import { unstable_rethrow, usePathname, useSearchParams } from 'next/navigation'
import { useTransition, type SubmitEvent } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast-store'
import { impersonateUser } from '@/lib/actions/start-mirroring'
import { IDLE, type FailureReason, type FormState } from '@/lib/forms/form-state'
import { readValues } from '@/lib/forms/read-values'
import { mirroringReason } from '@/lib/schemas/mirroring'

const failure = (reason: FailureReason) =>
  reason === 'refused' ? 'Could not start user mirroring session' : 'Failed to start user mirroring'

type Props = {
  userId: string
  state: FormState
  formAction: (formData: FormData) => void
  onAnswer: (answer: FormState) => void
}

/** Posts by itself without scripts; with them a lost connection becomes a message and the reason stays. */
export function StartMirroringForm({ userId, state, formAction, onAnswer }: Props) {
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
        unstable_rethrow(error)
        return { status: 'failed', reason: 'unavailable', values: readValues(formData) }
      })
      if (answer.status === 'failed') toast({ title: failure(answer.reason), variant: 'destructive' })
      startTransition(() => onAnswer(answer))
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
