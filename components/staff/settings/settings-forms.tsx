'use client'

import { ActionForm } from '@/components/forms/action-form'
import { PasswordField } from '@/components/forms/password-field'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { MIN_PASSWORD } from '@/lib/auth/password-limits'
import type { Action } from '@/lib/forms/form-state'

type NameFormProps = { action: Action; firstName: string | null; lastName: string | null }

export function NameForm({ action, firstName, lastName }: NameFormProps) {
  const form = useActionForm('own-name', action)
  const { state, values } = form
  return (
    <ActionForm form={form} submit="Save name" pending="Saving…">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={state.errors?.firstName}>
          {(control) => (
            <Input
              {...control}
              name="firstName"
              autoComplete="given-name"
              maxLength={100}
              defaultValue={values.firstName ?? firstName ?? ''}
            />
          )}
        </Field>
        <Field label="Last name" error={state.errors?.lastName} optional>
          {(control) => (
            <Input
              {...control}
              name="lastName"
              autoComplete="family-name"
              maxLength={100}
              defaultValue={values.lastName ?? lastName ?? ''}
            />
          )}
        </Field>
      </div>
    </ActionForm>
  )
}

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

export function PasswordForm({ action, email }: { action: Action; email: string }) {
  const form = useActionForm('own-password', action)
  const { errors } = form.state
  return (
    <ActionForm form={form} submit="Change password" pending="Saving…">
      {/* Tells password managers which entry to use. */}
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
