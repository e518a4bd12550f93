'use client'

import { ActionForm } from '@/components/forms/action-form'
import { PasswordField } from '@/components/forms/password-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/action-state'

export function EmailForm({ action, email }: { action: Action; email: string }) {
  const form = useActionForm('own-email', action)
  const { state, values } = form
  return (
    <ActionForm form={form} submit="Change email" pending="Sending…">
      <p className="[overflow-wrap:anywhere]">Now: {email}</p>
      <Field label="New email" error={state.errors?.email}>
        {(control) => (
          <Input
            {...control}
            type="email"
            name="email"
            autoComplete="off"
            maxLength={254}
            defaultValue={values.email}
            aria-required
          />
        )}
      </Field>
      <PasswordField
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        error={state.errors?.currentPassword}
      />
    </ActionForm>
  )
}
