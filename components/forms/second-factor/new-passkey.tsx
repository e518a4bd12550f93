'use client'

import { ActionForm } from '@/components/forms/action-form'
import { PasswordField } from '@/components/forms/password-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { useHydrated } from '@/components/hooks/use-hydrated'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { PasskeyActions } from '@/lib/forms/passkey-state'
import { askDevice } from './ask-device'
import { RecoveryCodes } from './recovery-codes'

type Props = PasskeyActions & { email: string; next: string }

/** The password first, then the device. Needs scripts: the device is asked by one. */
export function NewPasskey(props: Props) {
  const isHydrated = useHydrated()
  if (!isHydrated) return <p className="text-muted-foreground">Adding a passkey needs JavaScript.</p>
  return <PasskeyForm {...props} />
}

function PasskeyForm({ start, finish, email, next }: Props) {
  const form = useActionForm('new-passkey', async (_, data) => {
    const { options, ...refusal } = await start({}, data)
    if (!options) return refusal
    const reply = await askDevice(({ startRegistration }) => startRegistration({ optionsJSON: options }))
    return 'answer' in reply ? finish(String(data.get('name')).trim(), reply.answer) : reply
  })
  const { codes, errors } = form.state
  if (codes) return <RecoveryCodes codes={codes} email={email} next={next} />
  return (
    <ActionForm form={form} submit="Add a passkey" pending="Asking your device…">
      <Field
        label="Name of the passkey"
        error={errors?.name}
        hint="So that you know it again: “MacBook”, “blue key”."
      >
        {(control) => <Input {...control} name="name" maxLength={60} autoComplete="off" aria-required />}
      </Field>
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label="Password for the new passkey"
        name="currentPassword"
        autoComplete="current-password"
        error={errors?.currentPassword}
      />
    </ActionForm>
  )
}
