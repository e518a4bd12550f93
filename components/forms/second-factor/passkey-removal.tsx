'use client'

import type { ReactNode } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { PasswordField } from '@/components/forms/password-field'
import { useActionForm } from '@/components/forms/use-action-form'
import type { Action } from '@/lib/forms/form-state'
import { CodeField } from './code-form'

type Props = {
  passkeys: { id: string; name: string; about: ReactNode }[]
  /** The last second factor: after that the password is enough. */
  isLast: boolean
  remove: Action
}

export function PasskeyRemoval({ passkeys, isLast, remove }: Props) {
  const form = useActionForm('remove-passkey', remove)
  const { errors } = form.state
  return (
    <ActionForm form={form} submit="Remove the chosen passkey" pending="Removing…">
      <fieldset className="grid gap-3">
        <legend className="sr-only">Your passkeys</legend>
        {passkeys.map(({ id, name, about }) => (
          <label key={id} className="flex items-start gap-3 border-b pb-3">
            <input type="radio" name="passkey" value={id} className="mt-1 accent-primary" />
            <span className="grid gap-1">
              <span className="[overflow-wrap:anywhere]">{name}</span>
              <span className="text-sm text-muted-foreground">{about}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {errors?.passkey && <p className="text-sm text-destructive">{errors.passkey}</p>}
      {isLast && (
        <CodeField
          label="Recovery code"
          error={errors?.token}
          hint="Two-step sign-in ends with your last passkey. Leave this empty if you signed in within the last ten minutes."
          isOptional
        />
      )}
      <PasswordField
        label="Password to remove it"
        name="currentPassword"
        autoComplete="current-password"
        error={errors?.currentPassword}
      />
    </ActionForm>
  )
}
