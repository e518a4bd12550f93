'use client'

import { ActionForm } from '@/components/forms/action-form'
import { useActionForm } from '@/components/forms/use-action-form'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import type { Action } from '@/lib/forms/form-state'
import { RoleSelect } from './role-select'

export function InviteForm({ action }: { action: Action }) {
  const form = useActionForm('invitation', action)
  const { errors } = form.state
  const { values } = form
  return (
    <ActionForm form={form} submit="Send invitation" pending="Sending…">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First name" error={errors?.firstName}>
          {(control) => (
            <Input
              {...control}
              name="firstName"
              maxLength={100}
              autoComplete="off"
              defaultValue={values.firstName}
            />
          )}
        </Field>
        <Field label="Last name" error={errors?.lastName} optional>
          {(control) => (
            <Input
              {...control}
              name="lastName"
              maxLength={100}
              autoComplete="off"
              defaultValue={values.lastName}
            />
          )}
        </Field>
        <Field label="Email" error={errors?.email}>
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              maxLength={254}
              autoComplete="off"
              defaultValue={values.email}
            />
          )}
        </Field>
        <Field label="User type" error={errors?.userType}>
          {(control) => <RoleSelect {...control} className="h-12" defaultValue={values.userType} />}
        </Field>
      </div>
    </ActionForm>
  )
}
