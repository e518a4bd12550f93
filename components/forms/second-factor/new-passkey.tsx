'use client'

import { useState, useTransition, type SubmitEvent } from 'react'
import { problemOf } from '@/components/forms/action-problem'
import { PasswordField } from '@/components/forms/password-field'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/ui/toast-store'
import type { ActionState } from '@/lib/forms/form-state'
import type { PasskeyActions } from '@/lib/forms/passkey-state'
import { askDevice } from './ask-device'
import { RecoveryCodes } from './recovery-codes'

type Props = PasskeyActions & { email: string; next: string }

/** The password first, then the device. Needs scripts: the device is asked by one. */
export function NewPasskey({ start, finish, email, next }: Props) {
  const isHydrated = useHydrated()
  const [state, setState] = useState<ActionState>({})
  const [isPending, startTransition] = useTransition()

  async function add(data: FormData): Promise<ActionState> {
    const { options, ...refusal } = await start({}, data)
    if (!options) return refusal
    const reply = await askDevice(({ startRegistration }) => startRegistration({ optionsJSON: options }))
    return 'answer' in reply ? finish(String(data.get('name')).trim(), reply.answer) : reply
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const form = event.currentTarget
    const data = new FormData(form)
    startTransition(async () => {
      const answer = await add(data).catch((error: unknown): ActionState => ({ problem: problemOf(error) }))
      startTransition(() => setState(answer))
      if (!answer.done) return
      form.reset()
      toast({ ...answer.done, variant: 'success' })
    })
  }

  if (state.codes) return <RecoveryCodes codes={state.codes} email={email} next={next} />
  if (!isHydrated) return <p className="text-muted-foreground">Adding a passkey needs JavaScript.</p>
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        label="Name of the passkey"
        error={state.errors?.name}
        hint="So that you know it again: “MacBook”, “blue key”."
      >
        {(control) => <Input {...control} name="name" maxLength={60} autoComplete="off" aria-required />}
      </Field>
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label="Password for the new passkey"
        name="currentPassword"
        autoComplete="current-password"
        error={state.errors?.currentPassword}
      />
      {state.problem && (
        <p role="alert" className="border-l-2 border-destructive py-1 pl-4 text-destructive">
          {state.problem}
        </p>
      )}
      <Button type="submit" aria-disabled={isPending} className="justify-self-start">
        {isPending ? 'Asking your device…' : 'Add a passkey'}
      </Button>
    </form>
  )
}
