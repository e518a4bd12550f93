'use client'

import { ActionForm } from '@/components/forms/action-form'
import { PasswordField } from '@/components/forms/password-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { MIN_PASSWORD } from '@/lib/auth/password-limits'
import type { Action } from '@/lib/forms/action-state'

export function PasswordForm({ action, email }: { action: Action; email: string }) {
  const form = useActionForm('own-password', action)
  const { errors } = form.state
  return (
    <ActionForm form={form} submit="Change password" pending="Saving…">
      {/* Tells password managers which of their entries is meant. */}
      <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={errors?.currentPassword}
      />
      <PasswordField
        label="New password"
        name="password"
        autoComplete="new-password"
        error={errors?.password}
        hint={`At least ${MIN_PASSWORD} characters.`}
      />
    </ActionForm>
  )
}
