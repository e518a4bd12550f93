'use client'

import { MIN_PASSWORD } from '@/lib/auth/password-limits'
import type { Action } from '@/lib/forms/form-state'
import { ActionForm } from './action-form'
import { PasswordField } from './password-field'
import { useActionForm } from './use-action-form'

type NewPasswordFormProps = {
  /** Posted along with the password. */
  hidden: Record<string, string>
  /** Whose password it is, for password managers; null where the page does not know. */
  email: string | null
  submit: string
  action: Action
}

export function NewPasswordForm({ hidden, email, submit, action }: NewPasswordFormProps) {
  const form = useActionForm('new-password', action)
  return (
    <ActionForm form={form} submit={submit} pending="One moment…">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {email && <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />}
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        error={form.state.errors?.password}
        hint={`At least ${MIN_PASSWORD} characters. A few unrelated words work well.`}
      />
    </ActionForm>
  )
}
